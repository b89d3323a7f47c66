import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { lessonStyles } from './LessonSheet.styles.ts';
import { lessonCopy as copy } from './LessonSheet.copy.ts';
import type { LessonView } from './study.ts';

interface LessonSheetProps {
  /** Null while nothing is to be told. */
  lesson: LessonView | null;
  onClose: () => void;
  onRetry: () => void;
}

/** What a word of the chart means, why it stands where it was tapped, and how the books put it. */
export default function LessonSheet({ lesson, onClose, onRetry }: LessonSheetProps) {
  const styles = useStyles(lessonStyles);
  const ready = lesson?.kind === 'ready' ? lesson : null;
  return (
    <Dialog
      open={lesson !== null}
      title={ready ? <span css={styles.term}>{ready.entry.term}</span> : copy.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      {lesson?.kind === 'loading' && (
        <div aria-busy="true" css={styles.parts}>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="70%" />
        </div>
      )}
      {lesson?.kind === 'failed' && (
        <Notice tone="danger" action={<Button onClick={onRetry}>{copy.retry}</Button>}>
          {copy.failed}
        </Notice>
      )}
      {ready && (
        <div css={styles.parts}>
          <p css={styles.group}>{copy.groups[ready.entry.group]}</p>
          <p>{ready.entry.meaning}</p>
          {ready.why.length > 0 && (
            <section aria-labelledby="lesson-why">
              <h3 css={styles.heading} id="lesson-why">
                {copy.why}
              </h3>
              {ready.why.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          )}
          <figure css={styles.figure}>
            <blockquote css={styles.line}>{ready.entry.line.text}</blockquote>
            <figcaption css={styles.source}>{ready.entry.line.source}</figcaption>
          </figure>
        </div>
      )}
    </Dialog>
  );
}
