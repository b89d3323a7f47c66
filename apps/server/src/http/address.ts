import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The client's network address; an IPv4 address that is mapped to IPv6 is given as IPv4.
 *
 * @param trustProxy whether a trusted proxy appends the client's address to X-Forwarded-For.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().replace(PORT, '')
    : undefined;
  const bindings = context.env as Partial<HttpBindings> | undefined;
  const address = (forwarded || bindings?.incoming?.socket.remoteAddress) ?? 'unknown';
  return address
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .slice(0, 64);
}

/** The part of an address that rate limits count by: of IPv6 the /64, which belongs to one client. */
export const addressKey = (address: string): string =>
  address.includes(':') ? expand(address).slice(0, 4).join(':') : address;

/** The port that some proxies append: 203.0.113.7:52110, [2001:db8::1]:52110. */
const PORT = /(?<=^[\d.]+|\]):\d+$/;

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [left, right] = [groups(head), groups(tail)];
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
