import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { type Wanted, WHOLE_RECORD } from '../domain/orders/goods.ts';
import type { Orders } from '../domain/orders/orders.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { invalidField } from '../shared/errors.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';
import type { Log } from '../shared/log.ts';
import { type Channel, ForgedNotification, type PaymentProviders } from '../ports/payments.ts';

interface Dependencies {
  app: Hono;
  orders: Orders;
  limiter: RateLimiter;
  providers: PaymentProviders;
  log: Log;
}

/** The most bytes of a notification; a provider's has a few thousand. */
const NOTIFICATION_BYTES = 64 * 1024;

const report = (record_id: string, product_id: string): Wanted => ({
  product_type: 'report',
  product_id,
  record_id,
});
const wholeRecord = (record_id: string): Wanted => ({
  product_type: 'record',
  product_id: WHOLE_RECORD,
  record_id,
});
const messageOf = (required: boolean) => (required ? '订单已创建' : '报告已解锁');

export function mountPayments(calls: Calls, { app, orders, limiter, providers, log }: Dependencies): void {
  for (const id of ['createReportOrder', 'createReportOrderByReport'] as const) {
    calls.authenticated(id, async ({ account, path, body, address }) => {
      await limiter.consume('orderPerUser', account.userId);
      const wanted = report(path.id, body.report_type_code);
      const data = await orders.buyReport(account.userId, wanted, body, address);
      return success(data, messageOf(data.payment_required));
    });
  }

  calls.authenticated('getReportOrderStatus', async ({ account, path, query }) =>
    success(await orders.readLastStatus(account.userId, report(path.id, query.report_type_code))),
  );

  calls.authenticated('createRecordPayment', async ({ account, path, body, address }) => {
    if (body.record_id !== path.id) throw invalidField('record_id', '未选择有效的报告');
    await limiter.consume('orderPerUser', account.userId);
    const how = {
      payment_channel: body.payment_channel ?? ('wechat' as const),
      client_type: body.client_type ?? ('mobile' as const),
      ...(body.openid === undefined ? {} : { openid: body.openid }),
    };
    const data = await orders.buyReport(account.userId, wholeRecord(path.id), how, address, body.amount);
    return success(data, messageOf(data.payment_required));
  });

  calls.authenticated('getRecordPaymentStatus', async ({ account, path }) => {
    const { status } = await orders.readLastStatus(account.userId, wholeRecord(path.id));
    return success({ status });
  });

  calls.open('getStatusByOrderNo', async ({ account, addressKey, query }) => {
    await limiter.consume('statusPerCaller', account?.userId ?? addressKey);
    return success(await orders.readByNumber(account?.userId ?? null, query.order_no));
  });

  calls.authenticated('createJsapiParams', async ({ account, body }) =>
    success(await orders.readJsapiParams(account.userId, body.order_no)),
  );

  calls.authenticated('listPaymentOrders', async ({ account, query }) =>
    success(await orders.list(account.userId, query)),
  );

  mountNotifications({ app, orders, providers, log });
}

/** Takes what the providers tell of payments. They read the answer, which is not an envelope. */
function mountNotifications({ app, orders, providers, log }: Omit<Dependencies, 'limiter'>): void {
  for (const channel of Object.keys(providers) as Channel[]) {
    const provider = providers[channel];
    if (!provider) continue;
    const answer = (accepted: boolean) => {
      const { status, type, body } = provider.acknowledgement(accepted);
      return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });
    };
    const reject = (reason: ForgedNotification['reason']) =>
      log.error('notification rejected', null, { channel, reason });
    app.post(
      `/api/payment/notify/${channel}`,
      bodyLimit({
        maxSize: NOTIFICATION_BYTES,
        onError: () => {
          reject('too long');
          return answer(false);
        },
      }),
      async (context) => {
        const notification = { headers: context.req.raw.headers, body: await context.req.text() };
        try {
          const received = provider.readNotification(notification);
          return answer(received === null || (await orders.receive(channel, received)));
        } catch (error) {
          if (!(error instanceof ForgedNotification)) throw error;
          reject(error.reason);
          return answer(false);
        }
      },
    );
  }
}
