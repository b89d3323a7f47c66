import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: '构件/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  args: { label: '加载中', size: 'large' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
  },
};

export const BesideText: Story = {
  render: () => (
    <p css={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner />
      正在读取地区
    </p>
  ),
};
