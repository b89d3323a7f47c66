import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adviserPanelCopy as copy } from './AdviserPanel.copy.ts';
import { AdviserPanel } from './AdviserPanel.tsx';

const meta = {
  title: '页面/报告/命理师',
  component: AdviserPanel,
  parameters: { layout: 'fullscreen' },
  args: { onReports: fn() },
} satisfies Meta<typeof AdviserPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.reports }));
    await expect(args.onReports).toHaveBeenCalledOnce();
  },
};

/** After 立即咨询: the question is kept for the conversation. */
export const QuestionKept: Story = {
  args: { question: '我的食伤并透，适合从事哪一类表达型的工作？' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.question!)).toBeVisible();
  },
};
