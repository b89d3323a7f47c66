import type { Feedback } from '../domain/feedback/feedback.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { pictureTooLarge } from '../domain/uploads/avatars.ts';
import { type Calls, granted } from '../http/calls.ts';
import { PICTURE_BYTES } from '../ports/pictures.ts';

const PICTURES = 3;
// Four characters for three bytes, and room for the words.
const BODY_BYTES = Math.ceil((PICTURES * PICTURE_BYTES * 4) / 3) + 64 * 1024;

interface Dependencies {
  feedback: Feedback;
  limiter: RateLimiter;
}

export function mountFeedback(calls: Calls, { feedback, limiter }: Dependencies): void {
  calls.open(
    'createFeedback',
    async ({ account, body }) =>
      granted({ id: await feedback.add(account?.userId ?? null, body) }, '感谢您的反馈'),
    {
      limit: BODY_BYTES,
      tooLarge: pictureTooLarge,
      before: async ({ address }) => limiter.take('feedbackPerIp', address),
    },
  );

  calls.signedIn('listFeedbacks', async ({ account, query }) =>
    granted(await feedback.list(account.userId, query)),
  );
}
