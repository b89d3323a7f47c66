import { memberDashboard } from '@ziping/mocks/fixtures/benefits';
import { invitation, subscription } from '@ziping/mocks/fixtures/membership';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { mock, ok } from '@ziping/mocks/http';
import { activeMember, familyMember, familyOwner, familyRefused } from '@ziping/mocks/scenarios/paying';
import { familyCopy } from '@ziping/ui/screens/membership/FamilySection.copy';
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

export const FamilyInvitation: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...familyOwner());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: familyCopy.invite }));
    await expect(await canvas.findByText(invitation.code)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: familyCopy.removeOf('婉清') }));
    await userEvent.click(await canvas.findByRole('button', { name: familyCopy.remove }));
    await expect(await canvas.findByText(familyCopy.owner(1, 5))).toBeVisible();
  },
};

export const FamilyJoined: ConnectedStory = {
  args: { path: `/profile/membership?family=${invitation.code}` },
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: familyCopy.join }));
    await expect(await canvas.findByText(familyCopy.member('明远'))).toBeVisible();
  },
};

export const FamilyLeft: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...familyMember());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: familyCopy.leave }));
    const [, confirm] = await canvas.findAllByRole('button', { name: familyCopy.leave });
    if (confirm) await userEvent.click(confirm);
    await expect(await canvas.findByText(familyCopy.none)).toBeVisible();
  },
};

export const FamilyRefused: ConnectedStory = {
  args: { path: '/profile/membership?family=ABCDEFGH23' },
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...familyRefused());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: familyCopy.join }));
    await expect(await canvas.findByText('邀请码无效或已过期')).toBeVisible();
  },
};
