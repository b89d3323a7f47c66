import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: '构件/IconButton',
  component: IconButton,
  args: { label: '关闭', icon: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: '关闭' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { label: '正在导出…', busy: true },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: '正在导出…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'flex', gap: 4 }}>
      <IconButton label="更多" icon={<Ellipsis />} />
      <IconButton label="编辑" icon={<Pencil />} />
      <IconButton label="删除" icon={<Trash2 />} />
      <IconButton label="不可用" icon={<X />} disabled />
    </div>
  ),
};
