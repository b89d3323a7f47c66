import type { HttpHandler } from 'msw';
import { captcha, captchaQuestion } from '../fixtures/captcha.ts';
import { phonelessUser, tokens, user } from '../fixtures/user.ts';
import { mock, ok } from '../http.ts';

/** Every call of authentication succeeds; WeChat login returns a user without a phone. */
export function authHandlers(): HttpHandler[] {
  return [
    mock.post('/api/auth/register', ({ answer }) =>
      answer(200, ok({ ...tokens, user_info: user }, '注册成功')),
    ),
    mock.post('/api/auth/login', ({ answer }) => answer(200, ok({ ...tokens, user_info: user }, '登录成功'))),
    mock.post('/api/auth/sms-login', ({ answer }) =>
      answer(200, ok({ ...tokens, user_info: user }, '登录成功')),
    ),
    mock.post('/api/auth/captcha', async ({ answer, body }) =>
      answer(
        200,
        ok((await body()).kind === 'question' ? { ...captcha, question: captchaQuestion } : captcha),
      ),
    ),
    mock.post('/api/auth/verify-code', ({ answer }) =>
      answer(200, ok({ resend_after: 60, expires_in: 300 }, '验证码已发送')),
    ),
    mock.post('/api/auth/reset-password', ({ answer }) => answer(200, ok(null, '密码重置成功'))),
    mock.post('/api/auth/refresh', ({ answer }) => answer(200, ok(tokens))),
    mock.post('/api/auth/logout', ({ answer }) => answer(200, ok(null, '已退出登录'))),
    mock.post('/api/auth/wechat-login', ({ answer }) =>
      answer(200, ok({ ...tokens, user: phonelessUser, need_bind_phone: true, openid: 'oX8a1s3Kq9dPzT0b' })),
    ),
    mock.post('/api/auth/bind-phone', async ({ answer, body }) => {
      const { phone } = await body();
      return answer(200, ok({ ...tokens, user: { ...phonelessUser, phone } }, '绑定成功'));
    }),
    mock.get('/api/config', ({ answer }) =>
      answer(
        200,
        ok({
          wechat_authorize_url: '/local-wechat/authorize?appid=wx-local',
          stand_ins: ['sms', 'payment', 'model', 'wechat'],
        }),
      ),
    ),
  ];
}
