import type { VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { isRefused, messageOf } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useApi } from '../../data/api.ts';
import { captchaAtoms, captchaOptions } from '../../data/captcha.ts';
import { useAtom } from '../../shared/store.ts';

type CaptchaState =
  | { kind: 'loading'; inWords: boolean }
  | { kind: 'ready'; id: string; image: string; question?: string }
  | { kind: 'failed'; message: string; inWords: boolean };

/** What is shown where no captcha came: after a refusal, and where there was no answer. */
export interface CaptchaTexts {
  captchaFailed: string;
  captchaFailedRetry?: string;
}

/**
 * The captcha for a phone number.
 * @param phone null while no captcha is needed
 * @param onNew another one is asked for, because of another phone number
 */
export function useCaptcha(
  type: VerifyCodeType,
  phone: string | null,
  { captchaFailed, captchaFailedRetry = captchaFailed }: CaptchaTexts,
  onNew: () => void,
) {
  const [current, request] = useAtom(captchaAtoms[type]);
  const { data, error } = useQuery(captchaOptions(useApi(), type, current));

  const requestFor = useEffectEvent((next: string) => {
    if (next !== current.phone) onNew();
    request({ phone: next, replace: false });
  });
  useEffect(() => {
    if (phone !== null) requestFor(phone);
  }, [phone]);

  const inWords = current.question;
  let captcha: CaptchaState = { kind: 'loading', inWords };
  if (data) {
    const { captcha_id: id, image, question } = data;
    captcha = { kind: 'ready', id, image, ...(question !== undefined && { question }) };
  }
  if (!data && error) {
    const fallback = isRefused(error) ? captchaFailed : captchaFailedRetry;
    captcha = { kind: 'failed', message: messageOf(error, fallback), inWords };
  }
  return { captcha, turn: current.turn, request };
}
