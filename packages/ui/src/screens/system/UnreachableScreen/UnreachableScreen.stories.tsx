import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { unreachableCopy as copy } from './UnreachableScreen.copy.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

const meta = {
  title: '页面/系统/无法连接',
  component: UnreachableScreen,
  parameters: { layout: 'fullscreen' },
  args: { reason: 'unreachable', onRetry: fn() },
} satisfies Meta<typeof UnreachableScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { reason: 'offline' } };

export const Retrying: Story = { args: { busy: true } };
