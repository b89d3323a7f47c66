import { hourCandidates } from '@ziping/bazi/candidates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hourChoiceCopy as copy } from './HourChoice.copy.ts';
import { HourChoice } from './HourChoice.tsx';

/** 2026-11-20 12:00 in Beijing, in milliseconds since 1970. */
const STORY_NOW = 1_795_147_200_000;

const day = (year: number, month: number, date: number) =>
  ({
    kind: 'hours',
    candidates: hourCandidates(
      { calendar_type: 'solar', year, month, day: date, gender: 'female' },
      {},
      STORY_NOW,
    ),
  }) as const;

const meta = {
  title: '页面/不知时辰',
  component: HourChoice,
  args: { question: day(1995, 6, 15), assumed: { hour: 12, minute: 0 }, onChoose: fn() },
} satisfies Meta<typeof HourChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirteenHours: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.assumption)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /丑时/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ hour: 2, minute: 0 });
  },
};

export const Assumed: Story = {
  args: { assumed: { hour: 4, minute: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /寅时/ })).toBeNull();
  },
};

/** 立春 of 2024 fell in the afternoon, so year and month depend on the hour too. */
export const YearPillarVaries: Story = { args: { question: day(2024, 2, 4) } };

/** Summer time moves the clock's day to 23:00–23:00, so all thirteen hours share one day pillar. */
export const DayPillarConstant: Story = { args: { question: day(1990, 6, 15) } };

export const DateMissing: Story = {
  args: { question: { kind: 'undated' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.undated)).toBeVisible();
  },
};

export const Impossible: Story = {
  args: { question: { kind: 'impossible', message: '农历 2021 年没有闰四月，这一年没有闰月' } },
};
