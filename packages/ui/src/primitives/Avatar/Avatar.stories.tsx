import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar, avatarSizes } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7a8f86"/><circle cx="4" cy="4.6" r="1.7" fill="#efe6d4"/></svg>',
)}`;

const meta = { title: '构件/Avatar', component: Avatar, args: { name: '沈砚秋' } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('沈')).toBeVisible();
  },
};

export const Picture: Story = { args: { src: picture } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvasElement }) {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/)));
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
  },
};

export const Matrix: Story = {
  render: () => (
    <div css={{ display: 'grid', gap: 16 }}>
      {avatarSizes.map((size) => (
        <div key={size} css={{ display: 'flex', gap: 16 }}>
          <Avatar size={size} name="沈砚秋" />
          <Avatar size={size} name="Lin" />
          <Avatar size={size} name="" />
          <Avatar size={size} name="沈砚秋" src={picture} />
        </div>
      ))}
    </div>
  ),
};
