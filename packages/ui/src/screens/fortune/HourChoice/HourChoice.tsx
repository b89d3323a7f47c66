import type { HourCandidates } from '@ziping/bazi/types';
import { useStyles } from '../../../tokens/useStyles.ts';
import { hourChoiceCopy as copy } from './HourChoice.copy.ts';
import { hourChoiceStyles } from './HourChoice.styles.ts';

/** What a day leaves open while its hour is not known. */
export type HourQuestion =
  | { kind: 'undated' }
  /** There is no such day; the message says why. */
  | { kind: 'impossible'; message: string }
  | { kind: 'hours'; candidates: HourCandidates };

export interface HourChoiceProps {
  question: HourQuestion;
  /** The hour of the form: marked where it is one of the thirteen. */
  hour: number;
  minute: number;
  onChoose: (time: { hour: number; minute: number }) => void;
}

/** What is certain of a day without its hour, and the thirteen charts it may have had. */
export function HourChoice({ question, hour, minute, onChoose }: HourChoiceProps) {
  const styles = useStyles(hourChoiceStyles);
  if (question.kind === 'undated') return <p css={styles.root}>{copy.undated}</p>;
  if (question.kind === 'impossible') return <p css={styles.root}>{question.message}</p>;
  const { hours, stable, varies } = question.candidates;
  return (
    <section css={styles.root} aria-label={copy.label}>
      <p>
        {copy.stable(stable)}
        {copy.varies(varies)}
      </p>
      <ul css={styles.hours}>
        {hours.map((candidate) => (
          <li key={candidate.name}>
            <button
              type="button"
              css={styles.hour}
              aria-pressed={candidate.hour === hour && candidate.minute === minute}
              onClick={() => onChoose({ hour: candidate.hour, minute: candidate.minute })}
            >
              {candidate.name}
            </button>
          </li>
        ))}
      </ul>
      <p css={styles.assumption}>{copy.assumption}</p>
    </section>
  );
}
