import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyHoursOfDay } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { hourlyLuckListCopy as copy } from './HourlyLuckList.copy.ts';
import { HourlyLuckList } from './HourlyLuckList.tsx';

const meta = {
  title: '命盘/HourlyLuckList',
  component: HourlyLuckList,
  args: { date: '2026-11-20', hours: storyHoursOfDay('2026-11-20', 'next') },
} satisfies Meta<typeof HourlyLuckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByText(copy.current)).toBeVisible();
  },
};

export const OtherDay: Story = {
  args: { date: '2026-11-25', hours: storyHoursOfDay('2026-11-25', 'next') },
};

export const EarlyAndLateZi: Story = {
  args: { hours: storyHoursOfDay('2026-11-20', 'split') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
  },
};

export const TappableTitle: Story = {
  args: { onTerm: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.title }));
    await expect(args.onTerm).toHaveBeenLastCalledWith(expect.objectContaining({ term: copy.title }));
  },
};

export const Night: Story = { globals: { theme: 'dark' } };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
};
