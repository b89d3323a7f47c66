import type { Schema } from '@ziping/api-client/types';
import {
  disputedChart,
  firstDayChart,
  fourSameStemsChart,
  fullestChart,
  kashgarChart,
  lastDayChart,
  lateNextDayChart,
  lateSameDayChart,
  longWordChart,
  nearDayChart,
  nearTermChart,
  summerTimeChart,
  twiceShownChart,
} from '@ziping/mocks/fixtures/births';
import { chart, childChart, liuNian, liuNianOf, trueSolarChart } from '@ziping/mocks/fixtures/chart';
import { study, studyOf } from '@ziping/mocks/fixtures/study';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AppShell } from '../../../patterns/AppShell/AppShell.tsx';
import { birthTruthCopy } from './BirthTruth.copy.ts';
import { chartNoticeCopy } from './ChartNotice.copy.ts';
import { lessonCopy } from './LessonSheet.copy.ts';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import { ReportDetailScreen, type ChartState } from './ReportDetailScreen.tsx';
import type { LessonView } from './study.ts';

const cycle = chart.da_yun_list.findIndex(({ current }) => current);

const loaded = {
  kind: 'loaded',
  chart,
  cycle,
  years: { state: 'ready', cycle, liu_nian: liuNian },
  year: null,
} as const satisfies ChartState;

const meta = {
  title: '页面/报告/详情',
  component: ReportDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: loaded,
    onSelectCycle: fn(),
    onSelectYear: fn(),
    onSelectMonth: fn(),
    onSelectDay: fn(),
    onLearn: fn(),
    onLearnAgain: fn(),
    onLearned: fn(),
    onRetry: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof ReportDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(copy.title(chart.record.name));
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

export const YearHighlighted: Story = {
  args: { state: { ...loaded, year: liuNian[3]?.year ?? null } },
};

export const NoCycleSelected: Story = {
  args: { state: { ...loaded, cycle: null, years: { state: 'unselected' } } },
};

export const YearsLoading: Story = { args: { state: { ...loaded, years: { state: 'loading', cycle } } } };

export const YearsEmpty: Story = {
  args: { state: { ...loaded, years: { state: 'ready', cycle, liu_nian: [] } } },
};

/** Cycles and years as they answer a press: each chooses, and pressed again takes the choice away. */
export const Toggled: Story = {
  render: function Toggling(args) {
    const [chosen, choose] = useState<{ cycle: number | null; year: number | null }>({ cycle, year: null });
    const years: Extract<ChartState, { kind: 'loaded' }>['years'] =
      chosen.cycle === null
        ? { state: 'unselected' }
        : { state: 'ready', cycle: chosen.cycle, liu_nian: liuNianOf(chart, chosen.cycle) };
    return (
      <ReportDetailScreen
        {...args}
        state={{ ...loaded, ...chosen, years }}
        onSelectCycle={({ index }) => choose({ cycle: index, year: null })}
        onSelectYear={({ year }) => choose({ ...chosen, year })}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const strip = (name: RegExp) => within(canvas.getByRole('toolbar', { name }));
    const cycles = () => strip(/^大运/);
    await step('the cycle that runs now is chosen from the start', async () => {
      await expect(cycles().getAllByRole('button', { pressed: true })).toHaveLength(1);
      await expect(cycles().getByRole('button', { pressed: true })).toHaveTextContent('当前');
    });
    await step('a year is highlighted, and pressed again it is not', async () => {
      const [, second] = strip(/^流年/).getAllByRole('button');
      await userEvent.click(second!);
      await expect(second).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(second!);
      await expect(second).toHaveAttribute('aria-pressed', 'false');
    });
    await step('the chosen cycle pressed again is chosen no more', async () => {
      await userEvent.click(cycles().getByRole('button', { pressed: true }));
      await expect(canvas.getByText('请点击上方大运查看流年')).toBeVisible();
    });
    await step('another cycle shows its number and its years', async () => {
      await userEvent.click(cycles().getAllByRole('button')[4]!);
      await expect(canvas.getByText('已选择第 5 步大运')).toBeVisible();
      await expect(strip(/^流年/).getAllByRole('button')).toHaveLength(10);
    });
  },
};

export const TimeExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthTruthCopy.steps.dst)).toBeVisible();
  },
};

