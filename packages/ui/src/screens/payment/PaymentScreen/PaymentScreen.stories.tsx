import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkoutCopy } from '../../../patterns/Checkout/Checkout.copy.ts';
import { sampleModules } from '../../../patterns/QrCode/sampleModules.ts';
import { paymentCopy as copy } from './PaymentScreen.copy.ts';
import { type PayableOrder, PaymentScreen } from './PaymentScreen.tsx';

const order: PayableOrder = {
  order_no: 'ZP20261120160501001',
  status: 'pending',
  payment_type: 'membership',
  created_at: '2026-11-19T08:05:01Z',
  expires_at: '2026-11-19T08:35:01Z',
  coupon_code: null,
  record_id: null,
};

const checkout = {
  state: { kind: 'choosing' as const },
  product: { name: '年度会员', price: 198, original_price: 358.8 },
  channel: 'wechat' as const,
  coupon: {
    options: [
      { code: 'NEW20', name: '新人立减20元', discount: 20 },
      { code: 'AUTUMN90', name: '秋日九折', discount: 19.8 },
    ],
    chosen: 'NEW20',
    best: true,
    typed: '',
  },
  onChannel: fn(),
  onCoupon: fn(),
  onCouponTyped: fn(),
  onPay: fn(),
  onReopen: fn(),
  onCheck: fn(),
  onCancel: fn(),
};

const meta = {
  title: '页面/支付/支付订单',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'loaded', order },
    checkout,
    cancellation: null,
    onConfirmCancellation: fn(),
    onLeaveCancellation: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.confirm('￥178.00') }));
    await expect(checkout.onPay).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: copy.cancel }));
    await expect(checkout.onCancel).toHaveBeenCalled();
  },
};

/** Says whose chart the report is about. */
export const ForARecord: Story = {
  args: {
    state: {
      kind: 'loaded',
      order: { ...order, payment_type: 'report', record_id: 'r_3001', record_name: '林清和' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('林清和')).toBeVisible();
  },
};

export const CouponUsed: Story = {
  args: {
    state: { kind: 'loaded', order: { ...order, coupon_code: 'NEW20' } },
    checkout: { ...checkout, product: { ...checkout.product, price: 178 }, coupon: undefined },
  },
};

export const Waiting: Story = {
  args: {
    checkout: {
      ...checkout,
      state: {
        kind: 'waiting',
        order_no: order.order_no,
        means: { kind: 'qr', modules: sampleModules, page: true },
      },
    },
  },
};

export const Refused: Story = {
  args: { checkout: { ...checkout, state: { kind: 'choosing', error: copy.messages.refused } } },
};

export const Failing: Story = {
  args: { checkout: { ...checkout, state: { kind: 'choosing', error: copy.messages.failed } } },
};

export const FailedBefore: Story = {
  args: { state: { kind: 'loaded', order: { ...order, status: 'failed' } } },
};

export const AskingToCancel: Story = {
  args: { cancellation: 'asking' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.cancelBack }));
    await expect(args.onLeaveCancellation).toHaveBeenCalledOnce();
  },
};
export const Cancelling: Story = { args: { cancellation: 'busy' } };
export const CancelFailed: Story = { args: { cancellation: 'failed' } };

const over = (status: PayableOrder['status'], more: Partial<PayableOrder> = {}): Story => ({
  args: { state: { kind: 'loaded', order: { ...order, status, ...more } }, checkout: undefined },
});

export const MembershipPaid: Story = over('paid');
/** Bought for a question that waits. */
export const PaidForQuestion: Story = {
  args: { ...over('paid').args, questionHref: '/ask' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.toQuestion })).toHaveAttribute('href', '/ask');
  },
};
export const ReportPaid: Story = over('paid', { payment_type: 'report', record_id: 'r_3001' });
export const Failed: Story = over('failed');
export const Expired: Story = over('expired');
export const ReportExpired: Story = over('expired', { payment_type: 'report', record_id: 'r_3001' });
export const Cancelled: Story = over('cancelled');

export const PaidTwice: Story = over('paid', { refund_status: 'done' });
export const Refunded: Story = over('cancelled', { refund_status: 'done' });
export const RefundRefused: Story = over('failed', { refund_status: 'failed' });

export const Loading: Story = { args: { state: { kind: 'loading' }, checkout: undefined } };
export const Missing: Story = { args: { state: { kind: 'missing' }, checkout: undefined } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed' }, checkout: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
