import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import type { Orders } from '../domain/orders/orders.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountOrders(
  calls: Calls,
  { orders, limiter }: { orders: Orders; limiter: RateLimiter },
): void {
  calls.authenticated('createOrder', async ({ account, body }) => {
    await limiter.consume('orderPerUser', account.userId);
    const order_id = await orders.orderPlan(account.userId, body.product_id, body.coupon_code);
    return success({ order_id }, '订单已创建');
  });

  calls.authenticated('listOrders', async ({ account, query }) =>
    success(await orders.list(account.userId, query)),
  );

  calls.authenticated('getOrder', async ({ account, path }) =>
    success(await orders.read(account.userId, path.id)),
  );

  calls.authenticated('payOrder', async ({ account, path, body, address }) => {
    await limiter.consume('orderPerUser', account.userId);
    const data = await orders.pay(account.userId, path.id, body, address);
    return success(data, data.payment_required ? '订单已创建' : '支付成功');
  });

  calls.authenticated('cancelOrder', async ({ account, path }) =>
    success(await orders.cancel(account.userId, path.id), '订单已取消'),
  );

  calls.authenticated('getOrderPaymentStatus', async ({ account, path }) =>
    success(await orders.readStatus(account.userId, path.id)),
  );
}
