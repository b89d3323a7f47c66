import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Database, openEmbedded } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { plans, reportTypes } from '../db/schema/catalogue.ts';
import { feedbacks } from '../db/schema/feedback.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { localTrades, orders, trades } from '../db/schema/orders.ts';
import { seedCatalogue } from '../domain/catalogue/catalogue.ts';
import { FIRST_CATALOGUE as catalogue } from '../domain/catalogue/catalogue-file.ts';
import { bundleForTest } from '../testing/bundled.ts';
import { SLOW } from '../testing/harness.ts';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let bundled: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ziping-commands-'));
  bundled = await bundleForTest({
    catalogue: 'src/commands/catalogue.ts',
    orders: 'src/commands/orders.ts',
    feedback: 'src/commands/feedback.ts',
  });
}, SLOW);
afterAll(() => {
  for (const path of [folder, bundled]) rmSync(path, { recursive: true, force: true });
});

/** Runs a script of the package as an operator does. */
const runScript = (script: string, ...args: string[]) =>
  start('npm', ['run', '--silent', '--prefix', PACKAGE, script, '--', ...args]);

/** Runs a command from its bundle, in half the time. */
const run = (command: string, ...args: string[]) =>
  start(process.execPath, [join(bundled, `${command}.js`), ...args]);

/** Starts a process in the folder of the files, with its data in `data` there. */
function start(program: string, args: string[]) {
  return new Promise<{ code: number | null; lines: string[]; errors: string }>((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (part) => (output += String(part)));
    child.stderr.on('data', (part) => (errors += String(part)));
    child.once('close', (code) => resolve({ code, lines: output.trim().split('\n'), errors }));
  });
}

async function withData<T>(read: (db: Database) => Promise<T>): Promise<T> {
  const store = await openEmbedded(join(folder, 'data'));
  try {
    return await read(store.db);
  } finally {
    await store.close();
  }
}

describe('a command', () => {
  const starts = (args: string[]) => run(...(args as [string, ...string[]]));

  it(
    'makes no database, and says which folder has none',
    async () => {
      const missing = `数据目录 ${join(folder, 'data')} 里没有数据库，请检查 DATA_DIR，或先启动一次服务\n`;
      expect(existsSync(join(folder, 'data'))).toBe(false);
      writeFileSync(join(folder, 'none.json'), '{}');
      for (const args of [
        ['orders', 'list'],
        ['orders', 'settle', 'ZP1', '--dry-run'],
        ['catalogue', 'none.json', '--dry-run'],
        ['feedback', 'list'],
      ]) {
        expect(await starts(args)).toMatchObject({ code: 1, errors: missing });
        expect(existsSync(join(folder, 'data'))).toBe(false);
      }
    },
    SLOW,
  );

  it(
    'refuses a channel, a day or a file that it cannot use, before it opens the database',
    async () => {
      writeFileSync(join(folder, 'broken.json'), '{');
      const cases: [string[], string | RegExp][] = [
        [['orders', 'reconcile', '2026-11-20', '--channel', 'Alipay'], /^用法：/],
        [['orders', 'list', '--no-such-option'], /^用法：/],
        [['feedback', 'answer', 'fb_1'], /^用法：npm run feedback/],
        [['orders', 'reconcile', '2026-02-31'], '2026-02-31 不是日期，日期写作 2026-01-31\n'],
        [['orders', 'reconcile', 'bill.csv', '--day', '2026-13-45'], /^2026-13-45 不是日期/],
        [['catalogue', 'absent.json'], '找不到文件 absent.json\n'],
        [['catalogue', 'broken.json'], 'broken.json 不是有效的 JSON 文件\n'],
      ];
      const results = await Promise.all(cases.map(([args]) => starts(args)));
      cases.forEach(([, message], index) => {
        expect(results[index]).toMatchObject({ code: 1, lines: [''] });
        expect(results[index]?.errors).toMatch(message);
      });
    },
    SLOW,
  );
});

