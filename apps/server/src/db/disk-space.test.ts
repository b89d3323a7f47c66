import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Model } from '../ports/model.ts';
import { bundleForTest } from '../testing/bundled.ts';
import { createHarness, type Harness, SLOW } from '../testing/harness.ts';
import { killServices, startService } from '../testing/service-process.ts';
import { modelUse } from './schema/service.ts';

const MEGABYTE = 1024 * 1024;
const BIRTH = {
  name: '林清和',
  birth_time: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  gender: 'male',
  category: 'other',
};
const PLAN = { product_id: 'personal_month', product_type: 'membership', quantity: 1 };

describe('the service while the disk of the embedded database is nearly full', () => {
  let service: Harness;
  let free = Infinity;
  let next = 13_600_000_000;
  beforeAll(async () => {
    service = await createHarness({
      freeBytes: () => free,
      limits: { exportPerUser: { count: 10, seconds: 3600 } },
    });
  }, SLOW);
  beforeEach(() => (free = Infinity));
  afterAll(async () => {
    free = Infinity;
    await service.close();
  });
  const signUp = () => service.signUp(String((next += 1)));
  const get = (path: string, token: string) => service.call('GET', path, undefined, { token });
  const post = (path: string, body: unknown, token: string) => service.call('POST', path, body, { token });

  it(
    'answers writes with 503 and Retry-After, and takes them again once there is space',
    async () => {
      const { token } = await signUp();
      const { record_id } = (await post('/api/record', BIRTH, token)).data;
      const writes: [method: string, path: string, body: unknown][] = [
        ['POST', '/api/record', BIRTH],
        ['PUT', `/api/records/${record_id}/note`, { note: '备注' }],
        ['POST', '/api/orders', PLAN],
        ['POST', '/api/auth/captcha', { phone: '13600000000' }],
        ['DELETE', `/api/records/${record_id}`, undefined],
      ];
      const before = (await get('/api/records', token)).data;
      free = 63 * MEGABYTE;
      for (const [method, path, body] of writes) {
        const response = await service.app.request(path, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        expect([method, path, response.status, response.headers.get('retry-after')]).toEqual([
          method,
          path,
          503,
          '5',
        ]);
      }
      expect((await get('/api/records', token)).data).toEqual(before);
      expect(service.errors.filter((line) => line.startsWith('disk full'))).toHaveLength(1);
      free = 65 * MEGABYTE;
      for (const [method, path, body] of writes)
        expect((await service.call(method, path, body, { token })).status, path).toBe(200);
    },
    SLOW,
  );

  it(
    'answers every read as before',
    async () => {
      const { token, refresh } = await signUp();
      const { record_id } = (await post('/api/record', BIRTH, token)).data;
      await post(`/api/generate/${record_id}/overall`, {}, token);
      await service.app.worker.drain();
      const { order_id } = (await post('/api/orders', PLAN, token)).data;
      const { order_no } = (await get(`/api/orders/${order_id}`, token)).data;
      const [report] = (await get(`/api/record/${record_id}/report_types`, token)).data;

      const idOf = (path: string) => (path.startsWith('/api/orders') ? order_id : record_id);
      const queries: Record<string, string> = {
        '/api/payment/status-by-orderno': `?order_no=${order_no}`,
        '/api/payment/reports/{id}/order-status': '?report_type_code=career',
        '/api/coupons/available': '?product_id=personal_month&product_type=membership',
        '/api/reports/{id}/export/{format}': '?report_type_code=overall',
        '/api/locations/cities': '?q=巴黎',
      };
      const paths = [...service.contract.values()]
        .filter(({ method }) => method === 'get')
        .map(({ path }) => {
          const real = path
            .replace('{format}', 'docx')
            .replace('{reply_id}', 'answer_01')
            .replace('{da_yun_id}', '1')
            .replace('{code}', report.code)
            .replace('{id}', idOf(path));
          return real + (queries[path] ?? '');
        });
      const statuses = async (bearer: string) => {
        const found: [string, number][] = [];
        for (const path of paths) {
          const response = await service.app.request(path, {
            headers: { authorization: `Bearer ${bearer}` },
          });
          found.push([path, response.status]);
        }
        return found;
      };
      const before = await statuses(token);
      expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(25);
      free = 0;
      expect(await statuses(token)).toEqual(before);

      // The login is renewed without a new refresh token, and the order is not paid in time.
      service.clock.advance(3600);
      expect((await get('/api/records', token)).status).toBe(401);
      const renew = () => service.call('POST', '/api/auth/refresh', { refresh_token: refresh });
      const renewed = (await renew()).data;
      expect(renewed.refresh_token).toBe(refresh);
      expect(await statuses(renewed.access_token)).toEqual(before);
      free = Infinity;
      expect((await get(`/api/orders/${order_id}`, renewed.access_token)).data.status).toBe('expired');
      expect((await renew()).data.refresh_token).not.toBe(refresh);
    },
    SLOW,
  );

  it(
    'answers reads with a key, whose uses cannot be stored',
    async () => {
      const { token } = await signUp();
      const plan = { ...PLAN, product_id: 'pro_lifetime' };
      const { order_id } = (await post('/api/orders', plan, token)).data;
      const way = { payment_channel: 'wechat', client_type: 'pc' };
      const { payment } = (await post(`/api/orders/${order_id}/pay`, way, token)).data;
      await service.cashier.finish(payment.order_no, 'paid');
      await get(`/api/orders/${order_id}/payment-status`, token);
      const { secret } = (await post('/api/v1/professional/api-keys', { name: '工作室网站' }, token)).data;
      free = 0;
      expect((await get('/api/records', secret)).status).toBe(200);
    },
    SLOW,
  );

  it(
    'answers with a question by a model, whose tokens cannot be stored',
    async () => {
      const model: Model = {
        name: '测试模型',
        concurrency: 1,
        async ask({ onTokens }) {
          onTokens?.({ input: 10, output: 5 });
          return { text: '我的事业什么时候有转机？', complete: true };
        },
        stream: () => {
          throw new Error('not asked for an answer');
        },
      };
      const other = service.another({ model });
      const { token } = await signUp();
      const { record_id } = (await post('/api/record', BIRTH, token)).data;
      const ask = () =>
        other.request(`/api/record/${record_id}/report_type/career/prompt`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ content: '日主辛金，心思细，做事讲条理，今年先守后攻。' }),
        });
      free = 0;
      expect(await (await ask()).json()).toMatchObject({ code: 0, data: '我的事业什么时候有转机？' });
      expect(await service.db.select().from(modelUse)).toEqual([]);
      free = Infinity;
      await ask();
      expect(await service.db.select().from(modelUse)).toMatchObject([{ input: 10, output: 5 }]);
    },
    SLOW,
  );

  it(
    'goes on limiting reads',
    async () => {
      const { token } = await signUp();
      free = 0;
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1)
        statuses.push((await get('/api/records/export', token)).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    },
    SLOW,
  );

  it(
    'leaves what waits in the background for later',
    async () => {
      const { token } = await signUp();
      const { record_id } = (await post('/api/record', BIRTH, token)).data;
      await post(`/api/generate/${record_id}/overall`, {}, token);
      free = 0;
      await expect(service.app.worker.drain()).rejects.toThrow();
      await expect(service.app.purge()).rejects.toThrow();
      const read = async () => (await get(`/api/record/${record_id}/report_types`, token)).data[0].status;
      expect(await read()).toBe('generating');
      free = Infinity;
      await service.app.worker.drain();
      expect(await read()).toBe('completed');
      await service.app.purge();
    },
    SLOW,
  );
});

