import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AnnualLuckStrip } from '../AnnualLuckStrip/AnnualLuckStrip.tsx';
import { LuckCycleStrip } from '../LuckCycleStrip/LuckCycleStrip.tsx';
import { currentCycle, storyChart, storyYears } from '../story-chart.ts';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { PillarTable } from './PillarTable.tsx';

const metal = storyChart('metal');

const meta = {
  title: '命盘/PillarTable',
  component: PillarTable,
  args: { bazi: metal.bazi },
} satisfies Meta<typeof PillarTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DayMasterWood: Story = { args: { bazi: storyChart('wood').bazi } };
export const DayMasterFire: Story = { args: { bazi: storyChart('fire').bazi } };
export const DayMasterEarth: Story = { args: { bazi: storyChart('earth').bazi } };
export const DayMasterMetal: Story = {};
export const DayMasterWater: Story = { args: { bazi: storyChart('water').bazi } };

export const FourSamePillars: Story = { args: { bazi: storyChart('fourSame').bazi } };

export const BeforeFirstCycle: Story = {
  args: { bazi: storyChart('beforeFirst').bazi },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: copy.placeholder })).toHaveLength(7);
  },
};

export const CycleAndYearSelected: Story = {
  args: { da_yun: metal.da_yun_list[4]!, liu_nian: storyYears(metal, 4)[3]! },
};

export const CycleWithoutYear: Story = { args: { da_yun: metal.da_yun_list[4]! } };

export const WithZiZuo: Story = { args: { showZiZuo: true } };

export const Night: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

const within = (width: string): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  ),
];

const fitsItsContainer: Story['play'] = async ({ canvas }) => {
  const table = canvas.getByRole('table');
  const room = table.parentElement!.clientWidth;
  await expect(table.scrollWidth).toBeLessThanOrEqual(room);
  for (const cell of canvas.getAllByRole('cell')) {
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
  }
};

export const Narrow360: Story = { decorators: within('20.5rem'), play: fitsItsContainer };

export const Narrow320: Story = { decorators: within('18rem'), play: fitsItsContainer };

/** A 360 px phone with the text half as large again: the same rem there is less of. */
export const Narrow360LargeText: Story = { decorators: within('13.67rem'), play: fitsItsContainer };

export const Narrow320DoubleText: Story = { decorators: within('9rem'), play: fitsItsContainer };

/** Table and strips as a screen puts them together. */
export const FollowsTheStrips: Story = {
  render: function Chart({ bazi }) {
    const [cycle, setCycle] = useState(currentCycle(metal));
    const [year, setYear] = useState<number | null>(null);
    const liu_nian = cycle === null ? [] : storyYears(metal, cycle);
    return (
      <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PillarTable
          bazi={bazi}
          da_yun={cycle === null ? null : metal.da_yun_list[cycle]}
          liu_nian={liu_nian.find((luck) => luck.year === year)}
        />
        <LuckCycleStrip
          da_yun_list={metal.da_yun_list}
          qi_yun={metal.qi_yun}
          selected={cycle}
          onSelect={({ index }) => {
            setCycle(index);
            setYear(null);
          }}
        />
        <AnnualLuckStrip
          view={cycle === null ? { state: 'unselected' } : { state: 'ready', cycle, liu_nian }}
          selected={year}
          onSelect={(event) => setYear(event.year)}
        />
      </div>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const announced = canvas.getAllByRole('status')[0];
    const heading = (label: string) => canvas.getByRole('columnheader', { name: new RegExp(label) });
    await step('at first nothing is announced', async () => {
      await expect(announced).toHaveTextContent('');
      await expect(heading(copy.columns.liu_nian)).toHaveTextContent(copy.currentYear);
    });
    await step('another cycle fills its column and empties the year', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2027年起/ }));
      await expect(announced).toHaveTextContent('大运乙酉，38–47岁；流年未选');
      await expect(heading(copy.columns.da_yun)).toHaveTextContent('38–47岁');
      await expect(canvas.getAllByRole('cell', { name: copy.placeholder })).toHaveLength(7);
    });
    await step('a year of it fills the last column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^2030/ }));
      await expect(announced).toHaveTextContent('大运乙酉，38–47岁；流年庚戌，2030年');
      await expect(canvas.queryAllByRole('cell', { name: copy.placeholder })).toEqual([]);
    });
    await step('without a selection the chart shows the luck of today again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2027年起/ }));
      await expect(announced).toHaveTextContent('大运甲申，当前；流年丙午，今年');
    });
  },
};
