import type { VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { useCallback, useEffect, useRef } from 'react';

import { attempt } from '../../app/attempt.ts';
import { atom, useAtom, useSetAtom } from '../../app/store.ts';
import { CAPTCHA_LENGTH, isPhone } from './validation.ts';
import { useCalls } from './useCalls.ts';
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
  const calls = useCalls();
  const { captchaFailed, sendFailed } = texts;

  const fetchCaptcha = useCallback(async () => {
    const turn = ++asked.current;
    change({ phone, captcha: { kind: 'loading' } });
    const outcome = await attempt(captchaFailed, async () => (await calls()).askCaptcha(phone));
    if (turn !== asked.current) return;
    change({
      captcha:
        'fault' in outcome
          ? { kind: 'failed', message: outcome.fault.message }
          : { kind: 'ready', id: outcome.data.captcha_id, image: outcome.data.image },
    });
  }, [calls, captchaFailed, change, phone]);

  useEffect(() => {
    if (valid && challenge.phone !== phone) void fetchCaptcha();
  }, [challenge.phone, fetchCaptcha, phone, valid]);

  const sendable = valid && challenge.captcha?.kind === 'ready' && !challenge.sending && seconds === 0;

  async function send(answer: string): Promise<SendFault | null> {
    if (!sendable || challenge.captcha?.kind !== 'ready') return null;
    const captcha_id = challenge.captcha.id;
    change({ sending: true });
    const outcome = await attempt(sendFailed, async () =>
      (await calls()).askCode({ type, phone, captcha: answer, captcha_id }),
    );
    if (!('fault' in outcome)) {
      change({ sending: false, requested: true, waitUntil: Date.now() + RESEND_AFTER });
      return null;
    }
    change({ sending: false });
    // A picture serves once: after a refusal there must be a new one.
    void fetchCaptcha();
    const { code, message } = outcome.fault;
    return { field: CAPTCHA_CODES.includes(code) ? 'captcha' : 'verify_code', message };
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
