import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

import { paths } from './paths.ts';

/** Who may see a route: anyone; anyone, but a member without a phone binds one first; members only. */
export type Access = 'public' | 'semi-public' | 'member';

export interface RouteEntry {
  path: string;
  /** The page's title in the phone's top bar and in the document. */
  title: string;
  access: Access;
  /** Which entry of the navigation is lit. */
  section?: 'home' | 'fortune' | 'reports' | 'profile';
  Component: ComponentType | LazyExoticComponent<ComponentType>;
  load: () => Promise<void>;
}

type Loader = () => Promise<{ default: ComponentType }>;

/**
 * A route whose code is its own chunk. Once `load` has run the component renders at once, without suspending,
 * so a prerendered page hydrates in one piece.
 */
function route(path: string, title: string, access: Access, loader: Loader, section?: RouteEntry['section']) {
  const Suspended = lazy(loader);
  const entry: RouteEntry = {
    path,
    title,
    access,
    Component: Suspended,
    load: async () => {
      entry.Component = (await loader()).default;
    },
  };
  if (section) entry.section = section;
  return entry;
}

export const routes: readonly RouteEntry[] = [
  route(paths.home, '首页', 'semi-public', () => import('../routes/home/HomeRoute.tsx'), 'home'),
  route(paths.login, '登录', 'public', () => import('../routes/login/LoginRoute.tsx')),
  route(paths.register, '注册', 'public', () => import('../routes/register/RegisterRoute.tsx')),
  route(paths.terms, '服务条款', 'public', () => import('../routes/terms/TermsRoute.tsx')),
  route(paths.privacy, '隐私政策', 'public', () => import('../routes/privacy/PrivacyRoute.tsx')),
  route(paths.fortune, '排盘', 'semi-public', () => import('../routes/fortune/FortuneRoute.tsx'), 'fortune'),
  route(paths.reports, '报告', 'semi-public', () => import('../routes/reports/ReportsRoute.tsx'), 'reports'),
  route(
    `${paths.reports}/:id`,
    '命盘',
    'member',
    () => import('../routes/report/ReportRoute.tsx'),
    'reports',
  ),
  route('*', '功能开发中', 'public', () => import('../routes/not-found/NotFoundRoute.tsx')),
];

/** The entry a path belongs to; the last one catches every other path. */
export function routeFor(pathname: string): RouteEntry {
  const entry = routes.find(({ path }) => matchPath(path, pathname));
  if (!entry) throw new Error(`No route catches ${pathname}`);
  return entry;
}

/** What the browser's tab and history call a page. */
export function documentTitle({ path, title }: RouteEntry): string {
  return path === paths.home ? '子平 · 四柱排盘' : `${title} · 子平`;
}

/** Loads the code of the route a path belongs to. */
export async function loadRoute(pathname: string): Promise<void> {
  await routeFor(pathname).load();
}
