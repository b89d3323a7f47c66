import type { VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { isRefused, messageOf } from '@ziping/api-client/envelope';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApi } from '../../data/api.ts';
import { captchaAtoms, captchaOptions } from '../../data/captcha.ts';
import { useAtom } from '../../shared/store.ts';

type CaptchaState =
  | { kind: 'loading' }
  | { kind: 'ready'; id: string; image: string; question?: string }
  | { kind: 'failed'; message: string };

/** What is shown where no captcha came: after a refusal, and where there was no answer. */
export interface CaptchaTexts {
  captchaFailed: string;
  captchaFailedRetry?: string;
}

/**
 * The captcha for a phone number.
 * @param phone null while no captcha is needed
 */
export function useCaptcha(
  type: VerifyCodeType,
  phone: string | null,
  { captchaFailed, captchaFailedRetry = captchaFailed }: CaptchaTexts,
) {
  const [current, request] = useAtom(captchaAtoms[type]);
  const { data, error } = useQuery(captchaOptions(useApi(), type, current));

  useEffect(() => {
    if (phone !== null) request({ phone, replace: false });
  }, [phone, request]);

  let captcha: CaptchaState = { kind: 'loading' };
  if (data) {
    const { captcha_id: id, image, question } = data;
    captcha = { kind: 'ready', id, image, ...(question !== undefined && { question }) };
  }
  if (!data && error) {
    const fallback = isRefused(error) ? captchaFailed : captchaFailedRetry;
    captcha = { kind: 'failed', message: messageOf(error, fallback) };
  }
  return { captcha, turn: current.turn, request };
}
