import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnnualLuckStrip } from '../AnnualLuckStrip/AnnualLuckStrip.tsx';
import { LuckCycleStrip } from '../LuckCycleStrip/LuckCycleStrip.tsx';
import { PillarTable } from '../PillarTable/PillarTable.tsx';
import { currentCycle, storyChart, storyYears } from '../story-chart.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;
const ignore = () => undefined;

const meta = {
  title: '命盘/ChartSkeleton',
  component: ChartSkeleton,
} satisfies Meta<typeof ChartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  // A slow document is painted while its end is missing; what is there must not move when the rest comes.
  play: async ({ canvasElement }) => {
    for (const strip of canvasElement.querySelectorAll('[data-strip]')) {
      const [first, ...others] = strip.querySelectorAll<HTMLElement>('[data-item]');
      const width = first!.getBoundingClientRect().width;
      for (const item of others) item.style.display = 'none';
      await expect(first!.getBoundingClientRect().width).toBe(width);
      for (const item of others) item.style.display = '';
    }
  },
};

export const WithFurtherRows: Story = { args: { furtherRows: true } };

/** Skeleton and chart side by side, each block of the same height. */
export const SameHeightAsChart: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap', padding: '1rem' }}>
      <div data-testid="skeleton" style={{ width: '20.5rem' }}>
        <ChartSkeleton {...args} />
      </div>
      <div data-testid="chart" style={{ width: '20.5rem' }}>
        <PillarTable bazi={chart.bazi} da_yun={chart.da_yun_list[cycle]} />
        <LuckCycleStrip
          da_yun_list={chart.da_yun_list}
          selected={cycle}
          qi_yun={chart.qi_yun}
          onSelect={ignore}
        />
        <AnnualLuckStrip
          view={{ state: 'ready', cycle, liu_nian: storyYears(chart, cycle) }}
          selected={null}
          onSelect={ignore}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const heights = (id: string) =>
      Array.from(canvas.getByTestId(id).children, (block) => block.getBoundingClientRect().height);
    const chartHeights = heights('chart');
    await expect(chartHeights).toHaveLength(3);
    for (const [index, height] of heights('skeleton').entries()) {
      await expect(Math.abs(height - chartHeights[index]!)).toBeLessThan(1.5);
    }
  },
};
