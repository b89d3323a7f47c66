import type { ReactNode } from 'react';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { authLayoutCopy } from './AuthLayout.copy.ts';
import { authLayoutStyles } from './AuthLayout.styles.ts';

export interface AuthLayoutProps {
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Content. */
  children: ReactNode;
}

/** The layout of the account forms. From 1024px a decorative verse, set vertically, stands beside the form. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const styles = stylesOf(authLayoutStyles);
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
      <div css={styles.aside} aria-hidden="true">
        <div css={styles.verse}>
          {authLayoutCopy.verseTitle.split(' ').map((line) => (
            <p key={line} css={styles.line}>
              {line}
            </p>
          ))}
          <div css={styles.logo}>
            <Logo size="3rem" />
          </div>
        </div>
      </div>
    </div>
  );
}
