import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { pageStyles } from './Page.styles.ts';

export interface PageProps {
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** The parent page. Hidden on phones, where the bar has a back button. */
  parent?: { href: string; label: string };
  /** The sections of the page, usually FormSection. */
  children: ReactNode;
}

/** A page of one column: heading, lead and sections. */
export function Page({ title, lead, parent, children }: PageProps) {
  const styles = stylesOf(pageStyles);
  return (
    <div css={styles.root}>
      {parent && (
        <Link href={parent.href} variant="plain" css={styles.parent}>
          <ChevronLeft aria-hidden="true" />
          {parent.label}
        </Link>
      )}
      <header css={styles.header}>
        <h1 css={styles.title}>{title}</h1>
        {lead && <p css={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
