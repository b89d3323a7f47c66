import type { Schema } from '@ziping/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { recordCardCopy as cardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
import { recordToastCopy as toastCopy } from '../../../patterns/RecordToast/RecordToast.copy.ts';
import { RecordToast } from '../../../patterns/RecordToast/RecordToast.tsx';
import { RecordMoveDialog } from '../RecordMoveDialog/RecordMoveDialog.tsx';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import { ReportsScreen, type ReportsState } from './ReportsScreen.tsx';

type Record = Schema<'Record'>;

const base: Record = {
  id: '5',
  name: '沈知行',
  gender: 'male',
  birth_place: '510104',
  birth_place_label: '四川省 成都市 锦江区',
  birth_time: '1986-07-27 07:30:00',
  birth_time_solar: '1986-07-27 07:30:00',
  calendar_type: 'solar',
  leap_month: false,
  category: 'self',
  conventions: { zi: 'next', yun: 'exact', dst: true, dst_fold: 0 },
  created_at: '2026-11-18T02:20:00Z',
};

const records: readonly Record[] = [
  base,
  {
    ...base,
    id: '4',
    name: '林晚照',
    gender: 'female',
    birth_time_solar: '1992-02-04 03:50:00',
    category: 'lover',
  },
  {
    ...base,
    id: '3',
    name: '顾念慈',
    gender: 'female',
    birth_time_solar: '2001-11-16 23:20:00',
    category: 'friend',
  },
  { ...base, id: '2', name: '欧阳望舒', birth_time_solar: '1975-05-09 12:00:00', category: 'classmate' },
  { ...base, id: '1', name: '陈伯言', birth_time_solar: '1958-12-30 16:40:00', category: 'client' },
];

const loaded = { kind: 'loaded', records, total: 23, page: 1, page_count: 5 } as const satisfies ReportsState;

const meta = {
  title: '页面/报告/列表',
  component: ReportsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: loaded,
    query: { name: '', everywhere: false, category: 'all', sort: 'newest' },
    selected: [],
    deletion: null,
    onQuery: fn(),
    onPage: fn(),
    onToggle: fn(),
    onPin: fn(),
    onSelectAll: fn(),
    onClearSelection: fn(),
    onMove: fn(),
    onDelete: fn(),
    onConfirmDeletion: fn(),
    onCancelDeletion: fn(),
    onTransfer: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择林晚照的命盘' }));
    await expect(args.onToggle).toHaveBeenCalledWith({ record_id: '4' });
    await userEvent.click(canvas.getByRole('button', { name: cardCopy.pin('林晚照') }));
    await expect(args.onPin).toHaveBeenCalledWith({ record_id: '4', pinned: true });
    await userEvent.click(canvas.getByRole('button', { name: copy.transfer }));
    await expect(args.onTransfer).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('toolbar', { name: copy.selection })).toBeNull();
  },
};

export const PinnedAndNoted: Story = {
  args: {
    state: {
      ...loaded,
      records: [
        { ...base, pinned: true, note: '时辰由母亲回忆，大约在早上七点半。' },
        { ...base, id: '4', name: '欧阳望舒与一个很长很长的名字', pinned: true, category: 'classmate' },
        ...records.slice(2),
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(cardCopy.noted)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: cardCopy.unpin('沈知行') }));
    await expect(args.onPin).toHaveBeenCalledWith({ record_id: '5', pinned: false });
  },
};

/** A line for each record, with its pillars. */
export const Dense: Story = {
  args: {
    dense: true,
    onDense: fn(),
    state: {
      ...loaded,
      records: records.map((record, at) => ({
        ...record,
        pillars: ['丙寅', '乙未', '戊申', '丙辰'].slice(0, at === 1 ? 3 : 4),
        hour_unknown: at === 1,
      })),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const [line] = await canvas.findAllByLabelText(cardCopy.pillars);
    await expect(line).toHaveTextContent('丙寅 乙未 戊申 丙辰');
    await userEvent.click(canvas.getByRole('button', { name: copy.dense, pressed: true }));
    await expect(args.onDense).toHaveBeenCalledWith({ dense: false });
  },
};

/** A professional member. */
export const Workbench: Story = {
  args: { workbench: true, onDense: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: copy.workbench })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.dense, pressed: false }));
    await expect(args.onDense).toHaveBeenCalledWith({ dense: true });
  },
};

/** A professional member has selected records: reports can be ordered for them at once. */
export const SelectedForABatch: Story = {
  args: { workbench: true, onBatch: fn(), selected: [records[0]!.id] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.batchMany }));
    await expect(args.onBatch).toHaveBeenCalledOnce();
  },
};