export const TrueSolarTimeExplained: Story = {
  args: { state: { ...loaded, chart: trueSolarChart } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(copy.doubt)).toBeNull();
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthTruthCopy.steps.longitude)).toBeVisible();
  },
};

export const BeforeTheFirstCycle: Story = {
  args: { state: { ...loaded, chart: childChart, cycle: null, years: { state: 'unselected' } } },
};

/** All rows the table can have. */
export const EveryRow: Story = {
  args: { state: { ...loaded, study } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.furtherRows }));
    await expect(await canvas.findByRole('row', { name: /^神煞/ })).toBeVisible();
  },
};

/** Everything that is read beyond the table, below it. */
export const Studied: Story = {
  args: { state: { ...loaded, study } },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(await canvas.findByRole('heading', { name: '五行' })).toBeVisible();
    await step('the further rows are there on demand', async () => {
      const table = canvas.getByRole('table', { name: /四柱/ });
      await userEvent.click(canvas.getByRole('button', { name: copy.furtherRows }));
      await expect(within(table).getByRole('row', { name: /^自坐/ })).toBeVisible();
      await expect(within(table).getByRole('row', { name: /^神煞/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: copy.fewerRows }));
      await expect(within(table).queryByRole('row', { name: /^神煞/ })).toBeNull();
    });
    await step('a word that is tapped is asked for', async () => {
      const [star] = canvas.getAllByRole('button', { name: chart.bazi.year_pillar.na_yin });
      await userEvent.click(star!);
      await expect(args.onLearn).toHaveBeenCalledWith(
        expect.objectContaining({ group: 'na_yin', term: chart.bazi.year_pillar.na_yin }),
      );
    });
    await step('a picture can be asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.share }));
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
  },
};

const year = liuNian[3]?.year ?? 2026;

export const MonthsOfTheYear: Story = {
  args: { state: { ...loaded, year, study: studyOf(chart, year) } },
  play: async ({ canvas, userEvent, args }) => {
    const strip = await canvas.findByRole('region', { name: /流月/ });
    await userEvent.click(within(strip).getAllByRole('button')[2]!);
    await expect(args.onSelectMonth).toHaveBeenCalledWith({ month: 3 });
  },
};

export const DaysOfTheMonth: Story = {
  args: { state: { ...loaded, year, study: studyOf(chart, year, 5) } },
};

/** The page of a chart as it opens: the cycle that runs now, its years, and what is read beyond them. */
function opened(of: Schema<'RecordChart'>) {
  const now = of.da_yun_list.findIndex(({ current }) => current);
  const running = now === -1 ? null : now;
  return {
    kind: 'loaded',
    chart: of,
    cycle: running,
    years:
      running === null
        ? { state: 'unselected' }
        : { state: 'ready', cycle: running, liu_nian: liuNianOf(of, running) },
    year: null,
    study: studyOf(of),
  } as const satisfies ChartState;
}

/** Half past eleven at night, the day changing at 23:00. */
export const LateAtNightNextDay: Story = { args: { state: opened(lateNextDayChart) } };

/** The same moment, the day changing at midnight: 早晚子时. */
export const LateAtNightSameDay: Story = { args: { state: opened(lateSameDayChart) } };

/** Five minutes before 23:00: the day may be the next one. */
export const NearTheEdgeOfADay: Story = { args: { state: opened(nearDayChart) } };

/** Minutes from 立春: year and month may be others. */
export const NearATerm: Story = {
  args: { state: opened(nearTermChart) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.doubt)).toBeVisible();
  },
};

export const BornInSummerTime: Story = { args: { state: opened(summerTimeChart) } };

export const InTheTwiceShownHour: Story = { args: { state: opened(twiceShownChart) } };

export const SummerTimeDisputed: Story = { args: { state: opened(disputedChart) } };

