import type { Schema } from '@ziping/api-client/types';
import { ChevronDown } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { loginWithRedirect, paths } from '../../../paths.ts';
import type {
  BirthDateOptions,
  BirthDateValues,
  BirthFormChange,
} from '../../../patterns/BirthDateField/BirthDateField.tsx';
import { BirthFields, type BirthFieldsValues } from '../../../patterns/BirthFields/BirthFields.tsx';
import { CalendarDateField } from '../../../patterns/BirthFields/CalendarDateField.tsx';
import { ClockNotice, type ClockState } from '../../../patterns/BirthFields/ClockNotice.tsx';
import {
  ConventionFields,
  type ConventionValues,
} from '../../../patterns/ConventionFields/ConventionFields.tsx';
import { donePanelStyles } from '../../../patterns/donePanel.styles.ts';
import { FourPillars } from '../../../patterns/FourPillars/FourPillars.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { useFocusFirstError } from '../../../patterns/useFocusFirstError.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { fortuneCopy as copy } from './FortuneScreen.copy.ts';
import { fortuneStyles } from './FortuneScreen.styles.ts';

/** A group that the form offers. */
export type FormGroup = keyof typeof copy.groups;

export interface FortuneValues extends ConventionValues, BirthDateValues, BirthFieldsValues {
  name: string;
  gender: Schema<'Gender'> | undefined;
  calendar_type: Schema<'CalendarType'>;
  lunar_calendar: Schema<'LunarCalendar'>;
  /** Codes of province, city, district; with `abroad` that of the city alone. */
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
  category: FormGroup | undefined;
  dst_fold: 0 | 1;
  hour_unknown: boolean;
}

export type FortuneChange = BirthFormChange<FortuneValues>;

export type FortuneErrors = Partial<
  Record<'name' | 'gender' | 'birth_date' | 'birth_place' | 'category', string>
>;

export type FortuneState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `localHref`: path of the chart cast on this device, when the service is unreachable. */
  | { kind: 'failed'; message: string; localHref?: string }
  | { kind: 'success'; record_id: string; name: string };

export interface FortuneScreenProps {
  /** A guest may fill the form in; submitting asks for a login. */
  audience: 'guest' | 'member';
  /** Idle, busy, failed, or with the stored record. */
  state: FortuneState;
  /** What is entered in the fields. */
  values: FortuneValues;
  /** Fault of each field; none for a valid one. */
  errors: FortuneErrors;
  /** The years, months and days that fit what is chosen. */
  date_options: BirthDateOptions;
  /** The birth place field. */
  place?: ReactNode;
  /** What the clock of the place did at that hour, such as summer time. */
  clock?: ClockState;
  /** The values come from a draft saved before login. */
  restored?: boolean;
  /** The live preview of the chart; empty pillars are shown without it. */
  preview?: ReactNode;
  /** The charts of every hour of the day, for an unknown hour. */
  hours?: ReactNode;
  /** A field was changed, with what it changes to. */
  onChange: (change: FortuneChange) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** Shows the chart on this device, without a login; offered to guests. */
  onReadFirst?: () => void;
  /** The hour was never chosen: asks whether it is the one that the form started with. */
  askHour?: boolean;
  /** The question about the hour was answered. */
  onHourAnswer?: (event: { answer: 'yes' | 'unknown' | 'change' }) => void;
  /** Back to an empty form after success. */
  onStartOver: () => void;
  /** Path of the login that returns to this form. */
  loginHref?: string;
  /** Path of the registration, with the page to return to. */
  registerHref?: string;
  /** Path of the search for births by their pillars. */
  lookupHref?: string;
}

const genders = optionsFromLabels(copy.genders);
const groups = optionsFromLabels(copy.groups);

type HeaderProps = Required<
  Pick<FortuneScreenProps, 'audience' | 'restored' | 'loginHref' | 'registerHref' | 'lookupHref'>
>;

