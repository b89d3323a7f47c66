import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIVE_PHASES_METHOD, fivePhasesOf } from '@ziping/bazi/five-phases';
import { expect } from 'storybook/test';
import { storyChart, storyPillars } from '../story-chart.ts';
import type { StoryChartName } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { fivePhasePlotCopy as copy } from './FivePhasePlot.copy.ts';
import { FivePhasePlot } from './FivePhasePlot.tsx';

const phasesOf = (name: StoryChartName) => fivePhasesOf(storyPillars(storyChart(name)));

const meta = {
  title: '命盘/FivePhasePlot',
  component: FivePhasePlot,
  args: { phases: phasesOf('earth'), method: FIVE_PHASES_METHOD },
} satisfies Meta<typeof FivePhasePlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMissing: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('missing phases are named in the header and at their bars', async () => {
      await expect(canvas.getByText('八字中没有木、金')).toBeVisible();
      const items = canvas.getAllByRole('listitem');
      await expect(items.map((item) => item.textContent.includes(copy.hidden))).toEqual(
        args.phases.shares.map(({ count }) => count === 0),
      );
    });
    await step('a click opens the method', async () => {
      await expect(canvas.getByText(FIVE_PHASES_METHOD)).not.toBeVisible();
      await userEvent.click(canvas.getByText(copy.method));
      await expect(canvas.getByText(FIVE_PHASES_METHOD)).toBeVisible();
    });
  },
};

export const NoneMissing: Story = {
  args: { phases: phasesOf('metal'), method: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(copy.method)).toBeNull();
  },
};

export const TwoPhasesOnly: Story = { args: { phases: phasesOf('fourSame') } };

export const OnePhaseOnly: Story = {
  args: {
    phases: {
      shares: (['wood', 'fire', 'earth', 'metal', 'water'] as const).map((phase) => {
        const all = phase === 'earth';
        return { phase, count: all ? 8 : 0, weight: all ? 12 : 0, percent: all ? 100 : 0 };
      }),
      missing: ['wood', 'fire', 'metal', 'water'],
    },
  },
};

export const Night: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  },
};
