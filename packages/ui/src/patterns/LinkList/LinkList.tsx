import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { linkListStyles } from './LinkList.styles.ts';

export interface LinkRow {
  href: string;
  label: string;
  /** A lucide icon; decorative. */
  icon: ReactNode;
  /** Describes the target, under the label. */
  hint?: string;
  /** The current value of the target, at the end of the line. */
  value?: ReactNode;
}

/** A list of links, one per line; the whole line is the target. */
export function LinkList({ label, rows }: { label: string; rows: readonly LinkRow[] }) {
  const styles = stylesOf(linkListStyles);
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.label} css={styles.row}>
          <Link href={row.href} variant="plain" css={styles.link}>
            <span css={styles.icon} aria-hidden="true">
              {row.icon}
            </span>
            <span css={styles.text}>
              <span>{row.label}</span>
              {row.hint && <span css={styles.hint}>{row.hint}</span>}
            </span>
            {row.value && <span css={styles.value}>{row.value}</span>}
            <ChevronRight css={styles.arrow} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
