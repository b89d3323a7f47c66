import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollText } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: '构件/EmptyState',
  component: EmptyState,
  args: {
    title: '没有找到报告',
    children: '换个名字或分组再找，也可以为新的人排一份命盘。',
    action: (
      <Button variant="primary" href="/fortune">
        开始排盘
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WithIcon: Story = { args: { icon: <ScrollText /> } };
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
