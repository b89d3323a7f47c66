import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../patterns/CaptchaField/sampleCaptcha.ts';
import { forgotPasswordCopy as copy } from './ForgotPasswordScreen.copy.ts';
import { ForgotPasswordScreen, type ForgotPasswordState } from './ForgotPasswordScreen.tsx';

const { messages } = copy;

const filled = {
  phone: '13800138000',
  captcha: 'NZAE',
  verify_code: '286413',
  new_password: 'qinghe2027',
  confirm_password: 'qinghe2027',
};

const empty = { phone: '', captcha: '', verify_code: '', new_password: '', confirm_password: '' };

const resetIdle: ForgotPasswordState = { step: 'reset', kind: 'idle' };
const captcha = { kind: 'ready', image: sampleCaptcha } as const;

const meta = {
  title: '页面/账号/找回密码',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { step: 'phone', kind: 'idle' },
    values: { ...empty, phone: '13800138000' },
    errors: {},
    captcha: null,
    send: { kind: 'ready' },
    onChange: fn(),
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: empty } };

export const PhoneFilled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const CaptchaNeeded: Story = {
  args: { captcha, errors: { captcha: messages.captchaRequired } },
};

export const CaptchaLoading: Story = { args: { captcha: { kind: 'loading' } } };

export const CaptchaFailed: Story = {
  args: { captcha: { kind: 'failed', message: messages.captchaFailed } },
};

export const CaptchaFailedRetry: Story = {
  args: { captcha: { kind: 'failed', message: messages.captchaFailedRetry } },
};

export const CaptchaInvalid: Story = {
  args: {
    values: { ...empty, phone: '13800138000', captcha: 'NZ' },
    captcha,
    errors: { captcha: messages.captchaInvalid },
  },
};

export const Sending: Story = {
  args: { send: { kind: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.nextBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CountingDown: Story = { args: { send: { kind: 'waiting', seconds: 47 } } };

export const PhoneMissing: Story = {
  args: { values: empty, errors: { phone: messages.phoneRequired } },
};

export const PhoneInvalid: Story = {
  args: { values: { ...empty, phone: '1200013800' }, errors: { phone: messages.phone } },
};

export const SendFailed: Story = {
  args: { state: { step: 'phone', kind: 'failed', message: messages.sendFailed } },
};

export const ResetEmpty: Story = {
  args: {
    state: resetIdle,
    values: { ...empty, phone: '13800138000' },
    send: { kind: 'waiting', seconds: 60 },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.changePhone }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const ResetFilled: Story = {
  args: { state: resetIdle, values: filled },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ResetCountingDown: Story = {
  args: { state: resetIdle, values: filled, send: { kind: 'waiting', seconds: 47 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '47秒后重试' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ResetSending: Story = { args: { state: resetIdle, values: filled, send: { kind: 'sending' } } };

export const ResetCaptchaNeeded: Story = {
  args: {
    state: resetIdle,
    values: { ...filled, captcha: '' },
    captcha,
    errors: { captcha: messages.captchaRequired },
  },
};

export const Busy: Story = { args: { state: { step: 'reset', kind: 'busy' }, values: filled } };

export const CodeMissing: Story = {
  args: {
    state: resetIdle,
    values: { ...filled, verify_code: '' },
    errors: { verify_code: messages.codeRequired },
  },
};

export const CodeInvalid: Story = {
  args: {
    state: resetIdle,
    values: { ...filled, verify_code: '2864' },
    errors: { verify_code: messages.codeInvalid },
  },
};

export const PasswordMissing: Story = {
  args: {
    state: resetIdle,
    values: { ...filled, new_password: '' },
    errors: { new_password: messages.passwordRequired },
  },
};

export const PasswordShort: Story = {
  args: {
    state: resetIdle,
    values: { ...filled, new_password: 'q12' },
    errors: { new_password: messages.short },
  },
};

export const PasswordsDiffer: Story = {
  args: { state: resetIdle, values: filled, errors: { confirm_password: messages.mismatch } },
};

export const Failed: Story = {
  args: { state: { step: 'reset', kind: 'failed', message: messages.failed }, values: filled },
};

export const Done: Story = {
  args: { state: { step: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.doneLogin })).toHaveAttribute('href', '/login');
  },
};
