import { BookOpenText, Columns4, UserRound } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../paths.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { appShellCopy as copy } from './AppShell.copy.ts';
import { bottomBarStyles } from './BottomBar.styles.ts';
import { isActivePath, type Session } from './navigation.ts';

export interface BottomBarProps {
  /** Whether somebody is logged in, as far as it is known. */
  session: Session;
  /** The current path; its link is marked as current. */
  path: string;
}

/** The main links on phones. While the session is unknown, 我的 links to the profile, whose guard redirects guests. */
export const BottomBar = memo(function BottomBar({ session, path }: BottomBarProps) {
  const styles = stylesOf(bottomBarStyles);
  const items = [
    { href: paths.fortune, label: copy.fortune, Icon: Columns4, current: isActivePath(path, paths.fortune) },
    {
      href: paths.reports,
      label: copy.reports,
      Icon: BookOpenText,
      current: isActivePath(path, paths.reports),
    },
    {
      href: session === 'guest' ? paths.login : paths.profile,
      label: copy.mine,
      Icon: UserRound,
      current: isActivePath(path, paths.profile) || isActivePath(path, paths.login),
    },
  ];
  return (
    <nav aria-label={copy.tabNavigation} css={styles.root}>
      <ul css={styles.list}>
        {items.map(({ href, label, Icon, current }) => (
          <li key={label}>
            <Link href={href} variant="plain" css={styles.link} aria-current={current ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
