import type { Client } from '../client.ts';
import { type DataOf, unwrap } from '../envelope.ts';
import type { operations } from '../schema.d.ts';
import type { CallOptions, Schema } from '../types.ts';

interface Product {
  product_id: string;
  product_type: 'report' | 'membership';
  /** Record of the report. */
  record_id?: string;
}

/** A coupon with the amounts before and after it, in yuan. */
export type CouponQuote = DataOf<
  operations['validateCoupon']['responses'][200]['content']['application/json']
>;

/** The user's coupons for a product. */
export function listAvailableCoupons(
  client: Client,
  query: Product,
  { signal }: CallOptions = {},
): Promise<Schema<'Coupon'>[]> {
  return unwrap(client.GET('/api/coupons/available', { params: { query }, signal }));
}

/** The discount of a coupon. Codes: 1501 unknown, 1502 expired, 1503 used, 1504 not for this product. */
export function validateCoupon(client: Client, body: { code: string } & Product): Promise<CouponQuote> {
  return unwrap(client.POST('/api/coupons/validate', { body }));
}
