import type { Schema } from '@ziping/api-client/types';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { recordMoveCopy as copy } from './RecordMovePanel.copy.ts';

type Category = Schema<'Category'>;

export type MoveState =
  | { kind: 'choosing' }
  /** Asked to move before a group was chosen. */
  | { kind: 'unchosen' }
  | { kind: 'busy' }
  /** Nothing was moved; it can be tried again. */
  | { kind: 'failed'; message: string };

export interface RecordMovePanelProps {
  state: MoveState;
  /** What is to be moved. */
  records: readonly Pick<Schema<'Record'>, 'category'>[];
  /** Where to; undefined until it is chosen. */
  category: Category | undefined;
  onChoose: (event: { category: Category }) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

const groups = (Object.keys(recordCardCopy.groups) as Category[]).map((value) => ({
  value,
  label: recordCardCopy.groups[value],
}));

/** Asks which group the ticked records go to. The group they all stand in already is no answer. */
export function RecordMovePanel({
  state,
  records,
  category,
  onChoose,
  onConfirm,
  onCancel,
}: RecordMovePanelProps) {
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
        error={state.kind === 'unchosen' ? copy.unchosen : undefined}
        onChange={(chosen) => onChoose({ category: chosen })}
      />
    </ConfirmDialog>
  );
}
