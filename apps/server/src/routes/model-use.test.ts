/** Reports and answers by a model: marked as such, counted, and limited for an account and a day. */
import JSZip from 'jszip';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createOpenAiModel } from '../adapters/model-openai.ts';
import { users } from '../db/schema/accounts.ts';
import { records } from '../db/schema/records.ts';
import { reportAccess, reports } from '../db/schema/reports.ts';
import { modelUse } from '../db/schema/service.ts';
import { LIMIT_REACHED } from '../domain/model-use/model-use.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';
import { type ModelEndpoint, startModelEndpoint } from '../testing/model-endpoint.ts';
import { shortRules } from '../testing/rules.ts';

const BIRTH = {
  name: '林清和',
  gender: 'male',
  calendar_type: 'solar',
  birth_time: '1990-06-15 10:30:00',
  category: 'self',
} as const;
const SECTION =
  '辛金生于仲夏午月，火旺之时，日主失令。月干壬水伤官、时干癸水食神并透，坐下亥水通根。心思细，话说得准，做事讲条理，对粗糙的东西不大耐烦。旁人看到的是安静，自己知道里面有一股不肯将就的劲。与人商量时，先听完再开口，手上的事分清轻重，一件一件做完，先做看得见结果的，再谈长远。夜里少想白天的事，身边的人才跟得上你的步子。';
const ANSWER = '你的日主是辛金，心思细，做事也讲究分寸。';
/** Names its days, so that it is true whenever it is read. */
const FAILED =
  '2026年11月20日由AI撰写的额度已经用完，报告没有写成，也没有用掉次数。2026年11月21日起可以重新生成。';
/** Tokens of an answer of the stand-in are 150. */
const LIMIT = 300;

let endpoint: ModelEndpoint;
let service: Harness;
let token: string;
let record: string;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  const model = createOpenAiModel({ baseUrl: endpoint.url, apiKey: 'k', model: 'qwen-x', concurrency: 2 });
  service = await createHarness({
    model,
    modelSettings: { dailyTokens: LIMIT, producer: '子平' },
    rules: shortRules,
  });
}, SLOW);
afterAll(async () => {
  await service.close();
  await endpoint.close();
});
beforeEach(async () => {
  service.clock.set('2026-11-20T04:00:00Z');
  service.errors.length = 0;
  endpoint.requests.length = 0;
  let section = 0;
  endpoint.behave(({ messages }) => {
    const isSection = messages[0]?.content.includes('一份命理报告中的一节');
    section += isSection ? 1 : 0;
    return { kind: 'answer', text: isSection ? SECTION.replaceAll('。', `（其${section}）。`) : ANSWER };
  });
  ({ token } = await service.signUp('13900000001'));
  record = (await call('POST', '/api/record', BIRTH)).data.record_id;
});
afterEach(() => service.db.delete(users));

const call = (method: string, path: string, body?: unknown) => service.call(method, path, body, { token });
const generate = (code: string) => call('POST', `/api/generate/${record}/${code}`);
const ask = (message: string) => call('POST', `/api/record/${record}/chat`, { message });
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const reportOf = async (code: string): Promise<any> =>
  (await call('GET', `/api/record/${record}/report_types`)).data.find(
    (one: { code: string }) => one.code === code,
  );
const used = async () =>
  (await service.db.select().from(modelUse)).map(({ input, output }) => input + output);
const remaining = async () =>
  (await call('GET', '/api/benefits/dashboard')).data.chat_status.remaining_count as number;
const lastMessage = async () =>
  (await call('GET', `/api/record/${record}/chat-history`)).data.items.at(-1) as Record<string, unknown>;

describe('a report by a model', () => {
  it('is marked where it is read, in its Word file and in the export of all data', async () => {
    await generate('overall');
    await service.app.worker.drain();
    const report = await reportOf('overall');
    expect(report).toMatchObject({ status: 'completed', written_by: 'model' });
    expect(report.content).toContain('由AI生成：本文由语言模型（qwen-x）');
    expect(JSON.parse(report.ai_label)).toEqual({
      Label: '1',
      ContentProducer: '子平',
      ProduceID: expect.stringMatching(/.+/),
      ReservedCode1: '',
      ContentPropagator: '',
      PropagateID: '',
      ReservedCode2: '',
    });
    const file = await service.app.request(`/api/reports/${record}/export/docx`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const zip = await JSZip.loadAsync(await file.arrayBuffer());
    const custom = (await zip.file('docProps/custom.xml')?.async('string')) ?? '';
    expect(custom.replaceAll('&quot;', '"')).toContain(report.ai_label);
    const exported = (await call('GET', '/api/user/export')).data;
    expect(exported.reports).toMatchObject([{ written_by: 'model', ai_label: report.ai_label }]);
  });

  it('is not marked where the rules wrote all of it', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: 'In English only.' }));
    await generate('overall');
    await service.app.worker.drain();
    const report = await reportOf('overall');
    expect(report).toMatchObject({ written_by: 'rules', ai_label: null });
    expect(report.content).not.toContain('由AI生成');
  });
});