function Header({ audience, restored, loginHref, registerHref, lookupHref }: HeaderProps) {
  const styles = stylesOf(fortuneStyles);
  return (
    <>
      <header css={styles.header}>
        <h1 css={styles.title}>{copy.title}</h1>
        <p css={styles.lead}>{copy.lead}</p>
        <div css={styles.ways}>
          <Link variant="quiet" css={styles.lookup} href={lookupHref}>
            {copy.lookup}
          </Link>
          <Link variant="quiet" css={styles.lookup} href={paths.ask}>
            {copy.ask}
          </Link>
        </div>
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
    </>
  );
}

type FieldsProps = Pick<FortuneScreenProps, 'values' | 'errors' | 'onChange'>;

function Person({ values, errors, onChange }: FieldsProps) {
  return (
    <FormSection title={copy.personTitle}>
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
    </FormSection>
  );
}

function Group({ values, errors, onChange }: FieldsProps) {
  return (
    <FormSection title={copy.groupTitle}>
      <SegmentedControl
        legend={copy.group}
        hideLegend
        layout="wrap"
        options={groups}
        value={values.category}
        error={errors.category}
        onChange={(category) => onChange({ category })}
      />
    </FormSection>
  );
}

function MoreOptions({ values, onChange }: Pick<FortuneScreenProps, 'values' | 'onChange'>) {
  const styles = stylesOf(fortuneStyles);
  return (
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
  );
}

function Submit({ state, onReadFirst }: Pick<FortuneScreenProps, 'state' | 'onReadFirst'>) {
  const styles = stylesOf(fortuneStyles);
  return (
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
      {onReadFirst && (
        <div css={styles.readFirst} data-guests="">
          <Button block size="large" onClick={onReadFirst}>
            {copy.readFirst}
          </Button>
          <p css={styles.note}>{copy.readFirstHint}</p>
        </div>
      )}
      <p css={styles.note}>{copy.note}</p>
    </div>
  );
}

/** The form that casts a chart. */
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
  onChange,
  onSubmit,
  onReadFirst,
  askHour = false,
  onHourAnswer,
  onStartOver,
  loginHref = loginWithRedirect(paths.fortune),
  registerHref = paths.register,
  lookupHref = paths.pillarLookup,
}: FortuneScreenProps) {
  const styles = stylesOf(fortuneStyles);
  const donePanel = stylesOf(donePanelStyles);
  const { formRef, markSubmitted } = useFocusFirstError(Object.keys(errors).length > 0);

  function readFirst() {
    markSubmitted();
    onReadFirst?.();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  if (state.kind === 'success') {
    return (
      <div css={donePanel.root}>
        <section css={donePanel.panel} role="status">
          <h1 css={styles.doneTitle}>{copy.doneTitle(state.name)}</h1>
          <p css={styles.doneLead}>{copy.done}</p>
          <div css={styles.doneActions}>
            <Button variant="primary" href={paths.report(state.record_id)}>
              {copy.view}
            </Button>
            <Button onClick={onStartOver}>{copy.again}</Button>
          </div>
        </section>
      </div>
    );
  }

  return (
    <div css={styles.root}>
      <Header {...{ audience, restored, loginHref, registerHref, lookupHref }} />
      <form method="post" css={styles.form} ref={formRef} noValidate onSubmit={handleSubmit}>
        <Person values={values} errors={errors} onChange={onChange} />
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
          hours={values.hour_unknown && hours}
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
        <aside css={styles.preview} aria-label={copy.previewTitle}>
          {preview ?? <FourPillars />}
        </aside>
        <Group values={values} errors={errors} onChange={onChange} />
        <MoreOptions values={values} onChange={onChange} />
        <Submit state={state} {...(audience === 'guest' && onReadFirst && { onReadFirst: readFirst })} />
      </form>
      <Dialog
        open={askHour}
        title={copy.hourAsk.title}
        onClose={() => onHourAnswer?.({ answer: 'change' })}
        footer={
          <>
            <Button onClick={() => onHourAnswer?.({ answer: 'unknown' })}>{copy.hourAsk.unknown}</Button>
            <Button variant="primary" onClick={() => onHourAnswer?.({ answer: 'yes' })}>
              {copy.hourAsk.yes}
            </Button>
          </>
        }
      >
        <p>{copy.hourAsk.text}</p>
      </Dialog>
    </div>
  );
}
