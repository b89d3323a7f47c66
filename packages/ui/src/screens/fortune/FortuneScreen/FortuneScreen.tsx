import type { Schema } from '@ziping/api-client/types';
import { ChevronDown } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
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
import { FourPillars } from '../../../patterns/FourPillars/FourPillars.tsx';
import { Part } from '../../../patterns/Part/Part.tsx';
import { useFirstErrorFocus } from '../../../patterns/useFirstErrorFocus.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { fortuneCopy as copy } from './FortuneScreen.copy.ts';
import { fortuneStyles } from './FortuneScreen.styles.ts';

/** The groups the form offers. */
export type FormGroup = keyof typeof copy.groups;

export interface FortuneValues extends ConventionValues {
  name: string;
  gender: Schema<'Gender'> | undefined;
  calendar_type: Schema<'CalendarType'>;
  birth_date: BirthDate;
  /** 0–23. */
  hour: number;
  /** 0, 10 … 50. */
  minute: number;
  hour_mode: HourMode;
  use_true_solar_time: boolean;
  /** Codes of province, city, district. */
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
  category: FormGroup | undefined;
  dst_fold: 0 | 1;
}

export type FortuneErrors = Partial<
  Record<'name' | 'gender' | 'birth_date' | 'birth_place' | 'category', string>
>;

export type FortuneState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `localHref`: where the chart can be read meanwhile, cast on the device. */
  | { kind: 'failed'; message: string; localHref?: string }
  | { kind: 'success'; record_id: string; name: string };

/**
 * What the civil clock did at the hour entered: nothing, it ran an hour ahead,
 * it showed this hour twice, or it skipped this hour.
 */
export type ClockState = 'plain' | 'dst' | 'fold' | 'gap';

export interface FortuneScreenProps {
  /** A guest may fill the form in; submitting asks for a login. */
  audience: 'guest' | 'member';
  state: FortuneState;
  values: FortuneValues;
  errors: FortuneErrors;
  date_options: BirthDateOptions;
  /** Where true solar time is wanted: the birth place. */
  place?: ReactNode;
  clock?: ClockState;
  /** The draft from before the login has been filled in. */
  restored?: boolean;
  /** A chart that follows the form as it is filled in; until it is there its place is kept. */
  preview?: ReactNode;
  /** What is known without the hour, opened by whoever does not know it. */
  hours?: ReactNode;
  /** The hour was chosen as a guess. */
  hourAssumed?: boolean;
  onToggleHours: () => void;
  onChange: (change: Partial<FortuneValues>) => void;
  onSubmit: () => void;
  /** Back to an empty form after success. */
  onAgain: () => void;
  /** With the way back to the form. */
  loginHref?: string;
  registerHref?: string;
  /** Where births are found by their pillars. */
  lookupHref?: string;
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

/** The form from which a chart is cast. */
export function FortuneScreen({
  audience,
  state,
  values,
  errors,
  date_options,
  place,
  clock = 'plain',
  restored = false,
  preview,
  hours,
  hourAssumed = false,
  onToggleHours,
  onChange,
  onSubmit,
  onAgain,
  loginHref = '/login?redirect=/fortune',
  registerHref = '/register',
  lookupHref = '/fortune?by=pillars',
}: FortuneScreenProps) {
  const styles = useStyles(fortuneStyles);
  const { formRef, markSubmitted } = useFirstErrorFocus(Object.keys(errors).length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  if (state.kind === 'success') {
    return (
      <div css={styles.done}>
        <section css={styles.donePanel} role="status">
          <h1 css={styles.doneTitle}>{copy.doneTitle(state.name)}</h1>
          <p css={styles.doneLead}>{copy.done}</p>
          <div css={styles.doneActs}>
            <Button variant="primary" href={`/reports/${state.record_id}`}>
              {copy.view}
            </Button>
            <Button onClick={onAgain}>{copy.again}</Button>
          </div>
        </section>
      </div>
    );
  }

  return (
    <div css={styles.root}>
      <header css={styles.header}>
        <h1 css={styles.title}>{copy.title}</h1>
        <p css={styles.lead}>{copy.lead}</p>
        <Link variant="quiet" css={styles.lookup} href={lookupHref}>
          {copy.lookup}
        </Link>
      </header>
      {audience === 'guest' && (
        <div css={styles.banner} data-guests="">
          <Notice
            title={copy.guestTitle}
            action={
              <>
                <Button size="small" href={loginHref}>
                  {copy.login}
                </Button>
                <Button size="small" variant="quiet" href={registerHref}>
                  {copy.register}
                </Button>
              </>
            }
          >
            {copy.guest}
          </Notice>
        </div>
      )}
      {restored && (
        <div css={styles.banner}>
          <Notice tone="success">{copy.restored}</Notice>
        </div>
      )}
      <form method="post" css={styles.form} ref={formRef} noValidate onSubmit={handleSubmit}>
        <Part title={copy.personTitle}>
          <TextField
            label={copy.name}
            required
            placeholder={copy.namePlaceholder}
            autoComplete="off"
            maxLength={20}
            value={values.name}
            error={errors.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <SegmentedControl
            legend={copy.gender}
            required
            options={genders}
            value={values.gender}
            error={errors.gender}
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
          <div>
            <BirthTimeField
              hour={values.hour}
              minute={values.minute}
              mode={values.hour_mode}
              hint={hourAssumed ? copy.hourAssumed : undefined}
              onChange={(time) => onChange(time)}
              onModeChange={(hour_mode) => onChange({ hour_mode })}
            />
            <button
              type="button"
              css={styles.unknownHour}
              aria-expanded={hours !== undefined}
              onClick={onToggleHours}
            >
              {copy.unknownHour}
            </button>
            {hours}
          </div>
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
          {place}
        </Part>
        <aside css={styles.preview} aria-label={copy.previewTitle}>
          {preview ?? <FourPillars />}
        </aside>
        <Part title={copy.groupTitle}>
          <SegmentedControl
            legend={copy.group}
            hideLegend
            layout="wrap"
            options={groups}
            value={values.category}
            error={errors.category}
            onChange={(category) => onChange({ category })}
          />
        </Part>
        <details css={styles.more}>
          <summary css={styles.moreSummary}>
            <span>{copy.more}</span>
            <span css={styles.moreHint}>{copy.moreHint}</span>
            <ChevronDown css={styles.moreArrow} aria-hidden="true" />
          </summary>
          <div css={styles.moreBody}>
            <ConventionFields values={values} onChange={onChange} />
          </div>
        </details>
        <div css={styles.submit}>
          {state.kind === 'failed' && (
            <Notice
              tone="danger"
              action={state.localHref && <Button href={state.localHref}>{copy.readMeanwhile}</Button>}
            >
              {state.message}
            </Notice>
          )}
          <Button
            block
            size="large"
            type="submit"
            variant="primary"
            busy={state.kind === 'busy'}
            busyLabel={copy.submitBusy}
          >
            {copy.submit}
          </Button>
          <p css={styles.note}>{copy.note}</p>
        </div>
      </form>
    </div>
  );
}
