import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { changePasswordCopy as copy } from './ChangePasswordScreen.copy.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const { messages } = copy;

const filled = {
  current_password: 'qinghe2026',
  new_password: 'qinghe2027',
  confirm_password: 'qinghe2027',
};

const empty = { current_password: '', new_password: '', confirm_password: '' };

const meta = {
  title: '页面/个人/修改密码',
  component: ChangePasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'idle' }, values: filled, errors: {}, onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { values: empty } };

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
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

export const CurrentMissing: Story = {
  args: {
    values: { ...filled, current_password: '' },
    errors: { current_password: messages.currentRequired },
  },
};

export const CurrentWrong: Story = {
  args: { errors: { current_password: messages.currentWrong } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(copy.current))).toHaveAccessibleDescription(
      new RegExp(messages.currentWrong),
    );
  },
};

export const NewMissing: Story = {
  args: { values: { ...filled, new_password: '' }, errors: { new_password: messages.required } },
};

export const NewShort: Story = {
  args: { values: { ...filled, new_password: 'q12' }, errors: { new_password: messages.short } },
};

export const PasswordsDiffer: Story = { args: { errors: { confirm_password: messages.mismatch } } };

export const Failed: Story = { args: { state: { kind: 'failed', message: messages.failed } } };

export const Unavailable: Story = { args: { state: { kind: 'failed', message: messages.unavailable } } };

export const Success: Story = { args: { state: { kind: 'success' } } };
