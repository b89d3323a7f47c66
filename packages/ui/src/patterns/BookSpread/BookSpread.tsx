import type { ReactNode } from 'react';
import { Seal } from '../../primitives/Seal/Seal.tsx';
import { useStyles } from '../../tokens/useStyles.ts';
import { bookSpreadCopy } from './BookSpread.copy.ts';
import { bookSpreadStyles } from './BookSpread.styles.ts';

export interface BookSpreadProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** An opened book: the form on one leaf, a verse in vertical setting on the other. Narrow pages show the form alone. */
export function BookSpread({ title, lead, children }: BookSpreadProps) {
  const styles = useStyles(bookSpreadStyles);
  return (
    <div css={styles.root}>
      <section css={styles.form} aria-labelledby="spread-title">
        <header css={styles.header}>
          <h1 css={styles.title} id="spread-title">
            {title}
          </h1>
          {lead && <p css={styles.lead}>{lead}</p>}
        </header>
        {children}
      </section>
      <div css={styles.facing} aria-hidden="true">
        <div css={styles.leaf}>
          {bookSpreadCopy.verseTitle.split(' ').map((line) => (
            <p key={line} css={styles.line}>
              {line}
            </p>
          ))}
          <div css={styles.seal}>
            <Seal size="3rem" />
          </div>
        </div>
      </div>
    </div>
  );
}
