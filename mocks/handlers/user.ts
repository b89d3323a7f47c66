import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { feedbacks } from '../fixtures/feedbacks.ts';
import { record } from '../fixtures/records.ts';
import { user } from '../fixtures/user.ts';
import { mock, no, ok } from '../http.ts';

/** One account that keeps its changes until the handlers are created again. */
export function userHandlers(initial: Schema<'User'> = user): HttpHandler[] {
  let current = initial;
  return [
    mock.get('/api/user/info', ({ answer }) => answer(200, ok(current))),
    mock.put('/api/user/info', async ({ answer, body }) => {
      current = { ...current, ...(await body()) };
      return answer(200, ok(current, '更新成功'));
    }),
    mock.get('/api/user/export', ({ answer }) =>
      answer(
        200,
        ok({ exported_at: '2026-11-20T08:00:00Z', user: current, records: [record], feedbacks: [] }),
      ),
    ),
    mock.post('/api/user/deactivate', async ({ answer, body }) => {
      const { password, verify_code } = await body();
      const isProven = !current.has_password || password !== undefined || verify_code !== undefined;
      return answer(200, isProven ? ok(null, '账号已注销') : no(1401, '请输入当前密码'));
    }),
    mock.post('/api/user/change-phone', async ({ answer, body }) => {
      current = { ...current, phone: (await body()).new_phone };
      return answer(200, ok(current, '手机号更换成功'));
    }),
    mock.post('/api/user/change-password', ({ answer }) => answer(200, ok(null, '密码修改成功'))),
    mock.post('/api/upload/avatar', ({ answer }) =>
      answer(200, ok({ url: '/uploads/avatars/u_1001-8f14e45f.webp' }, '上传成功')),
    ),
    mock.post('/api/feedback', ({ answer }) => answer(200, ok({ id: 'fb_2001' }, '感谢您的反馈'))),
    mock.get('/api/feedbacks', ({ answer }) =>
      answer(200, ok({ items: feedbacks, total: feedbacks.length })),
    ),
  ];
}
