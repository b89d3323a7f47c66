import { useId, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { formSectionStyles } from './FormSection.styles.ts';

/** A titled section of a page or form. From 768px the title stands vertically beside it. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const styles = stylesOf(formSectionStyles);
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

/** The end of a form: the outcome of the last submit, then its buttons in one row. */
export function FormActions({ outcome, children }: { outcome?: ReactNode; children: ReactNode }) {
  const styles = stylesOf(formSectionStyles);
  return (
    <div css={styles.actions}>
      {outcome}
      <div css={styles.buttons}>{children}</div>
    </div>
  );
}
