import { HourCandidateTable } from '@ziping/bazi-view/HourCandidateTable';
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
  /** The hour chosen as a guess; null while none is. */
  assumed: { hour: number; minute: number } | null;
  onChoose: (time: { hour: number; minute: number }) => void;
}

/** What is certain of a day without its hour, and the thirteen charts it may have had. */
export function HourChoice({ question, assumed, onChoose }: HourChoiceProps) {
  const styles = useStyles(hourChoiceStyles);
  if (question.kind === 'undated') return <p css={styles.root}>{copy.undated}</p>;
  if (question.kind === 'impossible') return <p css={styles.root}>{question.message}</p>;
  const { candidates } = question;
  const chosen = candidates.hours.find(
    ({ hour, minute }) => hour === assumed?.hour && minute === assumed.minute,
  );
  return (
    <div css={styles.root}>
      <p css={styles.assumption}>{copy.assumption}</p>
      <HourCandidateTable
        level={3}
        candidates={candidates}
        chosen={chosen?.name ?? null}
        onChoose={({ hour, minute }) => onChoose({ hour, minute })}
      />
    </div>
  );
}
