import {
  disputedChart,
  firstDayChart,
  fourSameStemsChart,
  fullestChart,
  honoluluChart,
  kashgarChart,
  lastDayChart,
  lateNextDayChart,
  lateSameDayChart,
  longWordChart,
  nearDayChart,
  nearTermChart,
  newYorkChart,
  summerTimeChart,
  twiceShownChart,
  vietnameseLunarChart,
} from '@ziping/mocks/fixtures/births';
import {
  chart,
  childChart,
  type FullChart,
  liuNian,
  liuNianOf,
  NOW,
  trueSolarChart,
} from '@ziping/mocks/fixtures/chart';
import { timingAnalysis } from '@ziping/bazi/analysis';
import { analysis, analysisOf } from '@ziping/mocks/fixtures/analysis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AppShell } from '../../../patterns/AppShell/AppShell.tsx';
import { birthDetailsCopy } from './BirthDetails.copy.ts';
import { readingBasisCopy } from './ReadingBasis.copy.ts';
import { chartAnalysisCopy } from './ChartAnalysis.copy.ts';
import { chartNoticeCopy } from './ChartNotice.copy.ts';
import { termDialogCopy } from './TermDialog.copy.ts';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import { readingThemesCopy } from './ReadingThemes.copy.ts';
import { ReportDetailScreen, type ChartState } from './ReportDetailScreen.tsx';
import { unknownHourCopy } from './UnknownHour.copy.ts';
import type { TermState } from './analysis.ts';

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
    onRetryYears: fn(),
    onSelectMonth: fn(),
    onSelectDay: fn(),
    onOpenTerm: fn(),
    onRetryTerm: fn(),
    onCloseTerm: fn(),
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
    const born = canvas.getByText(copy.lunar(chart.truth.lunar.text)).parentElement!;
    await expect(born).toHaveTextContent(/^[男女]公历 \d{4}年\d+月\d+日 \d\d:\d\d农历 /);
    await expect(born.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

export const YearSelected: Story = {
  args: { state: { ...loaded, year: liuNian[3]?.year ?? null } },
};

export const NoCycleSelected: Story = {
  args: { state: { ...loaded, cycle: null, years: { state: 'unselected' } } },
};

export const YearsLoading: Story = { args: { state: { ...loaded, years: { state: 'loading', cycle } } } };

export const YearsFailed: Story = {
  args: { state: { ...loaded, years: { state: 'failed', cycle } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.retry }));
    await expect(args.onRetryYears).toHaveBeenCalledOnce();
  },
};

export const YearsEmpty: Story = {
  args: { state: { ...loaded, years: { state: 'ready', cycle, liu_nian: [] } } },
};

/** Pressing a cycle or a year selects it, pressing it again clears the selection. */
export const SelectionToggles: Story = {
  render: function WithSelection(args) {
    const [selection, select] = useState<{ cycle: number | null; year: number | null }>({
      cycle,
      year: null,
    });
    const years: Extract<ChartState, { kind: 'loaded' }>['years'] =
      selection.cycle === null
        ? { state: 'unselected' }
        : { state: 'ready', cycle: selection.cycle, liu_nian: liuNianOf(chart, selection.cycle) };
    return (
      <ReportDetailScreen
        {...args}
        state={{ ...loaded, ...selection, years }}
        onSelectCycle={({ index }) => select({ cycle: index, year: null })}
        onSelectYear={({ year }) => select({ ...selection, year })}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const strip = (name: RegExp) => within(canvas.getByRole('toolbar', { name }));
    const cycles = () => strip(/^大运/);
    await step('the current cycle is selected at first', async () => {
      await canvas.findByRole('toolbar', { name: /^流年/ });
      await expect(cycles().getAllByRole('button', { pressed: true })).toHaveLength(1);
      await expect(cycles().getByRole('button', { pressed: true })).toHaveTextContent('当前');
    });
    await step('a pressed year is selected, and cleared by a second press', async () => {
      const [, second] = strip(/^流年/).getAllByRole('button');
      await userEvent.click(second!);
      await expect(second).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(second!);
      await expect(second).toHaveAttribute('aria-pressed', 'false');
    });
    await step('a second press on the selected cycle clears it', async () => {
      await userEvent.click(cycles().getByRole('button', { pressed: true }));
      // The years follow the pressed cycle in a render after it.
      await expect(await canvas.findByText('请点击上方大运查看流年')).toBeVisible();
    });
    await step('another cycle shows its number and its years', async () => {
      // The first item is that of the years before the first cycle.
      await userEvent.click(cycles().getAllByRole('button')[5]!);
      await expect(await canvas.findByText('已选择第 5 步大运')).toBeVisible();
      await expect(strip(/^流年/).getAllByRole('button')).toHaveLength(10);
    });
  },
};

export const BirthDetailsOpen: Story = {
  args: { state: { ...loaded, analysis } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(birthDetailsCopy.steps.dst)).toBeNull();
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthDetailsCopy.steps.dst)).toBeVisible();
  },
};

