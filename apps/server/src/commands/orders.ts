/** Orders that need a person: `npm run orders -w apps/server -- list | settle ORDER_NO | reconcile FILE_OR_DAY`. */
import { parseArgs } from 'node:util';

import { systemClock } from '../adapters/clock-system.ts';
import { cryptoEntropy } from '../adapters/entropy-crypto.ts';
import { createPayments } from '../adapters/payments.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { createDeployment } from '../deployment.ts';
import { chinaDay, chinaDayStart } from '../shared/china-time.ts';
import { reconcile } from '../domain/orders/reconcile.ts';
import { createLog } from '../shared/log.ts';
import { type BillLine, type Channel, CHANNELS } from '../ports/payments.ts';
import { readNamedFile, runCommand } from './run-command.ts';

const USAGE = `orders -w apps/server -- list | settle ORDER_NO [--dry-run] | reconcile FILE_OR_DAY [--day DAY_OF_FILE] [--channel ${CHANNELS.join('|')}]`;

const looksLikeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day of the calendar: '2026-02-31' is none. */
function isDay(text: string): boolean {
  const start = looksLikeDay(text) ? chinaDayStart(text) : new Date(Number.NaN);
  return !Number.isNaN(start.getTime()) && chinaDay(start) === text;
}

const isChannel = (text: string): text is Channel => (CHANNELS as readonly string[]).includes(text);

await runCommand(USAGE, async (args, write) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      channel: { type: 'string', default: 'wechat' },
      day: { type: 'string' },
    },
  });
  const [action, what = ''] = positionals;
  const { channel } = values;
  const isKnown = action === 'list' || ((action === 'settle' || action === 'reconcile') && what !== '');
  if (!isKnown || !isChannel(channel)) return false;
  for (const day of [values.day, looksLikeDay(what) ? what : undefined])
    if (day !== undefined && !isDay(day)) throw new Error(`${day} 不是日期，日期写作 2026-01-31`);
  const config = readConfig(process.env);
  const store = await openDatabase(config, { create: false });
  try {
    const log = createLog((line) => process.stderr.write(`${line}\n`), systemClock.now);
    const { app } = await createDeployment(config, store.db, log);
    await app.prepare({ exclusive: false });
    if (action === 'list') {
      const problems = await app.orders.findProblems();
      for (const { order_no, reason } of problems) write(`${order_no}  ${reason}`);
      write(`${problems.length} 笔订单需要处理`);
    }
    if (action === 'settle') {
      for (const line of await app.orders.settle(what, values['dry-run'])) write(line);
    }
    if (action === 'reconcile') {
      const dependencies = { db: store.db, clock: systemClock, entropy: cryptoEntropy };
      const provider = createPayments(config.payment, dependencies).payments[channel];
      if (!provider?.readBill) throw new Error(`没有设置 ${channel} 的支付渠道`);
      let lines: BillLine[];
      if (!isDay(what)) lines = provider.readBill(readNamedFile(what));
      else if (provider.bill) lines = await provider.bill(what);
      else throw new Error(`${channel} 的账单须先下载，再给出文件`);
      const day = isDay(what) ? what : (values.day ?? null);
      const differences = await reconcile(store.db, channel, lines, day);
      for (const line of differences) write(line);
      write(`账单 ${lines.length} 行，${differences.length} 处不符`);
    }
  } finally {
    await store.close();
  }
  return true;
});
