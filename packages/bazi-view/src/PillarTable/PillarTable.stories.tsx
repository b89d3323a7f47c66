import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AnnualLuckStrip } from '../AnnualLuckStrip/AnnualLuckStrip.tsx';
import { LuckCycleStrip } from '../LuckCycleStrip/LuckCycleStrip.tsx';
import { currentCycle, storyChart, storyShenSha, storyYears } from '../story-chart.ts';
import { inWidth, PHONE_320 } from '../story-frame.tsx';
import { pillarTableCopy as copy } from './PillarTable.copy.ts';
import { PillarTable } from './PillarTable.tsx';
import { voidMarksCopy } from './VoidMarks.copy.ts';

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
    await expect(canvas.getAllByRole('cell', { name: copy.placeholder })).toHaveLength(
      canvas.getAllByRole('rowheader').length,
    );
  },
};

export const CycleAndYearSelected: Story = {
  args: { da_yun: metal.da_yun_list[4]!, liu_nian: storyYears(metal, 4)[3]! },
};

export const CycleWithoutYear: Story = { args: { da_yun: metal.da_yun_list[4]! } };

/** 酉 is in the void of the day 庚辰, 亥 in that of the year 庚午. */
export const VoidBranches: Story = {
  args: {
    da_yun: metal.da_yun_list[3]!,
    liu_nian: storyYears(metal, 3)[4]!,
    onTerm: fn(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(voidMarksCopy.day[0])).toBeVisible();
    await expect(canvas.getByText(voidMarksCopy.year[0])).toBeVisible();
    await expect(canvas.getByRole('button', { name: /酉.*日柱空亡/ })).toBeInTheDocument();
  },
};

export const BeforeLuck: Story = { args: { before_luck: true } };

export const WithFurtherRows: Story = { args: { furtherRows: true, shen_sha: storyShenSha('metal') } };

export const ShenShaUnknown: Story = { args: { furtherRows: true } };

export const Night: Story = { globals: { theme: 'dark' } };

export const LargestText: Story = { globals: { textSize: 'xlarge' } };

const fitsItsContainer: Story['play'] = async ({ args, canvas }) => {
  if (args.onTerm) await canvas.findByRole('button', { name: '十神' });
  const table = canvas.getByRole('table');
  const room = table.parentElement!.clientWidth;
  await expect(table.scrollWidth).toBeLessThanOrEqual(room);
  for (const cell of canvas.getAllByRole('cell')) {
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
  }
};

const tappable = { furtherRows: true, shen_sha: storyShenSha('metal'), onTerm: fn() } as const;

export const TermsByKeyboard: Story = {
  args: tappable,
  play: async ({ args, canvas, step, userEvent }) => {
    const words = await canvas.findAllByRole('button');
    const word = (row: string, place: number) =>
      canvas.getByRole('row', { name: new RegExp(`^${row}`) }).querySelectorAll('button')[place];
    const stops = () => words.filter((button) => button.tabIndex === 0);
    await step('the table is one tab stop', async () => {
      await expect(stops()).toEqual([words[0]]);
      await userEvent.tab();
      await expect(words[0]).toHaveFocus();
    });
    await step('arrows move along rows and columns, through the hidden stems one by one', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(word('藏干', 1)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(word('纳音', 1)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(word('藏干', 2)).toHaveFocus();
      await expect(stops()).toEqual([document.activeElement]);
    });
    await step('Home and End move to the ends of a row, where arrows stop', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(canvas.getByRole('row', { name: /^藏干/ })).toContainElement(
        document.activeElement as HTMLElement,
      );
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(word('藏干', 0)).toHaveFocus();
    });
    await step('Enter calls onTerm with the word, arrows do not', async () => {
      await expect(args.onTerm).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onTerm).toHaveBeenLastCalledWith({
        row: 'cang_gan',
        group: 'ten_god',
        term: '正官',
        column: 'year',
        of: '丁',
      });
    });
    await step('a click calls onTerm for a cell, one of several words and a row heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '日主' }));
      await expect(args.onTerm).toHaveBeenLastCalledWith({
        row: 'shi_shen',
        group: 'ten_god',
        term: '日主',
        column: 'day',
        of: '庚',
      });
      await userEvent.click(word('神煞', 2)!);
      await expect(args.onTerm).toHaveBeenLastCalledWith({
        row: 'shen_sha',
        group: 'shen_sha',
        term: storyShenSha('metal')[1]!.name,
        column: 'year',
        of: '庚午',
      });
      await userEvent.click(canvas.getByRole('button', { name: '空亡' }));
      await expect(args.onTerm).toHaveBeenLastCalledWith({
        row: 'kong_wang',
        group: 'concept',
        term: '空亡',
        column: null,
        of: '',
      });
    });
    await step('Tab leaves the table', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('table')).not.toContainElement(document.activeElement as HTMLElement);
    });
  },
};

