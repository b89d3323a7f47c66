import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: '构件/Notice',
  component: Notice,
  args: { children: '登录后才能保存这份命盘。' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('登录后才能保存这份命盘。');
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: '没有保存', children: '网络断开了，填写的内容还在。' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有保存');
  },
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 16, maxWidth: 560 }}>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone}>
          出生时刻距立春不到十分钟，请核对时间。
        </Notice>
      ))}
      {noticeTones.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title="出生时刻临近立春"
          action={<Button size="small">核对时间</Button>}
        >
          年柱以立春为界，几分钟之差就会换一年。
        </Notice>
      ))}
    </div>
  ),
};
