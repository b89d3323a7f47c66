import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = { title: '构件/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: '10rem' } };

export const Named: Story = {
  args: { title: '子平', size: '4rem' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: '子平' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'flex', alignItems: 'end', gap: 24 }}>
      {['1.25rem', '2rem', '3rem', '6rem'].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
};
