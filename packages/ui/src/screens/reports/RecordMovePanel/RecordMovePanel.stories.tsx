import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { recordMoveCopy as copy } from './RecordMovePanel.copy.ts';
import { RecordMovePanel, type RecordMovePanelProps } from './RecordMovePanel.tsx';

const { friend, client } = recordCardCopy.groups;

const meta = {
  title: '页面/报告/移到分组',
  component: RecordMovePanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    state: { kind: 'choosing' },
    records: [{ category: 'friend' }, { category: 'friend' }, { category: 'self' }],
    category: undefined,
    onChoose: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Chosen(args: RecordMovePanelProps) {
    const [category, setCategory] = useState(args.category);
    return (
      <RecordMovePanel
        {...args}
        category={category}
        onChoose={(event) => {
          setCategory(event.category);
          args.onChoose(event);
        }}
      />
    );
  },
} satisfies Meta<typeof RecordMovePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the keyboard alone: the arrows choose, the button confirms. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: copy.legend(3) })).toBeVisible();
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

/** They all stand in one group: it is not offered. */
export const AllInOneGroup: Story = {
  args: { records: [{ category: 'friend' }], category: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: friend })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: client })).toBeChecked();
  },
};

export const Unchosen: Story = {
  args: { state: { kind: 'unchosen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(copy.unchosen);
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
