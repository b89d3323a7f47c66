import { listAvailableCoupons, validateCoupon } from '@ziping/api-client/endpoints/coupons';
import { queryOptions, skipToken } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { type BodyOf, mutationHook } from './mutation.ts';

/** A product that coupons apply to. */
export interface CouponProduct {
  product_id: string;
  product_type: 'report' | 'membership';
  /** Record of the report. */
  record_id?: string;
}

/** The user's coupons for a product; null for none. */
export const couponsOptions = ({ client, member }: Api, product: CouponProduct | null) =>
  queryOptions({
    queryKey: ['coupons', member, product],
    queryFn: product ? () => listAvailableCoupons(client, product) : skipToken,
  });

/** Checks a typed code. */
export const useValidateCoupon = mutationHook((body: BodyOf<typeof validateCoupon>, { client }) =>
  validateCoupon(client, body),
);
