import type { Meta, StoryObj } from '@storybook/react-vite';
import { palacesOf } from '@ziping/bazi/palaces';
import { expect, fn } from 'storybook/test';
import { storyChart } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { PalaceLine } from './PalaceLine.tsx';

const meta = {
  title: '命盘/PalaceLine',
  component: PalaceLine,
  args: { palaces: palacesOf(storyChart('metal')) },
} satisfies Meta<typeof PalaceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {};

export const TappableNames: Story = {
  args: { onTerm: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '命宫' }));
    await expect(args.onTerm).toHaveBeenLastCalledWith({
      group: 'concept',
      term: '命宫',
      column: null,
      of: args.palaces.ming_gong,
    });
  },
};

export const Night: Story = { globals: { theme: 'dark' } };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
};
