import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: '构件/ProgressLine',
  component: ProgressLine,
  args: { label: '正在打开页面' },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('progressbar', { name: args.label });
    await waitFor(() => expect(getComputedStyle(line).opacity).toBe('1'));
    await expect(line.getBoundingClientRect().top).toBe(0);
  },
};
