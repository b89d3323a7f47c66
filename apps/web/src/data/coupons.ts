import { listAvailableCoupons, validateCoupon } from '@ziping/api-client/endpoints/coupons';
import { atomWithQuery } from 'jotai-tanstack-query';

import { memberIdAtom } from '../session/session.ts';
import { atom, type Getter } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { type BodyOf, mutationAtom } from './mutation.ts';

/** A product that coupons apply to. */
export interface CouponProduct {
  product_id: string;
  product_type: 'report' | 'membership';
  /** Record of the report. */
  record_id?: string;
}

/** The product that {@link couponsQueryAtom} asks for; null for none. */
export const couponProductAtom = atom<CouponProduct | null>(null);

/** The user's coupons for a product. */
export function couponsOptions(get: Getter, product: CouponProduct | null) {
  const client = get(clientAtom);
  return {
    queryKey: ['coupons', get(memberIdAtom), product],
    queryFn: async () => (product ? listAvailableCoupons(client, product) : []),
  };
}

/** The user's coupons for the product of {@link couponProductAtom}. */
export const couponsQueryAtom = atomWithQuery((get) => {
  const product = get(couponProductAtom);
  return { ...couponsOptions(get, product), enabled: product !== null };
});

/** Checks a typed code. */
export const validateCouponMutationAtom = mutationAtom((body: BodyOf<typeof validateCoupon>, { client }) =>
  validateCoupon(client, body),
);