describe('an answer', () => {
  it('by a model is marked in the conversation, one by the rules is not', async () => {
    expect((await ask('我适合从事什么行业？')).data.content).toBe(ANSWER);
    expect(await lastMessage()).toMatchObject({ role: 'assistant', written_by: 'model' });
    await ask('我爸晕倒了叫不醒怎么办');
    expect(await lastMessage()).toMatchObject({ role: 'assistant', written_by: 'rules' });
  });
});

describe('beyond the tokens of a day', () => {
  it('no report is ordered and no free report is used, until the next day in China', async () => {
    await generate('overall');
    await service.app.worker.drain();
    expect(await used()).toEqual([300]);
    await service.db.delete(reportAccess);
    const refused = await generate('career');
    expect([refused.status, refused.message]).toEqual([429, LIMIT_REACHED]);
    expect(refused.headers.get('retry-after')).toBe(String(12 * 3600));
    expect(await service.db.select().from(reportAccess)).toEqual([]);
    expect((await reportOf('career')).status).toBeNull();
    service.clock.set('2026-11-20T16:00:00Z');
    const entry = { phone: '13900000001', password: PASSWORD };
    token = (await service.call('POST', '/api/auth/login', entry)).data.access_token;
    expect((await generate('career')).code).toBe(0);
  });

  it('a report that was ordered before fails with the reason, and gives its credit back', async () => {
    const { id } = (await service.db.select().from(users))[0] ?? { id: '' };
    await generate('overall');
    await service.db.insert(modelUse).values({ user_id: id, day: '2026-11-20', input: LIMIT, output: 0 });
    await service.app.worker.drain();
    expect(await reportOf('overall')).toMatchObject({ status: null, failure: FAILED });
    expect(await service.db.select().from(reportAccess)).toEqual([]);
    expect(endpoint.requests).toEqual([]);
  });

  describe('a report that is paid', () => {
    const nextDay = async () => {
      service.clock.set('2026-11-20T16:00:00Z');
      const entry = { phone: '13900000001', password: PASSWORD };
      token = (await service.call('POST', '/api/auth/login', entry)).data.access_token;
    };
    const spend = async () => {
      const { id } = (await service.db.select().from(users))[0] ?? { id: '' };
      await service.db.insert(modelUse).values({ user_id: id, day: '2026-11-20', input: LIMIT, output: 0 });
    };
    const pay = async (code: string) => {
      const order = { report_type_code: code, payment_channel: 'wechat', client_type: 'pc' };
      const { data } = await call('POST', `/api/payment/reports/${record}/order`, order);
      await service.cashier.finish(data.payment.order_no, 'paid');
      await call('GET', `/api/orders/${data.order_id}/payment-status`);
    };

    it('is begun the next day without its owner, and needs no person until then', async () => {
      await spend();
      await pay('career');
      await pay('wealth');
      const lines: string[] = [];
      const info = (event: string, facts?: object) => void lines.push(`${event} ${JSON.stringify(facts)}`);
      const operated = service.another({ log: { info, error: () => {} } });
      await operated.orders.sweep();
      await operated.orders.sweep();
      await pay('overall');
      service.clock.advance(2 * 3600);
      await operated.orders.sweep();
      // Told when their number changes, not by each sweep.
      expect(lines).toEqual([
        'paid reports wait for the next day {"orders":2}',
        'paid reports wait for the next day {"orders":3}',
      ]);
      expect(await operated.orders.findProblems()).toEqual([]);
      expect(await service.db.select().from(reports)).toEqual([]);
      await nextDay();
      await service.app.orders.sweep();
      await service.app.worker.drain();
      // The tokens of a day are enough for one of them, whichever comes first: all were paid at the same moment.
      const codes = ['career', 'wealth', 'overall'];
      const states = await Promise.all(codes.map(async (code) => (await reportOf(code)).status));
      expect(states).toContain('completed');
      expect(service.errors).toEqual([]);
    });

    it('is begun again the next day where it waited for its turn when the tokens ran out', async () => {
      await pay('career');
      await spend();
      await service.app.worker.drain();
      expect(await reportOf('career')).toMatchObject({ status: null, failure: FAILED });
      await service.app.orders.sweep();
      expect(await reportOf('career')).toMatchObject({ status: null, failure: FAILED });
      await nextDay();
      await service.app.orders.sweep();
      await service.app.worker.drain();
      expect(await reportOf('career')).toMatchObject({ status: 'completed' });
    });

    it('is left to the sweep where its record has no chart', async () => {
      await service.db.update(records).set({ birth_time: '1990-02-31 10:30:00' });
      await pay('career');
      expect(service.errors.splice(0)).toEqual([expect.stringContaining('starting a paid report failed')]);
      service.clock.advance(2 * 3600);
      expect(await service.app.orders.findProblems()).toMatchObject([{ reason: '已支付，报告未开始撰写' }]);
    });
  });

  it('no question is taken and no unit used, but someone in danger is answered', async () => {
    await ask('我适合从事什么行业？');
    await ask('我什么时候结婚？');
    const left = await remaining();
    const refused = await ask('我的财运怎么样？');
    expect([refused.status, refused.message]).toEqual([429, LIMIT_REACHED]);
    expect(await remaining()).toBe(left);
    expect((await ask('我爸晕倒了叫不醒怎么办')).data.content).toContain('120');
  });
});
