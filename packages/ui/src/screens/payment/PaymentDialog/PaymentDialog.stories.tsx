import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { checkoutCopy } from '../../../patterns/Checkout/Checkout.copy.ts';
import { sampleModules } from '../../../patterns/QrCode/sampleModules.ts';
import { paymentDialogCopy as copy } from './PaymentDialog.copy.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

const order_no = 'ZP20261120160501001';
const waiting = { kind: 'waiting', order_no, means: { kind: 'page' } } as const;
const coupon = {
  options: [
    { code: 'NEW20', name: '新人立减20元', discount: 20 },
    { code: 'AUTUMN90', name: '秋日九折', discount: 3.99 },
  ],
  chosen: 'NEW20',
  best: true,
  typed: '',
};

const meta = {
  title: '页面/支付/解锁报告',
  component: PaymentDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'choosing' },
    unlocks: 'report',
    product: { name: '财运分析', price: 39.9, original_price: 59.9 },
    channel: 'wechat',
    coupon: { options: [], chosen: '', typed: '' },
    onChannel: fn(),
    onCoupon: fn(),
    onCouponTyped: fn(),
    onPay: fn(),
    onReopen: fn(),
    onCheck: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a membership would cost instead. */
export const WithPlan: Story = {
  args: {
    plan: {
      code: 'personal_month',
      name: '月度会员',
      price: 29.9,
      duration_text: '1个月',
      features: ['对话不限次数', '每月3份报告免费解锁'],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: copy.plan('月度会员', '￥29.90', '1个月') }),
    ).toHaveAttribute('href', '/membership?plan=personal_month');
  },
};

const withError = (error: string): Story => ({ args: { state: { kind: 'choosing', error } } });

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: copy.title })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: checkoutCopy.channels.alipay }));
    await expect(args.onChannel).toHaveBeenCalledWith({ channel: 'alipay' });
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.confirm('￥39.90') }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing that can be tapped moves when the coupons come. */
export const CouponsLoading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.couponChecking }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const BestCoupon: Story = {
  args: { coupon },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: checkoutCopy.confirm('￥19.90') })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox'), checkoutCopy.couponNone);
    await expect(args.onCoupon).toHaveBeenCalledWith({ code: '' });
  },
};

export const CouponTyped: Story = {
  args: { coupon: { ...coupon, typed: 'SPRING' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.couponApply }));
    await expect(args.onCoupon).toHaveBeenCalledWith({ code: 'SPRING' });
  },
};

export const CouponChecking: Story = { args: { coupon: { ...coupon, typed: 'SPRING', checking: true } } };

export const CouponRefused: Story = {
  args: { coupon: { ...coupon, typed: 'SPRING', error: '优惠券已过期' } },
};

export const UnknownPrice: Story = {
  args: { product: { name: '财运分析' }, coupon: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(checkoutCopy.priceUnknown)).toBeVisible());
    await expect(canvas.queryByText(/￥/)).toBeNull();
    await expect(canvas.getByRole('button', { name: checkoutCopy.confirmUnknown })).toBeEnabled();
  },
};

export const NothingToPay: Story = {
  args: { product: { name: '财运分析', price: 20 }, coupon },
};

export const InsideWechat: Story = {
  args: { insideWechat: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /支付宝/ })).toBeDisabled();
  },
};

export const Creating: Story = { args: { state: { kind: 'creating' } } };

export const ScanWithWechat: Story = {
  args: { state: { ...waiting, means: { kind: 'qr', modules: sampleModules, page: true } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: checkoutCopy.qrLabel.wechat })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.openHere }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

export const ScanWithAlipay: Story = {
  args: {
    channel: 'alipay',
    state: { ...waiting, means: { kind: 'qr', modules: sampleModules, page: false } },
  },
};

export const Waiting: Story = {
  args: { state: waiting },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.checkNow }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.reopen }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.stop }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WaitingForAlipay: Story = { args: { channel: 'alipay', state: waiting } };

export const WaitingInWechat: Story = { args: { state: { ...waiting, means: { kind: 'app' } } } };

export const CheckingNow: Story = { args: { state: { ...waiting, checking: true } } };

export const StatusUnknown: Story = { args: { state: { ...waiting, trouble: checkoutCopy.trouble } } };

export const Failed: Story = { args: { state: { kind: 'ended', status: 'failed' } } };
export const Expired: Story = { args: { state: { kind: 'ended', status: 'expired' } } };
export const Cancelled: Story = { args: { state: { kind: 'ended', status: 'cancelled' } } };

export const NoReport: Story = withError(copy.messages.noReport);
export const NoCode: Story = withError(copy.messages.noCode);
export const NoRecord: Story = withError(copy.messages.noRecord);
export const OrderFailed: Story = withError(copy.messages.orderFailed);
export const UnlockFailed: Story = withError(copy.messages.unlockFailed);
export const JsapiRefused: Story = withError(copy.messages.jsapiRefused);
export const JsapiFailed: Story = withError(copy.messages.jsapiFailed);
export const CancelledInApp: Story = withError(copy.messages.cancelled);
export const PaymentFailed: Story = withError(copy.messages.paymentFailed);

const record: Story['args'] = {
  unlocks: 'record',
  product: { name: copy.recordProduct, price: 99 },
  coupon: undefined,
};

export const WholeRecord: Story = { args: record };
export const RecordUnlocked: Story = { args: { ...record, state: { kind: 'unlocked' } } };
export const RecordNotFinished: Story = {
  args: { ...record, state: { kind: 'choosing', error: copy.messages.notFinished } },
};
/** The service says neither that it is paid nor that it is open: it can be asked again. */
export const RecordStatusUnknown: Story = {
  args: { ...record, state: { ...waiting, trouble: copy.messages.notFinished } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkoutCopy.checkNow }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const RecordRefused: Story = {
  args: {
    ...record,
    state: { kind: 'choosing', error: copy.recordRefused('支付渠道暂不可用，请换一种方式') },
  },
};
export const RecordFailed: Story = {
  args: { ...record, state: { kind: 'choosing', error: copy.messages.recordFailed } },
};
