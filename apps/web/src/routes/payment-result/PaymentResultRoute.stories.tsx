import { paymentQueryFails, paymentStatus } from '@ziping/mocks/scenarios/paying';
import { paymentResultCopy as copy } from '@ziping/ui/screens/payment/PaymentResultScreen.copy';
import { expect } from 'storybook/test';

import { connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default {
  ...connectedMeta,
  title: '连通/支付结果',
  args: { path: '/payment/result?out_trade_no=ZP20261120160501002' },
};

export const Confirmed: ConnectedStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.loadingTitle })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: copy.successTitle })).toBeVisible();
  },
};

export const Failed: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...paymentStatus('failed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.failedTitle })).toBeVisible();
  },
};

export const Refused: ConnectedStory = {
  beforeEach: ({ msw }) => msw.use(...paymentQueryFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.messages.refused)).toBeVisible();
  },
};