export const BirthDetailsWithTrueSolarTime: Story = {
  args: { state: { ...loaded, chart: trueSolarChart } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(copy.doubt)).toBeNull();
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthDetailsCopy.steps.longitude('东经 120°'))).toBeVisible();
  },
};

/** 檀香山 in 1961: the trail names the zone, and the longitude is counted from its meridian. */
export const BirthDetailsAbroad: Story = {
  args: { state: { ...loaded, chart: honoluluChart } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText('时区 UTC−10 夏威夷-阿留申时间')).toBeVisible();
    await expect(canvas.getByText(birthDetailsCopy.steps.longitude('西经 150°'))).toBeVisible();
    await expect(canvas.getByText('美国 檀香山 西经157.86°')).toBeVisible();
    await expect(canvas.getByText(birthDetailsCopy.jieInBeijing)).toBeVisible();
  },
};

/** Without true solar time: the clock of the city, and no longitude. */
export const BirthDetailsAbroadByClock: Story = {
  args: { state: { ...loaded, chart: newYorkChart } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText('时区 UTC−5 北美东部时间')).toBeVisible();
    await expect(canvas.getByText('美国 纽约')).toBeVisible();
    await expect(canvas.getByText(birthDetailsCopy.trueSolarOff)).toBeVisible();
  },
};

/** Born on a date of the Vietnamese calendar: it stands beside the Chinese one. */
export const BirthDetailsVietnameseLunar: Story = {
  args: { state: { ...loaded, chart: vietnameseLunarChart } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText('一九八四年腊月初一（越南农历一九八五年正月初一）')).toBeVisible();
  },
};

export const BeforeFirstCycle: Story = {
  args: { state: { ...loaded, chart: childChart, cycle: null, years: { state: 'unselected' } } },
};

export const AllRows: Story = {
  args: { state: { ...loaded, analysis } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.furtherRows }));
    await expect(await canvas.findByRole('row', { name: /^神煞/ })).toBeVisible();
  },
};

export const WithAnalysis: Story = {
  args: { state: { ...loaded, analysis } },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(await canvas.findByRole('heading', { name: '五行' })).toBeVisible();
    await step('the button shows and hides the further rows', async () => {
      const table = canvas.getByRole('table', { name: /四柱/ });
      await userEvent.click(canvas.getByRole('button', { name: copy.furtherRows }));
      await expect(within(table).getByRole('row', { name: /^自坐/ })).toBeVisible();
      await expect(within(table).getByRole('row', { name: /^神煞/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: copy.fewerRows }));
      await expect(within(table).queryByRole('row', { name: /^神煞/ })).toBeNull();
    });
    await step('a tapped term is reported', async () => {
      const [naYin] = canvas.getAllByRole('button', { name: chart.bazi.year_pillar.na_yin });
      await userEvent.click(naYin!);
      await expect(args.onOpenTerm).toHaveBeenCalledWith(
        expect.objectContaining({ group: 'na_yin', term: chart.bazi.year_pillar.na_yin }),
      );
    });
    await step('the buttons look like buttons and can be hit with a thumb', async () => {
      for (const name of [copy.furtherRows, copy.share]) {
        const button = canvas.getByRole('button', { name });
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
        await expect(getComputedStyle(button).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
      }
    });
    await step('the share button is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: copy.share }));
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
  },
};

/** The button below the analysis opens the comparison of schools, which the app gives. */
export const WithSchools: Story = {
  args: {
    state: {
      ...loaded,
      analysis: { ...analysis, Schools: ({ onClose }) => <button onClick={onClose}>各家</button> },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: chartAnalysisCopy.schools }));
    await userEvent.click(canvas.getByRole('button', { name: '各家' }));
    await expect(canvas.queryByRole('button', { name: '各家' })).toBeNull();
  },
};

