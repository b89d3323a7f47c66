import type { VerifyCodeType } from '@ziping/api-client/endpoints/auth';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

import { attempt, type Fault } from '../../shared/attempt.ts';
import { atom, useAtom } from '../../shared/store.ts';
import { faultText } from './fault-text.ts';
import { isPhone } from './validation.ts';
import { useCalls } from './useCalls.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** How long one waits before the next code may be asked for, in milliseconds. */
const RESEND_AFTER = 60_000;

/** Codes of the service for a captcha that does not fit, or that is missing. */
const CAPTCHA_CODES: readonly (number | null)[] = [1003, 1005];

/** Whether the service refused because of the picture: by its code, or by its words. */
export const isAboutCaptcha = ({ code, message }: Fault) =>
  CAPTCHA_CODES.includes(code) || /图[形片]验证码/.test(message);

type Captcha =
  { kind: 'loading' } | { kind: 'ready'; id: string; image: string } | { kind: 'failed'; message: string };

interface Challenge {
  /** The number the picture was fetched for; null before the first one. */
  phone: string | null;
  captcha: Captcha | null;
  /** A code was sent against the picture: it does not serve again. */
  spent: boolean;
  sending: boolean;
  /** Epoch milliseconds from which the next code may be asked for. */
  waitUntil: number;
  /** Whether a code has been asked for at all. */
  requested: boolean;
}

const untouched: Challenge = {
  phone: null,
  captcha: null,
  spent: false,
  sending: false,
  waitUntil: 0,
  requested: false,
};

/** State of each kind of code: it outlives a look at the terms and the way back. */
export const challenges = {
  register: atom(untouched),
  reset_password: atom(untouched),
  change_phone_old: atom(untouched),
  change_phone_new: atom(untouched),
  bind: atom(untouched),
} satisfies Record<VerifyCodeType, unknown>;

/** What went wrong when a code was asked for, and which field it belongs to. */
interface SendFault {
  field: 'captcha' | 'verify_code';
  message: string;
}

/** `held`: nothing was sent, because something is still on its way or a minute has not passed. */
type Sending = 'sent' | 'held' | SendFault;

/** What is said when there is no picture or no code: refused, and not to be asked for where that has its own text. */
interface Texts {
  captchaFailed: string;
  captchaFailedRetry?: string;
  sendFailed: string;
  sendFailedRetry?: string;
}

/**
 * Picture and text-message code for a phone number: a code is sent against a picture that was read, the next may be
 * asked for a minute later, against another picture.
 *
 * @param userId has the code sent to the number of this account instead
 * @param picture `first`: fetched once the number is one. `on_demand`: only once the service asks for it.
 * @param onNewPicture the picture is another one: what was read from the last is of no more use
 */
export function useSmsChallenge({
  type,
  phone,
  userId,
  picture = 'first',
  texts,
  onNewPicture,
}: {
  type: VerifyCodeType;
  phone: string;
  userId?: string;
  picture?: 'first' | 'on_demand';
  texts: Texts;
  onNewPicture: () => void;
}) {
  const [challenge, setChallenge] = useAtom(challenges[type]);
  const change = useCallback(
    (part: Partial<Challenge>) => setChallenge((before) => ({ ...before, ...part })),
    [setChallenge],
  );
  const seconds = useSecondsUntil(challenge.waitUntil);
  const valid = isPhone(phone);
  const asked = useRef(0);
  const calls = useCalls();
  const { captchaFailed, captchaFailedRetry, sendFailed, sendFailedRetry } = texts;
  const onRenewed = useEffectEvent(onNewPicture);

  const fetchCaptcha = useCallback(async () => {
    const turn = ++asked.current;
    change({ phone, captcha: { kind: 'loading' }, spent: false });
    const outcome = await attempt('', async () => (await calls()).askCaptcha(phone));
    if (turn !== asked.current) return;
    change({
      captcha:
        'fault' in outcome
          ? { kind: 'failed', message: faultText(outcome.fault, captchaFailed, captchaFailedRetry) }
          : { kind: 'ready', id: outcome.data.captcha_id, image: outcome.data.image },
    });
  }, [calls, captchaFailed, captchaFailedRetry, change, phone]);

  const wanted = picture === 'first' || challenge.captcha !== null;
  const renewable = challenge.spent && seconds === 0;
  useEffect(() => {
    if (!valid || !wanted) return;
    if (challenge.phone !== phone) void fetchCaptcha();
    else if (renewable) {
      onRenewed();
      void fetchCaptcha();
    }
  }, [challenge.phone, fetchCaptcha, phone, renewable, valid, wanted]);

  const there = challenge.captcha?.kind === 'ready' || !wanted;
  const sendable = valid && there && !challenge.sending && seconds === 0;

  async function send(answer: string): Promise<Sending> {
    if (!sendable) return 'held';
    const { captcha } = challenge;
    const proof = captcha?.kind === 'ready' && { captcha: answer, captcha_id: captcha.id };
    change({ sending: true });
    const outcome = await attempt('', async () =>
      (await calls()).askCode({ type, ...(userId === undefined ? { phone } : { userId }), ...proof }),
    );
    if (!('fault' in outcome)) {
      change({ sending: false, spent: true, requested: true, waitUntil: Date.now() + RESEND_AFTER });
      return 'sent';
    }
    change({ sending: false });
    const aboutCaptcha = isAboutCaptcha(outcome.fault);
    // A picture serves once: after a refusal there must be a new one.
    if (wanted || aboutCaptcha) {
      onNewPicture();
      void fetchCaptcha();
    }
    return {
      field: aboutCaptcha ? 'captcha' : 'verify_code',
      message: faultText(outcome.fault, sendFailed, sendFailedRetry),
    };
  }

  const shown = valid && wanted && !(picture === 'on_demand' && challenge.spent);
  return {
    captcha: shown ? (challenge.captcha ?? { kind: 'loading' as const }) : null,
    requested: challenge.requested,
    /** Nothing stands in the way of sending but the reading of the picture. */
    sendable,
    /** State of the send button; `open` says whether the form has what sending takes. */
    sendState: (open: boolean) => {
      if (challenge.sending) return { kind: 'sending' as const };
      if (seconds > 0) return { kind: 'waiting' as const, seconds };
      return { kind: open ? ('ready' as const) : ('blocked' as const) };
    },
    fetchCaptcha,
    send,
    reset: () => setChallenge(untouched),
  };
}
