import { wechatBound, wechatFails, wrongCredentials } from '@ziping/mocks/scenarios/account';
import { offline } from '@ziping/mocks/scenarios/network';
import { captchaCopy } from '@ziping/ui/patterns/CaptchaField.copy';
import { smsCodeCopy } from '@ziping/ui/patterns/SmsCodeField.copy';
import { smsLoginCopy } from '@ziping/ui/screens/account/SmsLoginScreen.copy';
import { bindPhoneCopy } from '@ziping/ui/screens/account/BindPhoneScreen.copy';
import { loginCopy as copy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { expect, waitFor } from 'storybook/test';

import { asBrowser, WECHAT } from '../../testing/browsers.ts';
import { connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/登录', args: { path: '/login?redirect=/about' } };

type Play = NonNullable<ConnectedStory['play']>;

const signIn: Play = async ({ canvas, userEvent }) => {
  for (const [name, text] of [
    [/^手机号/, '13800138000'],
    [/^密码/, 'qinghe-2026'],
  ] as const) {
    const field = await canvas.findByLabelText(name, { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
};

/** In WeChat's own browser. */
const insideWechat = () => asBrowser(WECHAT);

const returned = { path: '/login?redirect=/about&code=c1&state=wechat_login' };

export const LeadsBack: ConnectedStory = {
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('heading', { name: /^关于/ })).toBeVisible();
    await expect(localStorage.getItem('isLoggedIn')).toBe('true');
  },
};

/** A code by SMS, with the captcha asked for in words. */
export const BySms: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^手机号/, { selector: 'input' }), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: copy.useSms }));
    await userEvent.click(await canvas.findByRole('button', { name: captchaCopy.useQuestion }));
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${captchaCopy.questionLabel}`)), '7K2P');
    await userEvent.click(canvas.getByRole('button', { name: smsCodeCopy.send }));
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${smsCodeCopy.label}`)), '286413');
    await userEvent.click(canvas.getByRole('button', { name: smsLoginCopy.submit }));
    await expect(await canvas.findByRole('heading', { name: /^关于/ })).toBeVisible();
    await expect(localStorage.getItem('isLoggedIn')).toBe('true');
  },
};

export const Refused: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...wrongCredentials()),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('手机号或密码错误')).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const Offline: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...offline('*/api/auth/login')),
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByText('网络错误，请稍后重试')).toBeVisible();
  },
};

export const OneTapWithoutPhone: ConnectedStory = {
  args: returned,
  beforeEach: insideWechat,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: bindPhoneCopy.title })).toBeVisible();
    await expect(localStorage.getItem('needBindPhone')).toBe('true');
  },
};

export const OneTapWithPhone: ConnectedStory = {
  args: returned,
  beforeEach: ({ msw }) => {
    msw.use(...wechatBound());
    return insideWechat();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^关于/ })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('needBindPhone')).toBeNull());
  },
};

export const OneTapRefused: ConnectedStory = {
  args: returned,
  beforeEach: ({ msw }) => {
    msw.use(...wechatFails());
    return insideWechat();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('微信授权已失效，请重新登录')).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.wechat })).toBeEnabled();
  },
};

export const OneTapElsewhere: ConnectedStory = {
  args: returned,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.messages.wechatOnly)).toBeVisible();
  },
};
