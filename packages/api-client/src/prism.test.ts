import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import type { Client } from './client.ts';
import * as auth from './endpoints/auth.ts';
import * as benefits from './endpoints/benefits.ts';
import * as chart from './endpoints/chart.ts';
import * as chat from './endpoints/chat.ts';
import * as coupons from './endpoints/coupons.ts';
import * as feedback from './endpoints/feedback.ts';
import * as locations from './endpoints/locations.ts';
import * as membership from './endpoints/membership.ts';
import * as orders from './endpoints/orders.ts';
import * as payments from './endpoints/payments.ts';
import * as professional from './endpoints/professional.ts';
import * as records from './endpoints/records.ts';
import * as reports from './endpoints/reports.ts';
import * as system from './endpoints/system.ts';
import * as upload from './endpoints/upload.ts';
import * as user from './endpoints/user.ts';
import { exportUserData } from './endpoints/user-export.ts';
import { ApiError } from './envelope.ts';
import { clientFor, rejection } from '../testing/peer.ts';
import type { operations } from './schema.d.ts';

const phone = '13800138000';
const verify_code = '286413';
const id = 'rec_1001';
const reply_id = 'a_01J9ZX3K';
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
const calls: Record<Exclude<keyof operations, Unused>, (client: Client) => Promise<unknown>> = {
  register: (client) => auth.register(client, { phone, password: 'secret1', verify_code }),
  login: (client) => auth.login(client, { phone, password: 'secret1' }),
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

interface Example {
  operation: string;
  status: number;
  example: string;
  value: { code: number; message: string };
}

const root = new URL('../../../', import.meta.url);

/** Every named JSON example of every operation. */
function readExamples(): Example[] {
  type Node = Record<string, unknown>;
  const contract = parse(readFileSync(new URL('openapi.yaml', root), 'utf8')) as Node;
  const resolved = (node: Node): Node => {
    const ref = node['$ref'] as string | undefined;
    if (!ref) return node;
    return ref
      .slice(2)
      .split('/')
      .reduce((at, key) => at[key] as Node, contract);
  };
  const methods = Object.values(contract['paths'] as Node).flatMap((path) =>
    Object.values(path as Node),
  ) as Node[];
  return methods
    .filter(({ operationId }) => typeof operationId === 'string')
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses as Record<string, Node>).flatMap(([status, response]) => {
        const content = resolved(response)['content'] as Record<string, Node> | undefined;
        const examples = (content?.['application/json']?.['examples'] ?? {}) as Record<
          string,
          { value: unknown }
        >;
        return Object.entries(examples).map(([example, { value }]) => ({
          operation: operationId as string,
          status: Number(status),
          example,
          value: value as Example['value'],
        }));
      }),
    );
}

let prism: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  url = `http://127.0.0.1:${port}`;
  prism = spawn(process.execPath, ['--import', 'tsx', 'mocks/prism.ts'], {
    cwd: fileURLToPath(root),
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(url), { timeout: 55_000, interval: 200 });
}, 60_000);

afterAll(() => {
  prism.kill();
});

/** A signed-in client that gets the named example from every operation but the renewal. */
function clientWith(prefer: string | null) {
  return clientFor(
    url,
    { access_token: 'a', refresh_token: 'r' },
    {
      fetch: (request) => {
        if (prefer && !request.url.endsWith('/api/auth/refresh')) request.headers.set('Prefer', prefer);
        return fetch(request);
      },
    },
  );
}

describe('every operation against the mock service', () => {
  const examples = readExamples();

  it.each(Object.entries(calls))(
    '%s sends a valid request and reads every example answer',
    async (operation, call) => {
      const own = examples.filter((entry) => entry.operation === operation);
      expect(own.length).toBeGreaterThan(0);
      for (const { status, example, value } of own) {
        const { client, told } = clientWith(`code=${status}, example=${example}`);
        const outcome = await call(client).catch((error: unknown) => error);
        const name = `${status} ${example}`;
        if (status === 200 && (value.code === 0 || (operation === 'bindPhone' && value.code === 1108))) {
          expect(outcome, name).not.toBeInstanceOf(Error);
        } else {
          expect(outcome, name).toBeInstanceOf(ApiError);
          expect(outcome, name).toMatchObject({
            kind: status === 200 ? 'envelope' : 'http',
            status,
            code: value.code,
            message: value.message,
          });
        }
        expect(told.phoneRequired, name).toBe(value.code === 1200 ? 1 : 0);
      }
    },
  );
});

