/** The statuses of an order and what leads from one to the other. */
export type OrderStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

/**
 * `pay`: money came in and what it pays for was delivered, also after the order had ended. `retry`: its owner pays a
 * failed order again. `supersede`: what it is for came in another way, as by another order.
 */
export type OrderEvent = 'pay' | 'fail' | 'cancel' | 'expire' | 'retry' | 'supersede';

const NEXT: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled', expire: 'expired', supersede: 'cancelled' },
  failed: { pay: 'paid', retry: 'pending', supersede: 'cancelled' },
  cancelled: { pay: 'paid' },
  expired: { pay: 'paid' },
  paid: {},
};

/** The status after an event; null where the event has no effect. */
export const nextStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  NEXT[status][event] ?? null;
