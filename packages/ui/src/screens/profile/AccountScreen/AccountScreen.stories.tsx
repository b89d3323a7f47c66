import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accountCopy as copy } from './AccountScreen.copy.ts';
import { AccountScreen } from './AccountScreen.tsx';

const meta = {
  title: '页面/个人/账号设置',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    phone: '13800138000',
    onLogout: fn(),
    onConfirmLogout: fn(),
    onCancelLogout: fn(),
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.logout }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const PhoneMissing: Story = { args: { phone: null } };

export const ConfirmingLogout: Story = {
  args: { state: { kind: 'confirming' } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(args.onCancelLogout).toHaveBeenCalledOnce();
  },
};
