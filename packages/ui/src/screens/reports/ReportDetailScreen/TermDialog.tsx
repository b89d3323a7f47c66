import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { termDialogStyles } from './TermDialog.styles.ts';
import { termDialogCopy as copy } from './TermDialog.copy.ts';
import type { TermState } from './analysis.ts';

interface TermDialogProps {
  /** null closes the dialog. */
  term: TermState | null;
  onClose: () => void;
  onRetry: () => void;
}

/** The meaning of a tapped term, why it appears in this chart, and a quotation from a classic. */
export default function TermDialog({ term, onClose, onRetry }: TermDialogProps) {
  const styles = stylesOf(termDialogStyles);
  const ready = term?.kind === 'ready' ? term : null;
  return (
    <Dialog
      open={term !== null}
      title={ready ? <span css={styles.term}>{ready.entry.term}</span> : copy.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      {term?.kind === 'loading' && (
        <div aria-busy="true" css={styles.body}>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="70%" />
        </div>
      )}
      {term?.kind === 'failed' && (
        <Notice tone="danger" action={<Button onClick={onRetry}>{copy.retry}</Button>}>
          {copy.failed}
        </Notice>
      )}
      {ready && (
        <div css={styles.body}>
          <p css={styles.group}>{copy.groups[ready.entry.group]}</p>
          <p>{ready.entry.meaning}</p>
          {ready.why.length > 0 && (
            <section aria-labelledby="term-why">
              <h3 css={styles.heading} id="term-why">
                {copy.why}
              </h3>
              {ready.why.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          )}
          <figure css={styles.quotation}>
            <blockquote css={styles.quote}>{ready.entry.line.text}</blockquote>
            <figcaption css={styles.source}>{ready.entry.line.source}</figcaption>
          </figure>
        </div>
      )}
    </Dialog>
  );
}
