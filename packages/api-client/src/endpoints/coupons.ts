import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { CouponQuoteSchema, CouponSchema } from '../schemas/coupons.ts';
import type { CallOptions, Schema } from '../types.ts';

interface Product {
  product_id: string;
  product_type: 'report' | 'membership';
  /** Record of the report. */
  record_id?: string;
}

/** The user's coupons for a product. */
export function listAvailableCoupons(
  client: Client,
  query: Product,
  { signal }: CallOptions = {},
): Promise<Schema<'Coupon'>[]> {
  return unwrap(client.GET('/api/coupons/available', { params: { query }, signal }), {
    type: 'array',
    items: CouponSchema,
  });
}

/** The discount of a coupon. Codes: 1501 unknown, 1502 expired, 1503 used, 1504 not for this product. */
export function validateCoupon(
  client: Client,
  body: { code: string } & Product,
): Promise<Schema<'CouponQuote'>> {
  return unwrap(client.POST('/api/coupons/validate', { body }), CouponQuoteSchema);
}
