import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyHours } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { hourCandidateTableCopy as copy } from './HourCandidateTable.copy.ts';
import { HourCandidateTable } from './HourCandidateTable.tsx';

const meta = {
  title: '命盘/HourCandidateTable',
  component: HourCandidateTable,
  args: { candidates: storyHours('plain'), onChoose: fn() },
} satisfies Meta<typeof HourCandidateTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyTheHourVaries: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(14);
    const buttons = canvas.getAllByRole('button');
    await step('all hours are one tab stop, up and down move through them', async () => {
      await userEvent.tab();
      await expect(buttons[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(buttons[1]).toHaveFocus();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('Enter chooses an hour', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ name: '早子时', hour: 1, minute: 30 });
    });
    await step('Tab leaves the table', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('table')).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
};

/** 立春 falls in the evening, so every pillar depends on the hour. */
export const EverythingVaries: Story = {
  args: { candidates: storyHours('jie') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: new RegExp(copy.changed) }).length).toBeGreaterThan(0);
  },
};

export const Chosen: Story = {
  args: { chosen: { hour: 14, minute: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.chosen)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(12);
  },
};

export const ReadOnly: Story = {
  args: { onChoose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Night: Story = {
  args: { candidates: storyHours('jie'), chosen: { hour: 14, minute: 0 } },
  globals: { theme: 'dark' },
};

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

export const Narrow320LargestText: Story = {
  args: { candidates: storyHours('jie'), chosen: { hour: 14, minute: 0 } },
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    // A fraction of a pixel of a button's touch area is rounded up to one.
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth + 1);
  },
};
