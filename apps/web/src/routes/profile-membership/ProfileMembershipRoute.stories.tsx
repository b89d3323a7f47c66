import { memberDashboard } from '@ziping/mocks/fixtures/benefits';
import { subscription } from '@ziping/mocks/fixtures/membership';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { mock, ok } from '@ziping/mocks/http';
import { activeMember } from '@ziping/mocks/scenarios/paying';
import { memberCentreCopy as copy } from '@ziping/ui/screens/membership/MemberCentreScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/会员中心', args: { path: '/profile/membership' } };

export const SubscriptionCancelled: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...activeMember(), ...benefitHandlers(memberDashboard));
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.cancelOf('年度会员') }));
    msw.use(
      mock.get('/api/v1/membership/subscriptions', ({ answer }) =>
        answer(200, ok([{ ...subscription, status: 'cancelled' }])),
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: copy.cancelConfirm }));
    await expect(await canvas.findByText(copy.statuses.cancelled)).toBeVisible();
  },
};

export const NoMember: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.noMember)).toBeVisible();
  },
};
