import { user } from '@ziping/mocks/fixtures/user';
import { noRecords } from '@ziping/mocks/scenarios/empty';
import { offline } from '@ziping/mocks/scenarios/network';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { profileCopy as copy } from '@ziping/ui/screens/profile/ProfileScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/个人中心', args: { path: '/profile' } };

export const Member: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: user.nickname })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: copy.statistics })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: copy.plan })).toBeVisible();
  },
};

export const NothingYet: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...noRecords());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.lastActivityNone)).toBeVisible();
  },
};

export const Guest: ConnectedStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
  },
};

export const PlanNotToBeHad: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/v1/membership/current'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.planFailed)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: copy.statistics })).toBeVisible();
  },
};
