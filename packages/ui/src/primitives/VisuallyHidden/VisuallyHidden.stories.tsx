import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: '构件/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '当前选中第 3 步大运' },
  render: (args) => (
    <p>
      这里还有一句只给读屏听的话。
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const { width, height } = canvas.getByText('当前选中第 3 步大运').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
