import { memo } from 'react';
import { paths } from '../../paths.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { appShellCopy as copy } from './AppShell.copy.ts';
import { footerStyles } from './Footer.styles.ts';

const links = [
  { href: paths.terms, label: copy.terms },
  { href: paths.privacy, label: copy.privacy },
  { href: paths.about, label: copy.about },
  // Before an account is there, this is the way to larger type.
  { href: paths.settings, label: copy.settings },
];

/** Legal links, the settings and the copyright notice. `years`: 2026 or 2026–2027. */
export const Footer = memo(function Footer({ years }: { years: string }) {
  const styles = stylesOf(footerStyles);
  return (
    <footer css={styles.root}>
      <nav aria-label={copy.footerNavigation}>
        <ul css={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} variant="quiet" css={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p data-figures="">{copy.rights(years)}</p>
    </footer>
  );
});
