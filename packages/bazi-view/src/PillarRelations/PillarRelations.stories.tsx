import type { Meta, StoryObj } from '@storybook/react-vite';
import { relationsOf } from '@ziping/bazi/relations';
import type { KeyedPillar } from '@ziping/bazi/types';
import { expect, fn } from 'storybook/test';
import { storyChart, storyPillars } from '../story-chart.ts';
import type { StoryChartName } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { pillarRelationsCopy as copy } from './PillarRelations.copy.ts';
import { PillarRelations } from './PillarRelations.tsx';

const withRelations = (pillars: KeyedPillar[]) => ({ pillars, relations: relationsOf(pillars) });
const natal = (name: StoryChartName) => withRelations(storyPillars(storyChart(name)));
const withLuck = (name: StoryChartName) => withRelations(storyPillars(storyChart(name), true));

const meta = {
  title: '命盘/PillarRelations',
  component: PillarRelations,
  args: withLuck('metal'),
} satisfies Meta<typeof PillarRelations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLuck: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: copy.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.relations.length);
    await expect(canvas.getByRole('list', { name: '刑' })).toBeVisible();
    await expect(canvas.getByText('巳午未三会火').closest('li')).toHaveTextContent(
      '年支、月支、时支与流年支',
    );
  },
};

export const FourPillars: Story = { args: natal('earth') };

export const NoRelations: Story = {
  args: natal('unrelated'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.none)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ManyRelations: Story = { args: withLuck('fourSame') };

/** The same pillar four times. */
export const SamePillars: Story = {
  args: natal('fourSame'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '吟' })).toHaveTextContent('甲戌伏吟 年、月、日与时');
  },
};

/** 相克, 害, 破, 暗合 and 拱 are folded. */
export const FoldedOpen: Story = {
  args: withRelations([
    { key: 'year', ganzhi: '甲寅' },
    { key: 'month', ganzhi: '戊辰' },
    { key: 'day', ganzhi: '甲申' },
    { key: 'time', ganzhi: '丁丑' },
    { key: 'da_yun', ganzhi: '己巳' },
    { key: 'liu_nian', ganzhi: '庚申' },
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^克、/));
    await expect(canvas.getByRole('list', { name: '克' })).toHaveTextContent('甲克戊 年干与月干');
    await expect(canvas.getByRole('list', { name: '暗合' })).toHaveTextContent('寅丑暗合 年支与时支，隔两柱');
    await expect(canvas.getByRole('list', { name: '拱' })).toBeVisible();
  },
};

export const TappableNames: Story = {
  args: { onRelation: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '丙辛合水' }));
    await expect(args.onRelation).toHaveBeenLastCalledWith(
      args.relations.find(({ name }) => name === '丙辛合水'),
    );
  },
};

export const Night: Story = { args: { onRelation: fn() }, globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

/** No word may overflow its line, nor the figure its container. */
const fitsItsContainer: Story['play'] = async ({ canvas }) => {
  const region = canvas.getByRole('region');
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  for (const line of region.querySelectorAll('[data-bracket]')) {
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth + 2);
  }
};

export const Narrow320: Story = { decorators: inWidth('18rem'), play: fitsItsContainer };

export const Narrow320LargestText: Story = {
  args: withLuck('fourSame'),
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: fitsItsContainer,
};
