import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Where a request came from, as coarse as one household: an IPv6 client holds a whole /64.
 *
 * @param trustProxy whether a proxy of ours stands in front and appends the client to X-Forwarded-For.
 */
export function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const address = (forwarded || bindings?.incoming?.socket.remoteAddress) ?? 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);
  return plain.includes(':') ? expand(plain).slice(0, 4).join(':') : plain;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [left, right] = [groups(head), groups(tail)];
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
