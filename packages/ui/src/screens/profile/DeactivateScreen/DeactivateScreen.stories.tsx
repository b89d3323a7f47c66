import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deactivateCopy as copy } from './DeactivateScreen.copy.ts';
import { DeactivateScreen } from './DeactivateScreen.tsx';

const { messages } = copy;

const meta = {
  title: '页面/个人/注销账号',
  component: DeactivateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    values: { reason: '', confirm: false },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof DeactivateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith({ confirm: true });
    await expect(canvas.getByRole('link', { name: copy.cancel })).toHaveAttribute('href', '/profile');
  },
};

export const Confirmed: Story = {
  args: { values: { reason: '不再使用。', confirm: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NotConfirmed: Story = { args: { errors: { confirm: messages.confirm } } };

export const ReasonTooLong: Story = { args: { errors: { reason: messages.reasonLong } } };

export const Busy: Story = {
  args: { values: { reason: '不再使用。', confirm: true }, state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submitBusy })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    values: { reason: '', confirm: true },
    state: { kind: 'failed', message: messages.failed },
  },
};

export const Unavailable: Story = {
  args: {
    values: { reason: '', confirm: true },
    state: { kind: 'failed', message: messages.unavailable },
  },
};
