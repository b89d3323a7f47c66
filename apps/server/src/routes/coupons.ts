import type { Database } from '../db/open.ts';
import { findPlan, readNumber } from '../domain/catalogue/catalogue.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { toYuan } from '../shared/money.ts';
import { type Coupons, discountOf, type Product, toWireCoupon } from '../domain/orders/coupons.ts';
import { type ReportGoods, WHOLE_RECORD } from '../domain/orders/goods.ts';
import { businessError } from '../shared/errors.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

interface Dependencies {
  db: Database;
  coupons: Coupons;
  reports: Pick<ReportGoods, 'find'>;
  limiter: RateLimiter;
}

/** A product as both calls name it. */
interface NamedProduct {
  product_type: Product['type'];
  product_id: string;
  record_id?: string | undefined;
}

const price = (product: Omit<Product, 'amount_fen'>, found: { price_fen: number } | null): Product | null =>
  found && { ...product, amount_fen: found.price_fen };

export function mountCoupons(calls: Calls, { db, coupons, reports, limiter }: Dependencies): void {
  async function findProduct(named: NamedProduct): Promise<Product | null> {
    const { product_type: type, product_id: id, record_id = null } = named;
    // A plan has no record, whatever the call names.
    if (type === 'membership') return price({ type, id, record_id: null }, await findPlan(db, id));
    const found =
      id === WHOLE_RECORD
        ? { price_fen: await readNumber(db, 'record_price_fen') }
        : await reports.find(db, id);
    return price({ type, id, record_id }, found);
  }

  calls.authenticated('listAvailableCoupons', async ({ account, query }) => {
    const product = await findProduct(query);
    const found = product ? await coupons.listAvailable(db, account.userId, product) : [];
    return success(found.map(toWireCoupon));
  });

  calls.authenticated('validateCoupon', async ({ account, body }) => {
    await limiter.consume('couponPerUser', account.userId);
    const product = await findProduct(body);
    if (!product) throw businessError(1504, '该优惠券不适用于此商品');
    const coupon = await coupons.find(db, account.userId, body.code, product);
    const discount = discountOf(coupon, product.amount_fen);
    return success({
      coupon: toWireCoupon(coupon),
      original_amount: toYuan(product.amount_fen),
      discount_amount: toYuan(discount),
      final_amount: toYuan(product.amount_fen - discount),
    });
  });
}
