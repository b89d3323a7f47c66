import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { newVersionCopy as copy } from './NewVersionToast.copy.ts';
import { NewVersionToast } from './NewVersionToast.tsx';

const meta = {
  title: '组合/NewVersionToast',
  component: NewVersionToast,
  args: { onReload: fn(), onLater: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof NewVersionToast>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.text);
    await userEvent.click(canvas.getByRole('button', { name: copy.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.later }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