describe('the command catalogue', () => {
  it(
    'says what would change, changes it, and refuses a file with a fault',
    async () => {
      const [, career] = catalogue.report_types;
      const [plan] = catalogue.plans;
      const change = { report_types: [{ ...career, price: 35 }], plans: [{ ...plan, price: 19.9 }] };
      writeFileSync(join(folder, 'change.json'), JSON.stringify(change));
      await withData(seedCatalogue);
      const fault = { ...change, report_types: [{ ...career, price: -1 }] };
      writeFileSync(join(folder, 'fault.json'), JSON.stringify(fault));
      const lines = [
        'report type career: price_fen 3990 → 3500',
        'plan personal_month: price_fen 2990 → 1990',
      ];
      const [dryRun, refused] = await Promise.all([
        runScript('catalogue', 'change.json', '--dry-run'),
        run('catalogue', 'fault.json'),
      ]);
      expect(dryRun).toEqual({ code: 0, lines: [...lines, '将有 2 处改动'], errors: '' });
      expect(refused).toMatchObject({ code: 1, lines: [''] });
      expect(refused.errors).toBe('report_types.0.price：应为 >=0，实际是 -1\n');
      // The same changes: the dry run made none.
      expect(await run('catalogue', 'change.json')).toMatchObject({
        code: 0,
        lines: [...lines, '已作 2 处改动'],
      });
      await withData(async (db) => {
        // A start of the service adds what is missing and leaves what was changed.
        await seedCatalogue(db);
        const [type] = await db.select().from(reportTypes).where(eq(reportTypes.code, 'career'));
        const [changed] = await db.select().from(plans).where(eq(plans.code, 'personal_month'));
        expect([type?.price_fen, changed?.price_fen]).toEqual([3500, 1990]);
      });
    },
    SLOW,
  );
});

describe('the command orders', () => {
  it(
    'lists a payment that was never confirmed, and settles its order',
    async () => {
      const day = new Date(Date.now() - 25 * 3_600_000);
      const order_no = 'ZP202611200000000001';
      await withData(async (db) => {
        await db.insert(users).values({ id: 'u1', phone: '13100000000', nickname: '用户', created_at: day });
        const order = {
          id: 'o1',
          order_no,
          user_id: 'u1',
          product_type: 'membership' as const,
          product_id: 'personal_month',
          product_name: '月度会员',
          original_fen: 2990,
          discount_fen: 0,
          amount_fen: 2990,
          status: 'expired' as const,
          created_at: day,
          expires_at: day,
        };
        await db.insert(orders).values(order);
        const trade = { trade_no: order_no, channel: 'wechat' as const, amount_fen: 2990, created_at: day };
        await db.insert(trades).values({ ...trade, order_id: 'o1', client_type: 'pc' });
        await db.insert(localTrades).values({ ...trade, order_no, description: '月度会员', state: 'paid' });
      });
      expect(await runScript('orders', 'list')).toMatchObject({
        code: 0,
        lines: [`${order_no}  支付结果一直未能确认`, '1 笔订单需要处理'],
      });
      expect(await run('orders', 'reconcile', '2026-11-20')).toMatchObject({
        code: 1,
        errors: '没有设置 wechat 的支付渠道\n',
      });
      expect(await run('orders', 'settle', order_no)).toMatchObject({
        code: 0,
        lines: [`${order_no} 月度会员 29.9 paid`, 'wechat 29.9 delivered'],
      });
      expect(await withData((db) => db.select().from(subscriptions))).toMatchObject([
        { user_id: 'u1', order_id: 'o1' },
      ]);
    },
    SLOW,
  );
});

describe('the command feedback', () => {
  it(
    'lists what has no answer, and answers it',
    async () => {
      const created_at = new Date('2026-11-20T08:00:00Z');
      const given = { type: 'bug' as const, contact: '', image_count: 0, created_at };
      await withData((db) =>
        db.insert(feedbacks).values({ id: 'fb_1', content: '夜间配色下\n看不清流年。', ...given }),
      );
      expect(await runScript('feedback', 'list')).toMatchObject({
        code: 0,
        lines: ['fb_1  2026-11-20  bug  -  夜间配色下 看不清流年。', '1 条反馈没有回复'],
      });
      expect(await run('feedback', 'answer', 'fb_2', '已修好')).toMatchObject({
        code: 1,
        errors: '没有编号为 fb_2 的反馈\n',
      });
      expect(await run('feedback', 'answer', 'fb_1', '已经修好，', '请刷新。')).toMatchObject({
        code: 0,
        lines: ['已回复 fb_1'],
      });
      expect(await withData((db) => db.select().from(feedbacks))).toMatchObject([
        { id: 'fb_1', reply: '已经修好， 请刷新。', replied_at: expect.any(Date) as Date },
      ]);
      expect(await run('feedback', 'list')).toMatchObject({ lines: ['0 条反馈没有回复'] });
    },
    SLOW,
  );
});
