import { homeCopy } from '@ziping/ui/screens/home/HomeScreen.copy';
import { records } from '@ziping/mocks/fixtures/records';
import { serverError } from '@ziping/mocks/scenarios/network';
import { expect, waitFor } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/首页', args: { path: '/' } };

export const Guest: ConnectedStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(records[0]?.name ?? '')).toBeNull();
  },
};

export const Member: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(records[0]?.name ?? '')).toBeVisible();
  },
};

export const MemberWithoutAnswer: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...serverError('*/api/records'));
  },
  play: async ({ canvas }) => {
    const loading = () => canvas.queryByLabelText(homeCopy.recentLoading);
    await waitFor(() => expect(loading()).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
