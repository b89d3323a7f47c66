import { Toast } from '../../primitives/Toast/Toast.tsx';
import { useStyles } from '../../tokens/useStyles.ts';
import { recordToastCopy as copy } from './RecordToast.copy.ts';
import { recordToastStyles } from './RecordToast.styles.ts';

/** What was done to records. */
export type RecordEvent =
  /** `undoing`: it is being taken back right now. */
  | { kind: 'deleted'; count: number; undoing?: boolean }
  | { kind: 'restored'; count: number }
  | { kind: 'undo_failed' }
  | { kind: 'pin_failed' };

export interface RecordToastProps {
  event: RecordEvent;
  onUndo: () => void;
  /** The pointer or the focus has come to it, or has left: meanwhile it should not go away. */
  onHold: (event: { held: boolean }) => void;
}

function textOf(event: Exclude<RecordEvent, { kind: 'deleted' }>): string {
  if (event.kind === 'restored') return event.count > 0 ? copy.restored(event.count) : copy.late;
  return event.kind === 'undo_failed' ? copy.undoFailed : copy.pinFailed;
}

/** A passing word about records; a deletion can be taken back from it. */
export function RecordToast({ event, onUndo, onHold }: RecordToastProps) {
  const styles = useStyles(recordToastStyles);
  const hold = () => onHold({ held: true });
  const release = () => onHold({ held: false });
  if (event.kind !== 'deleted') {
    return <Toast tone={event.kind.endsWith('failed') ? 'danger' : 'success'}>{textOf(event)}</Toast>;
  }
  return (
    <div onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <Toast>
        <span css={styles.line}>
          {copy.deleted(event.count)}
          <button type="button" css={styles.undo} disabled={event.undoing} onClick={onUndo}>
            {event.undoing ? copy.undoing : copy.undo}
          </button>
        </span>
      </Toast>
    </div>
  );
}