export const Kashgar: Story = { args: { state: opened(kashgarChart) } };

export const FirstDayOfTheTables: Story = { args: { state: opened(firstDayChart) } };

export const LastDayOfTheTables: Story = { args: { state: opened(lastDayChart) } };

export const FourSameStems: Story = { args: { state: opened(fourSameStemsChart) } };

/** The longest name and place, and the most 神煞 and meetings of pillars. */
export const Fullest: Story = { args: { state: opened(fullestChart) } };

export const LongWordAsName: Story = { args: { state: opened(longWordChart) } };

export const SeenBefore: Story = {
  args: { state: { ...loaded, notice: 'old' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(chartNoticeCopy.old)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: chartNoticeCopy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Cast on the device while there is no network. */
export const NotSavedYet: Story = {
  args: { state: { ...loaded, notice: 'unsaved' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(chartNoticeCopy.unsaved)).toBeVisible();
    await expect(canvas.getByRole('link', { name: chartNoticeCopy.save })).toHaveAttribute(
      'href',
      '/fortune',
    );
  },
};

const lesson = {
  kind: 'ready',
  entry: {
    term: '七杀',
    group: 'ten_god',
    meaning: '克制日主、与日主阴阳相同的五行。说的是压力、规矩与决断：有制则成事，无制则劳心。',
    line: { text: '七杀喜制伏，不宜太过。', source: '《渊海子平·论七杀》' },
  },
  why: ['日干甲木，见庚金：庚克甲，阴阳相同，故为七杀。'],
} as const satisfies LessonView;

export const WordExplained: Story = {
  args: { state: { ...loaded, study, lesson } },
  play: async ({ canvas, userEvent, args }) => {
    const sheet = await canvas.findByRole('dialog', { name: '七杀' });
    await waitFor(() => expect(within(sheet).getByText(lesson.why[0])).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: lessonCopy.close }));
    await expect(args.onLearned).toHaveBeenCalledOnce();
  },
};

export const WordLoading: Story = { args: { state: { ...loaded, study, lesson: { kind: 'loading' } } } };

export const WordFailed: Story = {
  args: { state: { ...loaded, study, lesson: { kind: 'failed' } } },
  play: async ({ canvas, userEvent, args }) => {
    const failure = await canvas.findByText(lessonCopy.failed);
    await waitFor(() => expect(failure).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: lessonCopy.retry }));
    await expect(args.onLearnAgain).toHaveBeenCalledOnce();
  },
};

export const WithTabs: Story = {
  args: {
    tabs: [
      { value: 'reports', label: 'AI命盘报告', panel: null },
      { value: 'chat', label: 'AI命理师', panel: null },
    ],
    onTab: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'AI命理师' }));
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 'chat' });
  },
};

/** As the app shows it: the header stays, the chart scrolls, the page does not. */
export const InTheShell: Story = {
  render: (args) => (
    <AppShell
      fill
      session="member"
      user={{ nickname: '沈砚秋' }}
      path="/reports/42"
      title="命盘"
      year="2026"
      onBack={fn()}
      onLogout={fn()}
    >
      <ReportDetailScreen {...args} />
    </AppShell>
  ),
  play: async ({ canvas, step }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const before = title.getBoundingClientRect().top;
    const bottom = () => canvas.getByRole('main').getBoundingClientRect().bottom;
    await step('the page itself does not scroll', async () => {
      // The frame around a story that fills the screen loses its padding a moment later.
      await waitFor(() => expect(document.documentElement.scrollHeight).toBe(window.innerHeight));
    });
    await step('the chart scrolls to its last strip, and the header stays', async () => {
      const last = canvas.getAllByRole('toolbar').at(-1)!;
      last.scrollIntoView({ block: 'end', behavior: 'instant' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom() + 1);
      await expect(title.getBoundingClientRect().top).toBe(before);
      await expect(document.documentElement.scrollTop).toBe(0);
    });
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'failed', message: copy.messages.failed } } };

export const Missing: Story = { args: { state: { kind: 'missing' } } };
