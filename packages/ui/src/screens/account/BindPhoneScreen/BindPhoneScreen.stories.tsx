import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../patterns/CaptchaField/sampleCaptcha.ts';
import { bindPhoneCopy as copy } from './BindPhoneScreen.copy.ts';
import { BindPhoneScreen } from './BindPhoneScreen.tsx';

const { messages } = copy;

const filled = { phone: '13900139000', captcha: 'NZAE', verify_code: '286413' };
const empty = { phone: '', captcha: '', verify_code: '' };

const meta = {
  title: '页面/账号/绑定手机号',
  component: BindPhoneScreen,
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
    onSkip: fn(),
  },
} satisfies Meta<typeof BindPhoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: empty, captcha: null, send: { kind: 'blocked' } } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Skipped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: copy.skip }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** Goes on where no phone is needed, without leaving the session. */
export const Browsing: Story = {
  args: { browseHref: '/about' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: copy.browse })).toHaveAttribute('href', '/about');
    await expect(args.onSkip).not.toHaveBeenCalled();
  },
};

export const CaptchaLoading: Story = {
  args: {
    values: { ...empty, phone: '13900139000' },
    captcha: { kind: 'loading' },
    send: { kind: 'blocked' },
  },
};

export const CaptchaFailed: Story = {
  args: {
    values: { ...empty, phone: '13900139000' },
    captcha: { kind: 'failed', message: messages.captchaFailed },
    send: { kind: 'blocked' },
  },
};

export const CaptchaMissing: Story = {
  args: { values: { ...filled, captcha: '' }, errors: { captcha: messages.captchaRequired } },
};

export const CaptchaInvalid: Story = {
  args: { values: { ...filled, captcha: 'NZ' }, errors: { captcha: messages.captchaInvalid } },
};

export const Sending: Story = { args: { send: { kind: 'sending' } } };

export const CountingDown: Story = {
  args: { send: { kind: 'waiting', seconds: 47 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '47秒后重发' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SendFailed: Story = { args: { errors: { verify_code: messages.sendFailed } } };

export const SendFailedRetry: Story = {
  args: { state: { kind: 'failed', message: messages.sendFailedRetry } },
};

export const PhoneMissing: Story = {
  args: { values: empty, captcha: null, errors: { phone: messages.phoneFirst } },
};

export const PhoneInvalid: Story = {
  args: { values: { ...filled, phone: '1290013900' }, captcha: null, errors: { phone: messages.phone } },
};

export const PhoneIncorrect: Story = {
  args: {
    values: { ...filled, phone: '1290013900' },
    captcha: null,
    errors: { phone: messages.phoneIncorrect },
  },
};

export const CodeMissing: Story = {
  args: { values: { ...filled, verify_code: '' }, errors: { verify_code: messages.codeRequired } },
};

export const CodeInvalid: Story = {
  args: { values: { ...filled, verify_code: '2864' }, errors: { verify_code: messages.codeInvalid } },
};

export const Busy: Story = { args: { state: { kind: 'busy' } } };

export const PhoneTaken: Story = { args: { state: { kind: 'failed', message: messages.taken } } };

export const Failed: Story = { args: { state: { kind: 'failed', message: messages.failed } } };

export const FailedRetry: Story = { args: { state: { kind: 'failed', message: messages.failedRetry } } };

export const Success: Story = { args: { state: { kind: 'success' } } };

export const LinkedToExistingAccount: Story = {
  args: { state: { kind: 'linked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.linked)).toBeVisible();
  },
};
