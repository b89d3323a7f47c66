import { createCaptcha, type VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { atomWithQuery } from 'jotai-tanstack-query';

import { atom } from '../shared/store.ts';
import { clientAtom } from './client.ts';

function createCaptchaAtoms(type: VerifyCodeType) {
  const requestAtom = atom({ phone: '', turn: 0 });
  return {
    /** The captcha asked for last: its phone, and its number among all of this kind. */
    requestAtom: atom(
      (get) => get(requestAtom),
      /** Asks for a captcha, unless the current one is for this phone and need not be replaced. */
      (get, set, { phone, replace }: { phone: string; replace: boolean }) => {
        const current = get(requestAtom);
        if (replace || current.phone !== phone) set(requestAtom, { phone, turn: current.turn + 1 });
      },
    ),
    queryAtom: atomWithQuery((get) => {
      const { phone, turn } = get(requestAtom);
      return {
        queryKey: ['captcha', type, phone, turn],
        // Without the signal: when the key changes, atomWithQuery would abort the request and send it again.
        queryFn: () => createCaptcha(get(clientAtom), { phone }),
        enabled: phone !== '',
        // A captcha can be used once: it is fetched once, and the next one has another turn.
        retry: false,
        retryOnMount: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        gcTime: Infinity,
        networkMode: 'always' as const,
      };
    }),
  };
}

/** The captcha of each kind of SMS code. */
export const captchaAtoms = {
  register: createCaptchaAtoms('register'),
  reset_password: createCaptchaAtoms('reset_password'),
  change_phone_old: createCaptchaAtoms('change_phone_old'),
  change_phone_new: createCaptchaAtoms('change_phone_new'),
  bind: createCaptchaAtoms('bind'),
} satisfies Record<VerifyCodeType, unknown>;
