import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { paginationCopy as copy } from './Pagination.copy.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

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
  async play({ canvas, userEvent, args }) {
    const previous = canvas.getByRole('button', { name: copy.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const Last: Story = {
  args: { page: 9 },
  async play({ canvas, userEvent, args }) {
    const next = canvas.getByRole('button', { name: copy.next });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

function TurnsByItself({ page: first, ...props }: PaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

/** The button that leads to the last page keeps the focus there. */
export const TurnedToTheLast: Story = {
  args: { page: 8 },
  render: (args) => <TurnsByItself {...args} />,
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: copy.next });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: copy.page(9) })).toHaveAttribute('aria-current', 'page');
    // A disabled one would lose it before the next frame.
    await new Promise(requestAnimationFrame);
    await expect(next).toHaveFocus();
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
