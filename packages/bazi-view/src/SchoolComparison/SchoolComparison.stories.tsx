import { castChart } from '@ziping/bazi/chart';
import { compareSchools } from '@ziping/bazi/schools';
import type { Birth } from '@ziping/bazi/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { schoolComparisonCopy as copy } from './SchoolComparison.copy.ts';
import { SchoolComparison } from './SchoolComparison.tsx';

/** The comparison of a birth such as 1990-06-15 09:20. */
const argsOf = (text: string, rest: Partial<Birth> = {}, hour_unknown = false) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  const birth: Birth = { calendar_type: 'solar', year, month, day, hour, minute, gender: 'female', ...rest };
  const rows = compareSchools(castChart(birth, {}, 0), birth.gender, birth, hour_unknown);
  return { rows, hour_unknown };
};

const meta = {
  title: '命盘/SchoolComparison',
  component: SchoolComparison,
  // 喀什, in summer time.
  args: argsOf('1990-06-15 09:20', { longitude: 75.99 }),
} satisfies Meta<typeof SchoolComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralDiffer: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each differing question has a line for each school, one of them in use', async () => {
      const pattern = within(canvas.getByText(copy.questions.pattern, { selector: 'b' }).closest('tbody')!);
      await expect(pattern.getAllByRole('row')).toHaveLength(4);
      await expect(pattern.getAllByText(copy.used)).toHaveLength(1);
      await expect(pattern.getByRole('row', { name: /假从势格.*异/ })).toBeVisible();
    });
    await step('the questions on which the schools agree are folded', async () => {
      const folded = canvas.getByRole('table', { name: copy.agreeing, hidden: true });
      await expect(folded).not.toBeVisible();
      await userEvent.click(canvas.getByText(copy.agreeing, { selector: 'summary' }));
      await expect(folded).toBeVisible();
    });
  },
};

export const AllAgree: Story = {
  args: argsOf('1954-12-14 02:30', { gender: 'male' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.allAgree(6))).toBeVisible();
    await expect(canvas.getByRole('table', { name: copy.agreeing })).toBeVisible();
  },
};

export const HourUnknown: Story = {
  args: argsOf('1990-06-15 10:30', { gender: 'male' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.hourUnknown)).toBeVisible();
    await expect(canvas.queryByText(copy.questions.yun_convention)).toBeNull();
  },
};

/** Born at 23:30: the day pillar depends on when the day changes. */
export const BornLateAtNight: Story = {
  args: argsOf('1995-02-10 23:30'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /早晚子时.*壬申.*异/ })).toBeVisible();
  },
};

export const Night: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /取法/ });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
  },
};
