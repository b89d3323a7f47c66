import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paginationCopy as copy } from './Pagination.copy.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: '构件/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 9, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('button', { name: copy.page(4) })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: copy.next }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: copy.page(2) }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const First: Story = {
  args: { page: 1 },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: copy.previous })).toBeDisabled();
  },
};

export const Last: Story = {
  args: { page: 9 },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: copy.next })).toBeDisabled();
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
