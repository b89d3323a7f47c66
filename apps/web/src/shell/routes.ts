import { matchPath } from 'react-router-dom';

import { paths } from '@ziping/ui/paths';

/**
 * One page of the app. Guards, titles, prerendered documents, preload hints, early requests and the documents of
 * the service worker are all derived from this.
 */
export interface RouteEntry {
  path: string;
  /** Title of the page in the phone's top bar and in the document. */
  title: string;
  /**
   * `public`: everyone. `semi-public`: everyone, but a member without a phone binds one first. `member`: guests are
   * sent to the login, members without a phone to binding one.
   */
  access: 'public' | 'semi-public' | 'member';
  /** Open to a member who still has to bind a phone, although `access` says otherwise. */
  withoutPhone?: true;
  /** The page fills the screen between the bars and scrolls inside itself. */
  fill?: true;
  /** `page`: drawn at build time and hydrated. `shell`: its loading state is drawn at build time and replaced. */
  prerender?: 'page' | 'shell';
  /**
   * A GET of the page's first data, sent by the head script for members before any module has loaded. `:name` stands
   * for the parameter of the path, or else of the query. Its query is in the order in which the client writes it.
   */
  earlyRequest?: string;
  /** Module of the page below src/routes, without its ending. Its default export is the component. */
  module: string;
}

export const routes: readonly RouteEntry[] = [
  {
    path: paths.home,
    title: '首页',
    access: 'public',
    prerender: 'page',
    module: 'home/HomeRoute',
  },
  {
    path: paths.login,
    title: '登录',
    access: 'public',
    prerender: 'page',
    module: 'login/LoginRoute',
  },
  {
    path: paths.register,
    title: '注册',
    access: 'public',
    prerender: 'page',
    module: 'register/RegisterRoute',
  },
  {
    path: paths.forgotPassword,
    title: '找回密码',
    access: 'public',
    module: 'forgot-password/ForgotPasswordRoute',
  },
  {
    path: paths.bindPhone,
    title: '绑定手机号',
    access: 'member',
    withoutPhone: true,
    module: 'bind-phone/BindPhoneRoute',
  },
  {
    path: paths.terms,
    title: '服务条款',
    access: 'public',
    prerender: 'page',
    module: 'terms/TermsRoute',
  },
  {
    path: paths.privacy,
    title: '隐私政策',
    access: 'public',
    prerender: 'page',
    module: 'privacy/PrivacyRoute',
  },
  {
    path: paths.about,
    title: '关于子平',
    access: 'public',
    module: 'about/AboutRoute',
  },
  { path: paths.help, title: '帮助', access: 'public', module: 'help/HelpRoute' },
  {
    path: paths.settings,
    title: '设置',
    access: 'public',
    module: 'settings/SettingsRoute',
  },
  {
    path: paths.feedback,
    title: '意见反馈',
    access: 'public',
    module: 'feedback/FeedbackRoute',
  },
  {
    path: paths.feedbacks,
    title: '我的反馈',
    access: 'member',
    module: 'feedbacks/FeedbacksRoute',
  },
  {
    path: paths.fortune,
    title: '排盘',
    access: 'semi-public',
    prerender: 'page',
    module: 'fortune/FortuneRoute',
  },
  {
    path: paths.ask,
    title: '问一问',
    access: 'semi-public',
    fill: true,
    module: 'ask/AskRoute',
  },
  {
    path: paths.reports,
    title: '我的命盘',
    access: 'semi-public',
    prerender: 'shell',
    earlyRequest: '/api/records?page=1&page_size=5',
    module: 'reports/ReportsRoute',
  },
  {
    // Cast on this device from what the birth form holds, so a guest reads it too.
    path: paths.localReport,
    title: '命盘',
    access: 'semi-public',
    fill: true,
    module: 'report/ReportRoute',
  },
  {
    path: `${paths.reports}/:id`,
    title: '命盘',
    access: 'member',
    fill: true,
    prerender: 'shell',
    earlyRequest: '/api/reports/:id',
    module: 'report/ReportRoute',
  },
  {
    path: `${paths.reports}/:id/edit`,
    title: '编辑命盘',
    access: 'member',
    module: 'record-edit/RecordEditRoute',
  },
  {
    path: paths.membership,
    title: '会员套餐',
    access: 'semi-public',
    prerender: 'page',
    module: 'membership/MembershipRoute',
  },
  {
    path: paths.orders,
    title: '订单记录',
    access: 'member',
    prerender: 'shell',
    earlyRequest: '/api/orders?page=1&page_size=10',
    module: 'orders/OrdersRoute',
  },
  {
    path: paths.payment,
    title: '支付',
    access: 'member',
    prerender: 'shell',
    earlyRequest: '/api/orders/:order_id',
    module: 'payment/PaymentRoute',
  },
  {
    path: paths.paymentResult,
    title: '支付结果',
    access: 'semi-public',
    prerender: 'shell',
    module: 'payment-result/PaymentResultRoute',
  },
  {
    path: paths.profile,
    title: '我的',
    access: 'member',
    module: 'profile/ProfileRoute',
  },
  {
    path: paths.profileMembership,
    title: '会员中心',
    access: 'member',
    module: 'profile-membership/ProfileMembershipRoute',
  },
  {
    path: paths.professional,
    title: '命理师工作台',
    access: 'member',
    module: 'professional/ProfessionalRoute',
  },
  {
    path: paths.batch,
    title: '批量分析',
    access: 'member',
    module: 'batch/BatchRoute',
  },
  {
    path: paths.profileEdit,
    title: '编辑资料',
    access: 'member',
    module: 'profile-edit/ProfileEditRoute',
  },
  {
    path: paths.account,
    title: '账号设置',
    access: 'member',
    module: 'account/AccountRoute',
  },
  {
    path: paths.changePassword,
    title: '修改密码',
    access: 'member',
    module: 'change-password/ChangePasswordRoute',
  },
  {
    path: paths.changePhone,
    title: '更换手机号',
    access: 'member',
    module: 'change-phone/ChangePhoneRoute',
  },
  {
    path: paths.deactivate,
    title: '注销账号',
    access: 'member',
    module: 'deactivate/DeactivateRoute',
  },
  {
    path: '*',
    title: '功能开发中',
    access: 'public',
    module: 'not-found/NotFoundRoute',
  },
];

/** Addresses that lead to another page. */
export const redirects: readonly { path: string; to: string }[] = [
  { path: `${paths.fortune}/*`, to: paths.fortune },
  { path: paths.membershipPlans, to: paths.membership },
];

/** The entry that a path belongs to; the last entry matches every other path. */
export function routeFor(pathname: string): RouteEntry {
  const entry = routes.find(({ path }) => matchPath(path, pathname));
  if (!entry) throw new Error(`No route matches ${pathname}`);
  return entry;
}

/** The document of a prerendered route below the folder of the built app. */
export function documentFile({ path }: RouteEntry): string {
  return path === paths.home ? 'index.html' : `${path.slice(1).replace(/:\w+/g, '_id')}.html`;
}

/** Title of the document: the page, then the product. */
export function documentTitle({ path, title }: RouteEntry): string {
  return path === paths.home ? '子平 · 四柱排盘' : `${title} · 子平`;
}
