import type { Database } from '../db/open.ts';
import { findPlan } from '../domain/catalogue/catalogue.ts';
import { toYuan } from '../domain/money.ts';
import { type Coupons, discountOf, type Product, toWireCoupon } from '../domain/orders/coupons.ts';
import type { ReportGoods } from '../domain/orders/goods.ts';
import { businessError } from '../errors.ts';
import { type Calls, success } from '../http/calls.ts';

interface Dependencies {
  db: Database;
  coupons: Coupons;
  reports: Pick<ReportGoods, 'find'>;
}

/** A product as both calls name it. */
interface NamedProduct {
  product_type: Product['type'];
  product_id: string;
  record_id?: string | undefined;
}

export function mountCoupons(calls: Calls, { db, coupons, reports }: Dependencies): void {
  async function findProduct(named: NamedProduct): Promise<Product | null> {
    const { product_type: type, product_id: id, record_id = null } = named;
    const found = type === 'membership' ? await findPlan(db, id) : await reports.find(db, id);
    // A plan has no record, whatever the call names.
    return (
      found && { type, id, record_id: type === 'report' ? record_id : null, amount_fen: found.price_fen }
    );
  }

  calls.authenticated('listAvailableCoupons', async ({ account, query }) => {
    const product = await findProduct(query);
    const found = product ? await coupons.listAvailable(db, account.userId, product) : [];
    return success(found.map(toWireCoupon));
  });

  calls.authenticated('validateCoupon', async ({ account, body }) => {
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
