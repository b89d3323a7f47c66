import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordToastCopy as copy } from './RecordToast.copy.ts';
import { RecordToast } from './RecordToast.tsx';

const meta = {
  title: '组合/RecordToast',
  component: RecordToast,
  args: { event: { kind: 'deleted', count: 1 }, onUndo: fn(), onHold: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof RecordToast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.deleted(1));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: copy.undo })).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith({ held: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith({ held: false });
  },
};

export const Undoing: Story = { args: { event: { kind: 'deleted', count: 12, undoing: true } } };
export const Restored: Story = { args: { event: { kind: 'restored', count: 12 } } };
export const TooLate: Story = { args: { event: { kind: 'restored', count: 0 } } };
export const UndoFailed: Story = { args: { event: { kind: 'undo_failed' } } };
export const PinFailed: Story = { args: { event: { kind: 'pin_failed' } } };
