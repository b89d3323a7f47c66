import { chart, chartOf, childChart, liuNian, trueSolarChart } from '@ziping/mocks/fixtures/chart';
import { record } from '@ziping/mocks/fixtures/records';
import { study, studyOf } from '@ziping/mocks/fixtures/study';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const TimeExplained: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthTruthCopy.steps.dst)).toBeVisible();
  },
};

export const TrueSolarTimeExplained: Story = {
  args: { state: { ...loaded, chart: trueSolarChart } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(await canvas.findByText(birthTruthCopy.steps.longitude)).toBeVisible();
  },
};

export const BeforeTheFirstCycle: Story = {
  args: { state: { ...loaded, chart: childChart, cycle: null, years: { state: 'unselected' } } },
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

const doubtful = (birth_time: string, longitude: number | null = null) => {
  const of = chartOf({ ...record, calendar_type: 'solar', leap_month: false, birth_time }, longitude);
  return { ...loaded, chart: of, study: studyOf(of) };
};

/** Five minutes before 23:00: the day may be the next one. */
export const NearTheEdgeOfADay: Story = { args: { state: doubtful('1995-02-10 22:55:00') } };

/** Minutes from 立春: year and month may be others. */
export const NearATerm: Story = { args: { state: doubtful('1995-02-04 15:20:00') } };

export const InTheTwiceShownHour: Story = { args: { state: doubtful('1988-09-11 01:30:00') } };

export const SummerTimeDisputed: Story = { args: { state: doubtful('1988-04-12 10:00:00') } };

export const Kashgar: Story = { args: { state: doubtful('1990-06-15 09:20:00', 75.99) } };

export const FirstDayOfTheTables: Story = { args: { state: doubtful('1900-01-31 12:00:00') } };

export const LastDayOfTheTables: Story = { args: { state: doubtful('2100-12-31 12:00:00') } };

export const FourSameStems: Story = { args: { state: doubtful('1964-12-28 04:00:00') } };

export const LongName: Story = {
  args: {
    state: {
      ...loaded,
      chart: { ...chart, record: { ...chart.record, name: '阿卜杜热合曼·买买提依明·吾斯曼' } },
    },
  },
};

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
