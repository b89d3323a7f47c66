import { offline } from '@ziping/mocks/scenarios/network';
import { ordersCopy as copy } from '@ziping/ui/screens/payment/OrdersScreen.copy';
import { expect, waitFor } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/订单记录', args: { path: '/orders' } };

export const Cancelled: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.cancelOf('年度会员') }));
    await userEvent.click(await canvas.findByRole('button', { name: copy.cancelConfirm }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: copy.payOf('年度会员') })).toBeNull());
    await expect(canvas.getAllByText(copy.statuses.cancelled).length).toBeGreaterThan(1);
  },
};

export const Filtered: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('年度会员');
    await userEvent.click(canvas.getByRole('radio', { name: copy.filters.paid }));
    await waitFor(() => expect(canvas.queryByText('年度会员')).toBeNull());
    await expect(await canvas.findByText('财运分析')).toBeVisible();
  },
};

export const Failed: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...offline('*/api/orders'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.failedTitle)).toBeVisible();
  },
};
