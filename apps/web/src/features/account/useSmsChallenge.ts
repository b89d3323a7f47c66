import { createCaptcha, sendVerifyCode, type VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { ApiError, messageOf } from '@ziping/api-client/envelope';
import { useCallback, useEffect, useRef } from 'react';

import { api } from '../../app/api.ts';
import { atom, useAtom, useSetAtom } from '../../app/store.ts';
import { CAPTCHA_LENGTH, isPhone } from './validation.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** How long one waits before the next code may be asked for, in milliseconds. */
const RESEND_AFTER = 60_000;

/** Codes of the service for a captcha that does not fit, or that is missing. */
const CAPTCHA_CODES: readonly (number | null)[] = [1003, 1005];

export type Captcha =
  { kind: 'loading' } | { kind: 'ready'; id: string; image: string } | { kind: 'failed'; message: string };

interface Challenge {
  /** The number the picture was fetched for; null before the first one. */
  phone: string | null;
  captcha: Captcha | null;
  sending: boolean;
  /** Epoch milliseconds from which the next code may be asked for. */
  waitUntil: number;
  /** Whether a code has been asked for at all. */
  requested: boolean;
}

const untouched: Challenge = { phone: null, captcha: null, sending: false, waitUntil: 0, requested: false };

/** State of one kind of code: it outlives a look at the terms and the way back. */
export function challengeAtom() {
  return atom<Challenge>(untouched);
}

/** What went wrong when a code was asked for, and which field it belongs to. */
export interface SendFault {
  field: 'captcha' | 'verify_code';
  message: string;
}

interface Texts {
  captchaFailed: string;
  sendFailed: string;
}

/**
 * Picture and text-message code for a phone number: the picture is fetched once the number is one, a code is
 * sent against the picture, the next may be asked for a minute later.
 */
export function useSmsChallenge({
  state,
  type,
  phone,
  texts,
}: {
  state: ReturnType<typeof challengeAtom>;
  type: VerifyCodeType;
  phone: string;
  texts: Texts;
}) {
  const [challenge, setChallenge] = useAtom(state);
  const change = useCallback(
    (part: Partial<Challenge>) => setChallenge((before) => ({ ...before, ...part })),
    [setChallenge],
  );
  const seconds = useSecondsUntil(challenge.waitUntil);
  const valid = isPhone(phone);
  const asked = useRef(0);
  const { captchaFailed, sendFailed } = texts;

  const fetchCaptcha = useCallback(async () => {
    const turn = ++asked.current;
    change({ phone, captcha: { kind: 'loading' } });
    const captcha: Captcha = await createCaptcha(api, { phone }).then(
      ({ captcha_id, image }) => ({ kind: 'ready', id: captcha_id, image }),
      (error: unknown) => ({ kind: 'failed', message: messageOf(error, captchaFailed) }),
    );
    if (turn === asked.current) change({ captcha });
  }, [captchaFailed, change, phone]);

  useEffect(() => {
    if (valid && challenge.phone !== phone) void fetchCaptcha();
  }, [challenge.phone, fetchCaptcha, phone, valid]);

  const sendable = valid && challenge.captcha?.kind === 'ready' && !challenge.sending && seconds === 0;

  async function send(answer: string): Promise<SendFault | null> {
    if (!sendable || challenge.captcha?.kind !== 'ready') return null;
    change({ sending: true });
    try {
      await sendVerifyCode(api, { type, phone, captcha: answer, captcha_id: challenge.captcha.id });
      change({ sending: false, requested: true, waitUntil: Date.now() + RESEND_AFTER });
      return null;
    } catch (error) {
      change({ sending: false });
      // A picture serves once: after a refusal there must be a new one.
      void fetchCaptcha();
      const field =
        error instanceof ApiError && CAPTCHA_CODES.includes(error.code) ? 'captcha' : 'verify_code';
      return { field, message: messageOf(error, sendFailed) };
    }
  }

  const reset = useSetAtom(state);
  return {
    captcha: valid ? (challenge.captcha ?? { kind: 'loading' as const }) : null,
    requested: challenge.requested,
    /** State of the send button, given what has been read from the picture so far. */
    sendState: (answer: string) => {
      if (challenge.sending) return { kind: 'sending' as const };
      if (seconds > 0) return { kind: 'waiting' as const, seconds };
      return {
        kind: sendable && answer.length >= CAPTCHA_LENGTH ? ('ready' as const) : ('blocked' as const),
      };
    },
    fetchCaptcha,
    send,
    reset: () => reset(untouched),
  };
}