/** The focused column loses its buttons; the table still has a tab stop. */
export const TabStopAfterColumnEmpties: Story = {
  args: { ...tappable, da_yun: metal.da_yun_list[4]!, liu_nian: storyYears(metal, 4)[3]! },
  render: function Chart(args) {
    const [year, setYear] = useState(args.liu_nian);
    return (
      <>
        <PillarTable {...args} liu_nian={year} />
        <button onClick={() => setYear(null)}>取消流年</button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '十神' });
    const stops = () => canvas.getByRole('table').querySelectorAll('[tabindex="0"]');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(stops()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '取消流年' }));
    await expect(stops()).toHaveLength(1);
  },
};

/** 44 px, hidden stems 24 px. */
export const TouchTargetHeight: Story = {
  args: tappable,
  decorators: inWidth('20.5rem'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '十神' });
    const table = canvas.getByRole('table');
    for (const cell of table.querySelectorAll('td:has(> button:not([data-hidden-stem]))')) {
      await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    for (const stem of table.querySelectorAll('button[data-hidden-stem]')) {
      await expect(stem.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const NightWithTerms: Story = { args: tappable, globals: { theme: 'dark' } };

export const FourSamePillarsWithTerms: Story = {
  args: { ...tappable, bazi: storyChart('fourSame').bazi, shen_sha: storyShenSha('fourSame') },
};

export const LargestTextWithTerms: Story = {
  args: tappable,
  globals: { textSize: 'xlarge' },
  play: fitsItsContainer,
};

export const Narrow360WithTerms: Story = {
  args: tappable,
  decorators: inWidth('20.5rem'),
  play: fitsItsContainer,
};

export const Narrow320WithTerms: Story = {
  args: tappable,
  decorators: inWidth('18rem'),
  play: fitsItsContainer,
};

export const Narrow320LargestTextWithTerms: Story = {
  args: tappable,
  globals: { textSize: 'xlarge' },
  decorators: inWidth(PHONE_320),
  play: fitsItsContainer,
};

export const Narrow320DoubleTextWithTerms: Story = {
  args: tappable,
  decorators: inWidth('9rem'),
  play: fitsItsContainer,
};

export const Narrow360: Story = { decorators: inWidth('20.5rem'), play: fitsItsContainer };

export const Narrow320: Story = { decorators: inWidth('18rem'), play: fitsItsContainer };

/** A 360 px phone with text at 150 %, which leaves fewer rem. */
export const Narrow360LargeText: Story = { decorators: inWidth('13.67rem'), play: fitsItsContainer };

export const Narrow320DoubleText: Story = { decorators: inWidth('9rem'), play: fitsItsContainer };

export const FollowsStripSelection: Story = {
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
      await waitFor(() => expect(announced).toHaveTextContent('大运乙酉，38–47岁；流年未选'));
      await expect(heading(copy.columns.da_yun)).toHaveTextContent('38–47岁');
      await expect(canvas.getAllByRole('cell', { name: copy.placeholder })).toHaveLength(
        canvas.getAllByRole('rowheader').length,
      );
    });
    await step('a year of it fills the last column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^2030/ }));
      await waitFor(() => expect(announced).toHaveTextContent('大运乙酉，38–47岁；流年庚戌，2030年'));
      await expect(canvas.queryAllByRole('cell', { name: copy.placeholder })).toEqual([]);
    });
    await step('without a selection the table shows the current luck again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /2027年起/ }));
      await waitFor(() => expect(announced).toHaveTextContent('大运甲申，当前；流年丙午，今年'));
    });
  },
};
