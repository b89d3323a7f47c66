import { exhaustedDashboard } from '@ziping/mocks/fixtures/benefits';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { offline } from '@ziping/mocks/scenarios/network';
import { shortfallCopy as copy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, Detached, type DetachedStory } from '../../testing/story-app.tsx';
import Shortfall from './Shortfall.tsx';

export default {
  ...connectedMeta,
  title: '连通/权益不足',
  component: Detached,
  args: { children: <Shortfall missing="chat" onClose={() => undefined} /> },
};

export const Chat: DetachedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...benefitHandlers(exhaustedDashboard));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.noMember)).toBeInTheDocument();
    await expect(canvas.getByText(copy.dailyUsed(3, 3))).toBeInTheDocument();
  },
};

export const Failed: DetachedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/benefits/dashboard'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.failed)).toBeInTheDocument();
  },
};
