import type { Schema } from '@ziping/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { memberCentreCopy as copy } from './MemberCentreScreen.copy.ts';
import { MemberCentreScreen } from './MemberCentreScreen.tsx';

const yearly: Schema<'CurrentMembership'> = {
  has_active_subscription: true,
  plan_id: 'p_3',
  plan_name: '年度',
  expire_date: '2027-05-06T15:59:59Z',
  days_left: 167,
};
const none: Schema<'CurrentMembership'> = {
  has_active_subscription: false,
  plan_id: null,
  plan_name: null,
  expire_date: null,
  days_left: null,
};
const subscription: Schema<'Subscription'> = {
  id: 's_7001',
  plan_id: 'p_3',
  plan_name: '年度会员',
  status: 'active',
  started_at: '2026-05-06T02:30:00Z',
  expire_date: '2027-05-06T15:59:59Z',
  cancelled_at: null,
};
const recommendation = {
  name: '月度会员',
  description: '对话不限次数，每月 3 份报告',
  price: 29.9,
  original_price: 39.9,
  product_id: 'personal_month',
};
const free: Schema<'BenefitDashboard'> = {
  membership_status: { is_member: false, plan_name: null },
  chat_status: { remaining_count: 2, daily_free_count: 3, daily_used_count: 1, source_type: 'free' },
  recommendations: [
    recommendation,
    {
      ...recommendation,
      name: '年度会员',
      price: 198,
      original_price: 358.8,
      description: '全部报告免费解锁',
    },
    { ...recommendation, name: '季度会员' },
  ],
};
const unlimited: Schema<'BenefitDashboard'> = {
  ...free,
  chat_status: { ...free.chat_status, remaining_count: -1, daily_used_count: 0, source_type: 'membership' },
  recommendations: [],
};
const unlocks: Schema<'BenefitStatus'> = {
  items: [
    {
      benefit_type: 'REPORT_UNLOCK',
      name: '报告解锁',
      total: 3,
      used: 1,
      remaining: 2,
      resets_at: '2026-11-30T16:00:00Z',
    },
  ],
};

const meta = {
  title: '页面/会员/会员中心',
  component: MemberCentreScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    membership: { kind: 'loaded', data: yearly },
    benefits: { kind: 'loaded', data: { dashboard: unlimited, status: unlocks } },
    subscriptions: { kind: 'loaded', data: [subscription] },
    cancellation: null,
    onRetry: fn(),
    onCancel: fn(),
    onConfirmCancellation: fn(),
    onLeaveCancellation: fn(),
  },
} satisfies Meta<typeof MemberCentreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.days(167))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.cancelOf('年度会员') }));
    await expect(args.onCancel).toHaveBeenCalledWith({ subscription });
  },
};

export const NoMember: Story = {
  args: {
    membership: { kind: 'loaded', data: none },
    benefits: { kind: 'loaded', data: { dashboard: free } },
    subscriptions: { kind: 'loaded', data: [] },
  },
  play: async ({ canvas }) => {
    // Two of the three recommendations.
    await expect(canvas.queryByText('季度会员')).toBeNull();
  },
};

export const Forever: Story = {
  args: {
    membership: {
      kind: 'loaded',
      data: { ...yearly, plan_name: '终身', expire_date: null, days_left: null },
    },
    subscriptions: { kind: 'loaded', data: [{ ...subscription, plan_name: '终身会员', expire_date: null }] },
  },
};

export const PastSubscriptions: Story = {
  args: {
    subscriptions: {
      kind: 'loaded',
      data: [
        { ...subscription, status: 'cancelled', cancelled_at: '2026-11-20T08:00:00Z' },
        {
          ...subscription,
          id: 's_2',
          plan_name: '月度会员',
          status: 'expired',
          expire_date: '2026-04-06T15:59:59Z',
        },
      ],
    },
  },
};

export const Loading: Story = {
  args: {
    membership: { kind: 'loading' },
    benefits: { kind: 'loading' },
    subscriptions: { kind: 'loading' },
  },
};

export const Failed: Story = {
  args: { membership: { kind: 'failed' }, benefits: { kind: 'failed' }, subscriptions: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button', { name: copy.retry })) await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'membership' });
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'benefits' });
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'subscriptions' });
  },
};

export const AskingToCancel: Story = {
  args: { cancellation: { subscription, step: 'asking' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.cancelUntil('2027年5月6日'))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.cancelConfirm }));
    await expect(args.onConfirmCancellation).toHaveBeenCalledOnce();
  },
};
export const AskingToCancelForever: Story = {
  args: { cancellation: { subscription: { ...subscription, expire_date: null }, step: 'asking' } },
};
export const Cancelling: Story = { args: { cancellation: { subscription, step: 'busy' } } };
export const CancelFailed: Story = { args: { cancellation: { subscription, step: 'failed' } } };
