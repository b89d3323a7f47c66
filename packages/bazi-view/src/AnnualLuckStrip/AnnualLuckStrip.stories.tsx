import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { currentCycle, storyChart, storyTiming, storyYears } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { annualLuckStripCopy as copy } from './AnnualLuckStrip.copy.ts';
import { AnnualLuckStrip } from './AnnualLuckStrip.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;

const meta = {
  title: '命盘/AnnualLuckStrip',
  component: AnnualLuckStrip,
  args: {
    view: { state: 'ready', cycle, liu_nian: storyYears(chart, cycle) },
    ages: storyTiming('metal').years,
    selected: null,
    onSelect: fn(),
    onRetry: fn(),
  },
  // The strip is controlled: the story holds the highlighted year.
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <AnnualLuckStrip
        {...args}
        selected={selected}
        onSelect={(event) => {
          args.onSelect(event);
          setSelected(event.year);
        }}
      />
    );
  },
} satisfies Meta<typeof AnnualLuckStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoYearHighlighted: Story = {};

export const YearHighlighted: Story = { args: { selected: 2021 } };

export const WithoutAges: Story = { args: { ages: undefined } };

export const BeforeLuck: Story = {
  args: {
    view: { state: 'ready', cycle: -1, liu_nian: storyTiming('metal').before.slice() },
    ages: undefined,
  },
};

export const OtherDecade: Story = {
  args: { view: { state: 'ready', cycle: 9, liu_nian: storyYears(chart, 9) } },
};

export const NoCycleSelected: Story = {
  args: { view: { state: 'unselected' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.unselected);
  },
};

export const Loading: Story = {
  args: { view: { state: 'loading', cycle } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.loading);
    await expect(canvas.getByText(copy.selectedCycle(cycle + 1))).toBeVisible();
    await expect(canvas.getByRole('region', { name: copy.title })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { view: { state: 'ready', cycle, liu_nian: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.empty);
  },
};

export const Failed: Story = {
  args: { view: { state: 'failed', cycle } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.failed);
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Night: Story = { args: { selected: 2021 }, globals: { theme: 'dark' } };

export const LargestText: Story = { args: { selected: 2021 }, globals: { textSize: 'xlarge' } };

export const Narrow320: Story = {
  decorators: inWidth(PHONE_320),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const items = canvas.getAllByRole('button');
    const current = canvas.getByRole('button', { name: new RegExp(copy.current) });
    await step('the tab stop is this year', async () => {
      await userEvent.tab();
      await expect(current).toHaveFocus();
    });
    await step('Enter highlights a year, Enter again removes the highlight', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ year: 2017 });
      await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([items[0]]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ year: null });
      await expect(canvas.queryAllByRole('button', { pressed: true })).toEqual([]);
    });
  },
};