/** As high as a phone, as in the app: the screen scrolls inside. */
const onAPhone: NonNullable<Story['decorators']> = (Page) => (
  <div style={{ display: 'flex', height: '844px' }}>
    <Page />
  </div>
);

/** What scrolls, when the place of the analysis is there but nothing in it. */
async function scrollerBeforeAnalysis(canvasElement: HTMLElement, canvas: ReturnType<typeof within>) {
  await canvas.findAllByRole('button', { name: chart.bazi.year_pillar.na_yin });
  const scroller = canvasElement.querySelector(':has(> #report-top)')!;
  await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(2000));
  await expect(canvas.queryByRole('heading', { name: '五行' })).toBeNull();
  return scroller;
}

export const AnalysisDrawnWhenItComesNear: Story = {
  args: { state: { ...loaded, analysis } },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    const scroller = await scrollerBeforeAnalysis(canvasElement, canvas);
    scroller.scrollTo(0, 600);
    await expect(await canvas.findByRole('heading', { name: '五行' })).toBeInTheDocument();
    await expect(scroller.scrollTop).toBe(600);
  },
};

export const AnalysisDrawnForPrinting: Story = {
  args: { state: { ...loaded, analysis } },
  decorators: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await scrollerBeforeAnalysis(canvasElement, canvas);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByRole('heading', { name: '五行' })).toBeInTheDocument();
    await expect(canvas.getByText(birthDetailsCopy.conventionsTitle)).toBeVisible();
    const sentences = within(canvas.getByRole('region', { name: copy.reading }));
    await expect(sentences.getAllByText(readingBasisCopy.restsOn)).toHaveLength(
      chart.basic_analysis.sentences.length,
    );
    for (const details of canvasElement.querySelectorAll('details')) await expect(details.open).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
  },
};

const guessedChart = { ...chart, record: { ...chart.record, hour_unknown: true } };

/** The mark is there at once; what depends on the hour follows with the analysis. */
export const HourUnknown: Story = {
  args: { state: { ...loaded, chart: guessedChart, analysis: analysisOf(guessedChart) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.hourUnknown('10:30'))).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '时柱 假定' })).toBeVisible();
    await expect(await canvas.findByText(unknownHourCopy.notice)).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /巳时/ })).toHaveAttribute('data-chosen');
  },
};

const year = liuNian[3]?.year ?? 2026;

export const MonthsOfYear: Story = {
  args: { state: { ...loaded, year, analysis: analysisOf(chart, year) } },
  play: async ({ canvas, userEvent, args }) => {
    const strip = await canvas.findByRole('region', { name: /流月/ });
    await userEvent.click(within(strip).getAllByRole('button')[2]!);
    await expect(args.onSelectMonth).toHaveBeenCalledWith({ month: 3 });
  },
};

export const DaysOfMonth: Story = {
  args: { state: { ...loaded, year, analysis: analysisOf(chart, year, 5) } },
  // The selected month is brought into view when its strip is rendered.
  play: async ({ canvas }) => {
    const months = await canvas.findByRole('toolbar', { name: /^流月/ });
    const month = within(months).getByRole('button', { pressed: true });
    await waitFor(async () => {
      const { left, right } = month.getBoundingClientRect();
      const room = months.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(room.left);
      await expect(right).toBeLessThanOrEqual(room.right);
    });
  },
};

