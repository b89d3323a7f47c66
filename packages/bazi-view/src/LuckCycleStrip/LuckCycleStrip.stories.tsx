import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { currentCycle, storyChart, storyTiming } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { luckCycleStripCopy as copy } from './LuckCycleStrip.copy.ts';
import { LuckCycleStrip } from './LuckCycleStrip.tsx';

const chart = storyChart('metal');
const young = storyChart('beforeFirst');

const meta = {
  title: '命盘/LuckCycleStrip',
  component: LuckCycleStrip,
  args: {
    da_yun_list: chart.da_yun_list,
    selected: currentCycle(chart),
    qi_yun: chart.qi_yun,
    fullAges: storyTiming('metal').cycles,
    onSelect: fn(),
  },
  // The strip is controlled: the story holds the selected cycle.
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <LuckCycleStrip
        {...args}
        selected={selected}
        onSelect={(event) => {
          args.onSelect(event);
          setSelected(event.index);
        }}
      />
    );
  },
} satisfies Meta<typeof LuckCycleStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentSelected: Story = {};

export const ElapsedYears: Story = { args: { year: 2026 } };

export const ElapsedYearsNarrow: Story = { args: { year: 2026 }, decorators: inWidth(PHONE_320) };

export const OtherSelected: Story = { args: { selected: 7 } };

export const NoneSelected: Story = { args: { selected: null } };

export const BeforeLuckSelected: Story = { args: { selected: -1 } };

export const WithoutFullAges: Story = { args: { fullAges: undefined } };

/** Luck started in the year of the birth: there are no years before it. */
export const LuckFromBirth: Story = {
  args: { da_yun_list: chart.da_yun_list.map((each) => ({ ...each, start_age: each.start_age - 7 })) },
};

export const BeforeFirstCycle: Story = {
  args: {
    da_yun_list: young.da_yun_list,
    selected: null,
    qi_yun: young.qi_yun,
    year: 2026,
    fullAges: undefined,
  },
};

export const WithoutStartOfLuck: Story = { args: { qi_yun: undefined } };

export const Night: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

export const Narrow320: Story = {
  decorators: inWidth(PHONE_320),
};

export const ByClick: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const current = canvas.getByRole('button', { name: new RegExp(copy.current) });
    await step('the current cycle is selected and marked as current', async () => {
      await expect(current).toHaveAttribute('aria-pressed', 'true');
    });
    await step('pressing it again deselects it', async () => {
      await userEvent.click(current);
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: null });
      await expect(current).toHaveAttribute('aria-pressed', 'false');
    });
    await step('pressing another one selects only that one', async () => {
      const first = canvas.getAllByRole('button')[1]!;
      await userEvent.click(first);
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: 0 });
      await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([first]);
    });
    await step('the years before the first cycle have the index −1', async () => {
      const before = canvas.getByRole('button', { name: new RegExp(copy.before.shi_shen) });
      await userEvent.click(before);
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: -1 });
      await expect(before).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

export const ByKeyboard: Story = {
  decorators: Narrow320.decorators,
  play: async ({ args, canvas, step, userEvent }) => {
    const items = canvas.getAllByRole('button');
    const strip = canvas.getByRole('toolbar', { name: copy.toolbar });
    await step('one tab stop: the selected cycle', async () => {
      await userEvent.tab();
      await expect(items[currentCycle(chart)! + 1]).toHaveFocus();
      await expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
    });
    await step('arrows move the focus and select nothing', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(items[currentCycle(chart)! + 2]).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(items[currentCycle(chart)!]).toHaveFocus();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Home and End go to the ends and stop there', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(items.at(-1)).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(items[0]).toHaveFocus();
    });
    await step('Enter selects, Space deselects', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: -1 });
      await userEvent.keyboard(' ');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: null });
    });
    await step('only the strip scrolls, never the page', async () => {
      await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
      await expect(document.documentElement.scrollLeft).toBe(0);
    });
    await step('Tab leaves the strip', async () => {
      await userEvent.tab();
      await expect(strip).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
};
