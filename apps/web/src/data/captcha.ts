import { createCaptcha, type VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { queryOptions } from '@tanstack/react-query';

import { atom } from '../shared/store.ts';
import type { Api } from './api.ts';
import { createByCodeType } from './verify-codes.ts';

/** A captcha that was asked for. */
interface CaptchaRequest {
  /** Empty while there is no captcha. */
  phone: string;
  /** Number of the captcha among all of its kind. */
  turn: number;
  /** Asked for in words, for those who cannot see the image. */
  question: boolean;
}

/** A captcha. It can be used once: it is fetched once, and the next one has another turn. */
export const captchaOptions = (
  { client }: Api,
  type: VerifyCodeType,
  { phone, turn, question }: CaptchaRequest,
) =>
  queryOptions({
    queryKey: ['captcha', type, phone, turn],
    queryFn: ({ signal }) =>
      createCaptcha(client, { phone, ...(question && { kind: 'question' }) }, { signal }),
    enabled: phone !== '',
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });

function createCaptchaAtom() {
  const requestAtom = atom<CaptchaRequest>({ phone: '', turn: 0, question: false });
  return atom(
    (get) => get(requestAtom),
    (get, set, { phone, replace, question }: { phone: string; replace: boolean; question?: boolean }) => {
      const current = get(requestAtom);
      if (!replace && current.phone === phone) return;
      set(requestAtom, { phone, turn: current.turn + 1, question: question ?? current.question });
    },
  );
}

/**
 * The current captcha of each kind of SMS code; writing it asks for one for a phone, unless the current one is for that
 * phone and need not be replaced. In the store, so that it outlives a visit to the terms.
 */
export const captchaAtoms = createByCodeType(createCaptchaAtom);