/** A day of 午月: its hours, with the reason of their name a touch away. */
export const HoursOfDay: Story = {
  args: { state: { ...loaded, year: 2026, analysis: analysisOf(chart, 2026, 5, '2026-06-20') } },
  play: async ({ args, canvas, userEvent }) => {
    const hours = await canvas.findByRole('region', { name: /流时/ });
    await expect(within(hours).getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(within(hours).getByRole('button', { name: '流时' }));
    await expect(args.onOpenTerm).toHaveBeenCalledWith(expect.objectContaining({ term: '流时' }));
  },
};

/** The years from the birth to the first cycle: the table has no 大运, each year has 小运. */
export const YearsBeforeLuck: Story = {
  args: {
    state: {
      ...loaded,
      cycle: -1,
      years: { state: 'ready', cycle: -1, liu_nian: [...analysis.timing.before] },
      analysis: { ...analysis, timing: timingAnalysis(chart, chart.record, analysis.timing.before, NOW) },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const annual = await canvas.findByRole('region', { name: '流年' });
    await expect(within(annual).getByText('已选择起运前')).toBeVisible();
    await expect(await within(annual).findAllByText(/小运/)).toHaveLength(analysis.timing.before.length);
    await userEvent.click(canvas.getByRole('button', { name: /起运前/ }));
    await expect(args.onSelectCycle).toHaveBeenCalledWith({ index: null });
  },
};

/** 人元司令, 交运, 小运 and 周岁 are folded; each name is explained by a touch. */
export const LuckTimingUnfolded: Story = {
  args: { state: { ...loaded, analysis } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('司令、交运与小运'));
    const term = '人元司令';
    await userEvent.click(canvas.getByRole('button', { name: term }));
    await expect(args.onOpenTerm).toHaveBeenCalledWith(expect.objectContaining({ term }));
  },
};

/** The state in which a chart opens: current cycle selected, its years, the analysis. */
function openedChart(of: FullChart) {
  const index = of.da_yun_list.findIndex(({ current }) => current);
  const current = index === -1 ? null : index;
  return {
    kind: 'loaded',
    chart: of,
    cycle: current,
    years:
      current === null
        ? { state: 'unselected' }
        : { state: 'ready', cycle: current, liu_nian: liuNianOf(of, current) },
    year: null,
    analysis: analysisOf(of),
  } as const satisfies ChartState;
}

/** Of a service that sends nothing but the fields of the documents. */
export const DocumentedFieldsOnly: Story = {
  args: {
    state: {
      ...openedChart(chart),
      chart: {
        ...{ bazi: chart.bazi, da_yun_list: chart.da_yun_list, day_master: chart.day_master },
        record: {
          ...chart.record,
          birth_place: '653101',
          birth_place_label: undefined,
          leap_month: undefined,
          conventions: undefined,
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthDetailsCopy.conventionsTitle)).toBeVisible();
    await expect(canvas.getByText(birthDetailsCopy.trueSolarOn)).toBeVisible();
    await expect(canvas.queryByText(birthDetailsCopy.trailTitle)).toBeNull();
    await expect(canvas.queryByText(birthDetailsCopy.place)).toBeNull();
    await expect(canvas.queryByText(birthDetailsCopy.lunar)).toBeNull();
    // Without sentences in the answer nothing is put above the table; they are the first theme.
    await expect(canvas.queryByRole('region', { name: copy.reading })).toBeNull();
    await expect(await canvas.findByText(readingThemesCopy.basic)).toBeVisible();
  },
};

/** Born at 23:30 where the day changes at 23:00. */
export const LateAtNightNextDay: Story = { args: { state: openedChart(lateNextDayChart) } };

/** The same moment where the day changes at midnight: 早晚子时. */
export const LateAtNightSameDay: Story = { args: { state: openedChart(lateSameDayChart) } };

/** Five minutes before 23:00: the day pillar is in doubt. */
export const NearDayBoundary: Story = { args: { state: openedChart(nearDayChart) } };

/** Minutes from 立春: year and month pillars are in doubt. */
export const NearSolarTerm: Story = {
  args: { state: openedChart(nearTermChart) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.doubt)).toBeVisible();
  },
};

export const SummerTime: Story = { args: { state: openedChart(summerTimeChart) } };

export const HourRepeated: Story = { args: { state: openedChart(twiceShownChart) } };

