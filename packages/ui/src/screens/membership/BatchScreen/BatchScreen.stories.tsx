import { manyRecords, records } from '@ziping/mocks/fixtures/records';
import { reportTypes } from '@ziping/mocks/fixtures/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { batchCopy as copy } from './BatchScreen.copy.ts';
import { BatchScreen, MOST_RECORDS, type BatchState } from './BatchScreen.tsx';

const [first, second] = records;
const ids = [first?.id ?? '', second?.id ?? ''];
const result = { started: 4, existing: 0, refused: 0, failed: 0, estimated_time: 20 };

const meta = {
  title: '页面/会员/批量分析',
  component: BatchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    filter: { name: '', group: 'all' },
    records: { kind: 'loaded', data: { items: records, total: records.length } },
    reports: { kind: 'loaded', data: reportTypes },
    chosen: { records: [], reports: [] },
    errors: {},
    state: { kind: 'editing' },
    onFilter: fn(),
    onToggleRecord: fn(),
    onChooseShown: fn(),
    onClear: fn(),
    onToggleReport: fn(),
    onStart: fn(),
    onRetry: fn(),
    onSaveAll: fn(),
  },
} satisfies Meta<typeof BatchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(first?.name ?? '') }));
    await expect(args.onToggleRecord).toHaveBeenCalledWith({ record: first });
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(reportTypes[0]?.name ?? '') }));
    await expect(args.onToggleReport).toHaveBeenCalledWith({ code: reportTypes[0]?.code });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: copy.group }), copy.groups.client);
    await expect(args.onFilter).toHaveBeenCalledWith({ group: 'client' });
  },
};

export const Chosen: Story = {
  args: { chosen: { records: ids, reports: ['overall', 'career'] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.count(2, 2))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.start }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** What is not chosen cannot be added any more, and not all records are listed. */
export const Full: Story = {
  args: {
    records: { kind: 'loaded', data: { items: manyRecords.slice(0, 100), total: manyRecords.length } },
    chosen: { records: manyRecords.slice(0, MOST_RECORDS).map(({ id }) => id), reports: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.chosen(MOST_RECORDS, MOST_RECORDS))).toBeVisible();
    await expect(canvas.getByText(copy.partly(100, manyRecords.length))).toBeVisible();
    const [, last] = [...canvas.getAllByRole('checkbox')].filter((box) => box.matches(':disabled'));
    await expect(last).not.toBeChecked();
  },
};

export const None: Story = {
  args: {
    filter: { name: '查无此人', group: 'client' },
    records: { kind: 'loaded', data: { items: [], total: 0 } },
    reports: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.none)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: copy.reportsTitle })).toBeNull();
  },
};

export const Loading: Story = { args: { records: { kind: 'loading' }, reports: { kind: 'loading' } } };

export const LoadingFailed: Story = {
  args: { records: { kind: 'failed' }, reports: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.failed)).toBeVisible();
    await expect(canvas.getByText(copy.reportsFailed)).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: copy.retry })) await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'records' });
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'reports' });
  },
};

export const NothingChosen: Story = {
  args: { errors: { records: copy.recordsMissing, reports: copy.reportsMissing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.recordsMissing)).toBeVisible();
    await expect(canvas.getByText(copy.reportsMissing)).toBeVisible();
  },
};

export const Starting: Story = {
  args: { ...Chosen.args, state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.starting })).toBeVisible();
  },
};

export const StartFailed: Story = {
  args: { ...Chosen.args, state: { kind: 'failed', message: copy.startFailed } },
};

export const Started: Story = {
  args: {
    ...Chosen.args,
    state: { kind: 'done', result, records: records.slice(0, 2), progress: null, file: { kind: 'none' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.started(4))).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.toReports(first?.name ?? '') })).toBeVisible();
  },
};

const written = (
  done: number,
  file: Extract<BatchState, { kind: 'done' }>['file'],
  others: { failed?: number; unknown?: number } = {},
) =>
  ({
    kind: 'done',
    result,
    records: records.slice(0, 2),
    progress: { written: done, failed: 0, total: 4, unknown: 0, ...others },
    file,
  }) satisfies BatchState;

export const BeingWritten: Story = {
  args: { ...Chosen.args, state: written(3, { kind: 'none' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(copy.progress(3, 4))).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: copy.progressLabel })).toHaveAttribute('value', '3');
    await userEvent.click(canvas.getByRole('button', { name: copy.saveAll }));
    await expect(args.onSaveAll).toHaveBeenCalledOnce();
  },
};

/** Nothing more comes: the writing of one has failed. */
export const WrittenPartly: Story = {
  args: { ...Chosen.args, state: written(3, { kind: 'none' }, { failed: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${copy.progress(3, 4)}${copy.notWritten(1)}`)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: copy.progressLabel })).toHaveAttribute('value', '4');
  },
};

/** What is known of the other records is shown, and can be saved. */
export const ProgressPartlyUnknown: Story = {
  args: { ...Chosen.args, state: written(2, { kind: 'none' }, { unknown: 1 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(copy.progress(2, 4))).toBeVisible();
    await expect(canvas.getByText(copy.progressUnknown(1))).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.saveAll })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'progress' });
  },
};

export const SavingAll: Story = {
  args: { ...Chosen.args, state: written(4, { kind: 'saving', done: 2, total: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.allWritten(4))).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.saving(2, 4) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SavedPartly: Story = {
  args: { ...Chosen.args, state: written(4, { kind: 'saved', missing: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(copy.saveFailed(1));
  },
};

export const StartedPartly: Story = {
  args: {
    ...Chosen.args,
    state: {
      kind: 'done',
      result: { ...result, started: 1, existing: 1, refused: 1, failed: 1 },
      records: records.slice(0, 2),
      progress: { written: 0, failed: 0, total: 2, unknown: 0 },
      file: { kind: 'none' },
    },
  },
  play: async ({ canvas }) => {
    const texts = [copy.started(1), copy.existing(1), copy.refused(1), copy.failedCount(1)];
    await expect(canvas.getByText(texts.join(''))).toBeVisible();
  },
};

export const NothingStarted: Story = {
  args: {
    ...Chosen.args,
    state: {
      kind: 'done',
      result: { ...result, started: 0, existing: 4 },
      records: records.slice(0, 2),
      progress: { written: 4, failed: 0, total: 4, unknown: 0 },
      file: { kind: 'none' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${copy.nothingStarted}${copy.existing(4)}`)).toBeVisible();
  },
};
