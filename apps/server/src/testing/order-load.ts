import { setTimeout as delay } from 'node:timers/promises';

const PRODUCTS = ['personal_month', 'personal_quarter', 'family_year'];

interface Envelope {
  code: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
}

/** Places and cancels orders at a service as several accounts, until it is stopped. */
export interface OrderLoad {
  /** The last acknowledged status of each order by its id. */
  acknowledged: Map<string, 'pending' | 'cancelled'>;
  /** How often each status was answered; `none` where the connection failed. */
  statuses: Map<string, number>;
  /** Answers 503 without Retry-After. */
  readonly withoutRetry: number;
  stop(): Promise<void>;
}

async function post(origin: string, path: string, body: unknown, token = ''): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

/** Registers an account with the stand-in for SMS. @returns its token */
async function register(origin: string, phone: string): Promise<string> {
  const read = async (answer: Response) => ((await answer.json()) as Envelope).data;
  const { captcha_id } = await read(await post(origin, '/api/auth/captcha', { phone }));
  const asked = { phone, captcha: 'K7MP', captcha_id, type: 'register' };
  await post(origin, '/api/auth/verify-code', asked);
  const sent = (await (await fetch(`${origin}/outbox.json`)).json()) as { phone: string; text: string }[];
  const verify_code = /\d{6}/.exec(sent.find((one) => one.phone === phone)?.text ?? '')?.[0];
  const account = { phone, password: 'qinghe2026', verify_code };
  return (await read(await post(origin, '/api/auth/register', account))).access_token as string;
}

/** @param accounts each has an order in progress for each of three plans */
export async function startOrderLoad(origin: string, accounts = 6): Promise<OrderLoad> {
  const acknowledged: OrderLoad['acknowledged'] = new Map();
  const statuses: OrderLoad['statuses'] = new Map();
  let withoutRetry = 0;
  let isStopped = false;

  async function call(path: string, body: unknown, token: string): Promise<Envelope | null> {
    const answer = await post(origin, path, body, token).catch(() => null);
    const status = answer ? String(answer.status) : 'none';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === '503' && !answer?.headers.has('retry-after')) withoutRetry += 1;
    if (status !== '200') await delay(20);
    return answer?.status === 200 ? ((await answer.json()) as Envelope) : null;
  }

  async function order(token: string, product_id: string): Promise<void> {
    while (!isStopped) {
      const plan = { product_id, product_type: 'membership', quantity: 1 };
      const id = (await call('/api/orders', plan, token))?.data.order_id as string | undefined;
      if (!id) continue;
      acknowledged.set(id, 'pending');
      if (await call(`/api/orders/${id}/cancel`, {}, token)) acknowledged.set(id, 'cancelled');
    }
  }

  const tokens: string[] = [];
  for (let count = 0; count < accounts; count += 1)
    tokens.push(await register(origin, `139001390${String(count).padStart(2, '0')}`));
  const working = tokens.flatMap((token) => PRODUCTS.map((product) => order(token, product)));
  return {
    acknowledged,
    statuses,
    get withoutRetry() {
      return withoutRetry;
    },
    async stop() {
      isStopped = true;
      await Promise.all(working);
    },
  };
}
