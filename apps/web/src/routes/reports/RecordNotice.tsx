import { type RecordEvent, RecordToast } from '@ziping/ui/patterns/RecordToast';
import { useState } from 'react';

import { useTimeout } from '../../shared/useTimeout.ts';

/** How long a deletion or a move can be taken back by its notice, and how long other words stay, in milliseconds. */
const UNDO_FOR = 10_000;
const SAID_FOR = 4000;

interface RecordNoticeProps {
  event: RecordEvent;
  onUndo: () => void;
  onGone: () => void;
}

/** What was done to records, for as long as it takes to read; it waits for whoever is about to press its button. */
export default function RecordNotice({ event, onUndo, onGone }: RecordNoticeProps) {
  const [held, setHeld] = useState(false);
  const undoable = event.kind === 'deleted' || event.kind === 'moved';
  const waits = undoable && (held || event.undoing);
  useTimeout(waits ? null : undoable ? UNDO_FOR : SAID_FOR, onGone);
  return <RecordToast event={event} onUndo={onUndo} onHold={(change) => setHeld(change.held)} />;
}
