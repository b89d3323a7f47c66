import { messageOf } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import { recordCardCopy } from '@ziping/ui/patterns/RecordCard.copy';
import type { RecordEvent } from '@ziping/ui/patterns/RecordToast';
import { type RecordMoveState, RecordMoveDialog } from '@ziping/ui/screens/reports/RecordMoveDialog';
import { recordMoveCopy as copy } from '@ziping/ui/screens/reports/RecordMoveDialog.copy';
import { useState } from 'react';

import { useMoveRecords } from '../../data/record-mutations.ts';

interface MoveProps {
  /** The records to move. */
  records: readonly Schema<'Record'>[];
  onClose: () => void;
  /** The outcome, and the groups that the moved records came from. */
  onMoved: (event: RecordEvent, former: Schema<'RecordMove'>['former']) => void;
}

function eventOf({ moved, missing }: Schema<'RecordMove'>, category: Schema<'Category'>): RecordEvent {
  const about = { group: recordCardCopy.groups[category], missing: missing.length };
  return moved > 0 ? { kind: 'moved', count: moved, ...about } : { kind: 'not_moved', ...about };
}

/** The panel over the list in which a group is chosen for the selected records. */
export default function Move({ records, onClose, onMoved }: MoveProps) {
  const [state, setState] = useState<RecordMoveState>({ kind: 'choosing' });
  const [category, setCategory] = useState<Schema<'Category'>>();
  const { mutateAsync: moveRecords } = useMoveRecords();

  async function move() {
    if (!category) {
      setState({ kind: 'group_missing' });
      return;
    }
    setState({ kind: 'busy' });
    try {
      const outcome = await moveRecords({ ids: records.map(({ id }) => id), category });
      onMoved(eventOf(outcome, category), outcome.former);
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, copy.failed) });
    }
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
