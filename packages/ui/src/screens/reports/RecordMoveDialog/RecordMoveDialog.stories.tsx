import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { recordMoveCopy as copy } from './RecordMoveDialog.copy.ts';
import { RecordMoveDialog, type RecordMoveDialogProps } from './RecordMoveDialog.tsx';

const { friend, client } = recordCardCopy.groups;

const meta = {
  title: '页面/报告/移到分组',
  component: RecordMoveDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    state: { kind: 'choosing' },
    records: [{ category: 'friend' }, { category: 'friend' }, { category: 'self' }],
    category: undefined,
    onChoose: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function WithCategory(args: RecordMoveDialogProps) {
    const [category, setCategory] = useState(args.category);
    return (
      <RecordMoveDialog
        {...args}
        category={category}
        onChoose={(event) => {
          setCategory(event.category);
          args.onChoose(event);
        }}
      />
    );
  },
} satisfies Meta<typeof RecordMoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: arrows choose a group, Enter on the button confirms. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: copy.legend(3) })).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: friend }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ category: 'lover' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: copy.cancel })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** All records are in one group, which is disabled. */
export const AllInOneGroup: Story = {
  args: { records: [{ category: 'friend' }], category: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: friend })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: client })).toBeChecked();
  },
};

export const GroupMissing: Story = {
  args: { state: { kind: 'group_missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(copy.groupMissing);
  },
};

export const Moving: Story = {
  args: { state: { kind: 'busy' }, category: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.cancel })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: client })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', message: copy.failed }, category: 'client' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.failed);
    await userEvent.click(canvas.getByRole('button', { name: copy.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
