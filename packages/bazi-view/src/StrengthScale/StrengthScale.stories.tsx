import type { Meta, StoryObj } from '@storybook/react-vite';
import { STRENGTH_METHOD, strengthOf } from '@ziping/bazi/strength';
import { expect } from 'storybook/test';
import { storyChart, storyPillars } from '../story-chart.ts';
import type { StoryChartName } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { strengthScaleCopy as copy } from './StrengthScale.copy.ts';
import { StrengthScale } from './StrengthScale.tsx';

const strengthArgs = (name: StoryChartName) => {
  const chart = storyChart(name);
  return { strength: strengthOf(storyPillars(chart)), day_master: chart.day_master };
};

/** Of pillars as text, of an unknown hour three. */
const strengthOfText = (text: string) => {
  const keys = ['year', 'month', 'day', 'time'] as const;
  const pillars = text.split(' ').map((ganzhi, place) => ({ key: keys[place]!, ganzhi }));
  return { strength: strengthOf(pillars), day_master: text.charAt(6) };
};

const meta = {
  title: '命盘/StrengthScale',
  component: StrengthScale,
  args: { ...strengthArgs('metal'), method: STRENGTH_METHOD },
} satisfies Meta<typeof StrengthScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DayMasterMetal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.strength.text)).toBeVisible();
    await expect(canvas.getByText('年干')).not.toBeVisible();
    await userEvent.click(canvas.getByText(copy.parts));
    await expect(canvas.getAllByRole('row')).toHaveLength(args.strength.parts.length + 1);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('年干');
  },
};

export const DayMasterWood: Story = { args: strengthArgs('wood') };
export const DayMasterFire: Story = { args: strengthArgs('fire') };
export const DayMasterEarth: Story = { args: strengthArgs('earth') };
export const DayMasterWater: Story = { args: strengthArgs('water') };

export const WithoutMethod: Story = { args: { method: undefined } };

export const AllSupport: Story = {
  args: {
    strength: {
      ...strengthArgs('metal').strength,
      verdict: '身强',
      text: '身强',
      percent: 100,
      de_ling: true,
      de_di: true,
      de_shi: true,
    },
  },
};

export const NoSupport: Story = {
  args: {
    strength: {
      ...strengthArgs('metal').strength,
      verdict: '身弱',
      text: '身弱',
      percent: 0,
      de_ling: false,
      de_di: false,
      de_shi: false,
    },
  },
};

/** The share is between the bounds: both sides have their readers. */
export const Doubtful: Story = {
  args: strengthOfText('辛巳 庚寅 丙辰 己丑'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('中和偏弱')).toBeVisible();
    await expect(canvas.getByText(copy.doubtful)).toBeVisible();
    await expect(canvas.getByText(new RegExp(args.strength.doubt[0]!.text))).toBeVisible();
  },
};

/** Without the hour: the verdicts over the twelve hours as a range, on both sides or on one. */
export const UnknownHour: Story = {
  args: strengthOfText('丁卯 甲辰 辛亥'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('身弱至中和')).toBeVisible();
    await expect(canvas.getByText(copy.byHour)).toBeVisible();
    await expect(canvas.getByText(copy.percents(args.strength.hours!.percents))).toBeVisible();
  },
};
export const UnknownHourOneSide: Story = {
  args: strengthOfText('癸亥 甲子 丁酉'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('身弱至偏弱')).toBeVisible();
    await expect(canvas.getByText(new RegExp(copy.everyHour))).toBeVisible();
  },
};

const openParts: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(copy.parts));
};

export const Night: Story = { globals: { theme: 'dark' }, play: openParts };

export const LargestText: Story = { globals: { textSize: 'xlarge' }, play: openParts };

export const Narrow320LargestText: Story = {
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: async (context) => {
    await openParts(context);
    const region = context.canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
