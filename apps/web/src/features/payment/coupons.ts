import type { Schema } from '@ziping/api-client/types';
import type { CouponOption } from '@ziping/ui/patterns/Checkout';

type Coupon = Schema<'Coupon'>;

const fen = (yuan: number) => Math.round(yuan * 100);

/** What a coupon takes off an amount; both in yuan. Nothing below its minimum, and never more than the amount. */
export function discountOf({ discount_type, value, min_amount }: Coupon, amount: number): number {
  const whole = fen(amount);
  if (whole < fen(min_amount)) return 0;
  const off = discount_type === 'amount' ? fen(value) : whole - Math.round((whole * value) / 100);
  return Math.min(whole, Math.max(0, off)) / 100;
}

/** The coupons that take something off, the best one first. Of two equal ones the one that ends earlier. */
export function couponOptions(coupons: readonly Coupon[], amount: number): CouponOption[] {
  return [...coupons]
    .sort((one, other) => Date.parse(one.expires_at) - Date.parse(other.expires_at))
    .map((coupon) => ({ code: coupon.code, name: coupon.name, discount: discountOf(coupon, amount) }))
    .filter(({ discount }) => discount > 0)
    .sort((one, other) => other.discount - one.discount);
}
