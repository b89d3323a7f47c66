import { tokens, phonelessUser } from '@ziping/mocks/fixtures/user';
import { phoneLinked, phoneless, phoneTaken } from '@ziping/mocks/scenarios/account';
import { bindPhoneCopy as copy } from '@ziping/ui/screens/account/BindPhoneScreen.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { expect, waitFor } from 'storybook/test';

import { connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';
import { startSessionAtom } from '../../session/session.ts';
import { createStore } from '../../shared/store.ts';

export default { ...connectedMeta, title: '连通/绑定手机号', args: { path: '/bind-phone' } };

type Play = NonNullable<ConnectedStory['play']>;

/** Stores the session of a member from WeChat without a phone, which the app then restores. */
const asPhoneless: NonNullable<ConnectedStory['beforeEach']> = ({ msw }) => {
  msw.use(...phoneless());
  createStore().set(startSessionAtom, {
    tokens,
    user: phonelessUser,
    wechat: { at: Date.now(), openid: 'o_1', needBindPhone: true },
  });
};

const bind: Play = async ({ canvas, userEvent }) => {
  const write = async (name: RegExp, text: string) =>
    userEvent.type(await canvas.findByLabelText(name, { selector: 'input' }), text);
  await write(/^手机号/, '13900139000');
  await canvas.findByRole('img', { name: '图片验证码' });
  await write(/^图片验证码/, 'NZAE');
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  await expect(await canvas.findByRole('button', { name: /秒后重发$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await write(/^短信验证码/, '286413');
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
};

export const Bound: ConnectedStory = {
  beforeEach: asPhoneless,
  play: async (context) => {
    await bind(context);
    const { canvas } = context;
    await expect(await canvas.findByText(copy.doneTitle)).toBeVisible();
    await expect(localStorage.getItem('needBindPhone')).toBeNull();
    await waitFor(() => expect(canvas.queryByText(copy.doneTitle)).toBeNull());
  },
};

export const Linked: ConnectedStory = {
  beforeEach: (context) => {
    void asPhoneless(context);
    context.msw.use(...phoneLinked());
  },
  play: async (context) => {
    await bind(context);
    await expect(await context.canvas.findByText(copy.messages.linked)).toBeVisible();
  },
};

export const Taken: ConnectedStory = {
  beforeEach: (context) => {
    void asPhoneless(context);
    context.msw.use(...phoneTaken());
  },
  play: async (context) => {
    await bind(context);
    await expect(await context.canvas.findByText(copy.messages.taken)).toBeVisible();
  },
};

export const NotNow: ConnectedStory = {
  beforeEach: asPhoneless,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: copy.skip }));
    await expect(await canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const HeldUntilBound: ConnectedStory = {
  args: { path: '/profile' },
  beforeEach: asPhoneless,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.title })).toBeVisible();
  },
};
