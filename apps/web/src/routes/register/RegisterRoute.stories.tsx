import { captchaFails, phoneTaken, wrongCaptcha } from '@ziping/mocks/scenarios/account';
import { registerCopy as copy } from '@ziping/ui/screens/account/RegisterScreen.copy';
import { expect } from 'storybook/test';

import { connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/注册', args: { path: '/register?redirect=/about' } };

type Play = NonNullable<ConnectedStory['play']>;

const write = async ({ canvas, userEvent }: Parameters<Play>[0], name: RegExp, text: string) => {
  const field = await canvas.findByLabelText(name, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const askCode: Play = async (context) => {
  await write(context, /^手机号/, '13800138000');
  await context.canvas.findByRole('img', { name: '图片验证码' });
  await write(context, /^图片验证码/, 'NZAE');
  await context.userEvent.click(context.canvas.getByRole('button', { name: '获取验证码' }));
};

const register: Play = async (context) => {
  const { canvas, userEvent } = context;
  await askCode(context);
  await expect(await canvas.findByRole('button', { name: /秒后重试$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await write(context, /^短信验证码/, '286413');
  await write(context, /^密码/, 'qinghe-2026');
  await write(context, /^确认密码/, 'qinghe-2026');
  const consent = canvas.getByRole<HTMLInputElement>('checkbox');
  if (!consent.checked) await userEvent.click(consent);
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
};

export const GoesOn: ConnectedStory = {
  play: async (context) => {
    await register(context);
    const { canvas } = context;
    await expect(await canvas.findByText(copy.doneTitle)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /^关于/ })).toBeVisible();
  },
};

export const FaultsAreNamed: ConnectedStory = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context, /^手机号/, '1290013');
    await write(context, /^密码/, '123');
    await write(context, /^确认密码/, '1234');
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    const { phone, codeNotRequested, short, mismatch } = copy.messages;
    for (const message of [phone, codeNotRequested, short, mismatch]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const PictureMisread: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...wrongCaptcha()),
  play: async (context) => {
    await askCode(context);
    await expect(await context.canvas.findByText('图形验证码错误或已过期')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^图片验证码/, { selector: 'input' })).toHaveValue('');
  },
};

export const NoPicture: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...captchaFails()),
  play: async (context) => {
    await write(context, /^手机号/, '13900139000');
    await expect(await context.canvas.findByText('操作过于频繁，请稍后再试')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  },
};

export const PhoneTaken: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...phoneTaken()),
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByText('该手机号已注册，请直接登录')).toBeVisible();
  },
};
