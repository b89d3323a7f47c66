import { useId, type ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { partStyles } from './Part.styles.ts';

/** A part of a page or form, its title set vertically beside it where there is room. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles(partStyles);
  const id = useId();
  return (
    <section css={styles.root} aria-labelledby={id}>
      <h2 css={styles.title} id={id}>
        {title}
      </h2>
      <div css={styles.body}>{children}</div>
    </section>
  );
}

/** The end of a form of parts: what came of it, and its buttons side by side. */
export function PartActions({ outcome, children }: { outcome?: ReactNode; children: ReactNode }) {
  const styles = useStyles(partStyles);
  return (
    <div css={styles.acts}>
      {outcome}
      <div css={styles.buttons}>{children}</div>
    </div>
  );
}
