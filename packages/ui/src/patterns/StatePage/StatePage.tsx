import type { ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { statePageStyles } from './StatePage.styles.ts';

export interface StatePageProps {
  /** Two or three characters, set vertically in the frame: the state at a glance. */
  mark: string;
  /** A short line above the title, e.g. 404. */
  overline?: string;
  title: string;
  /** The phone's bar already says the title: there it is read and not seen. */
  titleInBar?: boolean;
  body: string;
  /** The way on: links and buttons, the first one primary. */
  actions?: ReactNode;
  /** Small print below the actions. */
  footnote?: ReactNode;
  /** `alert` for what went wrong just now; otherwise the page is merely read. */
  role?: 'alert';
}

/** A page with nothing to show but its state: framed vertical mark, what happened, the way on. */
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
  const styles = useStyles(statePageStyles);
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
