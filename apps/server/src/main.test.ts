import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ReceivedAnswer } from './testing/chat-client.ts';
import { bundleForTest } from './testing/bundled.ts';
import { SLOW } from './testing/harness.ts';
import {
  type EndpointBehaviour,
  type EndpointRequest,
  startModelEndpoint,
} from './testing/model-endpoint.ts';
import { killServices, type ServiceProcess as Run, startService } from './testing/service-process.ts';

let folder: string;
let service: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ziping-data-'));
  service = await bundleForTest({ main: 'src/main.ts' });
}, SLOW);
afterAll(() => {
  killServices();
  for (const path of [folder, service]) rmSync(path, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}, options: readonly string[] = []) =>
  startService(service, { DATA_DIR: folder, ...env }, options);

async function call(run: Run, path: string, body?: unknown, token = '') {
  const response = await fetch(run.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as {
    code: number;
    data: Record<string, never> & { [name: string]: string };
  };
}

/** A connection that sends requests as they are. */
async function openConnection(run: Run) {
  const socket = connect(Number(new URL(run.origin).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  // A connection that is reset closes.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return {
    /** Sends a request. @returns what comes back, as far as it does before the connection closes */
    get(path: string): Promise<string> {
      received = '';
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      return new Promise((resolve) => {
        socket.once('close', () => resolve(received));
        socket.on('data', () => received.includes('"code":') && resolve(received));
      });
    },
  };
}

const SECTION =
  '从命局看，做事有自己的章法，遇到急事反而沉得住气。与人相处重在坦诚，话不多，说出来多半想过几遍。平日里喜欢把手边的东西归置整齐，心里也跟着安定。需要留意的是，一件事没有想透时容易搁着不动，不妨先做一小步，边做边看。亲近的人偶尔会觉得他太客气，多说一句心里话，关系便会松快许多。忙的时候给自己留一点空白，事情往往自己就有了头绪。';
const login = async (run: Run) =>
  (await call(run, '/api/auth/login', { phone: '13800138000', password: 'ziping2026' })).data[
    'access_token'
  ] ?? '';

const eventHeaders = (token: string) => ({
  'content-type': 'application/json',
  accept: 'text/event-stream',
  authorization: `Bearer ${token}`,
});
const askAbout = (run: Run, record: string, token: string, question: object) =>
  fetch(`${run.origin}/api/record/${record}/chat`, {
    method: 'POST',
    headers: eventHeaders(token),
    body: JSON.stringify(question),
  });

const BIRTH = {
  name: '周明远',
  birth_time: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  gender: 'male',
  category: 'other',
};

const payAtCashier = (run: Run, trade: string, action: 'pay' | 'pay-silently') =>
  fetch(`${run.origin}/local-cashier/${trade}/finish`, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });

/**
 * Pays for plans at the local cashier: for the first without a notification, for the others with notifications that
 * the service is still handling when the first of them is answered.
 */
async function payAll(run: Run, token: string): Promise<string[]> {
  const trades: string[] = [];
  for (const product_id of ['personal_month', 'personal_quarter', 'personal_half', 'family_year']) {
    const plan = { product_id, product_type: 'membership', quantity: 1 };
    const { order_id } = (await call(run, '/api/orders', plan, token)).data;
    const how = { payment_channel: 'wechat', client_type: 'mobile' };
    const launch = await call(run, `/api/orders/${String(order_id)}/pay`, how, token);
    trades.push((launch.data['payment'] as unknown as { order_no: string }).order_no);
  }
  const [silent = '', ...others] = trades;
  await payAtCashier(run, silent, 'pay-silently');
  await Promise.any(others.map((trade) => payAtCashier(run, trade, 'pay')));
  return trades;
}

/** Registers an account that has a record and pays for a report of it, about which no notification comes. */
async function payForReport(run: Run, phone: string) {
  const outbox = (await (await fetch(`${run.origin}/outbox.json`)).json()) as {
    phone: string;
    text: string;
  }[];
  const verify_code = /\d{6}/.exec(outbox.find((sent) => sent.phone === phone)?.text ?? '')?.[0];
  const { data } = await call(run, '/api/auth/register', { phone, password: 'qinghe2026', verify_code });
  const token = data['access_token'] ?? '';
  const { record_id } = (await call(run, '/api/record', BIRTH, token)).data;
  const how = { report_type_code: 'career', payment_channel: 'wechat', client_type: 'mobile' };
  const launch = await call(run, `/api/payment/reports/${String(record_id)}/order`, how, token);
  const { order_no } = launch.data['payment'] as unknown as { order_no: string };
  await payAtCashier(run, order_no, 'pay-silently');
  return async (later: Run) => {
    const answer = await call(later, `/api/record/${String(record_id)}/report_types`, undefined, token);
    const types = answer.data as unknown as { code: string; isUnlocked: boolean; status: string | null }[];
    return types.find(({ code }) => code === 'career');
  };
}

/** Each order that was paid at the cashier is delivered, once, and no other. */
async function expectDelivered(run: Run, token: string, trades: string[]): Promise<void> {
  const pages = await Promise.all(
    trades.map(async (trade) => (await fetch(`${run.origin}/local-cashier/${trade}`)).text()),
  );
  const paid = pages.filter((page) => page.includes('已支付')).length;
  expect(paid).toBeGreaterThanOrEqual(2);
  const countDelivered = async () =>
    (await call(run, '/api/v1/membership/subscriptions', undefined, token)).data['length'];
  await vi.waitFor(async () => expect(await countDelivered()).toBe(paid), { timeout: 60_000 });
}

describe('the service as a process', () => {
  it(
    'keeps acknowledged rows, tokens and rate limits after a kill, in files for its owner alone',
    async () => {
      // As left by a first start that was stopped.
      mkdirSync(join(folder, 'db'));
      writeFileSync(join(folder, 'creating'), '');
      writeFileSync(join(folder, 'db', 'PG_VERSION'), '17');
      chmodSync(folder, 0o755);
      chmodSync(join(folder, 'db', 'PG_VERSION'), 0o666);

      const first = await start();
      const open = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
      );
      expect([lstatSync(folder).mode & 0o777, open]).toEqual([0o700, []]);
      expect(first.output).toContain('演示账号：13800138000');
      expect(first.output).toContain(`短信发件箱（本机演示）：${first.origin}/outbox`);
      expect(first.output.match(/演示命盘：/g)).toHaveLength(4);
      const token = await login(first);

      const second = await start();
      expect(await second.ended).toBe(1);
      expect(second.output).toContain('数据目录正由另一个子平服务使用');

      const askForCode = async (run: Run, phone: string) => {
        const { captcha_id } = (await call(run, '/api/auth/captcha', { phone })).data;
        return call(run, '/api/auth/verify-code', { phone, captcha: 'K7MP', captcha_id, type: 'register' });
      };
      const buyer = '13900139000';
      expect(await askForCode(first, buyer)).toMatchObject({ code: 0 });
      const outbox = await (await fetch(`${first.origin}/outbox`)).text();
      expect(outbox).toContain('短信发件箱（本机演示）');
      expect(outbox).toContain('13900139000');

      const [head, page] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(`${first.origin}/`, { method })),
      );
      expect(head?.status).toBe(page?.status);
      expect(head?.headers.get('content-type')).toBe(page?.headers.get('content-type'));
      expect(await head?.text()).toBe('');

      const births = Array.from({ length: 20 }, (_, i) => ({ ...BIRTH, name: `第${i}人` }));
      const answers = await Promise.all(births.map((birth) => call(first, '/api/record', birth, token)));
      const readPaidReport = await payForReport(first, buyer);
      const trades = await payAll(first, token);
      // A code can be asked for once a minute: near the kill, so that a slow machine is still within it.
      expect(await askForCode(first, '13900139001')).toMatchObject({ code: 0 });
      first.child.kill('SIGKILL');
      await first.ended;
      expect(answers.every(({ code }) => code === 0)).toBe(true);

      const third = await start();
      expect(await askForCode(third, '13900139001')).toMatchObject({ code: 429 });
      const list = await call(third, '/api/records?page_size=100', undefined, token);
      expect(list.data['total']).toBe(24);
      await expectDelivered(third, token, trades);
      await vi.waitFor(
        async () =>
          expect(await readPaidReport(third)).toMatchObject({
            isUnlocked: true,
            status: expect.stringMatching(/generating|completed/),
          }),
        { timeout: 60_000 },
      );

      // One request never sends its whole body, one client keeps an idle connection open.
      const { port } = new URL(third.origin);
      const slow = connect(Number(port), '127.0.0.1');
      slow.write(
        'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      );
      let answer = '';
      slow.on('data', (chunk) => (answer += String(chunk)));
      slow.on('error', () => {});
      const idle = connect(Number(port), '127.0.0.1');
      idle.on('error', () => {});
      await new Promise((wake) => setTimeout(wake, 300));
      third.child.kill('SIGTERM');
      // A stop that takes too long ends with 1.
      expect(await third.ended).toBe(0);
      expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5[^]*服务暂时不可用，请稍后再试/i);
    },
    SLOW,
  );

  it(
    'answers requests that arrive after SIGTERM, on connections opened before and after it',
    async () => {
      const own = mkdtempSync(join(tmpdir(), 'ziping-data-'));
      const [stopping, go] = [join(own, 'stopping'), join(own, 'go')];
      // Holds the process once it has handled the signal, until the test has sent what it is to find then.
      const hold = `import { existsSync, writeFileSync } from 'node:fs';
        const slept = new Int32Array(new SharedArrayBuffer(4));
        process.once('SIGTERM', () => process.nextTick(() => {
          writeFileSync(${JSON.stringify(stopping)}, '');
          while (!existsSync(${JSON.stringify(go)})) Atomics.wait(slept, 0, 0, 10);
        }));`;
      const run = await start({ DATA_DIR: join(own, 'data') }, [
        '--import',
        `data:text/javascript,${encodeURIComponent(hold)}`,
      ]);
      const used = await Promise.all(Array.from({ length: 8 }, () => openConnection(run)));
      for (const one of used) expect(await one.get('/api/config')).toMatch(/^HTTP\/1\.1 200 [^]*keep-alive/);
      const silent = await Promise.all(Array.from({ length: 8 }, () => openConnection(run)));
      run.child.kill('SIGTERM');
      await vi.waitUntil(() => existsSync(stopping), { timeout: SLOW });
      const late = await Promise.all(Array.from({ length: 8 }, () => openConnection(run)));
      const answers = [...used, ...silent, ...late].map((one) => one.get('/api/config'));
      writeFileSync(go, '');
      const isLast = /^HTTP\/1\.1 200 [^]*connection: close[^]*"code":0/i;
      expect((await Promise.all(answers)).map((answer) => isLast.test(answer))).toEqual(Array(24).fill(true));
      expect(await run.ended).toBe(0);
      rmSync(own, { recursive: true });
    },
    SLOW,
  );

  it(
    'exits with one sentence and leaves the data alone when it cannot use the data folder',
    async () => {
      const cases: [env: Record<string, string>, prepare: (path: string) => void, message: RegExp][] = [
        [{}, (path) => mkdirSync(join(path, 'db')), /^数据库文件夹 \S+ 缺少标记文件 ziping-ready，.*\n$/],
        [
          {},
          (path) => {
            mkdirSync(join(path, 'db'));
            writeFileSync(join(path, 'db', 'ziping-ready'), '');
            writeFileSync(join(path, 'db', 'PG_VERSION'), 'garbage');
          },
          /^无法打开数据库，数据可能已损坏，请从备份恢复：.*\n$/,
        ],
        [{ DATA_DIR: '/dev/null/data' }, () => {}, /^无法使用数据目录（DATA_DIR）：.*\n$/],
        [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, () => {}, /^无法使用 DATABASE_URL 指定的数据库/],
      ];
      for (const [env, prepare, message] of cases) {
        const own = mkdtempSync(join(tmpdir(), 'ziping-data-'));
        prepare(own);
        const before = readdirSync(own, { recursive: true, encoding: 'utf8' });
        const run = await start({ DATA_DIR: own, ...env });
        expect(await run.ended).toBe(1);
        expect(run.output).toMatch(message);
        expect(readdirSync(own, { recursive: true, encoding: 'utf8' })).toEqual(
          expect.arrayContaining(before),
        );
        expect(existsSync(join(own, 'db', 'base'))).toBe(false);
        rmSync(own, { recursive: true });
      }
    },
    SLOW,
  );

  it(
    'names an invalid setting and exits with 1',
    async () => {
      const run = await start({ NODE_ENV: 'production' });
      expect(await run.ended).toBe(1);
      expect(run.output).toContain('ALLOW_STAND_INS');
    },
    SLOW,
  );

  it(
    'finishes a report once after a kill and after a stop in the midst of it, and keeps its finished sections',
    async () => {
      const own = mkdtempSync(join(tmpdir(), 'ziping-data-'));
      const endpoint = await startModelEndpoint();
      let written = 0;
      /** A section that names the years of its material, as the opening must, and says nothing that another one said. */
      const answer = ({ messages }: EndpointRequest): EndpointBehaviour => {
        written += 1;
        const years = new Set(messages.at(-1)?.content.match(/20[2-9]\d年/g));
        const text = `${[...years].join('、')}都照常过。${SECTION}`.replaceAll('。', `（其${written}）。`);
        return { kind: 'answer', text };
      };
      /** Answers so many sections and is silent from then on. */
      const answerSections = (count: number) => {
        endpoint.requests.length = 0;
        endpoint.behave((request, index) => (index < count ? answer(request) : { kind: 'silent' }));
      };
      const asked = async (count: number) => {
        while (endpoint.requests.length < count) await new Promise((wake) => setTimeout(wake, 20));
      };
      /** The sections that were asked for since then, by their titles. */
      const titles = () =>
        endpoint.requests.map(
          ({ messages }) => /这一节的题目：([^。]+)/.exec(messages[0]?.content ?? '')?.[1] ?? '',
        );
      const env = {
        DATA_DIR: own,
        LLM_BASE_URL: endpoint.url,
        LLM_API_KEY: 'k',
        LLM_MODEL: 'm',
        LLM_CONCURRENCY: '1',
      };
      const first = await start(env);
      const token = await login(first);
      const record = /演示命盘：\S+\/reports\/(\S+)/.exec(first.output)?.[1] ?? '';
      const overall = async (run: Run) =>
        (
          (await call(run, `/api/record/${record}/report_types`, undefined, token)) as unknown as {
            data: {
              status: string;
              progress: { done: number; total: number };
              written_by: string;
              content: string;
            }[];
          }
        ).data[0];

      answerSections(2);
      expect(await call(first, `/api/generate/${record}/overall`, {}, token)).toMatchObject({ code: 0 });
      await asked(3);
      const before = await overall(first);
      expect(before?.status).toBe('generating');
      const done = before?.progress.done ?? 0;
      expect(done).toBeGreaterThanOrEqual(2);
      const finished = titles().slice(0, 2);
      first.child.kill('SIGKILL');
      await first.ended;

      answerSections(1);
      const second = await start(env);
      await asked(2);
      const between = await overall(second);
      expect(between?.status).toBe('generating');
      expect(between?.progress.done).toBeGreaterThan(done);
      finished.push(titles()[0] ?? '');
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);

      answerSections(Infinity);
      const third = await start(env);
      let report = await overall(third);
      while (report?.status !== 'completed') {
        await new Promise((wake) => setTimeout(wake, 50));
        report = await overall(third);
      }
      expect(report.written_by).toBe('model');
      const later = titles();
      expect(later.length).toBeGreaterThan(0);
      const all = [...finished, ...later];
      expect(new Set(all).size).toBe(all.length);
      expect(report.content.match(/^## /gm)).toHaveLength(before?.progress.total ?? 0);
      expect(await call(third, `/api/generate/${record}/overall`, {}, token)).toMatchObject({ code: 409 });

      // An answer of a model that has stopped speaking does not hold up a stop; its reader is to follow it again.
      endpoint.behave(() => ({ kind: 'stall', text: SECTION }));
      const question = { message: '适合从事什么行业？', message_id: 'question_1', reply_id: 'answer_01' };
      const cut = new ReceivedAnswer();
      const reading = cut.readFrom(await askAbout(third, record, token, question));
      while (cut.content === '') await new Promise((wake) => setTimeout(wake, 5));
      third.child.kill('SIGTERM');
      expect(await reading).toMatchObject({ done: false, error: null, last: null });
      expect(await third.ended).toBe(0);
      await endpoint.close();
      rmSync(own, { recursive: true });
    },
    SLOW,
  );

  it(
    'finishes an answer once after a kill in the midst of it, from where its reader has it',
    async () => {
      const own = mkdtempSync(join(tmpdir(), 'ziping-data-'));
      const first = await start({ DATA_DIR: own });
      const token = await login(first);
      const record = /演示命盘：\S+\/reports\/(\S+)/.exec(first.output)?.[1] ?? '';
      const left = async (run: Run) =>
        (
          (await call(run, '/api/benefits/dashboard', undefined, token)).data as unknown as {
            chat_status: { remaining_count: number };
          }
        ).chat_status.remaining_count;
      const headers = eventHeaders(token);
      const asked = { message: '适合从事什么行业？', message_id: 'question_1', reply_id: 'answer_01' };
      const before = await left(first);
      const response = await askAbout(first, record, token, asked);
      const answer = await new ReceivedAnswer().readFrom(response, ({ content }) => content.length > 30);
      first.child.kill('SIGKILL');
      await first.ended;

      const second = await start({ DATA_DIR: own });
      await answer.readFrom(
        await fetch(`${second.origin}/api/record/${record}/chat/answer_01?${answer.query()}`, { headers }),
      );
      const { data } = await call(second, `/api/record/${record}/chat-history`, undefined, token);
      const [, stored] = data['items'] as unknown as { content: string; status: string }[];
      expect(answer).toMatchObject({ done: true, restarts: 0, content: stored?.content });
      expect(stored?.status).toBe('complete');
      expect([data['total'], before - (await left(second))]).toEqual([2, 1]);

      // A stop finishes the answer for everyone who reads it.
      const next = { message: '明年运势如何？', message_id: 'question_2', reply_id: 'answer_02' };
      const readers = [new ReceivedAnswer(), new ReceivedAnswer()] as const;
      const reading = [readers[0].readFrom(await askAbout(second, record, token, next))];
      reading.push(
        readers[1].readFrom(await fetch(`${second.origin}/api/record/${record}/chat/answer_02`, { headers })),
      );
      while (readers.some(({ content }) => content === '')) await new Promise((wake) => setTimeout(wake, 5));
      expect(readers.map(({ done }) => done)).toEqual([false, false]);
      second.child.kill('SIGTERM');
      for (const { done, error, last } of await Promise.all(reading))
        expect([done, error, last?.status]).toEqual([true, null, 'complete']);
      expect(readers[0].content).toBe(readers[1].content);
      expect(await second.ended).toBe(0);
      rmSync(own, { recursive: true });
    },
    SLOW,
  );
});
