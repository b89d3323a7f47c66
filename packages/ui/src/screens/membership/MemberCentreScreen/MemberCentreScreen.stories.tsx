import type { Schema } from '@ziping/api-client/types';
import { freeDashboard, memberDashboard } from '@ziping/mocks/fixtures/benefits';
import {
  activeMembership,
  noMembership,
  professionalMembership,
  subscription,
} from '@ziping/mocks/fixtures/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { memberCentreCopy as copy } from './MemberCentreScreen.copy.ts';
import { MemberCentreScreen } from './MemberCentreScreen.tsx';

/** The name of a plan as the documents have it. */
const yearly = { ...activeMembership, plan_name: '年度' };
const [recommendation] = freeDashboard.recommendations;
/** With more recommendations than the two that are shown. */
const free: Schema<'BenefitDashboard'> = {
  ...freeDashboard,
  recommendations: [
    ...freeDashboard.recommendations,
    ...(recommendation ? [{ ...recommendation, name: '季度会员' }] : []),
  ],
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
    benefits: { kind: 'loaded', data: { dashboard: memberDashboard, status: unlocks } },
    subscriptions: { kind: 'loaded', data: [subscription] },
    family: '家庭成员',
    cancellation: null,
    onRetry: fn(),
    onCancel: fn(),
    onConfirmCancellation: fn(),
    onLeaveCancellation: fn(),
  },
} satisfies Meta<typeof MemberCentreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A subscription that is not renewed: there is nothing to cancel. */
export const EndsByItself: Story = {
  args: { subscriptions: { kind: 'loaded', data: [{ ...subscription, auto_renew: false }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.endsByItself)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.cancelOf(subscription.plan_name) })).toBeNull();
  },
};

export const Member: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.days(167))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.cancelOf('年度会员') }));
    await expect(args.onCancel).toHaveBeenCalledWith({ subscription });
  },
};

/** A plan whose name ends like the text behind it. */
export const MemberByFullName: Story = {
  args: { membership: { kind: 'loaded', data: activeMembership } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('年度会员 会员')).toBeNull();
  },
};

/** With the way to what a professional plan offers. */
export const Professional: Story = {
  args: { membership: { kind: 'loaded', data: professionalMembership } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.professional })).toBeVisible();
  },
};

export const NoMember: Story = {
  args: {
    membership: { kind: 'loaded', data: noMembership },
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
  play: async ({ canvas }) => {
    // Nothing is left to renew, or to cancel.
    await expect(canvas.queryByRole('link', { name: copy.renew })).toBeNull();
    await expect(canvas.queryByRole('button', { name: copy.cancelOf('终身会员') })).toBeNull();
    await expect(canvas.getByRole('link', { name: copy.plans })).toHaveAttribute('href', '/membership');
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

export const BenefitsLoading: Story = { args: { benefits: { kind: 'loading' } } };

export const SubscriptionsLoading: Story = { args: { subscriptions: { kind: 'loading' } } };

export const Failed: Story = {
  args: {
    membership: { kind: 'failed' },
    benefits: { kind: 'failed' },
    subscriptions: { kind: 'failed' },
  },
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
export const Cancelling: Story = { args: { cancellation: { subscription, step: 'busy' } } };
export const CancelFailed: Story = { args: { cancellation: { subscription, step: 'failed' } } };

/** The plan of another account. */
export const SharedPlan: Story = {
  args: {
    membership: { kind: 'loaded', data: { ...yearly, plan_name: '家庭共享' } },
    subscriptions: { kind: 'loaded', data: [{ ...subscription, status: 'expired' }] },
  },
  play: async ({ canvas }) => {
    // Its owner renews it.
    await expect(canvas.queryByRole('link', { name: copy.renew })).toBeNull();
  },
};
