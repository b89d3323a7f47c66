import { paths } from '@ziping/ui/paths';

/**
 * A redirect target made safe: a path of this app, never another origin.
 * `//evil.example`, `/\\evil.example`, `javascript:…` and absolute addresses all lead home.
 */
export function safePath(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return paths.home;
  const here = 'https://app.invalid';
  try {
    const url = new URL(target, here);
    const path = url.pathname + url.search + url.hash;
    return url.origin === here && !path.startsWith('//') ? path : paths.home;
  } catch {
    return paths.home;
  }
}
