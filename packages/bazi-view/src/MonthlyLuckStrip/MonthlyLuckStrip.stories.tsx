import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storyChart, storyMonths } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { monthlyLuckStripCopy as copy } from './MonthlyLuckStrip.copy.ts';
import { MonthlyLuckStrip } from './MonthlyLuckStrip.tsx';

const liu_yue = storyMonths(storyChart('metal'), 2026);

const meta = {
  title: '命盘/MonthlyLuckStrip',
  component: MonthlyLuckStrip,
  args: { view: { state: 'ready', year: 2026, liu_yue }, selected: null, onSelect: fn() },
  // The strip is controlled: the story holds the selected month.
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <MonthlyLuckStrip
        {...args}
        selected={selected}
        onSelect={(event) => {
          args.onSelect(event);
          setSelected(event.month);
        }}
      />
    );
  },
} satisfies Meta<typeof MonthlyLuckStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {};

export const Selected: Story = { args: { selected: 3 } };

export const OtherYear: Story = {
  args: { view: { state: 'ready', year: 1999, liu_yue: storyMonths(storyChart('metal'), 1999) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(copy.current)).toBeNull();
  },
};

export const NoYearSelected: Story = {
  args: { view: { state: 'unselected' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.unselected);
  },
};

export const Loading: Story = {
  args: { view: { state: 'loading', year: 2026 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.loading);
    await expect(canvas.getByRole('region', { name: copy.title })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Night: Story = { args: { selected: 10 }, globals: { theme: 'dark' } };

export const LargestText: Story = { args: { selected: 10 }, globals: { textSize: 'xlarge' } };

export const Narrow320: Story = { decorators: inWidth(PHONE_320) };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the tab stop is the current month', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /本月 亥月/ })).toHaveFocus();
    });
    await step('Enter selects, Enter again deselects', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ month: 12 });
      await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ month: null });
    });
  },
};
