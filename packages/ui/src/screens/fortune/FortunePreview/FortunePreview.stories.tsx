import { candidatesOf } from '@ziping/bazi/candidates';
import { castChart } from '@ziping/bazi/chart';
import type { Birth, Conventions } from '@ziping/bazi/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fourPillarsCopy } from '../../../patterns/FourPillars/FourPillars.copy.ts';
import { fortunePreviewCopy as copy } from './FortunePreview.copy.ts';
import { FortunePreview, spokenReading, type FortuneReading } from './FortunePreview.tsx';

/** 2026-11-20 12:00 in Beijing, in milliseconds since 1970. */
const STORY_NOW = 1_795_147_200_000;

/** The reading of a birth as the form computes it. */
function reading(
  birth: Partial<Birth>,
  conventions: Partial<Conventions> = {},
  placeMissing = false,
): FortuneReading {
  const completeBirth: Birth = {
    calendar_type: 'solar',
    year: 1995,
    month: 6,
    day: 15,
    hour: 9,
    minute: 20,
    gender: 'female',
    ...birth,
  };
  return {
    kind: 'cast',
    chart: castChart(completeBirth, conventions, STORY_NOW),
    questions: candidatesOf(completeBirth, conventions, STORY_NOW),
    placeMissing,
  };
}

const args = (of: FortuneReading) => ({ reading: of, spoken: spokenReading(of), onFold: fn() });

const meta = {
  title: '页面/命盘预览',
  component: FortunePreview,
  args: args({ kind: 'incomplete' }),
} satisfies Meta<typeof FortunePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fourPillarsCopy.blank)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Complete: Story = {
  args: args(reading({})),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: fourPillarsCopy.caption })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('四柱：乙亥、壬午、丁丑、乙巳。日主丁火。');
    await expect(canvas.getByText(copy.uncorrected)).toBeVisible();
  },
};

export const SummerTime: Story = { args: args(reading({ year: 1990 })) };

export const TrueSolarTime: Story = {
  args: args(reading({ year: 1990, longitude: 75.98 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^真太阳时 05:2/)).toBeVisible();
  },
};

export const PlaceMissing: Story = {
  args: args(reading({}, {}, true)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.placeMissing)).toBeVisible();
  },
};

/** 立春 of 2024 was at 16:26:53. */
export const NearSolarTerm: Story = {
  args: args(reading({ year: 2024, month: 2, day: 4, hour: 16, minute: 20 })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: copy.cautions })).toBeVisible();
    await userEvent.click(canvas.getByText(copy.questions.near_jie));
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(1);
  },
};

export const NearDayBoundary: Story = {
  args: args(reading({ hour: 22, minute: 50 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.questions.near_zi));
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(1);
  },
};

export const HourRepeated: Story = {
  args: args(reading({ year: 1986, month: 9, day: 14, hour: 1, minute: 30 })),
  play: async ({ canvas, userEvent, args: { onFold } }) => {
    await userEvent.click(canvas.getByText(copy.questions.dst_overlap));
    await userEvent.click(canvas.getByRole('button', { name: /第二次/ }));
    await expect(onFold).toHaveBeenCalledWith(1);
  },
};

export const SummerTimeDisputed: Story = {
  args: args(reading({ year: 1988, month: 4, day: 12, hour: 7, minute: 30 })),
};

export const Impossible: Story = {
  args: args({ kind: 'impossible', message: '2023 年 2 月只有 28 天，没有 30 日' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.impossible)).toBeVisible();
    await expect(canvas.queryByText(fourPillarsCopy.blank)).toBeNull();
  },
};
