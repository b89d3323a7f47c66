import { analysisOf } from '@ziping/mocks/fixtures/analysis';
import { chart, childChart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BasicReading } from './BasicReading.tsx';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';

const { sentences } = chart.basic_analysis;

const meta = {
  title: '页面/报告/详情/基础解析',
  component: BasicReading,
  args: { sentences, onTerm: fn() },
} satisfies Meta<typeof BasicReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensWhatItRestsOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('button', { hidden: true })).toHaveLength(0);
    const first = canvas.getByText(sentences[0]!.text);
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(first);
    const [button] = await canvas.findAllByRole('button');
    await userEvent.click(button!);
    await expect(args.onTerm).toHaveBeenCalledWith(sentences[0]!.basis[0]);
    await expect(canvas.getAllByRole('button', { hidden: true })).toHaveLength(sentences[0]!.basis.length);
  },
};

/** The terms cannot be explained until the analysis is there. */
export const BeforeTheAnalysis: Story = {
  args: { onTerm: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(sentences.length);
    await expect(canvas.queryAllByRole('button', { hidden: true })).toHaveLength(0);
  },
};

const guessed = { ...chart, record: { ...chart.record, hour_unknown: true } };

export const HourUnknown: Story = {
  args: { sentences: analysisOf(guessed).reading.basic.sentences, hour_unknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.readingWithoutHour)).toBeVisible();
  },
};

export const Child: Story = { args: { sentences: analysisOf(childChart).reading.basic.sentences } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowWithLargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(sentences[0]!.text));
    await canvas.findAllByRole('button');
    const box = canvasElement.querySelector('section')!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
