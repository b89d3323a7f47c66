import type { FoundBirth } from '@ziping/bazi/types';
import type { FormEvent } from 'react';
import { paths } from '../../../paths.ts';
import { FieldGroup } from '../../../patterns/FieldGroup/FieldGroup.tsx';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { pillarLookupCopy as copy } from './PillarLookupScreen.copy.ts';
import { pillarLookupStyles } from './PillarLookupScreen.styles.ts';

const keys = ['year', 'month', 'day', 'time'] as const;
type PillarName = (typeof keys)[number];

/** Pillars to look for, such as 甲子; empty while not chosen. */
export interface LookupValues {
  pillars: Record<PillarName, string>;
  /** When the day changes: `next` at 23:00, `split` at midnight. */
  zi: 'next' | 'split';
  from_year: number;
  to_year: number;
}

/** Pairs to choose from. The month depends on the year and the time on the day: empty until that one is chosen. */
export interface LookupOptions {
  pillars: Record<PillarName, readonly string[]>;
  years: readonly number[];
}

/** A span of time that has the pillars. `fits`: the form, with its ten-minute steps, can hold a time inside it. */
export type LookupBirth = FoundBirth & { fits: boolean };

export type LookupState =
  | { kind: 'idle' }
  | { kind: 'found'; births: readonly LookupBirth[] }
  /** No birth can have these pillars together; the message says why. */
  | { kind: 'impossible'; message: string };

export interface PillarLookupScreenProps {
  /** What is entered in the fields. */
  values: LookupValues;
  /** What can be chosen. */
  options: LookupOptions;
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: LookupState;
  /** A pillar is missing, or the first year is after the last. */
  errors: { pillars?: string | undefined; range?: string | undefined };
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<LookupValues>) => void;
  /** The form was submitted. */
  onSubmit: () => void;
  /** Fills the form with a birth. */
  onChoose: (birth: LookupBirth) => void;
  /** Where the way back leads. */
  backHref?: string;
}

const zis = optionsFromLabels(copy.zis);

/** Finds the births that have four given pillars. */
export function PillarLookupScreen({
  values,
  options,
  state,
  errors,
  onChange,
  onSubmit,
  onChoose,
  backHref = paths.fortune,
}: PillarLookupScreenProps) {
  const styles = stylesOf(pillarLookupStyles);
  const years = options.years.map((year) => ({ value: String(year), label: copy.year(year) }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <div css={styles.root}>
      <header css={styles.header}>
        <h1 css={styles.title}>{copy.title}</h1>
        <p css={styles.lead}>{copy.lead}</p>
        <Link variant="quiet" css={styles.back} href={backHref}>
          {copy.back}
        </Link>
      </header>
      <form css={styles.form} noValidate onSubmit={handleSubmit}>
        <FormSection title={copy.pillarsTitle}>
          <div css={styles.pillars}>
            {keys.map((key) => {
              const pairs = options.pillars[key];
              const waiting = pairs.length === 0 && (key === 'month' || key === 'time');
              return (
                <SelectField
                  key={key}
                  label={copy.pillars[key]}
                  placeholder={waiting ? copy.wait[key] : copy.choose[key]}
                  disabled={waiting}
                  options={pairs.map((pair) => ({ value: pair, label: pair }))}
                  value={values.pillars[key]}
                  aria-invalid={(errors.pillars !== undefined && values.pillars[key] === '') || undefined}
                  onChange={(event) =>
                    onChange({ pillars: { ...values.pillars, [key]: event.target.value } })
                  }
                />
              );
            })}
          </div>
          <p css={styles.hint}>{copy.pillarsHint}</p>
        </FormSection>
        <FormSection title={copy.rangeTitle}>
          <FieldGroup label={copy.range} error={errors.range}>
            <SelectField
              label={copy.from}
              hideLabel
              options={years}
              value={String(values.from_year)}
              aria-invalid={errors.range !== undefined || undefined}
              onChange={(event) => onChange({ from_year: Number(event.target.value) })}
            />
            <SelectField
              label={copy.to}
              hideLabel
              options={years}
              value={String(values.to_year)}
              aria-invalid={errors.range !== undefined || undefined}
              onChange={(event) => onChange({ to_year: Number(event.target.value) })}
            />
          </FieldGroup>
          <SegmentedControl
            legend={copy.zi}
            options={zis}
            value={values.zi}
            onChange={(zi) => onChange({ zi })}
          />
        </FormSection>
        <div css={styles.submit}>
          {errors.pillars && <Notice tone="danger">{errors.pillars}</Notice>}
          <Button block size="large" type="submit" variant="primary">
            {copy.submit}
          </Button>
        </div>
      </form>
      <div role="status" css={state.kind === 'idle' ? undefined : styles.results}>
        {state.kind === 'impossible' && (
          <Notice tone="warning" title={copy.impossible}>
            {state.message}
          </Notice>
        )}
        {state.kind === 'found' && state.births.length === 0 && (
          <Notice title={copy.none(values.from_year, values.to_year)}>{copy.noneHint}</Notice>
        )}
        {state.kind === 'found' && state.births.length > 0 && (
          <>
            <h2 css={styles.resultsTitle}>{copy.foundTitle}</h2>
            <p>{copy.found(state.births.length, values.from_year, values.to_year)}</p>
            <ol css={styles.list}>
              {state.births.map((birth) => (
                <li key={birth.from} css={styles.birth}>
                  <div>
                    <p css={styles.date}>
                      {copy.day(birth.from)} {copy.span(birth)}
                    </p>
                    <p css={styles.lunar}>{copy.lunar(birth.lunar_text)}</p>
                  </div>
                  {birth.fits ? (
                    <Button aria-label={copy.takeOf(birth.from)} onClick={() => onChoose(birth)}>
                      {copy.take}
                    </Button>
                  ) : (
                    <p css={styles.hint}>{copy.tooShort}</p>
                  )}
                </li>
              ))}
            </ol>
            <p css={styles.hint}>{copy.note}</p>
          </>
        )}
      </div>
    </div>
  );
}
