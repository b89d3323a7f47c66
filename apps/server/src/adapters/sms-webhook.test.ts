import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SmsError } from '../ports/sms.ts';
import { createSmsWebhook } from './sms-webhook.ts';

const NOW = new Date('2026-11-20T04:00:00Z');
const MESSAGE = { phone: '13800138000', text: '【子平】您的验证码是 286413', code: '286413' };

let status: number | null;
let received: { headers: IncomingHttpHeaders; body: string }[];
let receiver: ReturnType<typeof createServer>;
const send = (timeout = 2000) =>
  createSmsWebhook({
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/send`,
    secret: 'shared',
    clock: { now: () => NOW },
    timeout,
  }).send(MESSAGE);

beforeEach(async () => {
  status = 204;
  received = [];
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    if (status) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

describe('the SMS webhook', () => {
  it('receives the message signed with the shared secret', async () => {
    await send();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual(MESSAGE);
    const timestamp = String(NOW.getTime() / 1000);
    expect(headers['x-timestamp']).toBe(timestamp);
    expect(headers['x-signature']).toBe(
      createHmac('sha256', 'shared').update(`${timestamp}.${body}`).digest('hex'),
    );
  });

  it('causes an SmsError on an error answer, a timeout or a closed connection', async () => {
    status = 500;
    await expect(send()).rejects.toThrow(SmsError);
    status = null;
    await expect(send(100)).rejects.toThrow(SmsError);
    const url = 'http://127.0.0.1:9/none';
    const gone = createSmsWebhook({ url, secret: 's', clock: { now: () => NOW } });
    await expect(gone.send(MESSAGE)).rejects.toThrow(SmsError);
  });
});
