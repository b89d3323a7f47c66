import { captchaRequired, codeTooSoon, wrongCode } from '@ziping/mocks/scenarios/account';
import { forgotPasswordCopy as copy } from '@ziping/ui/screens/account/ForgotPasswordScreen.copy';
import { expect } from 'storybook/test';

import { connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/找回密码', args: { path: '/forgot-password' } };

type Play = NonNullable<ConnectedStory['play']>;

const write = async ({ canvas, userEvent }: Parameters<Play>[0], name: RegExp, text: string) =>
  userEvent.type(await canvas.findByLabelText(name, { selector: 'input' }), text);

const askCode: Play = async (context) => {
  await write(context, /^手机号/, '13800138000');
  await context.userEvent.click(context.canvas.getByRole('button', { name: copy.next }));
};

const reset: Play = async (context) => {
  await write(context, /^短信验证码/, '286413');
  await write(context, /^新密码/, 'qinghe-2027');
  await write(context, /^确认新密码/, 'qinghe-2027');
  await context.userEvent.click(context.canvas.getByRole('button', { name: copy.submit }));
};

export const ThreeSteps: ConnectedStory = {
  play: async (context) => {
    await askCode(context);
    await reset(context);
    const { canvas } = context;
    await expect(await canvas.findByText(copy.doneTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.doneLogin })).toHaveAttribute('href', '/login');
  },
};

export const PictureAskedFor: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...captchaRequired()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askCode(context);
    await expect(await canvas.findByRole('img', { name: '图片验证码' })).toBeVisible();
    await write(context, /^图片验证码/, 'NZAE');
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    await expect(await canvas.findByRole('button', { name: /秒后重试$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TooSoon: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...codeTooSoon()),
  play: async (context) => {
    await askCode(context);
    await expect(await context.canvas.findByText('验证码发送过于频繁，请60秒后再试')).toBeVisible();
  },
};

export const WrongCode: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...wrongCode()),
  play: async (context) => {
    await askCode(context);
    await reset(context);
    const { canvas } = context;
    await expect(await canvas.findByText('验证码错误或已过期')).toBeVisible();
    await expect(canvas.getByLabelText(/^短信验证码/)).toHaveAttribute('aria-invalid', 'true');
  },
};
