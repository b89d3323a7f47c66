import { pendingOrder } from '@ziping/mocks/fixtures/orders';
import { orderHandlers } from '@ziping/mocks/handlers/orders';
import { checkoutCopy as texts } from '@ziping/ui/patterns/Checkout.copy';
import { paymentCopy as copy } from '@ziping/ui/screens/payment/PaymentScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default {
  ...connectedMeta,
  title: '连通/支付',
  args: { path: '/payment?order_id=o_5001&type=membership' },
};

export const ScannedAndPaid: ConnectedStory = {
  beforeEach: asMember,
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.confirm('￥178.00') }));
    await expect(await canvas.findByRole('img', { name: texts.qrLabel.wechat })).toBeVisible();
    msw.use(...orderHandlers([{ ...pendingOrder, status: 'paid' }]));
    await userEvent.click(canvas.getByRole('button', { name: texts.checkNow }));
    await expect(await canvas.findByRole('heading', { name: copy.paidTitle })).toBeVisible();
  },
};

export const Missing: ConnectedStory = {
  args: { path: '/payment' },
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.missingTitle })).toBeVisible();
  },
};
