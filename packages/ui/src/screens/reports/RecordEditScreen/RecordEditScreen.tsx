import type { Schema } from '@ziping/api-client/types';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import type {
  BirthDateOptions,
  BirthDateValues,
  BirthFormChange,
} from '../../../patterns/BirthDateField/BirthDateField.tsx';
import { BirthFields, type BirthFieldsValues } from '../../../patterns/BirthFields/BirthFields.tsx';
import { CalendarDateField } from '../../../patterns/BirthFields/CalendarDateField.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ClockNotice, type ClockState } from '../../../patterns/BirthFields/ClockNotice.tsx';
import {
  ConventionFields,
  type ConventionValues,
} from '../../../patterns/ConventionFields/ConventionFields.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { FormSection, FormActions } from '../../../patterns/FormSection/FormSection.tsx';
import { useFocusFirstError } from '../../../patterns/useFocusFirstError.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { TextAreaField } from '../../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { recordEditCopy as copy } from './RecordEditScreen.copy.ts';
import { recordEditStyles } from './RecordEditScreen.styles.ts';

/** Form values of a record. */
export interface RecordEditValues extends ConventionValues, BirthDateValues, BirthFieldsValues {
  name: string;
  gender: Schema<'Gender'>;
  calendar_type: Schema<'CalendarType'>;
  lunar_calendar: Schema<'LunarCalendar'>;
  /** Codes of province, city, district; with `abroad` that of the city alone. */
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
  category: Schema<'Category'>;
  dst_fold: 0 | 1;
  hour_unknown: boolean;
  /** At most 2000 characters. */
  note: string;
}

export type RecordEditChange = BirthFormChange<RecordEditValues>;

export type RecordEditErrors = Partial<Record<'name' | 'birth_date' | 'birth_place' | 'note', string>>;

export type RecordEditState =
  | { kind: 'loading' }
  /** Deleted, or belongs to another account. */
  | { kind: 'missing' }
  | { kind: 'failed'; message: string }
  | { kind: 'editing' }
  /** The birth would change for which `written` reports were written: whether that is wanted. */
  | { kind: 'asking'; written: number }
  | { kind: 'saving' }
  | { kind: 'refused'; message: string };

export interface RecordEditScreenProps {
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: RecordEditState;
  /** Path of the record's page. */
  href: string;
  /** What is entered in the fields. */
  values: RecordEditValues;
  /** Fault of each field; none for a valid one. */
  errors: RecordEditErrors;
  /** The years, months and days that fit what is chosen. */
  date_options: BirthDateOptions;
  /** The birth place field. */
  place?: ReactNode;
  /** What the clock of the place did at that hour, such as summer time. */
  clock?: ClockState;
  /** A field was changed, with what it changes to. */
  onChange: (change: RecordEditChange) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** The change of a birth that reports were written for is confirmed. */
  onConfirm: () => void;
  /** That change is not wanted: the form stays as it is. */
  onLeave: () => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

const genders = optionsFromLabels(copy.genders);
const groups = optionsFromLabels(copy.groups);

function Form({
  state,
  href,
  values,
  errors,
  date_options,
  place,
  clock = 'plain',
  onChange,
  onSubmit,
  onConfirm,
  onLeave,
}: RecordEditScreenProps) {
  const { formRef, markSubmitted } = useFocusFirstError(Object.keys(errors).length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  return (
    <form method="post" ref={formRef} noValidate onSubmit={handleSubmit}>
      <FormSection title={copy.personTitle}>
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
      </FormSection>
      <BirthFields
        texts={copy}
        values={values}
        date={
          <CalendarDateField
            calendar_type={values.calendar_type}
            birth_date={values.birth_date}
            options={date_options}
            error={errors.birth_date}
            onChange={onChange}
          />
        }
        notice={
          <ClockNotice
            texts={copy}
            clock={clock}
            apply_dst={values.apply_dst}
            dst_fold={values.dst_fold}
            onChange={onChange}
          />
        }
        place={place}
        onChange={onChange}
      />
      <FormSection title={copy.groupTitle}>
        <SegmentedControl
          legend={copy.group}
          hideLegend
          layout="wrap"
          options={groups}
          value={values.category}
          onChange={(category) => onChange({ category })}
        />
      </FormSection>
      <FormSection title={copy.rulesTitle}>
        <ConventionFields values={values} onChange={onChange} />
      </FormSection>
      <FormSection title={copy.noteTitle}>
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
      </FormSection>
      <FormActions outcome={state.kind === 'refused' && <Notice tone="danger">{state.message}</Notice>}>
        <Button type="submit" variant="primary" busy={state.kind === 'saving'} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button href={href}>{copy.cancel}</Button>
      </FormActions>
      <ConfirmDialog
        open={state.kind === 'asking'}
        title={copy.askTitle}
        confirmLabel={copy.askConfirm}
        onConfirm={onConfirm}
        onCancel={onLeave}
      >
        {state.kind === 'asking' && copy.ask(state.written)}
      </ConfirmDialog>
    </form>
  );
}

/** Edits a saved record: the birth and conventions of its chart, its group and its note. */
export function RecordEditScreen(props: RecordEditScreenProps) {
  const { state, href, onRetry } = props;
  const styles = stylesOf(recordEditStyles);
  if (state.kind === 'missing') {
    return (
      <EmptyState title={copy.missingTitle} action={<Button href={paths.reports}>{copy.toList}</Button>}>
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
    <Page title={copy.title} lead={copy.lead} parent={{ href, label: copy.up }}>
      {state.kind === 'loading' ? (
        <div role="status" aria-label={copy.loading} css={styles.skeleton}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} css={styles.skeletonField}>
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
