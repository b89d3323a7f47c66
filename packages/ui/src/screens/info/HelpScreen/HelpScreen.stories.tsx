import type { Meta, StoryObj } from '@storybook/react-vite';
import { unnamedOperator } from '@ziping/mocks/fixtures/operator';
import { expect } from 'storybook/test';
import { helpCopy as copy } from './HelpScreen.copy.ts';
import { HelpScreen } from './HelpScreen.tsx';

const meta = {
  title: '页面/说明/帮助',
  component: HelpScreen,
  parameters: { layout: 'fullscreen' },
  args: { operator: unnamedOperator },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = copy.topics[0]?.entries[0];
    if (!entry) throw new Error('The help has no entries.');
    await userEvent.click(canvas.getByText(entry.question));
    await expect(canvas.getByText(entry.answer[0] ?? '')).toBeVisible();
  },
};

export const QuestionOpen: Story = { args: { open: 'dst' } };
