import { CandidateCompare } from '@ziping/bazi-view/CandidateCompare';
import { phaseOf, phaseSign } from '@ziping/bazi-view/theme';
import type { CandidateSet, Chart } from '@ziping/bazi/types';
import { ChevronDown } from 'lucide-react';
import { FourPillars, type PillarGlyph } from '../../../patterns/FourPillars/FourPillars.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { describeCorrection } from './correction.ts';
import { fortunePreviewCopy as copy } from './FortunePreview.copy.ts';
import { fortunePreviewStyles } from './FortunePreview.styles.ts';

/** What the values of the form give so far. */
export type FortuneReading =
  | { kind: 'incomplete' }
  /** The date or hour does not exist; the message says why. */
  | { kind: 'impossible'; message: string }
  | {
      kind: 'cast';
      chart: Chart;
      /** Open questions about the birth, with a chart for each answer. */
      questions: readonly CandidateSet[];
      /** True solar time is on, but no place is chosen. */
      placeMissing: boolean;
    };

export interface FortunePreviewProps {
  /** The chart of what is entered so far. */
  reading: FortuneReading;
  /** Text for screen readers; changes only after the form has been idle. */
  spoken: string;
  /** Chooses the first or second occurrence of a repeated hour. */
  onFold: (fold: 0 | 1) => void;
}

function glyph(character: string): PillarGlyph {
  const phase = phaseOf(character);
  return { character, phase, sign: phase ? phaseSign(phase) : '' };
}

const pillarsOf = ({ bazi }: Chart) => [
  bazi.year_pillar,
  bazi.month_pillar,
  bazi.day_pillar,
  bazi.time_pillar,
];

const glyphsOf = (chart: Chart) =>
  pillarsOf(chart).map(({ heavenly_stem, earthly_branch }) => ({
    stem: glyph(heavenly_stem),
    branch: glyph(earthly_branch),
  }));

/** A reading in one sentence, for screen readers. */
export function spokenReading(reading: FortuneReading): string {
  if (reading.kind === 'incomplete') return '';
  if (reading.kind === 'impossible') return reading.message;
  const { chart } = reading;
  return copy.spoken(
    pillarsOf(chart).map(({ heavenly_stem, earthly_branch }) => heavenly_stem + earthly_branch),
    chart.day_master + glyph(chart.day_master).sign,
  );
}

type FactsProps = Extract<FortuneReading, { kind: 'cast' }> & Pick<FortunePreviewProps, 'onFold'>;

function Facts({ chart, questions, placeMissing, onFold }: FactsProps) {
  const styles = stylesOf(fortunePreviewStyles);
  const { truth, day_master } = chart;
  const cautions = truth.warnings.filter(({ kind }) => kind !== 'dst_applied');
  return (
    <>
      <dl css={styles.facts}>
        <dt>{copy.dayMaster}</dt>
        <dd>
          {day_master}
          {glyph(day_master).sign}
        </dd>
        <dt>{copy.lunar}</dt>
        <dd>{truth.lunar.text}</dd>
        <dt>{copy.correction}</dt>
        <dd>
          {describeCorrection(truth).map((part) => (
            <span key={part} css={styles.step}>
              {part}
            </span>
          ))}
        </dd>
      </dl>
      {placeMissing && <p css={styles.note}>{copy.placeMissing}</p>}
      {cautions.length > 0 && (
        <ul css={styles.cautions} aria-label={copy.cautions}>
          {cautions.map(({ kind, message }) => (
            <li key={kind}>{message}</li>
          ))}
        </ul>
      )}
      {questions.map((question) => (
        <details key={question.kind} css={styles.question}>
          <summary>
            {copy.questions[question.kind]}
            <ChevronDown aria-hidden="true" />
          </summary>
          <CandidateCompare
            level={3}
            question={question}
            // The answers of the other questions are other times of birth, which are entered in the form.
            onChoose={
              question.kind === 'dst_overlap' ? ({ index }) => onFold(index === 0 ? 0 : 1) : undefined
            }
          />
        </details>
      ))}
    </>
  );
}

/** Live preview of the form: the four pillars, the correction of the time, warnings and open questions. */
export function FortunePreview({ reading, spoken, onFold }: FortunePreviewProps) {
  const styles = stylesOf(fortunePreviewStyles);
  const chart = reading.kind === 'cast' ? reading.chart : undefined;
  return (
    <>
      <FourPillars showHint={reading.kind !== 'impossible'} pillars={chart && glyphsOf(chart)} />
      {reading.kind === 'impossible' && (
        <p css={styles.impossible}>
          <strong>{copy.impossible}</strong>
          {reading.message}
        </p>
      )}
      {reading.kind === 'cast' && <Facts {...reading} onFold={onFold} />}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
