import { records } from '@ziping/mocks/fixtures/records';
import { allHandlers } from '@ziping/mocks/handlers/all';
import { recordHandlers } from '@ziping/mocks/handlers/records';
import { user } from '@ziping/mocks/fixtures/user';
import { noRecords } from '@ziping/mocks/scenarios/empty';
import { held, offline } from '@ziping/mocks/scenarios/network';
import {
  aThousandRecords,
  exportTooOften,
  importRefused,
  importWithFaults,
  moveInPart,
  restoreTooLate,
} from '@ziping/mocks/scenarios/records';
import { expired, refreshFails } from '@ziping/mocks/scenarios/session';
import { recordCardCopy } from '@ziping/ui/patterns/RecordCard.copy';
import { recordToastCopy } from '@ziping/ui/patterns/RecordToast.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { recordMoveCopy } from '@ziping/ui/screens/reports/RecordMoveDialog.copy';
import { saveFileDialogCopy } from '@ziping/ui/patterns/SaveFileDialog.copy';
import { recordTransferCopy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import { reportsCopy } from '@ziping/ui/screens/reports/ReportsScreen.copy';
import { expect, waitFor, within } from 'storybook/test';

import { asBrowser, WECHAT } from '../../testing/browsers.ts';
import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';
import { chartIdsOnDevice } from '../../data/device-cache.ts';
import { createAppStore } from '../../data/app-store.ts';
import { chartOptions } from '../../data/charts.ts';
import { prefetch } from '../../data/query-client.ts';
import { firstPage, recordListOptions } from '../../data/records.ts';
import { restoreSessionAtom } from '../../session/session.ts';

export default { ...connectedMeta, title: '连通/报告', args: { path: '/reports' } };

const [first] = records;
const firstName = first?.name ?? '';

export const Guest: ConnectedStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reportsCopy.guestTitle)).toBeVisible();
  },
};

export const Member: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: firstName })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

export const SecondPage: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: firstName });
    await userEvent.click(canvas.getByRole('button', { name: /第 ?2 ?页/ }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: firstName })).toBeNull());
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const SearchedOnThePageShown: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: firstName });
    await userEvent.type(canvas.getByRole('searchbox'), firstName);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: firstName })).toBeVisible();
  },
};

type Play = NonNullable<ConnectedStory['play']>;

const deleteFirst: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: firstName });
  await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(firstName) }));
  await userEvent.click(canvas.getByRole('button', { name: reportsCopy.deleteMany }));
  await userEvent.click(await canvas.findByRole('button', { name: reportsCopy.deleteConfirm }));
  await waitFor(() => expect(canvas.queryByRole('link', { name: firstName })).toBeNull());
};

export const Deleted: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await deleteFirst(context);
    await waitFor(() => expect(context.canvas.getByText(recordToastCopy.deleted(1))).toBeVisible());
  },
};

export const DeletedAndBroughtBack: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await deleteFirst(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: recordToastCopy.undo }));
    await waitFor(() => expect(canvas.getByText(recordToastCopy.restored(1))).toBeVisible());
    await expect(await canvas.findByRole('link', { name: firstName })).toBeVisible();
  },
};

export const BroughtBackTooLate: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...restoreTooLate());
  },
  play: async (context) => {
    await deleteFirst(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: recordToastCopy.undo }));
    await waitFor(() => expect(canvas.getByText(recordToastCopy.late)).toBeVisible());
  },
};

export const Pinned: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    const fifth = records[4]?.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: recordCardCopy.pin(fifth) }));
    await expect(await canvas.findByRole('button', { name: recordCardCopy.unpin(fifth) })).toBeVisible();
    await waitFor(async () => {
      const [top] = await canvas.findAllByRole('article');
      await expect(top).toHaveTextContent(fifth);
    });
  },
};

const moveThree: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: firstName });
  for (const { name } of records.slice(0, 3)) {
    await userEvent.click(canvas.getByRole('checkbox', { name: recordCardCopy.select(name) }));
  }
  await userEvent.click(canvas.getByRole('button', { name: reportsCopy.moveMany }));
  await userEvent.click(await canvas.findByRole('radio', { name: recordCardCopy.groups.client }));
  await userEvent.click(canvas.getByRole('button', { name: recordMoveCopy.confirm }));
};

const groupsShown = (canvas: Parameters<typeof moveThree>[0]['canvas']) =>
  canvas
    .getAllByRole('article')
    .slice(0, 3)
    .map((card) => Object.values(recordCardCopy.groups).filter((group) => within(card).queryByText(group)))
    .join();

export const Moved: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    const { canvas } = context;
    const { client } = recordCardCopy.groups;
    await moveThree(context);
    await waitFor(() => expect(canvas.getByText(recordToastCopy.moved(3, client))).toBeVisible());
    await expect(canvas.queryByRole('toolbar', { name: reportsCopy.selection })).toBeNull();
    await waitFor(() => expect(groupsShown(canvas)).toBe([client, client, client].join()));
  },
};

export const MovedAndBack: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: firstName });
    const before = groupsShown(canvas);
    await moveThree(context);
    await userEvent.click(await canvas.findByRole('button', { name: recordToastCopy.undo }));
    await waitFor(() => expect(canvas.getByText(recordToastCopy.movedBack)).toBeVisible());
    await waitFor(() => expect(groupsShown(canvas)).toBe(before));
  },
};

