import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: '构件/Toast',
  component: Toast,
  args: { children: '已复制' },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: '命盘已保存' } };
export const Warning: Story = { args: { tone: 'warning', children: '今天的对话次数快用完了' } };

export const Danger: Story = {
  args: { tone: 'danger', children: '没有删除成功，请稍后再试。命盘和报告都还在，可以返回列表查看。' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
