import { isRefused, messageOf } from '@ziping/api-client/envelope';
import type { CouponChoice, CouponOption } from '@ziping/ui/patterns/Checkout';
import { checkoutCopy as copy } from '@ziping/ui/patterns/Checkout.copy';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { useApi } from '../../data/api.ts';
import { type CouponProduct, couponsOptions, useValidateCoupon } from '../../data/coupons.ts';
import { couponOptions } from './coupons.ts';

/**
 * The coupons for a product. Until the user chooses, the one that takes most off.
 *
 * @param before what was chosen for a payment that is waited for; null where there is none
 */
export function useCoupon(
  product: CouponProduct | null,
  price: number,
  before: { coupon?: CouponOption | undefined } | null,
) {
  const [choice, setChoice] = useState<string | null>(before && (before.coupon?.code ?? ''));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  // Found by its code, or held by an order: beside those that the service lists.
  const [found, setFound] = useState<CouponChoice['options']>(before?.coupon ? [before.coupon] : []);
  const { data, failureCount } = useQuery(couponsOptions(useApi(), product));
  const { mutateAsync: validate, isPending: checking } = useValidateCoupon();

  const options = useMemo(
    () => [
      ...found,
      ...couponOptions(data ?? [], price).filter(({ code }) => !found.some((one) => one.code === code)),
    ],
    [data, found, price],
  );
  const best = [...options].sort((one, other) => other.discount - one.discount).at(0);
  const used = product ? options.find(({ code }) => code === (choice ?? best?.code)) : undefined;
  const chosen = used?.code ?? '';

  async function choose(code: string) {
    setError(undefined);
    if (code === '' || options.some((option) => option.code === code)) {
      setChoice(code);
      return;
    }
    if (!product) return;
    try {
      const { coupon, final_amount } = await validate({ code, ...product });
      const discount = Math.max(0, Math.round((price - final_amount) * 100)) / 100;
      setFound((others) => [...others, { code, name: coupon.name, discount }]);
      setChoice(code);
      setTyped('');
    } catch (failure) {
      setError(isRefused(failure) ? messageOf(failure, copy.couponInvalid) : copy.couponFailed);
    }
  }

  const coupon: CouponChoice | undefined = product
    ? { options, chosen, best: choice === null && best !== undefined, typed, checking, error }
    : undefined;
  /** Keeps the choice: the service no longer lists a coupon that an order holds. */
  function hold() {
    setChoice(chosen);
    if (used && !found.includes(used)) setFound((others) => [...others, used]);
  }

  return {
    coupon,
    /** The product is paid without coupons if they cannot be loaded. */
    loading: product !== null && !data && failureCount === 0,
    used,
    choose,
    hold,
    type: (code: string) => {
      setTyped(code);
      setError(undefined);
    },
    /** The service has refused the chosen one: it is not offered as the best again. */
    drop: () => setChoice(''),
  };
}
