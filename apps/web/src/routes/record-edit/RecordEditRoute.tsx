import { ApiError, messageOf } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import {
  RecordEditScreen,
  type RecordEditChange,
  type RecordEditErrors,
  type RecordEditState,
  type RecordEditValues,
} from '@ziping/ui/screens/reports/RecordEditScreen';
import { recordEditCopy } from '@ziping/ui/screens/reports/RecordEditScreen.copy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { type Api, useApi } from '../../data/api.ts';
import { placeCode, readClock, settleDoubleHour } from '../../data/birth/clock.ts';
import { emptyForm } from '../../data/birth/form-state.ts';
import { dateOptions } from '../../data/birth/form.ts';
import { fetchCity, useCity } from '../../data/cities.ts';
import { recordOptions, useNoteRecord, useUpdateRecord } from '../../data/record.ts';
import {
  birthChange,
  applyRecordChange,
  changesBirth,
  noteChange,
  findRecordErrors,
  valuesOf,
} from '../../features/birth-form/edit.ts';
import { PlaceOfBirth } from '../../features/birth-form/PlaceOfBirth.ts';
import { paths } from '@ziping/ui/paths';

const { messages } = recordEditCopy;

/** The form's values while the record is loading; the screen does not show them. */
const blank: RecordEditValues = { ...emptyForm, gender: 'male', category: 'other', note: '' };

/** /reports/{id}/edit: changes a saved record; its chart is cast again. */
export default function RecordEditRoute() {
  const { id = '' } = useParams();
  const { data: record, error, refetch } = useQuery(recordOptions(useApi(), id));
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
      onConfirm={() => undefined}
      onLeave={() => undefined}
      onRetry={() => void refetch()}
    />
  );
}

/** How many reports would be lost. Its code is loaded on demand. 0 where that is not known: nobody is kept from a correction. */
const findWritten = ({ client }: Api, record_id: string): Promise<number> =>
  import('./written-reports.ts').then(({ countWritten }) => countWritten(client, record_id)).catch(() => 0);

function Edit({ record: given }: { record: Schema<'Record'> }) {
  const [saved, setSaved] = useState<Schema<'Record'> | null>(null);
  /** Null until something is changed: until then a newer answer of the service is shown. */
  const [edited, setEdited] = useState<RecordEditValues | null>(null);
  const record = saved ?? given;
  const values = edited ?? valuesOf(record);
  const city = useCity(placeCode(values));
  const [errors, setErrors] = useState<RecordEditErrors>({});
  const [state, setState] = useState<RecordEditState>({ kind: 'editing' });
  const api = useApi();
  const { mutateAsync: updateRecord } = useUpdateRecord();
  const { mutateAsync: noteRecord } = useNoteRecord();
  const navigate = useNavigate();

  function change(part: RecordEditChange) {
    const next = applyRecordChange(values, part);
    setEdited(next);
    if (Object.keys(errors).length > 0) setErrors(findRecordErrors(next));
    if (state.kind === 'refused') setState({ kind: 'editing' });
  }

  /** The values as they are sent, by the clock of the birth place. */
  const settle = async () => settleDoubleHour(values, await fetchCity(api, placeCode(values)));

  /** Asks before written reports are lost to a changed birth. */
  async function submit() {
    if (state.kind === 'saving') return;
    const found = findRecordErrors(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setState({ kind: 'saving' });
    const written = changesBirth(record, await settle()) ? await findWritten(api, record.id) : 0;
    if (written > 0) setState({ kind: 'asking', written });
    else await save();
  }

  async function save() {
    setState({ kind: 'saving' });
    const birth = birthChange(record, await settle());
    const note = noteChange(record, values);
    let failed: string = messages.failed;
    try {
      if (birth) {
        setSaved(await updateRecord({ id: record.id, body: birth }));
        failed = messages.noteFailed;
      }
      if (note !== null) await noteRecord({ id: record.id, note });
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
      date_options={dateOptions(
        values.calendar_type,
        values.birth_date,
        new Date().getFullYear(),
        values.lunar_calendar,
      )}
      place={<PlaceOfBirth of={values} error={errors.birth_place} onChange={change} />}
      clock={readClock(settleDoubleHour(values, city), city)}
      onChange={change}
      onSubmit={() => void submit()}
      onConfirm={() => void save()}
      onLeave={() => setState({ kind: 'editing' })}
      onRetry={() => undefined}
    />
  );
}
