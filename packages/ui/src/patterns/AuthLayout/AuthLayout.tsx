import type { ReactNode } from 'react';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { useStyles } from '../../tokens/useStyles.ts';
import { authLayoutCopy } from './AuthLayout.copy.ts';
import { authLayoutStyles } from './AuthLayout.styles.ts';

export interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** An opened book: the form on one leaf, a verse in vertical setting on the other. Narrow pages show the form alone. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const styles = useStyles(authLayoutStyles);
  return (
    <div css={styles.root}>
      <section css={styles.form} aria-labelledby="auth-title">
        <header css={styles.header}>
          <h1 css={styles.title} id="auth-title">
            {title}
          </h1>
          {lead && <p css={styles.lead}>{lead}</p>}
        </header>
        {children}
      </section>
      <div css={styles.facing} aria-hidden="true">
        <div css={styles.leaf}>
          {authLayoutCopy.verseTitle.split(' ').map((line) => (
            <p key={line} css={styles.line}>
              {line}
            </p>
          ))}
          <div css={styles.seal}>
            <Logo size="3rem" />
          </div>
        </div>
      </div>
    </div>
  );
}
