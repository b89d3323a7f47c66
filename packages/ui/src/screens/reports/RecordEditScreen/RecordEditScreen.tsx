import type { Schema } from '@ziping/api-client/types';
import type { FormEvent } from 'react';
import {
  BirthDateField,
  type BirthDate,
  type BirthDateOptions,
} from '../../../patterns/BirthDateField/BirthDateField.tsx';
import { BirthTimeField, type HourMode } from '../../../patterns/BirthTimeField/BirthTimeField.tsx';
import {
  ConventionFields,
  type ConventionValues,
} from '../../../patterns/ConventionFields/ConventionFields.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Part, PartActions } from '../../../patterns/Part/Part.tsx';
import { RegionField, type RegionState } from '../../../patterns/RegionField/RegionField.tsx';
import { useFirstErrorFocus } from '../../../patterns/useFirstErrorFocus.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextAreaField } from '../../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { recordEditCopy as copy } from './RecordEditScreen.copy.ts';
import { recordEditStyles } from './RecordEditScreen.styles.ts';

/** A record as its form holds it. */
export interface RecordEditValues extends ConventionValues {
  name: string;
  gender: Schema<'Gender'>;
  calendar_type: Schema<'CalendarType'>;
  birth_date: BirthDate;
  /** 0–23. */
  hour: number;
  /** 0–59. */
  minute: number;
  hour_mode: HourMode;
  use_true_solar_time: boolean;
  /** Codes of province, city, district. */
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
  category: Schema<'Category'>;
  dst_fold: 0 | 1;
  /** At most 2000 characters. */
  note: string;
}

export type RecordEditErrors = Partial<Record<'name' | 'birth_date' | 'birth_place' | 'note', string>>;

export type RecordEditState =
  | { kind: 'loading' }
  /** Somebody else's, or deleted. */
  | { kind: 'missing' }
  | { kind: 'failed'; message: string }
  | { kind: 'editing' }
  | { kind: 'saving' }
  | { kind: 'refused'; message: string };

export interface RecordEditScreenProps {
  state: RecordEditState;
  /** The record's page. */
  href: string;
  values: RecordEditValues;
  errors: RecordEditErrors;
  date_options: BirthDateOptions;
  regions: RegionState;
  /** What the civil clock did at the hour entered. */
  clock?: 'plain' | 'dst' | 'fold' | 'gap';
  onChange: (change: Partial<RecordEditValues>) => void;
  onSubmit: () => void;
  onRetry: () => void;
  onRetryRegions: () => void;
}

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const genders = options(copy.genders);
const calendars = options(copy.calendars);
const groups = options(copy.groups);
const folds = [
  { value: '0', label: copy.folds.first },
  { value: '1', label: copy.folds.second },
] as const;

function Form({
  state,
  href,
  values,
  errors,
  date_options,
  regions,
  clock = 'plain',
  onChange,
  onSubmit,
  onRetryRegions,
}: RecordEditScreenProps) {
  const { formRef, markSubmitted } = useFirstErrorFocus(Object.keys(errors).length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  return (
    <form method="post" ref={formRef} noValidate onSubmit={handleSubmit}>
      <Part title={copy.personTitle}>
        <TextField
          label={copy.name}
          required
          autoComplete="off"
          maxLength={30}
          value={values.name}
          error={errors.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <SegmentedControl
          legend={copy.gender}
          required
          options={genders}
          value={values.gender}
          onChange={(gender) => onChange({ gender })}
        />
      </Part>
      <Part title={copy.birthTitle}>
        <SegmentedControl
          legend={copy.calendar}
          options={calendars}
          value={values.calendar_type}
          onChange={(calendar_type) => onChange({ calendar_type })}
        />
        <BirthDateField
          value={values.birth_date}
          options={date_options}
          error={errors.birth_date}
          onChange={(birth_date) => onChange({ birth_date })}
        />
        <BirthTimeField
          hour={values.hour}
          minute={values.minute}
          mode={values.hour_mode}
          onChange={(time) => onChange(time)}
          onModeChange={(hour_mode) => onChange({ hour_mode })}
        />
        {clock === 'dst' && values.apply_dst && <Notice>{copy.dstApplied}</Notice>}
        {clock === 'gap' && <Notice tone="warning">{copy.gap}</Notice>}
        {clock === 'fold' && (
          <Notice tone="warning">
            <SegmentedControl
              legend={copy.fold}
              layout="wrap"
              options={folds}
              value={values.dst_fold === 0 ? '0' : '1'}
              onChange={(fold) => onChange({ dst_fold: fold === '0' ? 0 : 1 })}
            />
          </Notice>
        )}
      </Part>
      <Part title={copy.placeTitle}>
        <Switch
          label={copy.trueSolar}
          hint={copy.trueSolarHint}
          checked={values.use_true_solar_time}
          onChange={(event) => onChange({ use_true_solar_time: event.target.checked })}
        />
        {values.use_true_solar_time && (
          <RegionField
            regions={regions}
            values={values.birth_place_values}
            error={errors.birth_place}
            onRetry={onRetryRegions}
            onChange={({ values: birth_place_values, labels: birth_place_labels }) =>
              onChange({ birth_place_values, birth_place_labels })
            }
          />
        )}
      </Part>
      <Part title={copy.groupTitle}>
        <SegmentedControl
          legend={copy.group}
          hideLegend
          layout="wrap"
          options={groups}
          value={values.category}
          onChange={(category) => onChange({ category })}
        />
      </Part>
      <Part title={copy.rulesTitle}>
        <ConventionFields values={values} onChange={onChange} />
      </Part>
      <Part title={copy.noteTitle}>
        <TextAreaField
          label={copy.note}
          hideLabel
          hint={copy.noteHint}
          counted
          maxLength={2000}
          rows={5}
          value={values.note}
          error={errors.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Part>
      <PartActions outcome={state.kind === 'refused' && <Notice tone="danger">{state.message}</Notice>}>
        <Button type="submit" variant="primary" busy={state.kind === 'saving'} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button href={href}>{copy.cancel}</Button>
      </PartActions>
    </form>
  );
}

/** A kept record, to be set right: everything its chart is made from, its group and its note. */
export function RecordEditScreen(props: RecordEditScreenProps) {
  const { state, href, onRetry } = props;
  const styles = useStyles(recordEditStyles);
  if (state.kind === 'missing') {
    return (
      <EmptyState title={copy.missingTitle} action={<Button href="/reports">{copy.toList}</Button>}>
        {copy.missing}
      </EmptyState>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState title={copy.failedTitle} action={<Button onClick={onRetry}>{copy.retry}</Button>}>
          {state.message}
        </EmptyState>
      </div>
    );
  }
  return (
    <Page title={copy.title} lead={copy.lead} up={{ href, label: copy.up }}>
      {state.kind === 'loading' ? (
        <div role="status" aria-label={copy.loading} css={styles.waiting}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} css={styles.blank}>
              <Skeleton shape="text" width="4rem" />
              <Skeleton shape="title" width="100%" />
            </div>
          ))}
        </div>
      ) : (
        <Form {...props} />
      )}
    </Page>
  );
}