export const MovedInPart: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...moveInPart());
  },
  play: async (context) => {
    await moveThree(context);
    const said = recordToastCopy.moved(2, recordCardCopy.groups.client) + recordToastCopy.movedMissing(1);
    await waitFor(() => expect(context.canvas.getByText(said)).toBeVisible());
  },
};

export const MoveFailed: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/records/move'));
  },
  play: async (context) => {
    const { canvas } = context;
    await moveThree(context);
    await expect(await canvas.findByText(recordMoveCopy.failed)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: recordCardCopy.groups.client })).toBeChecked();
  },
};

const table = new File(['姓名,性别,历法,出生时间,分组\n许晚,女,公历,1990-06-15 10:30,本人'], '命盘.csv');

const choose: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: reportsCopy.transfer }));
  await userEvent.upload(await canvas.findByLabelText(recordTransferCopy.pick), table);
};

export const Imported: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: firstName });
    await choose(context);
    await expect(await canvas.findByText(recordTransferCopy.preview(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: recordTransferCopy.confirm(1) }));
    await expect(await canvas.findByText(recordTransferCopy.done(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: recordTransferCopy.close }));
    await expect(await canvas.findByRole('link', { name: '许晚' })).toBeVisible();
  },
};

export const ImportedWithFaults: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...importWithFaults());
  },
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByText(recordTransferCopy.faultRow(7))).toBeVisible();
  },
};

export const ImportRefused: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...importRefused());
  },
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByText('缺少这些列：姓名、出生时间')).toBeVisible();
  },
};

/** WeChat keeps no files: it says what to do. */
export const ExportedInWechat: ConnectedStory = {
  beforeEach: () => {
    asMember();
    return asBrowser(WECHAT);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reportsCopy.transfer }));
    await userEvent.click(await canvas.findByRole('button', { name: recordTransferCopy.formats.csv }));
    const told = saveFileDialogCopy.wechat(recordTransferCopy.exportTitle, false);
    await waitFor(() => expect(canvas.getByText(told)).toBeVisible());
  },
};

export const ExportRefused: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...exportTooOften());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: reportsCopy.transfer }));
    await userEvent.click(await canvas.findByRole('button', { name: recordTransferCopy.formats.json }));
    await expect(await canvas.findByText(/操作过于频繁/)).toBeVisible();
  },
};

export const AThousandRecords: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...aThousandRecords());
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(reportsCopy.count(1000))).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    await step('a name that is not on this page is found among all', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '温伯言');
      await waitFor(() => expect(canvas.getAllByRole('link', { name: '温伯言' })).toHaveLength(5));
      await expect(canvas.getByText(reportsCopy.foundInAll(15, 1000))).toBeVisible();
      await expect(canvas.getByText(reportsCopy.count(1000))).toBeVisible();
    });
  },
};

/** The page before stays until the next one has arrived. */
export const SlowSecondPage: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('link', { name: firstName });
    const { handlers, release } = held('*/api/records');
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole('button', { name: /第 ?2 ?页/ }));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: reportsCopy.list })).toHaveAttribute('aria-busy'),
    );
    await expect(canvas.getByRole('link', { name: firstName })).toBeInTheDocument();
    release();
    await waitFor(() => expect(canvas.queryByRole('link', { name: firstName })).toBeNull());
  },
};

/** An earlier visit to the list, when the first record had another name, and to the second record's chart. */
async function visitedBefore(msw: Parameters<Play>[0]['msw']): Promise<void> {
  asMember();
  msw.use(
    ...recordHandlers(records.map((record) => (record === first ? { ...record, name: '旧名' } : record))),
  );
  const store = createAppStore();
  store.set(restoreSessionAtom, Date.now());
  await prefetch(store, (api) => recordListOptions(api, firstPage));
  const { id = '' } = records[1] ?? {};
  await prefetch(store, (api) => chartOptions(api, id));
  await waitFor(async () => expect(await chartIdsOnDevice(user.id)).toEqual([id]));
  msw.use(...allHandlers());
}

let answerRecords = () => {};

/** The list of an earlier visit is shown at once and replaced by the answer of the service. */
export const VisitedBefore: ConnectedStory = {
  beforeEach: async ({ msw }) => {
    await visitedBefore(msw);
    const { handlers, release } = held('*/api/records');
    msw.use(...handlers);
    answerRecords = release;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '旧名' })).toBeVisible();
    await expect(canvas.queryByText(reportsCopy.offline)).toBeNull();
    answerRecords();
    await expect(await canvas.findByRole('link', { name: firstName })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '旧名' })).toBeNull();
  },
};

/** Without a network it stays, with a notice, and marks the charts that cannot be opened. */
export const Offline: ConnectedStory = {
  beforeEach: async ({ msw }) => {
    await visitedBefore(msw);
    msw.use(...offline('*/api/records'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reportsCopy.offline)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(recordCardCopy.unavailable)).toHaveLength(4));
    const seen = canvas.getByRole('link', { name: records[1]?.name ?? '' }).closest('article');
    await expect(seen).not.toHaveTextContent(recordCardCopy.unavailable);
  },
};

/** Without a network and without an earlier visit. */
export const OfflineForTheFirstTime: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/records'));
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText(reportsCopy.failedTitle);
    await expect(title).toBeVisible();
  },
};

export const Empty: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...noRecords());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reportsCopy.emptyTitle)).toBeVisible();
  },
};

export const ExpiredTokenRenewed: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...expired());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: firstName })).toBeVisible();
  },
};

export const SessionOver: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...refreshFails());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem('user')).toBeNull();
  },
};
