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
