import { paths } from '../../paths.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';

/** Who is here: not known yet, nobody, or somebody. */
export type Session = 'resolving' | 'guest' | 'member';

export interface ShellUser {
  nickname: string;
  avatar?: string | null;
}

/** The three places of the wide bar. */
export const mainLinks = [
  { href: paths.home, label: copy.home },
  { href: paths.fortune, label: copy.fortune },
  { href: paths.reports, label: copy.reports },
] as const;

/** Whether `path` is the place at `href` or below it; `/` holds only itself. */
export function isActivePath(path: string, href: string): boolean {
  return path === href || (href !== paths.home && path.startsWith(`${href}/`));
}
