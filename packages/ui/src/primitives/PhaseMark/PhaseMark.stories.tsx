import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phaseNames } from '../../tokens/names.ts';
import { PhaseMark } from './PhaseMark.tsx';

const meta = {
  title: '构件/PhaseMark',
  component: PhaseMark,
  args: { phase: 'wood' },
} satisfies Meta<typeof PhaseMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('木')).toBeVisible();
  },
};

export const WithoutName: Story = {
  args: { named: false },
  render: (args) => (
    <span>
      甲 <PhaseMark {...args} />
    </span>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 16 }}>
      {[16, 24, 48].map((fontSize) => (
        <div key={fontSize} css={{ display: 'flex', flexWrap: 'wrap', gap: '0.8em', fontSize }}>
          {phaseNames.map((phase) => (
            <PhaseMark key={phase} phase={phase} />
          ))}
        </div>
      ))}
    </div>
  ),
};
