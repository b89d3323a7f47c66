import { paths } from '@ziping/ui/paths';

/**
 * A redirect target made safe: a path of this app, never another origin.
 * `//evil.example`, `/\\evil.example`, `javascript:…` and absolute addresses all fall back to `fallback`.
 */
export function safePath(target: unknown, fallback: string = paths.home): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback;
  const here = 'https://app.invalid';
  try {
    const url = new URL(target, here);
    const path = url.pathname + url.search + url.hash;
    return url.origin === here && !path.startsWith('//') ? path : fallback;
  } catch {
    return fallback;
  }
}
