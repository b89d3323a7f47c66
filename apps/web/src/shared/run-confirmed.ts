interface Confirmation {
  step: 'asking' | 'busy' | 'failed';
}

/**
 * Does what a dialog has asked about. The dialog is busy meanwhile, and closes after it or says that it failed. Nothing
 * is done where none is open, or it is busy already.
 */
export async function runConfirmed<Dialog extends object>(
  dialog: (Dialog & Confirmation) | null,
  setDialog: (dialog: (Dialog & Confirmation) | null) => void,
  run: (dialog: Dialog) => Promise<unknown>,
): Promise<void> {
  if (!dialog || dialog.step === 'busy') return;
  setDialog({ ...dialog, step: 'busy' });
  try {
    await run(dialog);
    setDialog(null);
  } catch {
    setDialog({ ...dialog, step: 'failed' });
  }
}
