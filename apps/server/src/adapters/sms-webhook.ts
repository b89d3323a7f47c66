import { createHmac } from 'node:crypto';

import type { Clock } from '../ports/clock.ts';
import { type Sms, SmsError } from '../ports/sms.ts';

export interface SmsWebhookOptions {
  url: string;
  /** Shared with the receiver to sign requests. */
  secret: string;
  clock: Clock;
  /** Milliseconds to wait for the receiver. */
  timeout?: number;
}

/**
 * Sends messages to a signed webhook in front of any provider.
 *
 * POST of `{phone, text, code}` as JSON with `x-timestamp` (seconds since 1970) and `x-signature`, the
 * hexadecimal HMAC-SHA256 of `timestamp.body` under the shared secret. Any 2xx answer means that the message was accepted.
 */
export function createSmsWebhook({ url, secret, clock, timeout = 8000 }: SmsWebhookOptions): Sms {
  return {
    async send({ phone, text, code }) {
      const body = JSON.stringify({ phone, text, code: code ?? null });
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      let status: number;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-timestamp': timestamp,
            'x-signature': signature,
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        status = response.status;
        await response.body?.cancel();
      } catch (cause) {
        throw new SmsError('the SMS webhook could not be reached', { cause });
      }
      if (status < 200 || status > 299) throw new SmsError(`the SMS webhook answered ${status}`);
    },
  };
}
