import type { HttpHandler } from 'msw';
import { captcha } from '../fixtures/captcha.ts';
import { phonelessUser, tokens, user } from '../fixtures/user.ts';
import { mock, no, ok } from '../http.ts';

/** The member came from WeChat and has no phone. */
export function phoneless(): HttpHandler[] {
  return [mock.get('/api/user/info', ({ answer }) => answer(200, ok(phonelessUser)))];
}

/** Wrong phone or password. */
export function wrongCredentials(): HttpHandler[] {
  return [mock.post('/api/auth/login', ({ answer }) => answer(200, no(1001, '手机号或密码错误')))];
}

/** Too many failed logins. */
export function loginLocked(): HttpHandler[] {
  return [
    mock.post('/api/auth/login', ({ answer }) => answer(429, no(429, '登录失败次数过多，请15分钟后再试'))),
  ];
}

/** The captcha fails to load. */
export function captchaFails(): HttpHandler[] {
  return [mock.post('/api/auth/captcha', ({ answer }) => answer(429, no(429, '操作过于频繁，请稍后再试')))];
}

/** The captcha image has its data prefix. */
export function captchaAsDataUrl(): HttpHandler[] {
  return [
    mock.post('/api/auth/captcha', ({ answer }) =>
      answer(200, ok({ ...captcha, image: `data:image/png;base64,${captcha.image}` })),
    ),
  ];
}

/** The captcha is wrong. */
export function wrongCaptcha(): HttpHandler[] {
  return [
    mock.post('/api/auth/verify-code', ({ answer }) => answer(200, no(1003, '图形验证码错误或已过期'))),
  ];
}

/** A captcha is required unless the request has one. */
export function captchaRequired(): HttpHandler[] {
  return [
    mock.post('/api/auth/verify-code', async ({ answer, body }) =>
      (await body()).captcha
        ? answer(200, ok({ resend_after: 60, expires_in: 300 }, '验证码已发送'))
        : answer(200, no(1005, '请输入图形验证码')),
    ),
  ];
}

/** A code was requested within the last 60 seconds. */
export function codeTooSoon(): HttpHandler[] {
  return [
    mock.post('/api/auth/verify-code', ({ answer }) =>
      answer(429, no(429, '验证码发送过于频繁，请60秒后再试')),
    ),
  ];
}

/** The SMS code is wrong in every call that takes one. */
export function wrongCode(): HttpHandler[] {
  const message = '验证码错误或已过期';
  return [
    mock.post('/api/auth/register', ({ answer }) => answer(200, no(1004, message))),
    mock.post('/api/auth/reset-password', ({ answer }) => answer(200, no(1004, message))),
    mock.post('/api/auth/bind-phone', ({ answer }) => answer(200, no(1004, message))),
    mock.post('/api/user/change-phone', ({ answer }) => answer(200, no(1004, message))),
  ];
}

/** The phone number belongs to another user. */
export function phoneTaken(): HttpHandler[] {
  return [
    mock.post('/api/auth/register', ({ answer }) => answer(200, no(1002, '该手机号已注册，请直接登录'))),
    mock.post('/api/auth/bind-phone', ({ answer }) => answer(200, no(1002, '该手机号已被使用'))),
    mock.post('/api/user/change-phone', ({ answer }) => answer(200, no(1002, '该手机号已被使用'))),
  ];
}

/** The phone number belongs to an existing account: code 1108 with the tokens of that account. */
export function phoneLinked(): HttpHandler[] {
  return [
    mock.post('/api/auth/bind-phone', ({ answer }) =>
      answer(200, {
        code: 1108,
        message: '已关联到现有账号，即将自动切换登录',
        data: { ...tokens, user },
      }),
    ),
  ];
}

/** WeChat login returns a user with a phone number. */
export function wechatBound(): HttpHandler[] {
  return [
    mock.post('/api/auth/wechat-login', ({ answer }) =>
      answer(200, ok({ ...tokens, user, need_bind_phone: false, openid: 'oX8a1s3Kq9dPzT0b' })),
    ),
  ];
}

/** WeChat login rejects the authorization code. */
export function wechatFails(): HttpHandler[] {
  return [
    mock.post('/api/auth/wechat-login', ({ answer }) => answer(200, no(1006, '微信授权已失效，请重新登录'))),
  ];
}

/** The current password is wrong. */
export function wrongCurrentPassword(): HttpHandler[] {
  return [mock.post('/api/user/change-password', ({ answer }) => answer(200, no(1401, '当前密码错误')))];
}

/** The profile update is rejected. */
export function profileRejected(): HttpHandler[] {
  return [mock.put('/api/user/info', ({ answer }) => answer(200, no(1010, '昵称含有不允许的内容')))];
}

/** The avatar is too large. */
export function avatarTooLarge(): HttpHandler[] {
  return [mock.post('/api/upload/avatar', ({ answer }) => answer(413, no(413, '图片大小不能超过5MB')))];
}

/** The account cannot be closed because of an unpaid order. */
export function deactivationRefused(): HttpHandler[] {
  return [
    mock.post('/api/user/deactivate', ({ answer }) =>
      answer(200, no(1011, '您还有待支付的订单，请先取消订单再注销')),
    ),
  ];
}

/** The account cannot be closed because the password is wrong. */
export function deactivationPasswordWrong(): HttpHandler[] {
  return [mock.post('/api/user/deactivate', ({ answer }) => answer(200, no(1401, '当前密码错误')))];
}

/** The feedback is rejected. */
export function feedbackFails(): HttpHandler[] {
  return [mock.post('/api/feedback', ({ answer }) => answer(200, no(1015, '提交失败，请稍后重试')))];
}
