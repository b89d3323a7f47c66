import { analysisOf } from '@ziping/mocks/fixtures/analysis';
import { chart, childChart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BasicReading, BlankReading } from './BasicReading.tsx';
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

/** Beside the sentences that it stands for: a row for each. */
export const Blank: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap' }}>
      <div data-testid="blank" style={{ width: '20.5rem' }}>
        <BlankReading />
      </div>
      <div data-testid="reading" style={{ width: '20.5rem' }}>
        <BasicReading {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const rows = (id: string) => [...(canvas.getByTestId(id).firstElementChild?.children ?? [])];
    await expect(rows('blank')).toHaveLength(sentences.length);
    await expect(rows('reading')).toHaveLength(sentences.length);
  },
};

/** Where there is no button to unfold them, every sentence is shown. */
export const FoldedToTheFirst: Story = {
  tags: ['wide'],
  args: { folded: true, onFold: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const isDesktop = window.matchMedia('(min-width: 1024px)').matches;
    await expect(canvas.getAllByRole('group')).toHaveLength(isDesktop ? 1 : sentences.length);
    // Shown on a desktop alone.
    const button = canvas.getByRole('button', { name: copy.unfoldReading, expanded: false, hidden: true });
    await userEvent.click(button);
    await expect(args.onFold).toHaveBeenCalledWith({ folded: false });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowWithLargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
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
