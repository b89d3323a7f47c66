import type { Accounts } from '../domain/accounts/accounts.ts';
import type { Challenges } from '../domain/accounts/challenges.ts';
import type { Devices } from '../domain/accounts/devices.ts';
import type { Sessions } from '../domain/accounts/sessions.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

interface Dependencies {
  accounts: Accounts;
  challenges: Challenges;
  devices: Devices;
  sessions: Sessions;
  limiter: RateLimiter;
}

export function mountAuth(
  calls: Calls,
  { accounts, challenges, devices, sessions, limiter }: Dependencies,
): void {
  calls.open('register', async ({ body, addressKey, rememberDevice }) => {
    const data = await accounts.register(body.phone, body.password, body.verify_code, addressKey);
    rememberDevice(devices.issue(data.user_info.id));
    return success(data, '注册成功');
  });

  calls.open('login', async ({ body, addressKey, device, rememberDevice }) => {
    const data = await accounts.login(body.phone, body.password, addressKey, device);
    rememberDevice(devices.issue(data.user_info.id));
    return success(data, '登录成功');
  });

  calls.open('smsLogin', async ({ body, addressKey, rememberDevice }) => {
    const data = await accounts.smsLogin(body.phone, body.verify_code, addressKey);
    rememberDevice(devices.issue(data.user_info.id));
    return success(data, '登录成功');
  });

  calls.open('createCaptcha', async ({ body, addressKey }) => {
    await limiter.consume('captchaPerIp', addressKey);
    if (body.kind === 'question') await limiter.consume('captchaQuestionPerIp', addressKey);
    const { id, png, question } = await challenges.createCaptcha(body.kind === 'question');
    const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    return success({ image, captcha_id: id, ...(question !== undefined && { question }) });
  });

  calls.open('sendVerifyCode', async ({ body, account, addressKey }) =>
    success(await accounts.sendCode(body, account, addressKey), '验证码已发送'),
  );

  calls.open('resetPassword', async ({ body, addressKey }) => {
    await accounts.resetPassword(body.phone, body.verify_code, body.new_password, addressKey);
    return success(null, '密码重置成功');
  });

  calls.open('refreshToken', async ({ body, addressKey }) => {
    await limiter.consume('refreshPerIp', addressKey);
    return success(await accounts.refresh(body.refresh_token));
  });

  calls.ofSession('logout', async ({ account }) => {
    await sessions.revoke(account.sessionId);
    return success(null, '已退出登录');
  });

  calls.open('wechatLogin', async ({ body, addressKey }) =>
    success(await accounts.messagingLogin(body.code, addressKey), '登录成功'),
  );

  calls.authenticated('bindPhone', async ({ body, account }) => {
    const { merged, data } = await accounts.bindPhone(account, body.phone, body.verify_code);
    return merged
      ? { code: 1108 as const, message: '已关联到现有账号，即将自动切换登录', data }
      : success(data, '绑定成功');
  });
}
