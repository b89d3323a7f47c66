import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { launches, paidOrder } from '../fixtures/orders.ts';
import { mock, ok } from '../http.ts';

/** The payment data of a new order, by client and channel. */
export function launchFor({
  client_type,
  payment_channel,
}: Partial<Schema<'CreateReportOrderBody'>>): Schema<'OrderResponse'> {
  if (client_type === 'jsapi') return launches.jsapi;
  if (payment_channel === 'alipay') return launches.form;
  return client_type === 'pc' ? launches.desktop : launches.mobile;
}

/** Payment of reports and records: every order is created and every status query answers `status`. */
export function paymentHandlers(status: Schema<'OrderStatus'> = 'paid'): HttpHandler[] {
  const is_paid = status === 'paid';
  return [
    mock.post('/api/payment/reports/{id}/order', async ({ answer, body }) =>
      answer(200, ok(launchFor(await body()), '订单已创建')),
    ),
    mock.post('/api/reports/{id}/order', async ({ answer, body }) =>
      answer(200, ok(launchFor(await body()), '订单已创建')),
    ),
    mock.get('/api/payment/reports/{id}/order-status', ({ answer }) => answer(200, ok({ is_paid, status }))),
    mock.post('/api/payment/records/{id}/payment', async ({ answer, body }) =>
      answer(200, ok(launchFor(await body()), '订单已创建')),
    ),
    mock.get('/api/payment/records/{id}/payment-status', ({ answer }) => answer(200, ok({ status }))),
    mock.get('/api/payment/status-by-orderno', ({ answer }) =>
      answer(200, ok({ status, record_id: 'r_3001' })),
    ),
    mock.post('/api/payment/wechat/jsapi_params', ({ answer }) =>
      answer(
        200,
        ok({
          appId: 'wx1234567890abcdef',
          timeStamp: '1795161901',
          nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
          package: 'prepay_id=wx201605010012345678',
          signType: 'RSA',
          paySign: 'oR9d8PuhnIcYZ8cBHFCwfgpaK9gd7vaRvkYD7rthRAZ',
        }),
      ),
    ),
    mock.get('/api/payment/orders', ({ answer }) => answer(200, ok({ items: [paidOrder], total: 1 }))),
  ];
}
