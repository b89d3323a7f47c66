import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';

import { paths } from '../shared/paths.ts';

/** Who may see a route: anyone; anyone, but a member without a phone binds one first; members only. */
type Access = 'public' | 'semi-public' | 'member';

export interface RouteEntry {
  path: string;
  /** The page's title in the phone's top bar and in the document. */
  title: string;
  access: Access;
  /** Open also to a member who still has to bind a phone. */
  withoutPhone?: true;
  /** The page fills the screen between the bars and scrolls inside itself. */
  fill?: true;
  Component: ComponentType | LazyExoticComponent<ComponentType>;
  load: () => Promise<void>;
  /** Known once the code is there: brings what the page wants to show at first. */
  prepare?: Prepare | undefined;
}

type Prepare = (address: Location) => Promise<void>;
type Loader = () => Promise<{ default: ComponentType; prepare?: Prepare }>;

/**
 * A route whose code is its own chunk. Once `load` has run the component renders at once, without suspending,
 * so a prerendered page hydrates in one piece.
 */
function route(
  path: string,
  title: string,
  access: Access,
  loader: Loader,
  options?: Pick<RouteEntry, 'withoutPhone' | 'fill'>,
) {
  const Suspended = lazy(loader);
  const entry: RouteEntry = {
    ...options,
    path,
    title,
    access,
    Component: Suspended,
    load: async () => {
      ({ default: entry.Component, prepare: entry.prepare } = await loader());
    },
  };
  return entry;
}

export const routes: readonly RouteEntry[] = [
  route(paths.home, '首页', 'semi-public', () => import('../routes/home/HomeRoute.tsx'), {
    withoutPhone: true,
  }),
  route(paths.login, '登录', 'public', () => import('../routes/login/LoginRoute.tsx')),
  route(paths.register, '注册', 'public', () => import('../routes/register/RegisterRoute.tsx')),
  route(
    paths.forgotPassword,
    '找回密码',
    'public',
    () => import('../routes/forgot-password/ForgotPasswordRoute.tsx'),
  ),
  route(paths.bindPhone, '绑定手机号', 'member', () => import('../routes/bind-phone/BindPhoneRoute.tsx'), {
    withoutPhone: true,
  }),
  route(paths.terms, '服务条款', 'public', () => import('../routes/terms/TermsRoute.tsx')),
  route(paths.privacy, '隐私政策', 'public', () => import('../routes/privacy/PrivacyRoute.tsx')),
  route(paths.about, '关于子平', 'public', () => import('../routes/about/AboutRoute.tsx')),
  route(paths.help, '帮助', 'public', () => import('../routes/help/HelpRoute.tsx')),
  route(paths.settings, '设置', 'semi-public', () => import('../routes/settings/SettingsRoute.tsx')),
  route(paths.feedback, '意见反馈', 'semi-public', () => import('../routes/feedback/FeedbackRoute.tsx')),
  route(paths.fortune, '排盘', 'semi-public', () => import('../routes/fortune/FortuneRoute.tsx')),
  route(paths.reports, '报告', 'semi-public', () => import('../routes/reports/ReportsRoute.tsx')),
  route(`${paths.reports}/:id`, '命盘', 'member', () => import('../routes/report/ReportRoute.tsx'), {
    fill: true,
  }),
  route(
    `${paths.reports}/:id/edit`,
    '编辑命盘',
    'member',
    () => import('../routes/record-edit/RecordEditRoute.tsx'),
  ),
  route(paths.profile, '我的', 'member', () => import('../routes/profile/ProfileRoute.tsx')),
  route(paths.profileEdit, '编辑资料', 'member', () => import('../routes/profile-edit/ProfileEditRoute.tsx')),
  route(paths.account, '账号设置', 'member', () => import('../routes/account/AccountRoute.tsx')),
  route(
    paths.changePassword,
    '修改密码',
    'member',
    () => import('../routes/change-password/ChangePasswordRoute.tsx'),
  ),
  route(
    paths.changePhone,
    '更换手机号',
    'member',
    () => import('../routes/change-phone/ChangePhoneRoute.tsx'),
  ),
  route(paths.deactivate, '注销账号', 'member', () => import('../routes/deactivate/DeactivateRoute.tsx')),
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
