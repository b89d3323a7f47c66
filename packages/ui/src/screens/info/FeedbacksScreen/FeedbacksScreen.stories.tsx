import { answeredFeedback, feedbacks, waitingFeedback } from '@ziping/mocks/fixtures/feedbacks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { feedbacksCopy as copy } from './FeedbacksScreen.copy.ts';
import { FeedbacksScreen, type FeedbacksState } from './FeedbacksScreen.tsx';

const loaded = {
  kind: 'loaded',
  feedbacks,
  total: 2,
  page: 1,
  page_count: 1,
} as const satisfies FeedbacksState;

const meta = {
  title: '页面/说明/我的反馈',
  component: FeedbacksScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: loaded, onPage: fn(), onRetry: fn() },
} satisfies Meta<typeof FeedbacksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  async play({ canvas }) {
    const [waiting, answered] = canvas.getAllByRole('listitem');
    await expect(waiting).toHaveTextContent(copy.waiting);
    await expect(waiting).toHaveTextContent(copy.images(2));
    await expect(answered).toHaveTextContent(copy.replied);
    await expect(answered).toHaveTextContent('已安排，感谢建议。');
  },
};

export const Pages: Story = {
  args: { state: { ...loaded, total: 24, page: 2, page_count: 3 } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '第 3 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const AnsweredWithoutTime: Story = {
  args: {
    state: {
      ...loaded,
      feedbacks: [{ ...answeredFeedback, replied_at: undefined }],
      total: 1,
    },
  },
};

export const LongTexts: Story = {
  args: {
    state: {
      ...loaded,
      feedbacks: [
        {
          ...waitingFeedback,
          content: '起运岁数与我手里的万年历差了半年，'.repeat(29),
          reply: `两种取法都有人用。${'按节气推算，三天折一年。'.repeat(20)}\nhttps://example.com/${'a'.repeat(80)}`,
          replied_at: '2026-11-20T02:30:00Z',
        },
      ],
      total: 1,
    },
  },
};

export const Empty: Story = {
  args: { state: { ...loaded, feedbacks: [], total: 0 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: copy.write })).toHaveAttribute('href', '/feedback');
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
