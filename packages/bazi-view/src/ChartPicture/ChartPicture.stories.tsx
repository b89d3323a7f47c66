import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyChart } from '../story-chart.ts';
import { StoryPicture } from '../picture/story-picture.tsx';
import { charactersOf, drawChartPicture } from './ChartPicture.tsx';
import type { PictureSubject } from './ChartPicture.tsx';

const Picture = (subject: PictureSubject) => (
  <StoryPicture
    label="命盘"
    characters={charactersOf(subject)}
    draw={(context, look) => drawChartPicture(context, subject, look)}
  />
);

const meta = {
  title: '命盘/ChartPicture',
  component: Picture,
  args: { chart: storyChart('metal'), gender: 'male', product: '子平' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLCanvasElement>('img');
    await waitFor(() => expect(picture).toHaveAttribute('data-drawn'));
    const { data } = picture.getContext('2d')!.getImageData(500, 600, 100, 100);
    await expect(new Set(data).size).toBeGreaterThan(8);
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutName: Story = {};

export const WithName: Story = { args: { name: '沈砚秋' } };

export const LongName: Story = { args: { name: '欧阳若兰·阿依古丽·买买提江·司马相如长卿' } };

export const HourUnknown: Story = { args: { hour_unknown: true } };

export const BeforeFirstCycle: Story = { args: { chart: storyChart('beforeFirst') } };

export const Night: Story = { globals: { theme: 'dark' } };
