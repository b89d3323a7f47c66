import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { deactivateCopy as copy } from './DeactivateScreen.copy.ts';
import { DeactivateScreen, type DeactivateState } from './DeactivateScreen.tsx';

const { messages, dialog } = copy;

const meta = {
  title: '页面/个人/注销账号',
  component: DeactivateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    needsPassword: true,
    username: '13800138000',
    values: { reason: '', confirm: false, password: '' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
    onConfirm: fn(),
    onCancel: fn(),
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
  args: { values: { reason: '不再使用。', confirm: true, password: 'qinghe2026' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NotConfirmed: Story = { args: { errors: { confirm: messages.confirm } } };

export const ReasonTooLong: Story = { args: { errors: { reason: messages.reasonLong } } };

export const HiddenCharacters: Story = { args: { errors: { reason: messages.reasonHidden } } };

export const PasswordMissing: Story = {
  args: {
    values: { reason: '', confirm: true, password: '' },
    errors: { password: messages.passwordRequired },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${copy.password}`)), 'q');
    await expect(args.onChange).toHaveBeenCalledWith({ password: 'q' });
    await expect(canvas.getByRole('link', { name: copy.forgot })).toHaveAttribute('href', '/forgot-password');
  },
};

export const PasswordWrong: Story = {
  args: {
    values: { reason: '', confirm: true, password: 'qinghe2025' },
    errors: { password: messages.passwordWrong },
  },
};

export const WithoutPassword: Story = {
  args: { needsPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(new RegExp(`^${copy.password}`))).toBeNull();
  },
};

const ticked = { reason: '不再使用。', confirm: true, password: 'qinghe2026' };
const withDialog = { docs: { story: { inline: false, height: '640px' } } };

export const Confirming: Story = {
  args: { values: ticked, state: { kind: 'confirming' } },
  parameters: withDialog,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: dialog.submit }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: dialog.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const CancelledByEscape: Story = {
  args: { values: ticked },
  parameters: withDialog,
  render: function Cancellable(args) {
    const [state, setState] = useState<DeactivateState>({ kind: 'idle' });
    return (
      <DeactivateScreen
        {...args}
        state={state}
        onSubmit={() => setState({ kind: 'confirming' })}
        onCancel={() => setState({ kind: 'idle' })}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const submit = canvas.getByRole('button', { name: copy.submit });
    await userEvent.click(submit);
    const opened = canvas.getByRole('dialog', { name: dialog.title });
    await step('opening moves the focus into the dialog', async () => {
      await expect(opened.contains(document.activeElement)).toBe(true);
    });
    await step('Escape closes it, returns the focus and sends nothing', async () => {
      // A script cannot press Escape on a modal dialog; the browser then sends this event.
      opened.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(opened).not.toBeVisible());
      await expect(submit).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Busy: Story = {
  args: { values: ticked, state: { kind: 'busy' } },
  parameters: withDialog,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: dialog.submitBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { values: ticked, state: { kind: 'failed', message: messages.failed } },
  parameters: withDialog,
};

export const Unavailable: Story = {
  args: { values: ticked, state: { kind: 'failed', message: messages.unavailable } },
  parameters: withDialog,
};