/** A file system of its own; null where it cannot be mounted. */
function mountDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'ziping-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

describe('the service on a small disk', () => {
  let disk: string | null;
  let bundle: string;
  beforeAll(async () => {
    disk = mountDisk(200);
    bundle = await bundleForTest({ main: 'src/main.ts' });
  }, SLOW);
  afterAll(() => {
    killServices();
    if (disk) {
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true });
    }
    rmSync(bundle, { recursive: true, force: true });
  });

  /** Leaves less than the 16 MB that a segment of the log takes. */
  function fill(filler: string): void {
    const file = openSync(filler, 'w');
    const zeros = Buffer.alloc(MEGABYTE);
    const { bavail, bsize } = statfsSync(dirname(filler));
    for (let left = bavail * bsize; left > 12 * MEGABYTE; left -= MEGABYTE) writeSync(file, zeros);
    closeSync(file);
  }

  it(
    'reads, refuses writes, works again once there is space, and stops on a full disk without loss',
    async ({ skip }) => {
      if (disk === null) return skip('only root can mount a file system');
      const filler = join(disk, 'filler');
      const env = { DATA_DIR: join(disk, 'data') };
      const service = await startService(bundle, env);
      const call = (path: string, body?: unknown, token = '') =>
        fetch(service.origin + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const login = await call('/api/auth/login', { phone: '13800138000', password: 'ziping2026' });
      const { access_token: token } = ((await login.json()) as { data: { access_token: string } }).data;
      const add = async () => (await call('/api/record', BIRTH, token)).status;
      const total = async () =>
        ((await (await call('/api/records', undefined, token)).json()) as { data: { total: number } }).data
          .total;

      expect(await add()).toBe(200);
      fill(filler);
      expect([await add(), await add(), await total()]).toEqual([503, 503, 5]);
      await vi.waitFor(() => expect(service.output).toContain('"event":"disk full, writes refused"'), SLOW);
      rmSync(filler);
      expect([await add(), await total()]).toEqual([200, 6]);
      fill(filler);
      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);

      const refused = await startService(bundle, env);
      expect([await refused.ended, refused.output]).toEqual([
        1,
        `磁盘空间不足，请为数据目录 ${env.DATA_DIR} 腾出空间后再启动\n`,
      ]);
      rmSync(filler);
      const again = await startService(bundle, env);
      const answer = await fetch(`${again.origin}/api/records`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(((await answer.json()) as { data: { total: number } }).data.total).toBe(6);
      again.child.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
    SLOW,
  );
});
