import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCaptcha } from '../../../patterns/CaptchaField/sampleCaptcha.ts';
import { changePhoneCopy as copy } from './ChangePhoneScreen.copy.ts';
import { ChangePhoneScreen, type ChangePhoneState } from './ChangePhoneScreen.tsx';

const { messages } = copy;

const filled = { captcha: 'NZAE', verify_code: '286413', new_phone: '13900139000' };
const empty = { captcha: '', verify_code: '', new_phone: '' };
const newStep: ChangePhoneState = { step: 'new', kind: 'idle' };

const meta = {
  title: '页面/个人/更换手机号',
  component: ChangePhoneScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { step: 'old', kind: 'idle' },
    phone: '13800138000',
    values: filled,
    errors: {},
    captcha: { kind: 'ready', image: sampleCaptcha },
    send: { kind: 'ready' },
    onChange: fn(),
    onRefreshCaptcha: fn(),
    onSendCode: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChangePhoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OldEmpty: Story = { args: { values: empty, send: { kind: 'blocked' } } };

export const OldFilled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const CaptchaLoading: Story = {
  args: { values: empty, captcha: { kind: 'loading' }, send: { kind: 'blocked' } },
};

export const CaptchaFailed: Story = {
  args: {
    values: empty,
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
    await expect(canvas.getByRole('button', { name: '47秒后重试' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SendFailed: Story = { args: { errors: { verify_code: messages.sendFailed } } };

/** The message comes from the service. */
export const RecipientMissing: Story = { args: { errors: { verify_code: '请提供手机号或用户ID' } } };

export const UserUnknown: Story = {
  args: { state: { step: 'old', kind: 'failed', message: messages.noUser } },
};

export const OldCodeMissing: Story = {
  args: { values: { ...filled, verify_code: '' }, errors: { verify_code: messages.codeRequired } },
};

export const OldCodeInvalid: Story = {
  args: { values: { ...filled, verify_code: '2864' }, errors: { verify_code: messages.codeInvalid } },
};

export const NewEmpty: Story = {
  args: { state: newStep, values: empty, captcha: null, send: { kind: 'blocked' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const NewFilled: Story = { args: { state: newStep } };

export const NewCountingDown: Story = { args: { state: newStep, send: { kind: 'waiting', seconds: 12 } } };

export const NewSendFailed: Story = {
  args: { state: newStep, errors: { verify_code: messages.sendFailed } },
};

export const NewPhoneMissing: Story = {
  args: {
    state: newStep,
    values: { ...filled, new_phone: '' },
    errors: { new_phone: messages.phoneRequired },
  },
};

export const NewPhoneInvalid: Story = {
  args: {
    state: newStep,
    values: { ...filled, new_phone: '1290013900' },
    errors: { new_phone: messages.phone },
  },
};

export const NewCodeInvalid: Story = {
  args: {
    state: newStep,
    values: { ...filled, verify_code: '2864' },
    errors: { verify_code: messages.codeInvalid },
  },
};

export const Busy: Story = { args: { state: { step: 'new', kind: 'busy' } } };

export const Failed: Story = { args: { state: { step: 'new', kind: 'failed', message: messages.failed } } };

export const Done: Story = { args: { state: { step: 'done' } } };
