import { analysis, analysisOf } from '@ziping/mocks/fixtures/analysis';
import { childChart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadingThemes } from './ReadingThemes.tsx';

const { themes } = analysis.reading;

const meta = {
  title: '页面/报告/详情/分项浅读',
  component: ReadingThemes,
  args: { themes, onTerm: fn() },
} satisfies Meta<typeof ReadingThemes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(themes[0]!.sentences[0]!.text)).not.toBeVisible();
  },
};

export const Unfolded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [{ title, sentences }] = themes as [(typeof themes)[number]];
    await userEvent.click(canvas.getByText(title));
    await userEvent.click(canvas.getByText(sentences[0]!.text));
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.onTerm).toHaveBeenCalledWith(sentences[0]!.basis[0]);
  },
};

export const Child: Story = { args: { themes: analysisOf(childChart).reading.themes } };

export const Dark: Story = { globals: { theme: 'dark' } };