describe('the client', () => {
  it('ends a session without a token', async () => {
    const { client, told } = clientFor(url);
    await expect(rejection(user.getUserInfo(client))).resolves.toMatchObject({
      code: 401,
      message: '没有刷新令牌',
    });
    expect(told.signedOut).toEqual([{ reason: 'no_refresh_token', message: '没有刷新令牌' }]);
  });

  it('returns linked when the number already had an account', async () => {
    const { client } = clientWith('code=200, example=linked');
    await expect(auth.bindPhone(client, { phone, verify_code })).resolves.toMatchObject({ linked: true });
    await expect(calls.bindPhone(clientWith(null).client)).resolves.toMatchObject({ linked: false });
  });

  it('returns a captcha image as a data URL', async () => {
    for (const example of ['success', 'data_url']) {
      const { image } = await auth.createCaptcha(clientWith(`code=200, example=${example}`).client, {
        phone,
      });
      expect(image).toMatch(/^data:image\//);
    }
  });

  it('returns lists as pages', async () => {
    const { client } = clientWith(null);
    for (const call of [
      records.listRecords(client, {}),
      orders.listOrders(client, {}),
      chat.listChatHistory(client, id),
    ]) {
      const { items, total } = await call;
      expect(items.length).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(items.length);
    }
  });

  it('reads a Word file', async () => {
    const file = await reports.exportReport(clientWith(null).client, { record_id: id });
    expect(await file.text()).toContain('PK');
  });

  it('reads the answers of the mock service to an unknown route and to an invalid parameter', async () => {
    const { client, told } = clientFor(`${url}/nowhere`, { access_token: 'a', refresh_token: 'r' });
    await expect(rejection(user.getUserInfo(client))).resolves.toMatchObject({
      kind: 'http',
      status: 404,
      code: 404,
    });
    expect(told.logged).toMatchObject([{ message: '请求的资源不存在' }]);
    const call = chart.listLiuNian(clientWith(null).client, { id, da_yun_id: -1 });
    await expect(rejection(call)).resolves.toMatchObject({ kind: 'http', status: 422, code: 422 });
  });

  it.each([id, null])('streams a reply for record %s', async (record_id) => {
    const pieces: chat.ChatDelta[] = [];
    for await (const piece of chat.streamChat(clientWith('example=reply').client, {
      record_id,
      message: '我的正缘？',
    })) {
      pieces.push(piece);
    }
    expect(pieces.some(({ reasoning_content }) => reasoning_content)).toBe(true);
    expect(pieces.map(({ content = '' }) => content).join('')).not.toBe('');
  });

  it('follows an answer', async () => {
    const { client } = clientWith('example=rest');
    const received = { attempt: 1, content: 9, reasoning_content: 0 };
    const pieces: chat.ChatDelta[] = [];
    for await (const piece of chat.followChat(client, { record_id: id, reply_id, ...received })) {
      pieces.push(piece);
    }
    expect(pieces[0]?.reply).toMatchObject({ reply_id, status: 'running', restart: false });
    expect(pieces.map(({ content = '' }) => content).join('')).toBe('对方多半温和聪慧，重情义。');
    expect(pieces.at(-1)?.reply?.status).toBe('complete');
  });

  it('rejects when a stream sends an error', async () => {
    const replies = chat.streamChat(clientWith('example=error').client, { record_id: id, message: '你好' });
    const listen = async () => {
      for await (const piece of replies) expect(piece).toBeDefined();
    };
    await expect(rejection(listen())).resolves.toMatchObject({ name: 'ApiError', kind: 'envelope' });
  });
});
