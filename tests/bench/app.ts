import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DEMO } from '../../apps/server/src/demo.ts';
import { Service } from '../e2e/service.ts';
import { appFolder } from './bytes.ts';
import { serveBefore, serveFolder } from './serve.ts';

const serviceFile = resolve(import.meta.dirname, '../../apps/server/dist/main.js');

/** A member of the demonstration account with a record, and an order that waits to be paid. */
interface Member {
  /** The session as the app keeps it in localStorage. */
  stored: Record<string, string>;
  token: string;
  recordId: string;
  orderId: string;
}

/** The built app as it is served. */
export interface App {
  /** The address at which pages are measured; every answer of the API takes 50 ms there. */
  url: string;
  /** The service itself; undefined while only the app is built. */
  service: { url: string; member: Member } | undefined;
  close: () => Promise<void>;
}

interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

async function request<Data>(url: string, init: RequestInit = {}): Promise<Data> {
  const answer = (await (await fetch(url, init)).json()) as Envelope<Data>;
  if (answer.code !== 0) throw new Error(`${url}: ${answer.code} ${answer.message}`);
  return answer.data;
}

async function signIn(service: string): Promise<Member> {
  const login = await request<{ access_token: string; refresh_token: string; user_info: object }>(
    `${service}/api/auth/login`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(DEMO) },
  );
  const { records } = await request<{ records: { id: string }[] }>(`${service}/api/records`, {
    headers: { authorization: `Bearer ${login.access_token}` },
  });
  const [record] = records;
  if (!record) throw new Error('The demonstration account has no records');
  const { order_id } = await request<{ order_id: string }>(`${service}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${login.access_token}` },
    body: JSON.stringify({ product_id: 'personal_year', product_type: 'membership', quantity: 1 }),
  });
  return {
    stored: {
      token: login.access_token,
      refresh_token: login.refresh_token,
      isLoggedIn: 'true',
      user: JSON.stringify(login.user_info),
    },
    token: login.access_token,
    recordId: record.id,
    orderId: order_id,
  };
}

/** The address of a path with `:id` for the record and `:order` for the order. */
export function urlOf({ url, service }: App, path: string): string {
  const { recordId = '', orderId = '' } = service?.member ?? {};
  return url + path.replace(':id', recordId).replace(':order', orderId);
}

/** Starts the built service with the app, or serves the app's files alone; undefined when neither is built. */
export async function startApp(): Promise<App | undefined> {
  const built = existsSync(join(appFolder, 'index.html'));
  if (!existsSync(serviceFile)) {
    if (!built) return undefined;
    const served = await serveFolder(appFolder);
    return { url: served.url, service: undefined, close: served.close };
  }
  const service = await Service.start({ LIMIT_SCALE: '1000' });
  try {
    const member = await signIn(service.url);
    const front = await serveBefore(service.url, 50);
    return {
      url: front.url,
      service: { url: service.url, member },
      close: async () => {
        await front.close();
        await service.remove();
      },
    };
  } catch (error) {
    await service.remove();
    throw error;
  }
}