export const SummerTimeDisputed: Story = { args: { state: openedChart(disputedChart) } };

export const Kashgar: Story = { args: { state: openedChart(kashgarChart) } };

export const FirstSupportedDay: Story = { args: { state: openedChart(firstDayChart) } };

export const LastSupportedDay: Story = { args: { state: openedChart(lastDayChart) } };

export const FourSameStems: Story = { args: { state: openedChart(fourSameStemsChart) } };

/** The longest name and place, the most 神煞 and relations between pillars. */
export const LongestContent: Story = { args: { state: openedChart(fullestChart) } };

export const LongUnbrokenName: Story = { args: { state: openedChart(longWordChart) } };

export const OfflineChart: Story = {
  args: { state: { ...loaded, notice: 'offline' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(chartNoticeCopy.offline)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: chartNoticeCopy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The service failed: the same chart, and no word of the network. */
export const CachedChart: Story = {
  args: { state: { ...loaded, notice: 'cached' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(chartNoticeCopy.cached)).toBeVisible();
  },
};

/** Cast on this device, for someone without an account. */
export const GuestChart: Story = {
  args: { state: { ...loaded, notice: 'guest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: chartNoticeCopy.saveAsGuest })).toHaveAttribute(
      'href',
      '/login?redirect=%2Ffortune',
    );
  },
};

/** Cast on this device. */
export const UnsavedChart: Story = {
  args: { state: { ...loaded, notice: 'unsaved' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(chartNoticeCopy.unsaved)).toBeVisible();
    await expect(canvas.getByRole('link', { name: chartNoticeCopy.save })).toHaveAttribute(
      'href',
      '/fortune',
    );
  },
};

const term = {
  kind: 'ready',
  entry: {
    term: '七杀',
    group: 'ten_god',
    meaning: '克制日主、与日主阴阳相同的五行。说的是压力、规矩与决断：有制则成事，无制则劳心。',
    line: { text: '七杀喜制伏，不宜太过。', source: '《渊海子平·论七杀》' },
  },
  why: ['日干甲木，见庚金：庚克甲，阴阳相同，故为七杀。'],
} as const satisfies TermState;

export const TermOpen: Story = {
  args: { state: { ...loaded, analysis, term } },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: '七杀' });
    await waitFor(() => expect(within(dialog).getByText(term.why[0])).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: termDialogCopy.close }));
    await expect(args.onCloseTerm).toHaveBeenCalledOnce();
  },
};

export const TermLoading: Story = {
  args: { state: { ...loaded, analysis, term: { kind: 'loading' } } },
};

export const TermFailed: Story = {
  args: { state: { ...loaded, analysis, term: { kind: 'failed' } } },
  play: async ({ canvas, userEvent, args }) => {
    const failure = await canvas.findByText(termDialogCopy.failed);
    await waitFor(() => expect(failure).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: termDialogCopy.retry }));
    await expect(args.onRetryTerm).toHaveBeenCalledOnce();
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

/** Inside the app's layout: the app's bars stay, the header and the chart scroll, the page does not. */
export const InAppShell: Story = {
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
  play: async ({ canvas, userEvent, step }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const bottom = () => canvas.getByRole('main').getBoundingClientRect().bottom;
    await step('the page itself does not scroll', async () => {
      // Storybook removes the padding of a fullscreen story after the first render.
      await waitFor(() => expect(document.documentElement.scrollHeight).toBe(window.innerHeight));
    });
    await step('the chart scrolls to its last strip, and the header with it', async () => {
      await userEvent.click(canvas.getByText(copy.more));
      const details = await canvas.findByText(birthDetailsCopy.steps.dst);
      // The strips are drawn after the table.
      const last = (await canvas.findAllByRole('toolbar')).at(-1)!;
      last.scrollIntoView({ block: 'end', behavior: 'instant' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom() + 1);
      const top = canvas.getByRole('main').getBoundingClientRect().top;
      for (const part of [title, details]) {
        await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      }
      await expect(document.documentElement.scrollTop).toBe(0);
    });
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'failed', message: copy.messages.failed } } };

export const Missing: Story = { args: { state: { kind: 'missing' } } };
