import { leapMonthRecord, record, trueSolarRecord } from '@ziping/mocks/fixtures/records';
import { offline, serverError } from '@ziping/mocks/scenarios/network';
import { updateRefused } from '@ziping/mocks/scenarios/records';
import { recordCardCopy } from '@ziping/ui/patterns/RecordCard.copy';
import { recordEditCopy as copy } from '@ziping/ui/screens/reports/RecordEditScreen.copy';
import { reportDetailCopy } from '@ziping/ui/screens/reports/ReportDetailScreen.copy';
import { expect, waitFor } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/编辑命盘', args: { path: `/reports/${record.id}/edit` } };

type Play = NonNullable<ConnectedStory['play']>;

const rename: Play = async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: /姓名/ });
  await userEvent.clear(name);
  await userEvent.type(name, '林晚');
  await userEvent.click(canvas.getByRole('button', { name: copy.save }));
};

export const Changed: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await rename(context);
    await expect(
      await context.canvas.findByRole('heading', { name: reportDetailCopy.title('林晚') }),
    ).toBeVisible();
  },
};

/** A birth that reports were written for is changed when that was confirmed. */
export const BirthOfWrittenReports: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '时' }), '3');
    await userEvent.click(canvas.getByRole('button', { name: copy.save }));
    const dialog = await canvas.findByRole('dialog', { name: copy.askTitle });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: copy.askConfirm }));
    await canvas.findByRole('heading', { name: reportDetailCopy.title(record.name) });
  },
};

export const NotedAndMarkedInTheList: ConnectedStory = {
  args: { path: '/reports' },
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: recordCardCopy.editOf(record.name) }));
    await userEvent.type(await canvas.findByRole('textbox', { name: copy.note }), '时辰由母亲回忆。');
    await userEvent.click(canvas.getByRole('button', { name: copy.save }));
    await canvas.findByRole('heading', { name: reportDetailCopy.title(record.name) });
  },
};

export const PlaceOfBirth: ConnectedStory = {
  args: { path: `/reports/${trueSolarRecord.id}/edit` },
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /区|县/ })).toHaveValue('653101'));
  },
};

export const LeapMonth: ConnectedStory = {
  args: { path: `/reports/${leapMonthRecord.id}/edit` },
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '月' })).toHaveValue('4L'));
  },
};

export const FaultsAreNamed: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /姓名/ }));
    await userEvent.click(canvas.getByRole('button', { name: copy.save }));
    await expect(await canvas.findByText('请输入姓名')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus();
  },
};

export const Refused: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...updateRefused());
  },
  play: async (context) => {
    await rename(context);
    await expect(await context.canvas.findByText('出生时间不能晚于现在')).toBeVisible();
  },
};

export const NothingIsLostOffline: ConnectedStory = {
  beforeEach: asMember,
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: /姓名/ });
    context.msw.use(...offline('*/api/records/*'));
    await rename(context);
    await expect(await context.canvas.findByText(copy.messages.failed)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: /姓名/ })).toHaveValue('林晚');
  },
};

export const SomebodyElses: ConnectedStory = {
  args: { path: '/reports/r_9999/edit' },
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.missingTitle)).toBeVisible();
  },
};

export const ServiceDown: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...serverError('*/api/records/*'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.failedTitle)).toBeVisible();
  },
};