/** The card shows the day of birth without its assumed time. */
export const HourUnknown: Story = {
  args: { state: { ...loaded, records: [{ ...base, hour_unknown: true }, ...records.slice(1)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(cardCopy.hourUnknown)).toBeVisible();
    await expect(canvas.getByText('1986年7月27日')).toBeVisible();
  },
};

/** While another page loads, the previous one stays. */
export const Refreshing: Story = {
  args: { state: { ...loaded, page: 2, refreshing: true } },
};

export const SearchedOnThisPage: Story = {
  args: {
    state: {
      ...loaded,
      left_out: ['4', '3', '2', '1'],
      total: 1000,
      page_count: 200,
      search: { where: 'page', found: 1 },
    },
    query: { name: '沈', everywhere: false, category: 'all', sort: 'newest' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', { name: copy.everywhere }));
    await expect(args.onQuery).toHaveBeenCalledWith({ everywhere: true });
  },
};

export const SearchedEverywhere: Story = {
  args: {
    state: { ...loaded, total: 1000, page_count: 8, search: { where: 'all', found: 37, total: 1000 } },
    query: { name: '沈', everywhere: true, category: 'all', sort: 'newest' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.foundInAll(37, 1000))).toBeVisible();
  },
};

/** The page at hand was searched, and the answer about all records is awaited. */
export const Searching: Story = {
  args: {
    state: {
      ...loaded,
      left_out: records.map(({ id }) => id),
      total: 1000,
      page_count: 200,
      search: { where: 'page', found: 0, busy: true },
    },
    query: { name: '王', everywhere: true, category: 'all', sort: 'newest' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.searching(0))).toBeVisible();
    await expect(canvas.queryByText(copy.emptyTitle)).toBeNull();
  },
};

export const DeletedToast: Story = {
  args: {
    notice: <RecordToast event={{ kind: 'deleted', count: 2 }} onUndo={fn()} onPauseChange={fn()} />,
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: toastCopy.undo })).toHaveFocus();
  },
};

export const MoveDialogOpen: Story = {
  args: {
    selected: ['4', '3', '1'],
    dialog: (
      <RecordMoveDialog
        state={{ kind: 'choosing' }}
        records={records.filter(({ id }) => ['4', '3', '1'].includes(id))}
        category="colleague"
        onChoose={fn()}
        onConfirm={fn()}
        onCancel={fn()}
      />
    ),
  },
};

export const MovedToast: Story = {
  args: {
    state: {
      ...loaded,
      records: records.map((record) =>
        ['4', '3', '1'].includes(record.id) ? { ...record, category: 'colleague' } : record,
      ),
    },
    notice: (
      <RecordToast
        event={{ kind: 'moved', count: 3, group: copy.groups.colleague, missing: 0 }}
        onUndo={fn()}
        onPauseChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    // It fades in.
    await waitFor(() => expect(canvas.getByText(toastCopy.moved(3, copy.groups.colleague))).toBeVisible());
  },
};

export const OnePage: Story = {
  args: { state: { kind: 'loaded', records: records.slice(0, 2), total: 2, page: 1, page_count: 1 } },
};

export const ManyPages: Story = {
  args: { state: { ...loaded, total: 58, page: 6, page_count: 12 } },
};

export const UnknownGroup: Story = {
  args: {
    state: {
      kind: 'loaded',
      records: [{ ...base, category: 'neighbour' as Record['category'] }],
      total: 1,
      page: 1,
      page_count: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('article')).getByText(copy.groups.other)).toBeVisible();
  },
};

export const SomeSelected: Story = {
  args: { selected: ['4', '2'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.deleteMany }));
    await expect(args.onDelete).toHaveBeenCalledWith({ record_ids: ['4', '2'] });
    await userEvent.click(canvas.getByRole('button', { name: copy.moveMany }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const AllSelected: Story = { args: { selected: records.map(({ id }) => id) } };

export const ConfirmingDeletionOfOne: Story = { args: { deletion: { records: [base], step: 'asking' } } };

export const ConfirmingDeletionOfMany: Story = {
  args: { selected: ['4', '2'], deletion: { records: records.slice(1, 3), step: 'asking' } },
};

export const Deleting: Story = { args: { deletion: { records: [base], step: 'busy' } } };

export const DeletionFailed: Story = { args: { deletion: { records: [base], step: 'failed' } } };

export const Empty: Story = {
  args: { state: { kind: 'loaded', records: [], total: 0, page: 1, page_count: 1 } },
};

export const NothingFound: Story = {
  args: {
    state: {
      ...loaded,
      records: [],
      total: 1000,
      page_count: 1,
      search: { where: 'all', found: 0, total: 1000 },
    },
    query: { name: '王', everywhere: true, category: 'all', sort: 'newest' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.emptyTitle)).toBeVisible();
    await expect(canvas.getByText(copy.noneInAll(1000))).toBeVisible();
    await expect(canvas.queryByRole('list', { name: copy.list })).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const NothingFoundInGroup: Story = {
  args: {
    state: {
      ...loaded,
      records: [],
      total: 250,
      page_count: 1,
      search: { where: 'all', found: 0, total: 250 },
    },
    query: { name: '王', everywhere: true, category: 'friend', sort: 'newest' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.noneInGroup(250, copy.groups.friend))).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'failed', page: 1 } } };

/** A page after the first could not be loaded. */
export const LaterPageFailed: Story = {
  args: { state: { kind: 'failed', page: 3 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.toFirst }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};

/** Without a network: the cached list, with a mark on records without a cached chart. */
export const OfflineList: Story = {
  args: { state: { ...loaded, cached: { offline: true, unavailable: ['3', '1'] } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(copy.offline)).toBeVisible();
    const marked = canvas.getAllByText(cardCopy.unavailable).map((mark) => mark.closest('article'));
    await expect(marked).toHaveLength(2);
    await expect(marked[0]).toHaveTextContent('顾念慈');
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The service failed: the same list, and no word of the network. */
export const CachedList: Story = {
  args: { state: { ...loaded, cached: { offline: false, unavailable: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.cached)).toBeVisible();
  },
};

export const Guest: Story = { args: { state: { kind: 'guest' } } };
