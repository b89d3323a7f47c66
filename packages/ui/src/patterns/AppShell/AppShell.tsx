import type { ReactNode } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';
import { appShellStyles } from './AppShell.styles.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import type { Session, ShellUser } from './navigation.ts';
import { TopBar } from './TopBar.tsx';

export interface AppShellProps {
  /** `resolving` keeps the room that `guest` or `member` will take: nothing moves. */
  session: Session;
  /** Who is here; needed once the session is `member`. */
  user?: ShellUser;
  /** The path shown, for the mark on the current place. */
  path: string;
  /** The page's title, in the phone's top bar. */
  title: string;
  /** Back button of the phone's top bar; without it the seal stands there and leads home. */
  onBack?: () => void;
  onLogout: () => void;
  /** Years for the footer, ready to print. */
  year: string | number;
  /** The page fills the screen between the bars and scrolls inside itself; no footer. */
  fill?: boolean;
  children: ReactNode;
}

/** Bars, footer and landmarks around every page. */
export function AppShell({
  session,
  user,
  path,
  title,
  onBack,
  onLogout,
  year,
  fill = false,
  children,
}: AppShellProps) {
  const styles = useStyles(appShellStyles);
  return (
    <div css={[styles.root, fill && styles.fill]}>
      <a href="#main" css={styles.skip}>
        {copy.skip}
      </a>
      <TopBar {...{ session, user, path, title, onBack, onLogout }} />
      <main id="main" tabIndex={-1} css={[styles.main, fill && styles.fillMain]}>
        {children}
      </main>
      {!fill && <Footer years={String(year)} />}
      <BottomBar session={session} path={path} />
    </div>
  );
}
