import { chart, childChart, liuNian, trueSolarChart } from '@ziping/mocks/fixtures/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AppShell } from '../../../patterns/AppShell/AppShell.tsx';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';
import { ReportDetailScreen, type ChartState } from './ReportDetailScreen.tsx';

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
  args: { state: loaded, onSelectCycle: fn(), onSelectYear: fn(), onRetry: fn() },
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
    await expect(canvas.getByText(copy.steps.dst)).toBeVisible();
  },
};

export const TrueSolarTimeExplained: Story = {
  args: { state: { ...loaded, chart: trueSolarChart } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(copy.more));
    await expect(canvas.getByText(copy.steps.longitude)).toBeVisible();
  },
};

export const BeforeTheFirstCycle: Story = {
  args: { state: { ...loaded, chart: childChart, cycle: null, years: { state: 'unselected' } } },
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
