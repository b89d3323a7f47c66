import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, badgeTones } from './Badge.tsx';

const meta = { title: '构件/Badge', component: Badge, args: { children: '朋友' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {badgeTones.map((tone, at) => (
        <Badge key={tone} tone={tone}>
          {['朋友', '新', '推荐', '已生成', '生成中', '生成失败'][at]}
        </Badge>
      ))}
    </div>
  ),
};
