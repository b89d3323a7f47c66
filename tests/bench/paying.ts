import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import {
  createWechatPayEndpoint,
  type WechatPayEndpoint,
} from '../../apps/server/src/testing/wechat-pay-endpoint.ts';
import { type Account, createAccount, createRecord } from '../e2e/accounts.ts';
import { serviceEnv } from '../e2e/pages.ts';
import { Service } from '../e2e/service.ts';
import { median, percentile, type Row } from './table.ts';

/** How many requests are under way at once, and how many are measured so. */
const LOADS = [
  { atOnce: 1, requests: 50 },
  { atOnce: 10, requests: 100 },
  { atOnce: 100, requests: 200 },
];
/** Reports of a record that are sold one by one. */
const SOLD = ['overall', 'career', 'wealth', 'health', 'annual'];

/** Runs the tasks, `atOnce` under way at a time. @returns milliseconds within which 99 of 100 ended */
async function p99<T>(tasks: readonly T[], atOnce: number, run: (task: T) => Promise<void>): Promise<number> {
  const times: number[] = [];
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
      const began = performance.now();
      await run(task);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return percentile(times, 0.99);
}

/** Records with a report each to buy, `count` in all. */
async function prepareReports(service: Service, owner: Account, count: number) {
  const reports: { record: string; code: string }[] = [];
  for (let at = 0; reports.length < count; at += 1) {
    const birth_time = `19${50 + (at % 50)}-06-15 09:20:00`;
    const path = await createRecord(service, owner, { name: `第${at}人`, birth_time });
    reports.push(...SOLD.map((code) => ({ record: path.split('/').at(-1) ?? '', code })));
  }
  return reports.slice(0, count);
}

/** Order creation and notifications, with WeChat Pay's stand-in in this process: both sign and check as in operation. */
export async function payingRows(rounds: number): Promise<Row[]> {
  const row = (what: string, figure?: number): Row => ({
    id: 'paying',
    what,
    unit: 'ms',
    figure,
    goal: undefined,
  });
  if (!existsSync(resolve(import.meta.dirname, '../../apps/server/dist/main.js'))) return [row('paying')];
  const provider = await createWechatPayEndpoint();
  const keys = mkdtempSync(join(tmpdir(), 'ziping-bench-keys-'));
  const writeKey = (name: string, key: string) => {
    writeFileSync(join(keys, name), key);
    return join(keys, name);
  };
  const { options } = provider;
  const env = {
    ...serviceEnv,
    PUBLIC_URL: options.publicUrl,
    WECHAT_APPID: options.appid,
    WECHAT_SECRET: 'secret',
    WECHAT_PAY_MCHID: options.mchid,
    WECHAT_PAY_SERIAL: options.serial,
    WECHAT_PAY_PRIVATE_KEY: writeKey('private.pem', options.privateKey),
    WECHAT_PAY_API_V3_KEY: options.apiV3Key,
    WECHAT_PAY_PUBLIC_KEY: writeKey('public.pem', options.publicKey),
    WECHAT_PAY_PUBLIC_KEY_ID: options.publicKeyId,
    WECHAT_PAY_API_URL: options.apiUrl,
  };
  let service: Service | undefined;
  try {
    service = await Service.start(env);
    return await measurePaying(service, provider, rounds, row);
  } finally {
    await service?.remove();
    await provider.close();
    rmSync(keys, { recursive: true });
  }
}

async function measurePaying(
  service: Service,
  provider: WechatPayEndpoint,
  rounds: number,
  row: (what: string, figure?: number) => Row,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { atOnce, requests } of LOADS) {
    const created: number[] = [];
    const notified: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const owner = await createAccount(service);
      const reports = await prepareReports(service, owner, requests);
      const known = new Set(provider.trades.keys());
      const how = { payment_channel: 'wechat', client_type: 'pc' };
      created.push(
        await p99(reports, atOnce, async ({ record, code }) => {
          const wanted = { report_type_code: code, ...how };
          await service.post(`/api/payment/reports/${record}/order`, wanted, owner.access_token);
        }),
      );
      const fresh = [...provider.trades.keys()].filter((trade_no) => !known.has(trade_no));
      const notifications = fresh.map((trade_no) => {
        provider.pay(trade_no);
        return provider.notification(trade_no);
      });
      notified.push(
        await p99(notifications, atOnce, async ({ headers, body }) => {
          const answer = await fetch(`${service.url}/api/payment/notify/wechat`, {
            method: 'POST',
            headers,
            body,
          });
          if (!answer.ok) throw new Error(`A notification was answered ${answer.status}`);
        }),
      );
    }
    rows.push(row(`order creation p99, ${atOnce} at once`, median(created)));
    rows.push(row(`notification p99, ${atOnce} at once`, median(notified)));
  }
  return rows;
}
