import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = { title: '构件/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Paragraph: Story = { args: { lines: 4 } };

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 24, maxWidth: 400 }}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      <Skeleton lines={3} />
    </div>
  ),
};
