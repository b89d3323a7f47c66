import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loginCopy as copy } from './LoginScreen.copy.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: '页面/账号/登录',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    values: { phone: '13800138000', password: 'qinghe2026' },
    errors: {},
    wechat: false,
    onChange: fn(),
    onSubmit: fn(),
    onWechatLogin: fn(),
    onUseSms: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { values: { phone: '', password: '' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link', { name: copy.register }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.useSms }));
    await expect(args.onUseSms).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submitBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const InsideWechat: Story = { args: { wechat: true } };

export const InsideWechatBusy: Story = { args: { wechat: true, state: { kind: 'wechat_busy' } } };

export const RequiredMissing: Story = {
  args: { values: { phone: '', password: '' }, state: { kind: 'failed', message: copy.messages.required } },
};

export const PhoneInvalid: Story = { args: { errors: { phone: copy.messages.phone } } };

export const Failed: Story = { args: { state: { kind: 'failed', message: copy.messages.failed } } };

export const WrongCredentials: Story = {
  args: { state: { kind: 'failed', message: copy.messages.credentials } },
};

export const WechatFailed: Story = {
  args: { wechat: true, state: { kind: 'failed', message: copy.messages.wechatFailed } },
};

export const WechatOutsideItsBrowser: Story = {
  args: { state: { kind: 'failed', message: copy.messages.wechatOnly } },
};

export const SessionExpired: Story = {
  args: { state: { kind: 'notice', message: copy.messages.expired, tone: 'info' } },
};

/** A guest's question waits. */
export const ForQuestion: Story = {
  args: { state: { kind: 'notice', message: copy.messages.question, tone: 'info' } },
};

export const ToSaveAChart: Story = {
  args: { state: { kind: 'notice', message: copy.messages.form, tone: 'info' } },
};

export const AfterDeactivation: Story = {
  args: { state: { kind: 'notice', message: copy.messages.deactivated } },
};
