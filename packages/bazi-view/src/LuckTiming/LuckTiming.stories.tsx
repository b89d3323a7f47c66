import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyChart, storyTiming } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { luckTimingCopy as copy } from './LuckTiming.copy.ts';
import { LuckTiming } from './LuckTiming.tsx';

const { commanding, change, today } = storyTiming('metal');

const meta = {
  title: '命盘/LuckTiming',
  component: LuckTiming,
  args: {
    commanding,
    change,
    today,
    qi_yun_date: storyChart('metal').bazi.qi_yun_date,
    open: true,
  },
} satisfies Meta<typeof LuckTiming>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Folded: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.terms.change)).not.toBeVisible();
    await userEvent.click(canvas.getByText(copy.title));
    await expect(canvas.getByText(copy.terms.change)).toBeVisible();
  },
};

export const TappableNames: Story = {
  args: { onTerm: fn() },
  play: async ({ args, canvas, userEvent }) => {
    for (const term of Object.values(copy.terms)) {
      await userEvent.click(canvas.getByRole('button', { name: term }));
      await expect(args.onTerm).toHaveBeenLastCalledWith(expect.objectContaining({ group: 'concept', term }));
    }
  },
};

export const WithoutSolarTerms: Story = {
  args: { commanding: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(copy.terms.commanding)).toBeNull();
  },
};

export const Night: Story = { globals: { theme: 'dark' } };

export const Narrow320LargestText: Story = {
  args: { onTerm: fn() },
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
};
