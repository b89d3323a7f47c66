import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../patterns/CaptchaField/sampleCaptcha.ts';
import { registerCopy as copy } from './RegisterScreen.copy.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const filled = {
  phone: '13800138000',
  captcha: 'NZAE',
  verify_code: '286413',
  new_password: 'qinghe2026',
  confirm_password: 'qinghe2026',
  accepted: true,
};

const empty = {
  phone: '',
  captcha: '',
  verify_code: '',
  new_password: '',
  confirm_password: '',
  accepted: false,
};

const meta = {
  title: '页面/账号/注册',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    values: filled,
    errors: {},
    captcha: { kind: 'ready', image: sampleCaptcha },
    send: { kind: 'ready' },
    onChange: fn(),
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: empty, captcha: null, send: { kind: 'blocked' } } };

export const PhoneIncomplete: Story = {
  args: { values: { ...empty, phone: '1380013' }, captcha: null, send: { kind: 'blocked' } },
};

export const CaptchaLoading: Story = { args: { captcha: { kind: 'loading' }, send: { kind: 'blocked' } } };

export const CaptchaFailed: Story = {
  args: { captcha: { kind: 'failed', message: copy.messages.captchaFailed }, send: { kind: 'blocked' } },
};

export const CaptchaIncomplete: Story = {
  args: { values: { ...filled, captcha: 'NZ', verify_code: '' }, send: { kind: 'blocked' } },
};

export const CaptchaShown: Story = {
  args: { values: { ...filled, verify_code: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { send: { kind: 'sending' } } };

export const CountingDown: Story = {
  args: { send: { kind: 'waiting', seconds: 47 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '47秒后重试' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Busy: Story = { args: { state: { kind: 'busy' } } };

export const Redirecting: Story = { args: { state: { kind: 'redirecting' } } };

export const RequiredMissing: Story = {
  args: {
    values: empty,
    captcha: null,
    send: { kind: 'blocked' },
    state: { kind: 'failed', message: copy.messages.required },
  },
};

export const PhoneInvalid: Story = { args: { errors: { phone: copy.messages.phone }, captcha: null } };

export const CodeInvalid: Story = {
  args: { values: { ...filled, verify_code: '2864' }, errors: { verify_code: copy.messages.codeInvalid } },
};

export const CodeNotRequested: Story = { args: { errors: { verify_code: copy.messages.codeNotRequested } } };

export const PasswordsDiffer: Story = { args: { errors: { confirm_password: copy.messages.mismatch } } };

export const PasswordShort: Story = { args: { errors: { new_password: copy.messages.short } } };

export const TermsNotAccepted: Story = {
  args: { values: { ...filled, accepted: false }, errors: { accepted: copy.messages.terms } },
};

export const SendFailed: Story = { args: { state: { kind: 'failed', message: copy.messages.sendFailed } } };

export const SendFailedRetry: Story = {
  args: { state: { kind: 'failed', message: copy.messages.sendFailedRetry } },
};

export const Failed: Story = { args: { state: { kind: 'failed', message: copy.messages.failed } } };

export const FailedRetry: Story = { args: { state: { kind: 'failed', message: copy.messages.failedRetry } } };
