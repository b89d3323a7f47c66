/** Every path of the app, in one table; links and routes use only this. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  bindPhone: '/bind-phone',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
  help: '/help',
  settings: '/settings',
  feedback: '/feedback',
  fortune: '/fortune',
  reports: '/reports',
  report: (id: string) => `/reports/${encodeURIComponent(id)}`,
  /** The chart of what stands in the form, cast on this device and not saved. */
  localReport: '/reports/local',
  recordEdit: (id: string) => `/reports/${encodeURIComponent(id)}/edit`,
  profile: '/profile',
  profileEdit: '/profile/edit',
  account: '/profile/account',
  changePassword: '/profile/change-password',
  changePhone: '/profile/change-phone',
  deactivate: '/profile/deactivate',
} as const;

/** The login page that leads back to `origin` (a path with its query). */
export function loginWithRedirect(origin: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(origin)}`;
}

/**
 * A redirect target made safe: a path of this app, never another origin.
 * `//evil.example`, `/\evil.example`, `javascript:…` and absolute addresses all fall back to `fallback`.
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

/** Stands in an address where the id of a saved record would. */
export const LOCAL_RECORD = 'local';
