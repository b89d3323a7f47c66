import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storyChart, storyDays, storyMonths } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { DailyLuckGrid } from './DailyLuckGrid.tsx';

const chart = storyChart('metal');
const monthOf = (year: number, index: number) => {
  const month = storyMonths(chart, year)[index]!;
  return { days: storyDays(chart, month), month: month.ganzhi };
};

const meta = {
  title: '命盘/DailyLuckGrid',
  component: DailyLuckGrid,
  args: { ...monthOf(2026, 9), selected: null, onSelect: fn() },
  // The grid is controlled: the story holds the selected day.
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <DailyLuckGrid
        {...args}
        selected={selected}
        onSelect={(event) => {
          args.onSelect(event);
          setSelected(event.date);
        }}
      />
    );
  },
} satisfies Meta<typeof DailyLuckGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentMonth: Story = {};

export const Selected: Story = { args: { selected: '2026-11-25' } };

export const LeapLunarMonth: Story = { args: monthOf(2025, 5) };

export const AcrossNewYear: Story = { args: monthOf(2026, 10) };

export const Night: Story = { args: { selected: '2026-11-25' }, globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

const fitsItsContainer: Story['play'] = async ({ canvas }) => {
  const grid = canvas.getByRole('grid');
  await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.parentElement!.clientWidth);
  for (const cell of canvas.getAllByRole('gridcell')) {
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
  }
};

export const Narrow320: Story = { decorators: inWidth(PHONE_320), play: fitsItsContainer };

/** No word may overflow its day. */
export const Narrow320LargestText: Story = {
  args: monthOf(2025, 5),
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: fitsItsContainer,
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const day = (date: string) => canvas.getByRole('grid').querySelector(`[data-date="${date}"]`);
    await step('one tab stop: today', async () => {
      await userEvent.tab();
      await expect(day('2026-11-20')).toHaveFocus();
      await expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    });
    await step('arrows move by day and week and stop at the ends of the month', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(day('2026-11-28')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(day('2026-11-22')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(day('2026-11-07')).toHaveFocus();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter selects, Space deselects', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ date: '2026-11-07' });
      await expect(day('2026-11-07')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard(' ');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ date: null });
    });
    await step('a click selects too', async () => {
      await userEvent.click(canvas.getByText('十月'));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ date: '2026-11-09' });
    });
  },
};
