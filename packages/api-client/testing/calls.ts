import type { Client } from '../src/client.ts';
import * as auth from '../src/endpoints/auth.ts';
import * as benefits from '../src/endpoints/benefits.ts';
import * as chart from '../src/endpoints/chart.ts';
import * as chat from '../src/endpoints/chat.ts';
import * as coupons from '../src/endpoints/coupons.ts';
import * as feedback from '../src/endpoints/feedback.ts';
import * as locations from '../src/endpoints/locations.ts';
import * as membership from '../src/endpoints/membership.ts';
import * as orders from '../src/endpoints/orders.ts';
import * as payments from '../src/endpoints/payments.ts';
import * as professional from '../src/endpoints/professional.ts';
import * as records from '../src/endpoints/records.ts';
import * as reports from '../src/endpoints/reports.ts';
import * as system from '../src/endpoints/system.ts';
import * as upload from '../src/endpoints/upload.ts';
import * as user from '../src/endpoints/user.ts';
import { exportUserData } from '../src/endpoints/user-export.ts';
import type { operations } from '../src/schema.d.ts';

/** What the calls are made with. */
export const phone = '13800138000';
export const verify_code = '286413';
export const id = 'rec_1001';
export const reply_id = 'a_01J9ZX3K';
const means = { payment_channel: 'wechat', client_type: 'pc' } as const;
const product = { product_id: 'personal_month', product_type: 'membership' } as const;

/** Operations without a call of their own: older names, and lists that another call returns in full. */
type Unused =
  | 'createReportOrderByReport'
  | 'listPaymentOrders'
  | 'getMembershipPlan'
  // Called by the client itself to renew a session.
  | 'refreshToken'
  // Streams, tested below.
  | 'chatAboutRecord'
  | 'followChatReply'
  | 'chat';

