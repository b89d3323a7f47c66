import type { Schema } from '@ziping/api-client/types';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { recordMoveCopy as copy } from './RecordMoveDialog.copy.ts';

type Category = Schema<'Category'>;

export type RecordMoveState =
  | { kind: 'choosing' }
  /** Submitted without a group. */
  | { kind: 'group_missing' }
  | { kind: 'busy' }
  /** Nothing was moved. */
  | { kind: 'failed'; message: string };

export interface RecordMoveDialogProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: RecordMoveState;
  /** The records to move. */
  records: readonly Pick<Schema<'Record'>, 'category'>[];
  /** The chosen target group. */
  category: Category | undefined;
  /** A group was chosen. */
  onChoose: (event: { category: Category }) => void;
  /** The action is confirmed. */
  onConfirm: () => void;
  /** The action is given up. */
  onCancel: () => void;
}

const groups = optionsFromLabels(recordCardCopy.groups);

/** Asks for the group to move records to. A group that already holds all of them is disabled. */
export function RecordMoveDialog({
  state,
  records,
  category,
  onChoose,
  onConfirm,
  onCancel,
}: RecordMoveDialogProps) {
  return (
    <ConfirmDialog
      open
      title={copy.title}
      confirmLabel={copy.confirm}
      busyLabel={copy.busy}
      cancelLabel={copy.cancel}
      busy={state.kind === 'busy'}
      error={state.kind === 'failed' ? state.message : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <SegmentedControl
        legend={copy.legend(records.length)}
        layout="wrap"
        options={groups.map((group) => ({
          ...group,
          disabled: records.every((record) => record.category === group.value),
        }))}
        value={category}
        disabled={state.kind === 'busy'}
        error={state.kind === 'group_missing' ? copy.groupMissing : undefined}
        onChange={(value) => onChoose({ category: value })}
      />
    </ConfirmDialog>
  );
}
