import { ApiError, messageOf } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import {
  RecordEditScreen,
  type RecordEditErrors,
  type RecordEditState,
  type RecordEditValues,
} from '@ziping/ui/screens/reports/RecordEditScreen';
import { recordEditCopy } from '@ziping/ui/screens/reports/RecordEditScreen.copy';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/store.ts';
import { dateOptions } from '../../data/birth/form.ts';
import { clockOf } from '../../data/birth/reading.ts';
import {
  birthChange,
  changedRecord,
  noteChange,
  recordErrors,
  valuesOf,
} from '../../features/birth-form/edit.ts';
import { chartAtom } from '../../features/chart/chart.ts';
import { editedAtom, editedIdAtom, saveBirth, saveNote } from '../../data/records/record.ts';
import { recordsChanged } from '../../data/records/records.ts';

const { messages } = recordEditCopy;
const BirthPlace = lazy(() => import('../../features/birth-form/BirthPlace.tsx'));

/** The form shown while the record is on its way; nothing of it is seen. */
const blank = valuesOf({
  id: '',
  name: '',
  gender: 'male',
  birth_place: '',
  birth_place_label: '',
  birth_time: '2000-01-01 12:00:00',
  birth_time_solar: '2000-01-01 12:00:00',
  calendar_type: 'solar',
  leap_month: false,
  category: 'other',
  conventions: { zi: 'next', yun: 'exact', dst: true, dst_fold: 0 },
  created_at: '',
});

/** /reports/{id}/edit: a kept record set right; its chart follows. */
export default function RecordEditRoute() {
  const { id = '' } = useParams();
  const setId = useSetAtom(editedIdAtom);
  useEffect(() => setId(id), [id, setId]);
  const { data, error, refetch } = useAtomValue(editedAtom);
  const record = data?.id === id ? data : undefined;
  if (record) return <Edit key={id} record={record} />;
  const state: RecordEditState =
    error instanceof ApiError && error.status === 404
      ? { kind: 'missing' }
      : error
        ? { kind: 'failed', message: messageOf(error, messages.fetchFailed) }
        : { kind: 'loading' };
  return (
    <RecordEditScreen
      state={state}
      href={paths.report(id)}
      values={blank}
      errors={{}}
      date_options={{ years: [], months: [], days: [] }}
      onChange={() => undefined}
      onSubmit={() => undefined}
      onRetry={() => void refetch()}
    />
  );
}

function Edit({ record: given }: { record: Schema<'Record'> }) {
  const [saved, setSaved] = useState<Schema<'Record'> | null>(null);
  /** Null until something is changed: until then a fresher record is shown as it comes. */
  const [edited, setEdited] = useState<RecordEditValues | null>(null);
  const record = saved ?? given;
  const values = edited ?? valuesOf(record);
  const [errors, setErrors] = useState<RecordEditErrors>({});
  const [state, setState] = useState<RecordEditState>({ kind: 'editing' });
  const askChart = useSetAtom(chartAtom);
  const navigate = useNavigate();

  function change(part: Partial<RecordEditValues>) {
    const next = changedRecord(values, part);
    setEdited(next);
    if (Object.keys(errors).length > 0) setErrors(recordErrors(next));
    if (state.kind === 'refused') setState({ kind: 'editing' });
  }

  async function submit() {
    if (state.kind === 'saving') return;
    const found = recordErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setState({ kind: 'saving' });
    const birth = birthChange(record, values);
    const note = noteChange(record, values);
    let failed: string = messages.failed;
    try {
      if (birth) {
        setSaved(await saveBirth(record.id, birth));
        askChart();
        failed = messages.noteFailed;
      }
      if (note !== null) await saveNote(record.id, note);
      await recordsChanged();
      void navigate(paths.report(record.id));
    } catch (error) {
      setState({ kind: 'refused', message: messageOf(error, failed) });
    }
  }

  return (
    <RecordEditScreen
      state={state}
      href={paths.report(record.id)}
      values={values}
      errors={errors}
      date_options={dateOptions(values.calendar_type, values.birth_date, new Date().getFullYear())}
      place={
        <Suspense>
          <BirthPlace values={values.birth_place_values} error={errors.birth_place} onChange={change} />
        </Suspense>
      }
      clock={clockOf(values)}
      onChange={change}
      onSubmit={() => void submit()}
      onRetry={() => undefined}
    />
  );
}
