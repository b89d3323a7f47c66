import { paths } from '../../paths.ts';
import { appShellCopy as copy } from './AppShell.copy.ts';

/** Whether the visitor is logged in; `resolving` until that is known. */
export type Session = 'resolving' | 'guest' | 'member';

export interface ShellUser {
  nickname: string;
  avatar?: string | null;
}

/** The main links of the wide top bar. */
export const mainLinks = [
  { href: paths.home, label: copy.home },
  { href: paths.fortune, label: copy.fortune },
  { href: paths.reports, label: copy.reports },
] as const;

/** Whether `path` is `href` or below it. Nothing counts as below `/`. */
export function isActivePath(path: string, href: string): boolean {
  return path === href || (href !== paths.home && path.startsWith(`${href}/`));
}
