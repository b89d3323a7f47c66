import type { VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { codeOf, isRefused, messageOf } from '@ziping/api-client/envelope';
import { useEffect, useEffectEvent } from 'react';

import { useSendVerifyCode } from '../../data/auth.ts';
import { createByCodeType } from '../../data/verify-codes.ts';
import { atom, useAtom } from '../../shared/store.ts';
import { resendWaitAtoms, waitAfterCode, waitAfterError } from './resend-wait.ts';
import { type CaptchaTexts, useCaptcha } from './useCaptcha.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';
import { isPhone } from './validation.ts';

const WRONG_CAPTCHA = 1003;
const CAPTCHA_REQUIRED = 1005;

/** Whether the service refused because of the captcha: by its code, or by its message. */
export function isCaptchaError(error: unknown): boolean {
  const code = codeOf(error);
  return code === WRONG_CAPTCHA || code === CAPTCHA_REQUIRED || /图[形片]验证码/.test(messageOf(error, ''));
}

interface Progress {
  /** Whether a code has been sent at all. */
  requested: boolean;
  /** Whether the service has asked for a captcha. */
  captchaRequired: boolean;
  /** The captcha that a code was sent with: it cannot be used again. */
  spentTurn: number | null;
}

const initial: Progress = { requested: false, captchaRequired: false, spentTurn: null };

/** In the store, so that it outlives a visit to the terms. */
const progressAtoms = createByCodeType(() => atom(initial));

/** `held`: nothing was sent, because a captcha, an answer or the end of the wait is still missing. */
type SendOutcome = 'sent' | 'held' | { field: 'captcha' | 'verify_code'; message: string };

/** The form with the fields for captcha and code. */
interface ChallengeForm {
  values: { captcha: string };
  change: (part: { captcha: string }) => void;
  setErrors: (errors: { captcha?: string; verify_code?: string }) => void;
}

interface Texts extends CaptchaTexts {
  /** Shown where no code was sent: after a refusal, and where there was no answer. */
  sendFailed: string;
  sendFailedRetry?: string;
}

/**
 * Captcha and SMS code for a phone number. A code is sent with a solved captcha; the next one needs another captcha
 * and has to wait as long as the service says.
 *
 * @param userId sends the code to the number of this account instead
 * @param captchaMode `first`: fetched as soon as the number is valid. `on_demand`: only once the service asks for it.
 * @param check whether the form has what sending takes; shows what is missing
 */
export function useSmsChallenge({
  type,
  phone,
  userId,
  captchaMode = 'first',
  texts,
  form,
  check = () => true,
}: {
  type: VerifyCodeType;
  phone: string;
  userId?: string;
  captchaMode?: 'first' | 'on_demand';
  texts: Texts;
  form: ChallengeForm;
  check?: () => boolean;
}) {
  const forgetSolution = () => form.change({ captcha: '' });
  const [{ requested, captchaRequired, spentTurn }, setProgress] = useAtom(progressAtoms[type]);
  const [waitUntil, setWaitUntil] = useAtom(resendWaitAtoms[type]);
  const { mutateAsync: sendVerifyCode, isPending: sending } = useSendVerifyCode();
  const seconds = useSecondsUntil(waitUntil);
  const valid = isPhone(phone);
  const needsCaptcha = captchaMode === 'first' || captchaRequired;
  const { captcha, turn, request } = useCaptcha(
    type,
    valid && needsCaptcha ? phone : null,
    texts,
    forgetSolution,
  );
  const spent = spentTurn === turn;

  const update = (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part }));

  /** @param kind how the next one is asked for; without it as the one before */
  function refreshCaptcha(kind?: 'image' | 'question') {
    forgetSolution();
    update({ captchaRequired: true });
    request({ phone, replace: true, ...(kind && { question: kind === 'question' }) });
  }

  const renewCaptcha = useEffectEvent(() => refreshCaptcha());
  const renewable = valid && needsCaptcha && spent && seconds === 0;
  useEffect(() => {
    if (renewable) renewCaptcha();
  }, [renewable]);

  const sendable = valid && !sending && seconds === 0 && (!needsCaptcha || captcha.kind === 'ready');

  async function sendCode(): Promise<SendOutcome> {
    if (!sendable) return 'held';
    const solved = captcha.kind === 'ready' && { captcha: form.values.captcha, captcha_id: captcha.id };
    const startWait = (wait: number) => {
      setWaitUntil(Date.now() + wait * 1000);
      update({ spentTurn: turn });
    };
    try {
      const recipient = userId === undefined ? { phone } : { userId };
      startWait(waitAfterCode(await sendVerifyCode({ type, ...recipient, ...solved })));
      update({ requested: true });
      return 'sent';
    } catch (error) {
      const wait = waitAfterError(error);
      const field = isCaptchaError(error) ? 'captcha' : 'verify_code';
      if (wait !== null) startWait(wait);
      // A captcha can be used once, also when the service refused.
      else if (needsCaptcha || field === 'captcha') refreshCaptcha();
      const { sendFailed, sendFailedRetry = sendFailed } = texts;
      return { field, message: messageOf(error, isRefused(error) ? sendFailed : sendFailedRetry) };
    }
  }

  /** Sends a code, and shows beside its field why none was sent. */
  async function requestCode() {
    if (!check()) return;
    const outcome = await sendCode();
    if (typeof outcome === 'object') form.setErrors({ [outcome.field]: outcome.message });
  }

  const shown = valid && needsCaptcha && !(captchaMode === 'on_demand' && spent);
  return {
    props: {
      /** null where none is shown. */
      captcha: shown ? captcha : null,
      onRefreshCaptcha: refreshCaptcha,
      onSendCode: () => void requestCode(),
    },
    requested,
    /** Whether only the solution of the captcha is missing. */
    sendable,
    /** State of the send button; `open` says whether the form has what sending takes. */
    sendState: (open: boolean) => {
      if (sending) return { kind: 'sending' as const };
      if (seconds > 0) return { kind: 'waiting' as const, seconds };
      return { kind: open ? ('ready' as const) : ('blocked' as const) };
    },
    refreshCaptcha,
    sendCode,
    /** Forgets the challenge once its code has been accepted. */
    reset: () => {
      setProgress(initial);
      setWaitUntil(0);
      request({ phone: '', replace: true });
    },
  };
}
