import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { captchaCopy } from '../../../patterns/CaptchaField/CaptchaField.copy.ts';
import { sampleCaptcha, sampleQuestion } from '../../../patterns/CaptchaField/sampleCaptcha.ts';
import { smsLoginCopy as copy } from './SmsLoginScreen.copy.ts';
import { SmsLoginScreen } from './SmsLoginScreen.tsx';

const meta = {
  title: '页面/账号/短信验证码登录',
  component: SmsLoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    values: { phone: '13800138000', captcha: 'NZAE', verify_code: '286413' },
    errors: {},
    captcha: { kind: 'ready', image: sampleCaptcha },
    send: { kind: 'ready' },
    onChange: fn(),
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
    onUsePassword: fn(),
  },
} satisfies Meta<typeof SmsLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const blank = { phone: '', captcha: '', verify_code: '' };

export const Empty: Story = { args: { values: blank, captcha: null, send: { kind: 'blocked' } } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.toPassword }));
    await expect(args.onUsePassword).toHaveBeenCalledOnce();
  },
};

/** The question instead of the image. */
export const Question: Story = {
  args: {
    values: { ...blank, phone: '13800138000' },
    captcha: { kind: 'ready', image: sampleCaptcha, question: sampleQuestion },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByLabelText(new RegExp(`^${captchaCopy.questionLabel}`)),
    ).toHaveAccessibleDescription(sampleQuestion);
    await userEvent.click(canvas.getByRole('button', { name: captchaCopy.useImage }));
    await expect(args.onRefreshCaptcha).toHaveBeenCalledWith('image');
  },
};

export const Waiting: Story = { args: { send: { kind: 'waiting', seconds: 42 } } };

export const Busy: Story = { args: { state: { kind: 'busy' } } };

export const CodeInvalid: Story = {
  args: {
    values: { phone: '13800138000', captcha: 'NZAE', verify_code: '12' },
    errors: { verify_code: copy.messages.codeInvalid },
  },
};

export const WrongCode: Story = {
  args: { state: { kind: 'failed', message: '验证码错误或已过期' } },
};

export const RequiredMissing: Story = {
  args: {
    values: blank,
    captcha: null,
    send: { kind: 'blocked' },
    state: { kind: 'failed', message: copy.messages.required },
  },
};

export const PhoneInvalid: Story = {
  args: { values: { ...blank, phone: '1290013900' }, captcha: null, errors: { phone: copy.messages.phone } },
};

export const CaptchaMissing: Story = {
  args: { values: { ...blank, phone: '13800138000' }, errors: { captcha: copy.messages.captchaRequired } },
};

export const CaptchaInvalid: Story = {
  args: {
    values: { phone: '13800138000', captcha: 'NZ', verify_code: '' },
    errors: { captcha: copy.messages.captchaInvalid },
  },
};

export const CaptchaFailed: Story = {
  args: { captcha: { kind: 'failed', message: copy.messages.captchaFailed }, send: { kind: 'blocked' } },
};

export const CodeNotRequested: Story = { args: { errors: { verify_code: copy.messages.codeNotRequested } } };

export const SendFailed: Story = { args: { state: { kind: 'failed', message: copy.messages.sendFailed } } };

export const SendFailedRetry: Story = {
  args: { state: { kind: 'failed', message: copy.messages.sendFailedRetry } },
};

export const Failed: Story = { args: { state: { kind: 'failed', message: copy.messages.failed } } };
