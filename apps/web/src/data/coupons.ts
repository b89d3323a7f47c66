import { listAvailableCoupons, validateCoupon } from '@ziping/api-client/endpoints/coupons';
import { queryOptions, skipToken } from '@tanstack/react-query';

import type { Api } from './api.ts';
import { type BodyOf, callHook } from './mutation.ts';

/** A product that coupons apply to. */
export type CouponProduct = BodyOf<typeof listAvailableCoupons>;

/** The user's coupons for a product; null for none. */
export const couponsOptions = ({ client, member }: Api, product: CouponProduct | null) =>
  queryOptions({
    queryKey: ['coupons', member, product],
    queryFn: product ? () => listAvailableCoupons(client, product) : skipToken,
  });

/** Checks a typed code. */
export const useValidateCoupon = callHook(validateCoupon);
