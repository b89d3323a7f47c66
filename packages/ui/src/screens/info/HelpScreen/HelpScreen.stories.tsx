import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { helpCopy as copy } from './HelpScreen.copy.ts';
import { HelpScreen } from './HelpScreen.tsx';

const meta = {
  title: '页面/说明/帮助',
  component: HelpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    operator: {
      product: '子平',
      company: '某某文化科技有限公司',
      email: '{email}',
      phone: '{phone}',
      address: '{address}',
    },
  },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = copy.chapters[0]?.entries[0];
    if (!entry) throw new Error('There is nothing to open.');
    await userEvent.click(canvas.getByText(entry.question));
    await expect(canvas.getByText(entry.answer[0] ?? '')).toBeVisible();
  },
};

export const OpenAtQuestion: Story = { args: { open: 'dst' } };
