import { plansFail } from '@ziping/mocks/scenarios/paying';
import { checkoutCopy } from '@ziping/ui/patterns/Checkout.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { membershipCopy as copy } from '@ziping/ui/screens/membership/MembershipScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/会员套餐', args: { path: '/membership' } };

export const GuestBuys: ConnectedStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^年度会员/ }));
    await userEvent.click(canvas.getByRole('button', { name: copy.buy }));
    await expect(await canvas.findByRole('button', { name: loginCopy.submit })).toBeVisible();
  },
};

export const BoughtAndPaid: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^年度会员/ }));
    await userEvent.click(canvas.getByRole('button', { name: copy.buy }));
    await expect(await canvas.findByRole('radio', { name: checkoutCopy.channels.wechat })).toBeVisible();
  },
};

export const Failed: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...plansFail()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.messages.plansRefused)).toBeVisible();
  },
};