/** One valid call of every operation. A new operation does not compile until it has a call here. */
export const calls: Record<Exclude<keyof operations, Unused>, (client: Client) => Promise<unknown>> = {
  register: (client) => auth.register(client, { phone, password: 'secret1', verify_code }),
  login: (client) => auth.login(client, { phone, password: 'secret1' }),
  smsLogin: (client) => auth.smsLogin(client, { phone, verify_code }),
  createCaptcha: (client) => auth.createCaptcha(client, { phone }),
  sendVerifyCode: (client) =>
    auth.sendVerifyCode(client, { phone, captcha: '7k3m', captcha_id: 'cap_1', type: 'register' }),
  resetPassword: (client) => auth.resetPassword(client, { phone, verify_code, new_password: 'secret2' }),
  logout: (client) => auth.logout(client),
  wechatLogin: (client) => auth.wechatLogin(client, { code: '0a1b2c3d' }),
  bindPhone: (client) => auth.bindPhone(client, { phone, verify_code }),
  getConfig: (client) => system.getConfig(client),
  getUserInfo: (client) => user.getUserInfo(client),
  exportUserData: (client) => exportUserData(client),
  updateUserInfo: (client) => user.updateUserInfo(client, { nickname: '清和' }),
  deactivateAccount: (client) => user.deactivateAccount(client, { confirm: true, password: 'qinghe2026' }),
  changePhone: (client) =>
    user.changePhone(client, {
      userId: 'u_1001',
      old_verify_code: verify_code,
      new_phone: '13900139000',
      new_verify_code: verify_code,
    }),
  changePassword: (client) =>
    user.changePassword(client, { current_password: 'secret1', new_password: 'secret2' }),
  listLocations: (client) => locations.listLocations(client),
  listCities: (client) => locations.listCities(client, { q: '檀香山' }),
  getCity: (client) => locations.getCity(client, '923304'),
  createRecord: (client) =>
    records.createRecord(client, {
      name: '林清和',
      birth_time: '1990-05-17 12:00:00',
      calendar_type: 'solar',
      gender: 'male',
      birth_place: '',
      category: 'other',
    }),
  listRecords: (client) => records.listRecords(client, { page: 1, page_size: 5 }),
  deleteRecords: (client) => records.deleteRecords(client, [id]),
  getRecord: (client) => records.getRecord(client, id),
  deleteRecord: (client) => records.deleteRecord(client, id),
  restoreRecords: (client) => records.restoreRecords(client, [id]),
  moveRecords: (client) => records.moveRecords(client, [id], 'client'),
  updateRecord: (client) =>
    records.updateRecord(client, id, {
      name: '林清和',
      birth_time: '1990-05-17 12:00:00',
      calendar_type: 'solar',
      gender: 'male',
      category: 'other',
    }),
  pinRecord: (client) => records.pinRecord(client, id, true),
  noteRecord: (client) => records.noteRecord(client, id, '时辰由母亲回忆。'),
  exportRecords: (client) => records.exportRecords(client, 'json'),
  importRecords: (client) => records.importRecords(client, { format: 'json', content: '[]' }),
  getChart: (client) => chart.getChart(client, id),
  listLiuNian: (client) => chart.listLiuNian(client, { id, da_yun_id: 0 }),
  uploadAvatar: (client) =>
    upload.uploadAvatar(client, new File(['picture'], 'me.png', { type: 'image/png' })),
  createFeedback: (client) =>
    feedback.createFeedback(client, { type: 'bug', content: '排盘页面点击后没有反应。', contact: '' }),
  listFeedbacks: (client) => feedback.listFeedbacks(client),
  listReportTypes: (client) => reports.listReportTypes(client, id),
  generateReport: (client) => reports.generateReport(client, { record_id: id, report_code: 'career' }),
  exportReport: (client) => reports.exportReport(client, { record_id: id, report_type_code: 'career' }),
  createPrompt: (client) => reports.createPrompt(client, { record_id: id, code: 'career', content: '事业' }),
  listChatHistory: (client) => chat.listChatHistory(client, id),
  cancelChatReply: (client) => chat.cancelChatReply(client, { record_id: id, reply_id }),
  selectChatBranch: (client) => chat.selectChatBranch(client, { record_id: id, message_id: reply_id }),
  clearChatHistory: (client) => chat.clearChatHistory(client, id),
  getBenefitDashboard: (client) => benefits.getBenefitDashboard(client),
  getBenefitStatus: (client) => benefits.getBenefitStatus(client),
  checkBenefit: (client) => benefits.checkBenefit(client, { benefit_type: 'CHAT_COUNT', count: 1 }),
  consumeBenefit: (client) => benefits.consumeBenefit(client, { benefit_type: 'CHAT_COUNT', count: 1 }),
  createReportOrder: (client) =>
    payments.createReportOrder(client, { record_id: id, report_type_code: 'career', ...means }),
  getReportOrderStatus: (client) =>
    payments.getReportOrderStatus(client, { record_id: id, report_type_code: 'career' }),
  createRecordPayment: (client) => payments.createRecordPayment(client, { record_id: id, amount: 29.9 }),
  getRecordPaymentStatus: (client) => payments.getRecordPaymentStatus(client, id),
  getStatusByOrderNo: (client) => payments.getStatusByOrderNo(client, 'ZP20261120000001'),
  createJsapiParams: (client) => payments.createJsapiParams(client, 'ZP20261120000001'),
  createOrder: (client) => orders.createOrder(client, { ...product, quantity: 1 }),
  listOrders: (client) => orders.listOrders(client, { page: 1, page_size: 10 }),
  getOrder: (client) => orders.getOrder(client, 'ord_1'),
  payOrder: (client) => orders.payOrder(client, { id: 'ord_1', ...means }),
  cancelOrder: (client) => orders.cancelOrder(client, 'ord_1'),
  getOrderPaymentStatus: (client) => orders.getOrderPaymentStatus(client, 'ord_1'),
  listAvailableCoupons: (client) => coupons.listAvailableCoupons(client, product),
  validateCoupon: (client) => coupons.validateCoupon(client, { code: 'WELCOME10', ...product }),
  listMembershipPlans: (client) => membership.listMembershipPlans(client, 'personal'),
  getCurrentMembership: (client) => membership.getCurrentMembership(client),
  listSubscriptions: (client) => membership.listSubscriptions(client, { active_only: true }),
  cancelSubscription: (client) => membership.cancelSubscription(client, 'sub_1'),
  getFamily: (client) => membership.getFamily(client),
  createFamilyInvitation: (client) => membership.createFamilyInvitation(client),
  joinFamily: (client) => membership.joinFamily(client, 'K7MPW3XQ9T'),
  removeFamilyMember: (client) => membership.removeFamilyMember(client, 'u_1002'),
  startBatch: (client) => professional.startBatch(client, { record_ids: [id], report_codes: ['overall'] }),
  getReportTemplate: (client) => professional.getReportTemplate(client),
  saveReportTemplate: (client) =>
    professional.saveReportTemplate(client, { studio: '听雨轩', contact: '', closing: '' }),
  listApiKeys: (client) => professional.listApiKeys(client),
  createApiKey: (client) => professional.createApiKey(client, '工作室网站'),
  deleteApiKey: (client) => professional.deleteApiKey(client, 'k_3001'),
};
