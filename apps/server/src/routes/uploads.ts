import type { Hono } from 'hono';

import { type Avatars, pictureTooLarge } from '../domain/uploads/avatars.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';
import { PICTURE_BYTES } from '../ports/pictures.ts';

// The multipart lines around the file.
const FORM_BYTES = 16 * 1024;

interface Dependencies {
  app: Hono;
  avatars: Avatars;
  limiter: RateLimiter;
}

export function mountUploads(calls: Calls, { app, avatars, limiter }: Dependencies): void {
  calls.upload(
    'uploadAvatar',
    async (account, file) => success({ url: await avatars.add(account.userId, file) }, '上传成功'),
    {
      limit: PICTURE_BYTES + FORM_BYTES,
      tooLarge: pictureTooLarge,
      beforeRead: async ({ account }) => limiter.consume('avatarPerUser', account?.userId ?? ''),
    },
  );

  app.get('/uploads/:name', async (context) => {
    const webp = await avatars.read(context.req.path);
    if (!webp) return context.text('图片不存在', 404, { 'cache-control': 'no-store' });
    return new Response(new Uint8Array(webp), {
      headers: {
        'content-type': 'image/webp',
        // The content of a path never changes. Not in shared caches: the owner can delete it.
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  });
}
