import { HourCandidateTable } from '@ziping/bazi-view/HourCandidateTable';
import type { HourCandidates } from '@ziping/bazi/types';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { hourChoiceCopy as copy } from './HourChoice.copy.ts';
import { hourChoiceStyles } from './HourChoice.styles.ts';

/** The hours to choose from when the birth hour is unknown. `undated`: no date is chosen. */
export type HourQuestion =
  | { kind: 'undated' }
  /** The date does not exist; the message says why. */
  | { kind: 'impossible'; message: string }
  | { kind: 'hours'; candidates: HourCandidates };

export interface HourChoiceProps {
  /** What is asked. */
  question: HourQuestion;
  /** The assumed hour. */
  assumed: { hour: number; minute: number };
  /** One of the choices was taken. */
  onChoose: (time: { hour: number; minute: number }) => void;
}

/** For an unknown birth hour: what is certain for the day, and its thirteen possible charts. */
export function HourChoice({ question, assumed, onChoose }: HourChoiceProps) {
  const styles = stylesOf(hourChoiceStyles);
  if (question.kind === 'undated') return <p css={styles.root}>{copy.undated}</p>;
  if (question.kind === 'impossible') return <p css={styles.root}>{question.message}</p>;
  return (
    <div css={styles.root}>
      <p css={styles.assumption}>{copy.assumption}</p>
      <HourCandidateTable
        level={3}
        candidates={question.candidates}
        chosen={assumed}
        onChoose={({ hour, minute }) => onChoose({ hour, minute })}
      />
    </div>
  );
}
