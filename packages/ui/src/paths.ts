/** Every path of the product. A link takes its path from here, never from a literal. */
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
  /** What the member has sent, and the answers. */
  feedbacks: '/feedback/mine',
  fortune: '/fortune',
  /** The form that finds a birth from its four pillars. */
  pillarLookup: '/fortune?by=pillars',
  /** Questions to the adviser without a chart. */
  ask: '/ask',
  reports: '/reports',
  report: (id: string) => `/reports/${encodeURIComponent(id)}`,
  /** The written reports of a record; with a code that report, once it is written. */
  reportsTab: (id: string, code?: string | null) =>
    `/reports/${encodeURIComponent(id)}?tab=reports${code ? `&report=${encodeURIComponent(code)}` : ''}`,
  /** The unsaved chart of the fortune form, computed on this device. */
  localReport: '/reports/local',
  recordEdit: (id: string) => `/reports/${encodeURIComponent(id)}/edit`,
  orders: '/orders',
  membership: '/membership',
  /** The plans, one of them chosen. */
  membershipPlan: (code: string) => `/membership?plan=${encodeURIComponent(code)}`,
  /** Older address of the plans. */
  membershipPlans: '/membership-plans',
  payment: '/payment',
  /** The page that pays an order. */
  payOrder: (id: string, type: 'report' | 'membership' = 'membership') =>
    `/payment?order_id=${encodeURIComponent(id)}&type=${type}`,
  paymentResult: '/payment/result',
  profile: '/profile',
  profileEdit: '/profile/edit',
  profileMembership: '/profile/membership',
  professional: '/profile/professional',
  batch: '/profile/professional/batch',
  account: '/profile/account',
  changePassword: '/profile/change-password',
  changePhone: '/profile/change-phone',
  deactivate: '/profile/deactivate',
} as const;

/** The login page that returns to `origin` (a path with its query) after the login. */
export function loginWithRedirect(origin: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(origin)}`;
}
