import type { Feedback } from '../domain/feedback/feedback.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { pictureTooLarge } from '../domain/uploads/avatars.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';
import { invalidField } from '../shared/errors.ts';
import { PICTURE_BYTES } from '../ports/pictures.ts';

const IMAGES = 3;
// Base64 takes four characters for three bytes; the rest is for the other fields.
const BODY_BYTES = Math.ceil((IMAGES * PICTURE_BYTES * 4) / 3) + 64 * 1024;

interface Dependencies {
  feedback: Feedback;
  limiter: RateLimiter;
}

export function mountFeedback(calls: Calls, { feedback, limiter }: Dependencies): void {
  calls.open(
    'createFeedback',
    async ({ account, body, images }) =>
      success({ id: await feedback.add(account?.userId ?? null, body, images) }, '感谢您的反馈'),
    {
      limit: BODY_BYTES,
      tooLarge: pictureTooLarge,
      images: {
        count: IMAGES,
        bytes: PICTURE_BYTES,
        tooLarge: () => invalidField('images', '图片大小不能超过5MB'),
      },
      beforeRead: async ({ addressKey }) => limiter.consume('feedbackPerIp', addressKey),
    },
  );

  calls.authenticated('listFeedbacks', async ({ account, query }) =>
    success(await feedback.list(account.userId, query)),
  );
}
