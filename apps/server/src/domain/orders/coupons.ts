import type { Schema } from '@ziping/api-client/types';
import { and, eq, gt } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { coupons } from '../../db/schema/catalogue.ts';
import { couponUses, orders } from '../../db/schema/orders.ts';
import { businessError } from '../../shared/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Coupon } from '../catalogue/catalogue-file.ts';
import { toYuan } from '../../shared/money.ts';
import { bindAll } from '../../shared/bind.ts';
import { toWireType } from './goods.ts';

/** What a coupon is to be used for. */
export interface Product {
  type: 'report' | 'membership';
  /** As orders name it; `record` for all reports of a record together. */
  id: string;
  /** Record of a report; null where it is not known and for a membership. */
  record_id: string | null;
  amount_fen: number;
}

/** What a coupon takes off an amount, never more than the amount. */
export function discountOf(coupon: Pick<Coupon, 'discount_type' | 'value'>, amount_fen: number): number {
  const discount =
    coupon.discount_type === 'amount'
      ? coupon.value
      : amount_fen - Math.round((amount_fen * coupon.value) / 100);
  return Math.min(Math.max(discount, 0), amount_fen);
}

const fits = (coupon: Coupon, product: Product) =>
  (coupon.product_type === null || coupon.product_type === product.type) &&
  product.amount_fen >= coupon.min_amount_fen;

const PRODUCTS = { report: '报告', membership: '会员套餐' } as const;

/** Why a coupon does not fit a product. */
function whyUnfit({ product_type, min_amount_fen }: Coupon, product: Product): string {
  if (product_type !== null && product_type !== product.type) {
    return `这张优惠券只能用于${PRODUCTS[product_type]}`;
  }
  return `这张优惠券满${toYuan(min_amount_fen)}元可用`;
}

export const toWireCoupon = (coupon: Coupon): Schema<'Coupon'> => ({
  code: coupon.code,
  name: coupon.name,
  description: coupon.description,
  discount_type: coupon.discount_type,
  value: coupon.discount_type === 'amount' ? toYuan(coupon.value) : coupon.value,
  min_amount: toYuan(coupon.min_amount_fen),
  expires_at: coupon.expires_at.toISOString(),
});

export type Coupons = ReturnType<typeof createCoupons>;

interface CouponContext {
  clock: Clock;
}

/** Coupons, each for one paid order of an account. */
export function createCoupons(context: CouponContext) {
  return {
    ...bindAll(context, { listAvailable, find }),
    take,
    giveBack,
  };
}

/**
 * The codes that an account cannot use for a product: those of paid orders and of pending ones for another product.
 * Ordering the product again finds its pending order, which keeps its coupon.
 */
async function listUsed(db: Database, userId: string, product: Product): Promise<Set<string>> {
  const uses = await db
    .select({
      code: couponUses.coupon_code,
      status: orders.status,
      type: orders.product_type,
      id: orders.product_id,
      record_id: orders.record_id,
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.order_id))
    .where(eq(couponUses.user_id, userId));
  const isKept = ({ status, type, id, record_id }: (typeof uses)[number]) =>
    status === 'pending' &&
    toWireType(type) === product.type &&
    id === product.id &&
    record_id === product.record_id;
  return new Set(uses.flatMap((use) => (isKept(use) ? [] : [use.code])));
}

/** The coupons that an account can use for a product, the one that saves most first. */
async function listAvailable(
  { clock }: CouponContext,
  db: Database,
  userId: string,
  product: Product,
): Promise<Coupon[]> {
  const found = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.active, true), gt(coupons.expires_at, clock.now())));
  const used = await listUsed(db, userId, product);
  return found
    .filter((coupon) => fits(coupon, product) && !used.has(coupon.code))
    .sort(
      (a, b) =>
        discountOf(b, product.amount_fen) - discountOf(a, product.amount_fen) ||
        a.expires_at.getTime() - b.expires_at.getTime() ||
        a.code.localeCompare(b.code),
    );
}

/** A coupon that an account can use for a product. @throws ApiError 1501 to 1504 */
async function find(
  { clock }: CouponContext,
  db: Database,
  userId: string,
  code: string,
  product: Product,
): Promise<Coupon> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
  if (!coupon?.active) throw businessError(1501, '优惠券不存在或不可用');
  if (coupon.expires_at <= clock.now()) throw businessError(1502, '优惠券已过期');
  if ((await listUsed(db, userId, product)).has(coupon.code)) throw businessError(1503, '优惠券已使用');
  if (!fits(coupon, product)) throw businessError(1504, whyUnfit(coupon, product));
  return coupon;
}

/** Uses a coupon for an order. @returns false when another order holds it */
async function take(db: Database, userId: string, code: string, orderId: string): Promise<boolean> {
  const taken = await db
    .insert(couponUses)
    .values({ coupon_code: code, user_id: userId, order_id: orderId })
    .onConflictDoNothing()
    .returning();
  return taken.length > 0;
}

/** Gives the coupon of an order back. */
async function giveBack(db: Database, orderId: string): Promise<void> {
  await db.delete(couponUses).where(eq(couponUses.order_id, orderId));
}
