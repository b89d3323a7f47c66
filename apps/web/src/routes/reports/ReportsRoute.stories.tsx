import { records } from '@ziping/mocks/fixtures/records';
import { noRecords } from '@ziping/mocks/scenarios/empty';
import { expired, refreshFails } from '@ziping/mocks/scenarios/session';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { reportsCopy } from '@ziping/ui/screens/reports/ReportsScreen.copy';
import { expect, waitFor } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../flows/story-app.tsx';

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

export const Deleted: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: firstName });
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(firstName) }));
    await userEvent.click(canvas.getByRole('button', { name: reportsCopy.deleteMany }));
    await userEvent.click(await canvas.findByRole('button', { name: reportsCopy.deleteConfirm }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: firstName })).toBeNull());
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
