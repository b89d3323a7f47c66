import { orderFails } from '@ziping/mocks/scenarios/paying';
import { checkoutCopy as texts } from '@ziping/ui/patterns/Checkout.copy';
import { paymentDialogCopy as copy } from '@ziping/ui/screens/payment/PaymentDialog.copy';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, Detached, type DetachedStory } from '../../testing/story-app.tsx';
import UnlockRecord from './UnlockRecord.tsx';
import UnlockReport from './UnlockReport.tsx';

const report = { code: 'wealth', name: '财运分析', price: 39.9, original_price: 59.9 };

function Report() {
  const [paid, setPaid] = useState(false);
  if (paid) return <p>已解锁</p>;
  return (
    <UnlockReport record_id="r_3001" report={report} onPaid={() => setPaid(true)} onClose={() => undefined} />
  );
}

function WholeRecord() {
  const [paid, setPaid] = useState(false);
  if (paid) return <p>已解锁</p>;
  return (
    <UnlockRecord record_id="r_3001" amount={99} onPaid={() => setPaid(true)} onClose={() => undefined} />
  );
}

export default {
  ...connectedMeta,
  title: '连通/解锁报告',
  component: Detached,
  args: { children: <Report /> },
  beforeEach: async (context: Parameters<typeof connectedMeta.beforeEach>[0]) => {
    await connectedMeta.beforeEach(context);
    asMember();
  },
};

export const Unlocked: DetachedStory = {
  play: async ({ canvas, userEvent }) => {
    // The best coupon takes a tenth off.
    await userEvent.click(await canvas.findByRole('button', { name: texts.confirm('￥35.91') }));
    await expect(await canvas.findByRole('img', { name: texts.qrLabel.wechat })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: texts.checkNow }));
    await expect(await canvas.findByText('已解锁')).toBeVisible();
  },
};

export const OrderFailed: DetachedStory = {
  beforeEach: ({ msw }) => msw.use(...orderFails()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.confirm('￥35.91') }));
    await expect(await canvas.findByText(copy.messages.orderFailed)).toBeInTheDocument();
  },
};

export const RecordUnlocked: DetachedStory = {
  args: { children: <WholeRecord /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.confirm('￥99.00') }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.checkNow }));
    await expect(await canvas.findByText(copy.unlocked)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.done }));
    await expect(await canvas.findByText('已解锁')).toBeVisible();
  },
};
