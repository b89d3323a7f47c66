import { ChevronLeft } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../paths.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { appShellCopy as copy } from './AppShell.copy.ts';
import { isActivePath, mainLinks, type Session, type ShellUser } from './navigation.ts';
import { topBarStyles } from './TopBar.styles.ts';
import { UserMenu } from './UserMenu.tsx';

export interface TopBarProps {
  /** Whether somebody is logged in, as far as it is known. */
  session: Session;
  /** The member. */
  user?: ShellUser;
  /** The current path; its link is marked as current. */
  path: string;
  /** The page’s title, on a phone. */
  title: string;
  /** The back button was pressed; without it there is none. */
  onBack?: () => void;
  /** The member logs out. */
  onLogout: () => void;
}

/** On phones: the back button or the logo, and the page title. From 768px: the logo, the main links and the user. */
export const TopBar = memo(function TopBar({ session, user, path, title, onBack, onLogout }: TopBarProps) {
  const styles = stylesOf(topBarStyles);
  return (
    <header css={styles.root}>
      <div css={styles.narrow}>
        {onBack ? (
          <IconButton label={copy.back} icon={<ChevronLeft />} onClick={onBack} />
        ) : (
          <Link href={paths.home} variant="plain" aria-label={copy.home} css={styles.home}>
            <Logo size="1.5rem" />
          </Link>
        )}
        <span css={styles.title}>{title}</span>
      </div>
      <nav aria-label={copy.mainNavigation} css={styles.wide}>
        <Link href={paths.home} variant="plain" css={styles.brand}>
          <Logo size="2rem" />
          {copy.brand}
        </Link>
        <ul css={styles.links}>
          {mainLinks.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                variant="plain"
                css={styles.link}
                aria-current={isActivePath(path, href) ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div css={styles.session}>
          {session === 'resolving' && <Skeleton shape="title" width="6rem" />}
          {session === 'guest' && (
            <>
              <Button variant="quiet" href={paths.login}>
                {copy.login}
              </Button>
              <Button href={paths.register}>{copy.register}</Button>
            </>
          )}
          {session === 'member' && user && <UserMenu user={user} onLogout={onLogout} />}
        </div>
      </nav>
    </header>
  );
});
