import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { coupons, launches, orderDetail, orders as allOrders, paidOrder } from '../fixtures/orders.ts';
import { mock, ok } from '../http.ts';

type Launch = Schema<'OrderResponse'>;

/** How a new order is paid, by the place it is paid in. */
function launchFor({ client_type, payment_channel }: Partial<Schema<'CreateReportOrderBody'>>): Launch {
  if (client_type === 'jsapi') return launches.jsapi;
  if (payment_channel === 'alipay') return launches.form;
  return client_type === 'pc' ? launches.desktop : launches.mobile;
}

/** Paying for reports and records: an order is made, and every question about it answers `status`. */
export function paymentHandlers(status: Schema<'OrderStatus'> = 'paid'): HttpHandler[] {
  const is_paid = status === 'paid';
  return [
    mock.post('/api/payment/reports/{id}/order', async ({ answer, body }) =>
      answer(200, ok<Launch>(launchFor(await body()), '订单已创建')),
    ),
    mock.post('/api/reports/{id}/order', async ({ answer, body }) =>
      answer(200, ok<Launch>(launchFor(await body()), '订单已创建')),
    ),
    mock.get('/api/payment/reports/{id}/order-status', ({ answer }) => answer(200, ok({ is_paid, status }))),
    mock.post('/api/payment/records/{id}/payment', async ({ answer, body }) =>
      answer(200, ok<Launch>(launchFor(await body()), '订单已创建')),
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

/** The order history and an order's life: pay, cancel, ask. */
export function orderHandlers(initial: readonly Schema<'Order'>[] = allOrders): HttpHandler[] {
  let kept = [...initial];
  const detail = (id: string): Schema<'OrderDetail'> => ({
    ...orderDetail,
    ...kept.find((order) => order.id === id),
  });
  return [
    mock.post('/api/orders', ({ answer }) => answer(200, ok({ order_id: orderDetail.id }, '订单已创建'))),
    mock.get('/api/orders', ({ answer, query }) => {
      const status = query.get('status');
      const found = kept.filter((order) => !status || order.status === status);
      const size = Number(query.get('page_size') ?? 10);
      const start = (Number(query.get('page') ?? 1) - 1) * size;
      return answer(200, ok({ items: found.slice(start, start + size), total: found.length }));
    }),
    mock.get('/api/orders/{id}', ({ answer, params }) => answer(200, ok(detail(params.id)))),
    mock.post('/api/orders/{id}/pay', async ({ answer, body }) =>
      answer(200, ok<Launch>(launchFor(await body()), '订单已创建')),
    ),
    mock.post('/api/orders/{id}/cancel', ({ answer, params }) => {
      kept = kept.map((order) => (order.id === params.id ? { ...order, status: 'cancelled' } : order));
      return answer(200, ok({ ...detail(params.id), status: 'cancelled' }, '订单已取消'));
    }),
    mock.get('/api/orders/{id}/payment-status', ({ answer, params }) => {
      const { status, order_no, record_id } = detail(params.id);
      return answer(200, ok({ status, is_paid: status === 'paid', order_no, record_id }));
    }),
    mock.get('/api/coupons/available', ({ answer }) => answer(200, ok(coupons))),
    mock.post('/api/coupons/validate', async ({ answer, body }) => {
      const { code } = await body();
      const coupon = coupons.find((one) => one.code === code);
      if (!coupon) return answer(200, { code: 1501, message: '优惠券不存在或不可用', data: null });
      const original_amount = orderDetail.amount;
      const discount_amount =
        coupon.discount_type === 'amount' ? coupon.value : (original_amount * (100 - coupon.value)) / 100;
      return answer(
        200,
        ok({ coupon, original_amount, discount_amount, final_amount: original_amount - discount_amount }),
      );
    }),
  ];
}
