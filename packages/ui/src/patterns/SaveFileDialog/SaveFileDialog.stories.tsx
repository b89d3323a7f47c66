import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { saveFileDialogCopy as copy } from './SaveFileDialog.copy.ts';
import { SaveFileDialog } from './SaveFileDialog.tsx';

const meta = {
  title: '组合/SaveFileDialog',
  component: SaveFileDialog,
  args: { reason: 'wechat', action: '导出 Word', onCopy: fn(), onSaveAnyway: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof SaveFileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InWechat: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: copy.title }));
    await waitFor(() => expect(dialog.getByText(copy.wechat('导出 Word', true))).toBeVisible());
    await expect(dialog.queryByRole('button', { name: copy.anyway })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: copy.copy }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const OnApplePhone: Story = {
  args: { reason: 'apple' },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: copy.title }));
    await userEvent.click(dialog.getByRole('button', { name: copy.anyway }));
    await expect(args.onSaveAnyway).toHaveBeenCalledOnce();
  },
};

/** A file of data has no text to copy. */
export const WithoutText: Story = {
  args: { action: '下载', onCopy: undefined },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: copy.title }));
    await waitFor(() => expect(dialog.getByText(copy.wechat('下载', false))).toBeVisible());
    await expect(dialog.queryByRole('button', { name: copy.copy })).toBeNull();
  },
};
