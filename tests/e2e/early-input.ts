import { type Browser, chromium, type Page } from '@playwright/test';
import { parseArgs } from 'node:util';

import { browserArgs, browserPath } from '../../scripts/find-browser.mjs';
import { type Account, createAccount, enterByApi, password } from './accounts.ts';
import { serviceEnv } from './pages.ts';
import { Service } from './service.ts';

// `npm run test:early` loads the pages with forms, enters values and presses buttons at random instants from the first
// paint until the page is idle, with a slow network and the CPU 1 to 8 times slower, and counts what is lost or acts
// twice. `-- --loads 1000 --seed 7 --parallel 2` says how often, with which random numbers, and how many at a time;
// `--first 412 --loads 1` repeats the load that a fault names.
const { values: options } = parseArgs({
  options: {
    loads: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    parallel: { type: 'string', default: '2' },
  },
});
const first = Number(options.first);
const end = first + Number(options.loads);

/** A number from 0 to 1 for each call: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A value to enter, and what the app has to know of it in the end. */
interface Entry {
  enter: (page: Page, byKey: boolean) => Promise<unknown>;
  known: Record<string, unknown>;
}

const text = (label: RegExp, value: string, known: Record<string, unknown>): Entry => ({
  enter: async (page, byKey) => {
    const field = page.getByLabel(label);
    if (!byKey) return field.fill(value);
    // What stands in the field already is replaced: a new account has a name.
    await field.selectText();
    await field.pressSequentially(value);
  },
  known,
});
const option = (label: string, value: string, known: Record<string, unknown>): Entry => ({
  enter: (page) => page.getByLabel(label, { exact: true }).selectOption(value),
  known,
});
const radio = (name: string, known: Record<string, unknown>): Entry => ({
  enter: (page) => page.getByRole('radio', { name, exact: true }).check(),
  known,
});
const toggle = (role: 'switch' | 'checkbox', name: RegExp, known: Record<string, unknown>): Entry => ({
  enter: (page) => page.getByRole(role, { name }).click(),
  known,
});

/** The body of a request. */
type Sent = Record<string, unknown>;

interface Form {
  path: string;
  member?: true;
  entries: readonly Entry[];
  /** The button that sends the form. */
  submit: string;
  /** What the app knows after the form was sent, and how often it was. Undefined until it was. */
  outcome: (page: Page, sent: readonly Sent[]) => Promise<{ known: Sent; times: number } | undefined>;
}

const bodyOf = (_page: Page, sent: readonly Sent[]) => {
  const [known] = sent;
  return Promise.resolve(known && { known, times: sent.length });
};

const forms: readonly Form[] = [
  {
    path: '/fortune',
    entries: [
      text(/^姓名/, '阿依古丽', { name: '阿依古丽' }),
      radio('女', { gender: 'female' }),
      option('年', '1990', { year: '1990' }),
      option('月', '6', { month: '06' }),
      option('日', '15', { day: '15' }),
      option('时', '9', { hour: '09' }),
      option('分', '20', { minute: '20' }),
      toggle('switch', /^时辰未知/, { hourUnknown: true }),
      radio('朋友', { group: 'friend' }),
    ],
    submit: '排盘分析',
    outcome: async (page) => {
      if (!page.url().includes('/login')) return undefined;
      const [draft, steps] = await page.evaluate(
        () => [sessionStorage.getItem('fortuneFormDraft') ?? '{}', history.length] as const,
      );
      const { birthDate, birthTime, ...rest } = JSON.parse(draft) as Record<string, string>;
      const [year, month, day] = birthDate?.split('-') ?? [];
      const [hour, minute] = birthTime?.split(':') ?? [];
      // The blank page, the form, the login.
      return { known: { ...rest, year, month, day, hour, minute }, times: steps - 2 };
    },
  },
  {
    path: '/login',
    entries: [
      text(/^手机号/, '13800138000', { phone: '13800138000' }),
      text(/^密码/, password, { password }),
    ],
    submit: '登录',
    outcome: bodyOf,
  },
  {
    path: '/register',
    entries: [
      text(/^手机号/, '13800138000', { phone: '13800138000' }),
      text(/^短信验证码/, '123456', { code: '123456' }),
      text(/^密码/, password, { password }),
      text(/^确认密码/, password, { confirmation: password }),
      toggle('checkbox', /^我已阅读并同意/, { accepted: true }),
      // Pressed twice it would be as before.
      {
        enter: (page) => page.getByRole('button', { name: '显示密码' }).last().click(),
        known: { shown: 1 },
      },
    ],
    submit: '注册',
    // Not sent: no text message was asked for. The only fault that the form finds, where it knows all values.
    outcome: async (page) => {
      if (!(await page.getByRole('alert').count())) return undefined;
      const value = (label: RegExp) => page.getByLabel(label).inputValue();
      return {
        known: {
          faults: (await page.getByRole('alert').allTextContents()).join(),
          phone: await value(/^手机号/),
          code: await value(/^短信验证码/),
          password: await value(/^密码/),
          confirmation: await value(/^确认密码/),
          accepted: await page.getByRole('checkbox').isChecked(),
          shown: await page.getByRole('button', { name: '隐藏密码' }).count(),
        },
        times: 1,
      };
    },
  },
  {
    path: '/profile/edit',
    member: true,
    entries: [text(/^昵称/, '古丽', { nickname: '古丽' }), radio('女', { gender: 'female' })],
    submit: '保存',
    outcome: bodyOf,
  },
];

interface Count {
  loads: number;
  values: number;
  valuesLost: number;
  taps: number;
  tapsLost: number;
  tapsDoubled: number;
  /** Loads in which something was entered before the app ran. */
  early: number;
}

