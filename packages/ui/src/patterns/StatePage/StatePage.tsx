import type { ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { statePageStyles } from './StatePage.styles.ts';

export interface StatePageProps {
  /** Two or three characters, set vertically in a decorative frame. */
  mark: string;
  /** A short line above the title, e.g. 404. */
  overline?: string;
  /** Heading. */
  title: string;
  /** The phone's bar shows the title too: hides it there visually. */
  titleInBar?: boolean;
  /** Sentences below the title. */
  body: string;
  /** Links and buttons, the first one primary. */
  actions?: ReactNode;
  /** Small print below the actions. */
  footnote?: ReactNode;
  /** `alert` for an error that just occurred. */
  role?: 'alert';
}

/** A whole-page state such as an error or a missing page: mark, title, text and actions. */
export function StatePage({
  mark,
  overline,
  title,
  titleInBar = false,
  body,
  actions,
  footnote,
  role,
}: StatePageProps) {
  const styles = stylesOf(statePageStyles);
  return (
    <section css={styles.root} role={role}>
      <div css={styles.frame} aria-hidden="true">
        {mark}
      </div>
      <div css={styles.text}>
        {overline && <p css={styles.overline}>{overline}</p>}
        <h1 css={titleInBar ? styles.titleInBar : styles.title}>{title}</h1>
        <p css={styles.body}>{body}</p>
        {actions && <div css={styles.actions}>{actions}</div>}
        {footnote && <div css={styles.footnote}>{footnote}</div>}
      </div>
    </section>
  );
}
