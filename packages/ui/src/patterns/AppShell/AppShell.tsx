import type { ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';
import { appShellStyles } from './AppShell.styles.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import type { Session, ShellUser } from './navigation.ts';
import { TopBar } from './TopBar.tsx';

export interface AppShellProps {
  /** `resolving` reserves the space of `guest` and `member`, so that nothing moves. */
  session: Session;
  /** Required when the session is `member`. */
  user?: ShellUser;
  /** The current path; its link is marked as current. */
  path: string;
  /** The page's title, in the phone's top bar. */
  title: string;
  /** Back button of the phone's top bar; without it the bar shows the logo, a link to the home page. */
  onBack?: () => void;
  /** The member logs out. */
  onLogout: () => void;
  /** Year or years of the copyright notice: 2026 or 2026–2027. */
  year: string | number;
  /** The page fills the screen between the bars and scrolls inside itself; no footer. */
  fill?: boolean;
  /** Content. */
  children: ReactNode;
}

/** The frame of every page: top bar, main landmark, footer and, on phones, bottom bar. */
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
  const styles = stylesOf(appShellStyles);
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
