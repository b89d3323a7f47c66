import { createCaptcha, type VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { atomWithQuery } from 'jotai-tanstack-query';

import { atom } from '../shared/store.ts';
import { clientAtom } from './client.ts';

/** One captcha. An atom of its own: atomWithQuery can miss the answer after its key has changed while mounted. */
const createCaptchaQueryAtom = (type: VerifyCodeType, phone: string, turn: number) =>
  atomWithQuery((get) => ({
    queryKey: ['captcha', type, phone, turn],
    queryFn: ({ signal }) => createCaptcha(get(clientAtom), { phone }, { signal }),
    enabled: phone !== '',
    // A captcha can be used once: it is fetched once, and the next one has another turn.
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always' as const,
  }));

interface CaptchaRequest {
  /** Empty while there is no captcha. */
  phone: string;
  /** Number of the captcha among all of its kind. */
  turn: number;
  queryAtom: ReturnType<typeof createCaptchaQueryAtom>;
}

function createCaptchaAtom(type: VerifyCodeType) {
  const requestAtom = atom<CaptchaRequest>({
    phone: '',
    turn: 0,
    queryAtom: createCaptchaQueryAtom(type, '', 0),
  });
  return atom(
    (get) => get(requestAtom),
    (get, set, { phone, replace }: { phone: string; replace: boolean }) => {
      const current = get(requestAtom);
      if (!replace && current.phone === phone) return;
      const turn = current.turn + 1;
      set(requestAtom, { phone, turn, queryAtom: createCaptchaQueryAtom(type, phone, turn) });
    },
  );
}

/**
 * The current captcha of each kind of SMS code; writing it asks for one for a phone, unless the current one is for that
 * phone and need not be replaced.
 */
export const captchaAtoms = {
  register: createCaptchaAtom('register'),
  reset_password: createCaptchaAtom('reset_password'),
  change_phone_old: createCaptchaAtom('change_phone_old'),
  change_phone_new: createCaptchaAtom('change_phone_new'),
  bind: createCaptchaAtom('bind'),
} satisfies Record<VerifyCodeType, unknown>;
