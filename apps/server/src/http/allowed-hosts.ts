import { isIP } from 'node:net';

import type { MiddlewareHandler } from 'hono';

/**
 * Rejects requests for other host names, which protects local services against DNS rebinding: a foreign page whose
 * name resolves to this machine. Addresses are safe, since a page cannot be served under them from elsewhere.
 *
 * @param allowed host names besides localhost, without a port.
 */
export function checkHost(allowed: ReadonlySet<string>): MiddlewareHandler {
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
    if (!isAddress && hostname !== 'localhost' && !allowed.has(hostname)) {
      return context.text('本机演示不接受这个主机名，请在 ALLOWED_HOSTS 中写明', 403);
    }
    return next();
  };
}
