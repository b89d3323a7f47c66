import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordToastCopy as copy } from './RecordToast.copy.ts';
import { RecordToast } from './RecordToast.tsx';

const meta = {
  title: '组合/RecordToast',
  component: RecordToast,
  args: { event: { kind: 'deleted', count: 1 }, onUndo: fn(), onPauseChange: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof RecordToast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.deleted(1));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: copy.undo })).toHaveFocus();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith({ paused: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onPauseChange).toHaveBeenLastCalledWith({ paused: false });
  },
};

export const Undoing: Story = {
  args: { event: { kind: 'deleted', count: 12, undoing: true } },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: copy.undoing });
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
export const Restored: Story = { args: { event: { kind: 'restored', count: 12 } } };
export const NothingRestored: Story = { args: { event: { kind: 'restored', count: 0 } } };
export const UndoFailed: Story = { args: { event: { kind: 'undo_failed' } } };

export const Moved: Story = {
  args: { event: { kind: 'moved', count: 3, group: '客户', missing: 0 } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.moved(3, '客户'));
    await userEvent.click(canvas.getByRole('button', { name: copy.undo }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const PartlyMoved: Story = { args: { event: { kind: 'moved', count: 2, group: '同事', missing: 1 } } };
export const MovingBack: Story = {
  args: { event: { kind: 'moved', count: 3, group: '客户', missing: 0, undoing: true } },
};
export const MovedBack: Story = { args: { event: { kind: 'moved_back' } } };
export const MoveBackFailed: Story = { args: { event: { kind: 'move_back_failed' } } };
export const AlreadyInGroup: Story = { args: { event: { kind: 'not_moved', group: '客户', missing: 0 } } };
export const AllMissing: Story = { args: { event: { kind: 'not_moved', group: '客户', missing: 2 } } };
export const PinFailed: Story = { args: { event: { kind: 'pin_failed' } } };
