import type { Meta, StoryObj } from '@storybook/react-vite';
import { monthGrid } from '@ziping/bazi/month-grid';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LunarMonthGrid } from './LunarMonthGrid.tsx';

const month = (year: number, number: number, focused: string) => ({
  cells: monthGrid(year, number),
  label: `${year}年${number}月`,
  focused,
});

/** Matches an accessible name, which has spaces between its blocks. */
const named = (expected: string) => (name: string) => name.replaceAll(' ', '') === expected;

const meta = {
  title: '命盘/LunarMonthGrid',
  component: LunarMonthGrid,
  args: {
    ...month(2025, 9, '2025-09-15'),
    selected: null,
    min: '1900-01-31',
    max: '2100-12-31',
    onFocusDate: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof LunarMonthGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FestivalsAndTerms: Story = {};

export const LeapMonth: Story = { args: month(2025, 7, '2025-07-25') };

export const NewYear: Story = { args: month(2026, 2, '2026-02-17') };

export const FirstMonth: Story = { args: month(1900, 1, '1900-01-31') };

export const LastMonth: Story = { args: month(2100, 12, '2100-12-31') };

export const Selected: Story = { args: { selected: '2025-09-23' } };

export const FutureDisabled: Story = {
  args: { max: '2025-09-20' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('gridcell', { name: named('21日，七月三十') }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('gridcell', { name: named('20日，七月廿九') }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Night: Story = { args: { selected: '2025-09-23' }, globals: { theme: 'dark' } };

export const LargestText: Story = { args: { selected: '2025-09-23' }, globals: { textSize: 'xlarge' } };

/** No word may overflow its day. */
export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: [
    (Story) => (
      <div style={{ width: 270 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    for (const cell of canvas.getAllByRole('gridcell')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
    }
  },
};

/** The parent moves the tab stop on `onFocusDate`. */
export const ByKeyboard: Story = {
  render: function Controlled(args) {
    const [focused, setFocused] = useState(args.focused);
    return (
      <LunarMonthGrid
        {...args}
        focused={focused}
        onFocusDate={(to) => {
          args.onFocusDate(to);
          setFocused(to.date);
        }}
      />
    );
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    const cell = (name: string) => canvas.getByRole('gridcell', { name: named(name) });
    await expect(cell('15日，七月廿四')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell('23日，八月初二，秋分')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onFocusDate).toHaveBeenLastCalledWith({ date: '2025-10-23' });
  },
};
