import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { currentCycle, storyChart } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { luckTimelineCopy as copy } from './LuckTimeline.copy.ts';
import { LuckTimeline } from './LuckTimeline.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;

const meta = {
  title: '命盘/LuckTimeline',
  component: LuckTimeline,
  args: {
    da_yun_list: chart.da_yun_list,
    birth_year: 1990,
    year: 2026,
    selected: cycle,
    onSelect: fn(),
  },
  // The timeline is controlled: the story holds the selected cycle.
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <LuckTimeline
        {...args}
        selected={selected}
        onSelect={
          args.onSelect &&
          ((event) => {
            args.onSelect?.(event);
            setSelected(event.index);
          })
        }
      />
    );
  },
} satisfies Meta<typeof LuckTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentSelected: Story = {};

export const OtherSelected: Story = { args: { selected: 7 } };

export const NoneSelected: Story = { args: { selected: null } };

export const BeforeFirstCycle: Story = {
  args: { da_yun_list: storyChart('beforeFirst').da_yun_list, birth_year: 2026, selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今年2026，1岁')).toBeVisible();
    await expect(canvas.queryByText(copy.current)).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { onSelect: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Night: Story = { args: { selected: 5 }, globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

const fitsItsContainer: Story['play'] = async ({ canvas }) => {
  const region = canvas.getByRole('region');
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  for (const item of canvas.getAllByRole('button')) {
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth + 1);
    await expect(item.clientHeight).toBeGreaterThanOrEqual(44);
  }
};

export const Narrow320: Story = { decorators: inWidth(PHONE_320), play: fitsItsContainer };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: fitsItsContainer,
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const items = canvas.getAllByRole('button');
    await step('one tab stop: the selected cycle', async () => {
      await userEvent.tab();
      await expect(items[cycle]).toHaveFocus();
      await expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
    });
    await step('up, down, left and right move along the line', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
      await expect(items[cycle + 1]).toHaveFocus();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter selects, Enter again deselects', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: cycle + 1 });
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ index: null });
    });
  },
};
