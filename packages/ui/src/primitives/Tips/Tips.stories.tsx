import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, RefreshCw } from 'lucide-react';
import { expect } from 'storybook/test';
import { TipButton, Tips } from './Tips.tsx';

const meta = {
  title: '构件/Tips',
  component: Tips,
  args: {
    style: { display: 'flex', justifyContent: 'center', paddingBlock: '3rem' },
    children: (
      <>
        <TipButton label="复制" icon={<Copy />} />
        <TipButton label="编辑" icon={<Pencil />} />
        <TipButton label="重新回答" icon={<RefreshCw />} />
      </>
    ),
  },
} satisfies Meta<typeof Tips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is shown by the row: the browser shows none of its own. */
export const Below: Story = {
  async play({ canvas }) {
    for (const button of canvas.getAllByRole('button')) await expect(button).not.toHaveAttribute('title');
    const row = canvas.getByRole('button', { name: '复制' }).parentElement;
    await expect(getComputedStyle(row ?? document.body).transitionDelay).toBe('0.3s');
  },
};

export const Above: Story = { args: { above: true } };