/** A page in a new context, with the CPU and the network slowed. */
async function openSlow(browser: Browser, slowdown: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    addEventListener('load', () =>
      requestIdleCallback(() => (document.documentElement.dataset.idle = String(performance.now()))),
    );
  });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  const cdp = await context.newCDPSession(page);
  const setSpeed = async (rate: number, latency: number, bytes: number) => {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await cdp.send('Network.enable');
  await setSpeed(slowdown, 150, 200_000);
  return { context, page, unthrottle: () => setSpeed(1, 0, -1) };
}

/** Milliseconds from the first paint until the page is idle. */
async function windowOf(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.idle !== undefined);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return Number(document.documentElement.dataset.idle) - painted;
  });
}

/** One load of a form. @returns what was lost, in words */
async function load(
  browser: Browser,
  service: Service,
  form: Form,
  account: Account,
  random: () => number,
  count: Count,
  window: number,
): Promise<string[]> {
  const slowdown = 1 + 7 * random();
  const { context, page, unthrottle } = await openSlow(browser, slowdown);
  const faults: string[] = [];
  try {
    if (form.member) await enterByApi(context, service, account);
    const sent: Sent[] = [];
    // Not answered: the account stays as it is for the next load.
    await context.route(/\/api\/(auth\/login|user\/info)$/, async (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.continue();
      sent.push(request.postDataJSON() as Sent);
      return route.abort();
    });
    const span = (window * slowdown) / 4;
    const plan = form.entries
      .map((entry) => ({ entry, at: random() * span, byKey: random() < 0.5 }))
      .sort((one, other) => one.at - other.at);
    const last = plan[plan.length - 1]?.at ?? 0;
    // The other half presses the button when the page is idle, as the last proof of what it knows.
    const pressAt = random() < 0.5 ? last + random() * (span - last) : null;

    await page.goto(service.url + form.path, { waitUntil: 'commit' });
    const submit = page.getByRole('main').getByRole('button', { name: form.submit, exact: true });
    await submit.waitFor();
    const began = performance.now();
    const until = (at: number) =>
      new Promise((done) => setTimeout(done, Math.max(0, began + at - performance.now())));
    const isStarting = () => page.evaluate(() => document.documentElement.dataset.idle === undefined);
    for (const [index, { entry, at, byKey }] of plan.entries()) {
      await until(at);
      if (index === 0 && (await isStarting())) count.early += 1;
      await entry.enter(page, byKey);
    }
    if (pressAt !== null) {
      await until(pressAt);
      await submit.click();
    }
    await unthrottle();
    await page.waitForFunction(() => document.documentElement.dataset.idle !== undefined);
    if (pressAt === null) await submit.click();

    let outcome = await form.outcome(page, sent);
    // A minute: a busy machine may take long, and only what is lost never comes.
    for (let tries = 0; !outcome && tries < 600; tries += 1) {
      await page.waitForTimeout(100);
      outcome = await form.outcome(page, sent);
    }
    count.loads += 1;
    count.taps += 1;
    count.values += plan.length;
    if (!outcome) {
      count.tapsLost += 1;
      faults.push(`${form.submit} did nothing`);
    } else {
      // A second one would come at once.
      await page.waitForTimeout(100);
      const { times = 0 } = (await form.outcome(page, sent)) ?? {};
      if (times > 1) {
        count.tapsDoubled += 1;
        faults.push(`${form.submit} acted ${times} times`);
      }
      for (const { entry } of plan)
        for (const [name, value] of Object.entries(entry.known))
          if (outcome.known[name] !== value) {
            count.valuesLost += 1;
            faults.push(`${name} is ${JSON.stringify(outcome.known[name])}`);
          }
    }
  } finally {
    await context.close();
  }
  return faults.map((fault) => `${form.path}, ${slowdown.toFixed(1)} times slower: ${fault}`);
}

const service = await Service.start(serviceEnv);
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
try {
  const account = await createAccount(service);
  const windows = new Map<Form, number>();
  const counts = new Map<Form, Count>();
  for (const form of forms) {
    const { context, page } = await openSlow(browser, 4);
    if (form.member) await enterByApi(context, service, account);
    await page.goto(service.url + form.path);
    windows.set(form, await windowOf(page));
    await context.close();
    counts.set(form, { loads: 0, values: 0, valuesLost: 0, taps: 0, tapsLost: 0, tapsDoubled: 0, early: 0 });
  }
  let next = first;
  const work = async () => {
    while (next < end) {
      const at = next++;
      const form = forms[at % forms.length]!;
      // Of its own for each load, so that one load can be seen again alone.
      const random = randomOf(Number(options.seed) * 100_003 + at);
      const faults = await load(
        browser,
        service,
        form,
        account,
        random,
        counts.get(form)!,
        windows.get(form)!,
      ).catch((error: unknown) => {
        process.exitCode = 1;
        return [`${form.path} was not finished: ${String(error)}`];
      });
      for (const fault of faults) console.error(`load ${at}: ${fault}`);
      if (at % 10 === 9) console.error(`${at + 1} loads`);
    }
  };
  await Promise.all(Array.from({ length: Number(options.parallel) }, work));
  console.table(Object.fromEntries([...counts].map(([{ path }, count]) => [path, count])));
  const lost = [...counts.values()].some(
    ({ valuesLost, tapsLost, tapsDoubled }) => valuesLost + tapsLost + tapsDoubled > 0,
  );
  if (lost) process.exitCode = 1;
} finally {
  await browser.close();
  await service.remove();
}
