import { longReport } from '@ziping/mocks/fixtures/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadingText } from './ReadingText.tsx';

const meta = {
  title: '组合/ReadingText',
  component: ReadingText,
  args: { id: 'reading', content: longReport.content!, onTerm: fn() },
} satisfies Meta<typeof ReadingText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutTerms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** The longest term at a place; each once in a section. */
export const WithTerms: Story = {
  args: { terms: ['食伤', '七杀', '正印', '劫财'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: '劫财' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '劫财' }));
    await expect(args.onTerm).toHaveBeenCalledWith({ term: '劫财' });
    canvas.getByRole('button', { name: '正印' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onTerm).toHaveBeenCalledTimes(3);
  },
};

/** Days and years of a span are divided where they read well. */
export const SpansOfTime: Story = {
  args: {
    content: [
      '## 往后每个月\n',
      '| 哪些天 | 怎么样 | 会有什么，怎么办 |',
      '| --- | --- | --- |',
      '| 2026年12月7日到2027年2月3日 | ○ 平 | 没有新事插进来，按原来的排 |',
      '| 2027年4月5日到5月5日 | △ 平而有动 | 变动前后各空一个月，不接新的 |\n',
      '## 往后几年\n',
      '| 年份 | 虚岁 | 怎么样 | 要点 |',
      '| --- | --- | --- | --- |',
      '| 2031到2033年 | 39到41 | △ 紧 | 钱和事都摊得开，收不拢；进出合到一本账 |',
    ].join('\n'),
  },
  play: async ({ canvas }) => {
    const [days] = canvas.getAllByRole('table');
    for (const part of days!.querySelectorAll('[data-whole]'))
      await expect(part.getClientRects()).toHaveLength(1);
  },
};
