import { type RecordEvent, RecordToast } from '@ziping/ui/patterns/RecordToast';
import { useState } from 'react';

import { useTimeout } from '../../shared/useTimeout.ts';

/** How long a notice with 撤销 stays, and how long others do, in milliseconds. */
export const UNDO_DURATION = 10_000;
const NOTICE_DURATION = 4000;

interface RecordNoticeProps {
  event: RecordEvent;
  onUndo: () => void;
  onGone: () => void;
}

/** A notice of what was done to records. It stays while its button has the pointer or the focus. */
export default function RecordNotice({ event, onUndo, onGone }: RecordNoticeProps) {
  const [held, setHeld] = useState(false);
  const undoable = event.kind === 'deleted' || event.kind === 'moved';
  const waits = undoable && (held || event.undoing);
  useTimeout(waits ? null : undoable ? UNDO_DURATION : NOTICE_DURATION, onGone);
  return <RecordToast event={event} onUndo={onUndo} onPauseChange={(change) => setHeld(change.paused)} />;
}
