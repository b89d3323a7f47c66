/**
 * Drives two builds of the service with the same seeded requests of many accounts and lists how their answers differ,
 * to show that a change of the service has changed no answer, or which ones:
 *
 *     npm run build -w apps/server                       in both trees
 *     npm run test:drive -- ../before . --accounts 200 --seed 1
 *
 * Ids, tokens, addresses and times near now are left out of the comparison, and so is what the second build adds.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accounts: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const [before, after] = positionals;
if (!before || !after) throw new Error('Usage: npm run test:drive -- <tree before> <tree after>');

/** One of the two services, and what the account of the moment knows of it. */
interface Side {
  origin: string;
  token: string;
  refresh: string;
  captcha: string;
  smsCode: string;
  records: string[];
  orders: string[];
  trade: string;
  cycles: string[];
  stop(): void;
}

interface Answer {
  status: number;
  body: { code?: number; data?: unknown };
}

/** What one side is asked, and what it remembers of the answer. */
interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  remember?: (data: Record<string, never> | null, side: Side) => void;
}

const SETTLED = 15_000;
const NEAR = 40 * 86_400_000;
const began = Date.now();

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = seededRandom(Number(values.seed));
const choose = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value;
const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const two = (value: number) => String(value).padStart(2, '0');

function startSide(tree: string): Promise<Side> {
  const data = mkdtempSync(join(tmpdir(), 'ziping-drive-'));
  const child = spawn(process.execPath, [resolve(tree, 'apps/server/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: data,
      CAPTCHA_TEXT: 'K7MP',
      LIMIT_SCALE: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((ready, fail) => {
    const read = (part: unknown) => {
      output += String(part);
      const origin = /子平已启动：(\S+)[^]*数据目录/.exec(output)?.[1];
      if (!origin) return;
      const stop = () => {
        child.removeAllListeners('exit').once('exit', () => rmSync(data, { recursive: true, force: true }));
        child.kill('SIGTERM');
      };
      ready({ origin, ...strangerState(), stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => fail(new Error(output)));
  });
}

const strangerState = () => ({
  token: '',
  refresh: '',
  captcha: '',
  smsCode: '',
  records: [],
  orders: [],
  trade: '',
  cycles: [],
});

/** An answer without what differs between any two runs. */
function comparable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => comparable(one, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (/token$|^image$|sign|nonce|package|prepay|url$|^key$/i.test(key)) return '(secret)';
  if (/^\d{4}-\d\d-\d\dT/.test(value))
    return Math.abs(Date.parse(value) - began) < NEAR ? '(near now)' : value.slice(0, 10);
  return value
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '(id)')
    .replaceAll(/\b[a-z]{1,4}_[\w-]{8,}|ZP\d{15,}/g, (id) => (id.includes('personal') ? id : '(id)'));
}

/** The paths at which two answers differ. What the second has and the first has not is no difference. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length
      ? one.flatMap((item, index) => differences(item, other[index], `${path}[]`))
      : [`${path}.length: ${one.length} → ${other.length}`];
  }
  if (one && other && typeof one === 'object' && typeof other === 'object')
    return Object.entries(one).flatMap(([name, value]) =>
      differences(value, (other as Record<string, unknown>)[name], `${path}.${name}`),
    );
  const short = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 100);
  return one === other ? [] : [`${path}: ${short(one)} → ${short(other)}`];
}

async function send(side: Side, { method = 'GET', path, body, remember }: Call): Promise<Answer> {
  const response = await fetch(side.origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(side.token && { authorization: `Bearer ${side.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer['body'];
  remember?.(answer.data as Record<string, never> | null, side);
  return { status: response.status, body: comparable(answer) as Answer['body'] };
}

const sides = await Promise.all([before, after].map(startSide));
const found = new Map<string, { count: number; example: string }>();
let calls = 0;

/** Asks both sides the same and notes how the second answer differs; of a conversation, whose text may, the state alone. */
async function ask(label: string, call: Call | ((side: Side) => Call), stateOnly = false): Promise<void> {
  calls += 1;
  const answers = await Promise.all(
    sides.map((side) => send(side, typeof call === 'function' ? call(side) : call)),
  );
  const [one, other] = answers.map(({ status, body }) =>
    stateOnly ? { status, code: body.code } : { status, body },
  );
  for (const example of new Set(differences(one, other))) {
    const kind = `${label} ${example.split(':')[0]}`;
    found.set(kind, { example, count: (found.get(kind)?.count ?? 0) + 1 });
  }
}

function anyBirth(): object {
  const isFaulty = random() < 0.1;
  const isLunar = random() < 0.25;
  const year = isFaulty ? choose([1899, 1986, 2030, 2101]) : between(1935, 2024);
  const day = isFaulty ? between(28, 33) : between(1, 29);
  return {
    name: choose(['林清和', '周明远', '小满', 'Ann', '', '名字'.repeat(20)]),
    gender: choose(['male', 'female']),
    birth_time: `${year}-${two(between(1, 12))}-${two(day)} ${two(between(0, 23))}:${two(between(0, 59))}:00`,
    calendar_type: isLunar ? 'lunar' : 'solar',
    birth_place: random() < 0.4 ? choose(['110101', '653101', '310101', '230102', '540102']) : '',
    category: isFaulty ? 'none' : choose(['self', 'family', 'friend', 'client', 'other']),
    ...(random() < 0.2 && { zi_convention: choose(['next', 'split']) }),
    ...(random() < 0.1 && { yun_convention: choose(['exact', 'minutes', 'shichen']) }),
    ...(random() < 0.1 && { hour_unknown: true }),
    ...(isLunar && random() < 0.2 && { leap_month: true }),
  };
}

const keepSession: Call['remember'] = (data, side) => {
  if (!data?.['access_token']) return;
  side.token = data['access_token'];
  side.refresh = data['refresh_token'] ?? '';
};

async function register(phone: string): Promise<void> {
  for (const side of sides) Object.assign(side, strangerState());
  await ask('captcha', {
    method: 'POST',
    path: '/api/auth/captcha',
    body: { phone },
    remember: (data, side) => (side.captcha = data?.['captcha_id'] ?? ''),
  });
  await ask('verify-code', ({ captcha }) => ({
    method: 'POST',
    path: '/api/auth/verify-code',
    body: { phone, type: 'register', captcha: 'K7MP', captcha_id: captcha },
  }));
  for (const side of sides) {
    const sent = (await (await fetch(`${side.origin}/outbox.json`)).json()) as {
      phone: string;
      code: string;
    }[];
    side.smsCode = sent.find((one) => one.phone === phone)?.code ?? '';
  }
  for (const password of [choose(['qinghe2026', '123', 'abcdefgh']), 'qinghe2026'])
    await ask('register', ({ smsCode }) => ({
      method: 'POST',
      path: '/api/auth/register',
      body: { phone, password, verify_code: smsCode },
      remember: keepSession,
    }));
}

/** Asks one side again until its answer matches no longer. */
async function waitWhile(side: Side, path: string, pattern: RegExp): Promise<void> {
  const end = Date.now() + SETTLED;
  while (Date.now() < end && pattern.test(JSON.stringify(await send(side, { path }))))
    await new Promise((wake) => setTimeout(wake, 100));
}

/** Presses a button of the cashier's page for the payment that was started last, and waits for what it brings. */
async function payAtCashier(action: 'pay' | 'fail'): Promise<void> {
  for (const side of sides) {
    await fetch(`${side.origin}/local-cashier/${side.trade}/finish`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
    if (action === 'pay')
      await waitWhile(side, `/api/payment/status-by-orderno?order_no=${side.trade}`, /"pending"/);
  }
}

/** Waits until no report of this record is being written. */
async function settle(recordOf: (side: Side) => string): Promise<void> {
  for (const side of sides)
    await waitWhile(side, `/api/record/${recordOf(side)}/report_types`, /"(?:generating|pending|queued)"/);
}

const TYPES = ['overall', 'career', 'wealth', 'love', 'health', 'annual', 'none'];
const PRODUCTS = [
  'personal_month',
  'personal_quarter',
  'personal_half',
  'personal_year',
  'family_year',
  'none',
];
const READ = [
  '/api/records',
  '/api/records?page=2',
  '/api/records?page=0',
  '/api/records?category=self&sort=oldest',
  '/api/records?keyword=林&page_size=50',
  '/api/records/export',
  '/api/benefits/dashboard',
  '/api/benefits/status',
  '/api/orders',
  '/api/orders?status=paid',
  '/api/orders?status=x',
  '/api/payment/orders',
  '/api/coupons/available?product_id=personal_month&product_type=membership',
  '/api/user/info',
  '/api/user/export',
  '/api/feedbacks',
  '/api/v1/membership/plans',
  '/api/v1/membership/plans?user_type=family',
  '/api/v1/membership/plans/none',
  '/api/v1/membership/current',
  '/api/v1/membership/subscriptions',
  '/api/v1/membership/family',
  '/api/v1/professional/api-keys',
  '/api/locations',
  '/api/nothing',
];

/** What an account does, each as likely as it stands here. Every choice is made once, for both sides. */
const deeds: ((place: number) => Promise<void>)[] = [
  async () => ask('read', { path: choose(READ) }),
  async () => ask('read', { path: choose(READ) }),
  ...Array.from({ length: 3 }, () => async () => {
    const body = anyBirth();
    await ask('create record', {
      method: 'POST',
      path: '/api/record',
      body,
      remember: (data, side) => {
        if (data?.['record_id']) side.records.push(data['record_id']);
      },
    });
  }),
  ...Array.from({ length: 3 }, () => async (place: number) => {
    await ask('chart', (side) => ({
      path: `/api/reports/${recordAt(side, place)}`,
      remember: (data, own) =>
        (own.cycles = ((data?.['da_yun'] ?? []) as unknown as { id: string }[]).map(({ id }) => id)),
    }));
    await ask('years of a cycle', (side) => ({
      path: `/api/report/${recordAt(side, place)}/da_yun/${side.cycles[place % 9] ?? place}/liu_nian`,
    }));
  }),
  (place) => ask('record', (side) => ({ path: `/api/records/${recordAt(side, place)}` })),
  (place) => {
    const body = anyBirth();
    return ask('change record', (side) => ({
      method: 'PUT',
      path: `/api/records/${recordAt(side, place)}`,
      body,
    }));
  },
  (place) =>
    ask('pin', (side) => ({
      method: 'PUT',
      path: `/api/records/${recordAt(side, place)}/pin`,
      body: { pinned: place % 2 === 0 },
    })),
  (place) =>
    ask('note', (side) => ({
      method: 'PUT',
      path: `/api/records/${recordAt(side, place)}/note`,
      body: { note: place % 5 ? '记一笔' : '长'.repeat(2001) },
    })),
  (place) => {
    const path = choose(['/api/records/move', '/api/records/restore']);
    const more = path.endsWith('move') ? { category: 'client' } : {};
    return ask(path, (side) => ({
      method: 'POST',
      path,
      body: { record_ids: [recordAt(side, place)], ...more },
    }));
  },
  (place) =>
    ask('delete record', (side) => ({ method: 'DELETE', path: `/api/records/${recordAt(side, place)}` })),
  async () => {
    const product_id = choose(PRODUCTS);
    const coupon = random() < 0.2 ? { coupon_code: 'NEW20' } : {};
    await ask('order', {
      method: 'POST',
      path: '/api/orders',
      body: { product_id, product_type: 'membership', quantity: 1, ...coupon },
      remember: (data, side) => {
        if (data?.['order_id']) side.orders.push(data['order_id']);
      },
    });
  },
  async (place) => {
    const body = {
      payment_channel: choose(['wechat', 'alipay', 'cash']),
      client_type: choose(['mobile', 'pc']),
    };
    const action = choose(['pay', 'fail'] as const);
    await ask('pay', (side) => ({
      method: 'POST',
      path: `/api/orders/${orderAt(side, place)}/pay`,
      body,
      remember: rememberTrade,
    }));
    if (sides.some(({ trade }) => trade === '')) return;
    await payAtCashier(action);
    await ask('payment status', ({ trade }) => ({
      path: `/api/payment/status-by-orderno?order_no=${trade}`,
    }));
    await ask('order', (side) => ({ path: `/api/orders/${orderAt(side, place)}` }));
  },
  (place) =>
    ask('cancel order', (side) => ({
      method: 'POST',
      path: `/api/orders/${orderAt(side, place)}/cancel`,
      body: {},
    })),
  async (place) => {
    const body = { report_type_code: choose(TYPES), payment_channel: 'wechat', client_type: 'pc' };
    await ask('order report', (side) => ({
      method: 'POST',
      path: `/api/payment/reports/${recordAt(side, place)}/order`,
      body,
      remember: rememberTrade,
    }));
    if (sides.some(({ trade }) => trade === '')) return;
    await payAtCashier('pay');
    await settle((side) => recordAt(side, place));
    await ask('bought report', (side) => ({ path: `/api/record/${recordAt(side, place)}/report_types` }));
  },
  async (place) => {
    const code = choose(TYPES);
    await ask('generate', (side) => ({
      method: 'POST',
      path: `/api/generate/${recordAt(side, place)}/${code}`,
      body: {},
    }));
    await settle((side) => recordAt(side, place));
    await ask('report types', (side) => ({ path: `/api/record/${recordAt(side, place)}/report_types` }));
  },
  async () => {
    const path = choose(['/api/benefits/check', '/api/user/consume-benefit']);
    const body = { benefit_type: choose(['CHAT_COUNT', 'REPORT_UNLOCK', 'x']), count: choose([0, 1, 1, 2]) };
    await ask(path, { method: 'POST', path, body });
  },
  async () => {
    const code = choose(['NEW20', 'AUTUMN90', 'none', '']);
    const body = { code, product_id: 'personal_year', product_type: 'membership' };
    await ask('coupon', { method: 'POST', path: '/api/coupons/validate', body });
  },
  async () => {
    const body = choose([{ nickname: '清和' }, { nickname: '' }, { gender: 'female' }, { email: 'x' }]);
    await ask('change user', { method: 'PUT', path: '/api/user/info', body });
  },
  async () => {
    const body = choose([
      { content: '夜间配色下看不清流年的字，请调深一些', type: 'bug', contact: '' },
      { content: '', type: 'bug' },
    ]);
    await ask('feedback', { method: 'POST', path: '/api/feedback', body });
  },
  async (place) => {
    const body = { message: choose(['今年财运如何', '我什么时候结婚', '你好', '我想换工作可以吗']) };
    await ask(
      'question',
      (side) => ({ method: 'POST', path: `/api/record/${recordAt(side, place)}/chat`, body }),
      true,
    );
    await ask('history', (side) => ({ path: `/api/record/${recordAt(side, place)}/chat-history` }), true);
  },
  async () => {
    const body = { current_password: choose(['qinghe2026', 'x']), new_password: 'qinghe2026' };
    await ask('change password', {
      method: 'POST',
      path: '/api/user/change-password',
      body,
      remember: keepSession,
    });
    await ask('refresh', ({ refresh }) => ({
      method: 'POST',
      path: '/api/auth/refresh',
      body: { refresh_token: refresh || 'x' },
      remember: keepSession,
    }));
  },
];

const recordAt = ({ records }: Side, place: number) => records[place % records.length] ?? 'r_none';
const orderAt = ({ orders }: Side, place: number) => orders[place % orders.length] ?? 'o_none';
const rememberTrade: Call['remember'] = (data, side) => {
  side.trade = (data?.['payment'] as { order_no?: string } | undefined)?.order_no ?? '';
};

for (let account = 0; account < Number(values.accounts); account += 1) {
  await register(`139${10_000_000 + account}`);
  for (let deed = 0; deed < 26; deed += 1) await choose(deeds)(between(0, 1000));
}
for (const { stop } of sides) stop();

console.log(`${calls} calls of ${values.accounts} accounts: ${found.size} kinds of difference`);
for (const [kind, { count, example }] of [...found].sort(([, a], [, b]) => b.count - a.count))
  console.log(`${count} × ${kind}\n    ${example}`);
