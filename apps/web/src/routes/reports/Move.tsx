import type { Schema } from '@ziping/api-client/types';
import { recordCardCopy } from '@ziping/ui/patterns/RecordCard.copy';
import type { RecordEvent } from '@ziping/ui/patterns/RecordToast';
import { type RecordMoveState, RecordMoveDialog } from '@ziping/ui/screens/reports/RecordMoveDialog';
import { recordMoveCopy as copy } from '@ziping/ui/screens/reports/RecordMoveDialog.copy';
import { useState } from 'react';

import { attempt } from '../../shared/attempt.ts';
import { moveTo } from '../../data/records/records.ts';

interface MoveProps {
  /** What is to be moved. */
  records: readonly Schema<'Record'>[];
  onClose: () => void;
  /** What came of it, and the groups that the moved ones came from. */
  onMoved: (event: RecordEvent, former: Schema<'RecordMove'>['former']) => void;
}

/** The panel over the list in which a group is chosen for the ticked records. */
export default function Move({ records, onClose, onMoved }: MoveProps) {
  const [state, setState] = useState<RecordMoveState>({ kind: 'choosing' });
  const [category, setCategory] = useState<Schema<'Category'>>();

  async function move() {
    if (!category) {
      setState({ kind: 'group_missing' });
      return;
    }
    setState({ kind: 'busy' });
    const ids = records.map(({ id }) => id);
    const outcome = await attempt(copy.failed, () => moveTo(ids, category));
    if ('fault' in outcome) {
      setState({ kind: 'failed', message: outcome.fault.message });
      return;
    }
    const { moved, missing, former } = outcome.data;
    const group = recordCardCopy.groups[category];
    onMoved(
      moved > 0
        ? { kind: 'moved', count: moved, group, missing: missing.length }
        : { kind: 'not_moved', group, missing: missing.length },
      former,
    );
  }

  return (
    <RecordMoveDialog
      state={state}
      records={records}
      category={category}
      onChoose={({ category: chosen }) => {
        setCategory(chosen);
        setState({ kind: 'choosing' });
      }}
      onConfirm={() => void move()}
      onCancel={onClose}
    />
  );
}
