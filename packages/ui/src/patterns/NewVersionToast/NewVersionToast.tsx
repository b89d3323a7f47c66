import { Toast } from '../../primitives/Toast/Toast.tsx';
import { ToastButton } from '../../primitives/Toast/ToastButton.tsx';
import { newVersionCopy as copy } from './NewVersionToast.copy.ts';

export interface NewVersionToastProps {
  /** Loads the page anew, with the new version. */
  onReload: () => void;
  /** Puts the notice away; the new version comes with the next visit. */
  onLater: () => void;
}

/** Says, in a tab that stayed open, that a new version of the app is there. */
export function NewVersionToast({ onReload, onLater }: NewVersionToastProps) {
  return (
    <Toast
      actions={
        <>
          <ToastButton onClick={onReload}>{copy.reload}</ToastButton>
          <ToastButton onClick={onLater}>{copy.later}</ToastButton>
        </>
      }
    >
      {copy.text}
    </Toast>
  );
}
