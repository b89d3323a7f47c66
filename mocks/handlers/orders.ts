import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { coupons, orderDetail, orders as allOrders } from '../fixtures/orders.ts';
import { mock, ok } from '../http.ts';
import { launchFor } from './payments.ts';

/** The order history; an order can be created, paid and cancelled. */
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
      answer(200, ok(launchFor(await body()), '订单已创建')),
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
