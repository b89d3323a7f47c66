import { unavailableButtonProps } from '../../primitives/Button/unavailableButtonProps.ts';
import { Toast } from '../../primitives/Toast/Toast.tsx';
import { ToastButton } from '../../primitives/Toast/ToastButton.tsx';
import { recordToastCopy as copy } from './RecordToast.copy.ts';

/** Events that can be undone. `undoing`: the undo is in progress. */
type UndoableEvent =
  | { kind: 'deleted'; count: number; undoing?: boolean }
  /** `missing`: how many of the selected records were already deleted elsewhere. */
  | { kind: 'moved'; count: number; group: string; missing: number; undoing?: boolean };

/** The outcome of an action on records. */
export type RecordEvent =
  | UndoableEvent
  | { kind: 'restored'; count: number }
  | { kind: 'undo_failed' }
  /** All records were already in the group, or deleted elsewhere. */
  | { kind: 'not_moved'; group: string; missing: number }
  | { kind: 'moved_back' }
  | { kind: 'move_back_failed' }
  | { kind: 'pin_failed' };

export interface RecordToastProps {
  /** What happened, with what it needs to be told. */
  event: RecordEvent;
  /** What happened is to be undone. */
  onUndo: () => void;
  /** `paused` while the pointer or the focus is on the toast: it must not disappear. */
  onPauseChange: (event: { paused: boolean }) => void;
}

function textOf(event: RecordEvent): string {
  switch (event.kind) {
    case 'deleted':
      return copy.deleted(event.count);
    case 'moved':
      return (
        copy.moved(event.count, event.group) + (event.missing > 0 ? copy.movedMissing(event.missing) : '')
      );
    case 'restored':
      return event.count > 0 ? copy.restored(event.count) : copy.late;
    case 'not_moved':
      return event.missing > 0 ? copy.notMovedMissing(event.missing) : copy.notMoved(event.group);
    case 'undo_failed':
      return copy.undoFailed;
    case 'moved_back':
      return copy.movedBack;
    case 'move_back_failed':
      return copy.moveBackFailed;
    case 'pin_failed':
      return copy.pinFailed;
  }
}

function toneOf({ kind }: RecordEvent) {
  if (kind === 'not_moved') return 'info';
  return kind.endsWith('failed') ? 'danger' : 'success';
}

/** A toast about an action on records. A deletion and a move can be undone from it. */
export function RecordToast({ event, onUndo, onPauseChange }: RecordToastProps) {
  const pause = () => onPauseChange({ paused: true });
  const resume = () => onPauseChange({ paused: false });
  if (event.kind !== 'deleted' && event.kind !== 'moved') {
    return <Toast tone={toneOf(event)}>{textOf(event)}</Toast>;
  }
  const undoing = event.kind === 'deleted' ? copy.undoing : copy.movingBack;
  return (
    <div onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
      <Toast
        actions={
          <ToastButton onClick={onUndo} {...(event.undoing && unavailableButtonProps)}>
            {event.undoing ? undoing : copy.undo}
          </ToastButton>
        }
      >
        {textOf(event)}
      </Toast>
    </div>
  );
}
