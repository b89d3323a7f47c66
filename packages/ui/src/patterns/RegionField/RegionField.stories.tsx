import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { regionCopy as copy } from './RegionField.copy.ts';
import { RegionField } from './RegionField.tsx';

const nodes = [
  { code: '110000', name: '北京市', children: [] },
  {
    code: '510000',
    name: '四川省',
    longitude: 104.06,
    children: [
      {
        code: '510100',
        name: '成都市',
        longitude: 104.06,
        children: [
          { code: '510104', name: '锦江区' },
          { code: '510105', name: '青羊区' },
        ],
      },
      { code: '513300', name: '甘孜藏族自治州', longitude: 101.96 },
    ],
  },
];

const meta = {
  title: '组合/RegionField',
  component: RegionField,
  args: { regions: { kind: 'ready', nodes }, values: [], onChange: fn(), onRetry: fn() },
} satisfies Meta<typeof RegionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: { values: ['510000', '510100', '510104'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(copy.levels[2]), '510105');
    await expect(args.onChange).toHaveBeenCalledWith({
      values: ['510000', '510100', '510105'],
      labels: ['四川省', '成都市', '青羊区'],
    });
  },
};

/** With true solar time a province alone is too coarse. */
export const ProvinceAlone: Story = {
  args: { values: ['510000'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('只选省份，真太阳时可能差9分钟，请再选城市。')).toBeVisible();
  },
};

/** Such a municipality of the list has nothing further to choose. */
export const ProvinceWithoutCities: Story = {
  args: { values: ['110000'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/真太阳时可能差/)).toBeNull();
  },
};

export const Failed: Story = {
  args: { regions: { kind: 'failed', message: copy.messages.failed('网络错误') } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
