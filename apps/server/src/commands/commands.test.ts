import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Database, openEmbedded } from '../db/open.ts';
import { localTrades, orders, plans, reportTypes, subscriptions, trades, users } from '../db/schema.ts';
import { seedCatalogue } from '../domain/catalogue/catalogue.ts';
import catalogue from '../domain/catalogue/catalogue.json' with { type: 'json' };
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

describe('the command catalogue', () => {
  it(
    'says what would change, changes it, and refuses a file with a fault',
    async () => {
      const [, career] = catalogue.report_types;
      const [plan] = catalogue.plans;
      const change = { report_types: [{ ...career, price: 35 }], plans: [{ ...plan, price: 19.9 }] };
      writeFileSync(join(folder, 'change.json'), JSON.stringify(change));
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
      expect(refused.errors).toMatch(/^report_types\.0\.price: /);
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
