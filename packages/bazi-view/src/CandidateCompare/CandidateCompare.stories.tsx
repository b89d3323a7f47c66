import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyCandidates, storyChart } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { candidateCompareCopy as copy } from './CandidateCompare.copy.ts';
import { CandidateCompare } from './CandidateCompare.tsx';

const [nearJie] = storyCandidates();

const meta = {
  title: '命盘/CandidateCompare',
  component: CandidateCompare,
  args: { question: nearJie!, onChoose: fn() },
} satisfies Meta<typeof CandidateCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearJie: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the differences are named in the header and marked at each character', async () => {
      await expect(canvas.getByText('不同之处：年干、年支、月干、月支')).toBeVisible();
      await expect(canvas.getAllByRole('cell', { name: new RegExp(copy.mark) })).toHaveLength(8);
    });
    await step('the chart in use is marked, the other has a button', async () => {
      await expect(canvas.getAllByText(copy.chosen)).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: `${copy.choose}：立春交节之后` }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ index: 1 });
    });
  },
};

export const ReadOnly: Story = {
  args: { onChoose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Three charts with long labels. */
export const ThreeCandidates: Story = {
  args: {
    question: {
      kind: 'near_zi',
      candidates: [
        { label: '23:00 之前（仍为当日）', chart: storyChart('fire'), chosen: false },
        { label: '零点之前（晚子时，仍为前一日）', chart: storyChart('earth'), chosen: true },
        { label: '零点之后（早子时，已为次日）', chart: storyChart('fourSame'), chosen: false },
      ],
      differs: (['year', 'month', 'day', 'time'] as const).flatMap((pillar) => [
        { pillar, part: 'gan' as const },
        { pillar, part: 'zhi' as const },
      ]),
    },
  },
};

export const SamePillars: Story = {
  args: {
    question: {
      kind: 'dst_overlap',
      candidates: [
        { label: '第一次（夏令时）', chart: storyChart('metal'), chosen: true },
        { label: '第二次（标准时）', chart: storyChart('metal'), chosen: false },
      ],
      differs: [],
    },
  },
};

export const Night: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

/** A 320 px phone with the largest text. */
export const Narrow320LargestText: Story = {
  args: ThreeCandidates.args!,
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
