import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { profileCopy as copy } from './ProfileScreen.copy.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const user = { nickname: '清和', avatar: '', phone: '13800138000', created_at: '2025-05-06T02:30:00Z' };

const noMembership = {
  has_active_subscription: false,
  plan_id: null,
  plan_name: null,
  expire_date: null,
  days_left: null,
};

const yearly = {
  has_active_subscription: true,
  plan_id: 'p_3',
  plan_name: '年度会员',
  expire_date: '2027-05-06T15:59:59Z',
  days_left: 167,
};

const meta = {
  title: '页面/个人/个人中心',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    user,
    membership: { kind: 'ready', current: yearly },
    statistics: { kind: 'ready', report_count: 12, last_activity: '2026-11-15T06:12:00Z' },
    unread: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    const links = {
      [copy.edit]: '/profile/edit',
      [copy.links.orders]: '/orders',
      [copy.links.membership]: '/profile/membership',
      [copy.links.feedback]: '/feedback',
      [copy.links.help]: '/help',
    };
    for (const [name, href] of Object.entries(links)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    for (const name of [copy.links.records, copy.links.reports]) {
      await expect(canvas.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', '/reports');
    }
  },
};

export const NoMembership: Story = { args: { membership: { kind: 'ready', current: noMembership } } };

export const MembershipWithoutExpiry: Story = {
  args: {
    membership: {
      kind: 'ready',
      current: { ...yearly, plan_id: 'p_6', plan_name: '专业旗舰版', expire_date: null, days_left: null },
    },
  },
};

export const NewAccount: Story = {
  args: {
    user: { ...user, nickname: '', created_at: '2026-11-20T08:00:00Z' },
    membership: { kind: 'ready', current: noMembership },
    statistics: { kind: 'ready', report_count: 0, last_activity: null },
  },
};

export const PhoneMissing: Story = {
  args: { user: { ...user, nickname: '微信用户', phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.phoneMissing)).toBeVisible();
  },
};

export const AvatarBroken: Story = { args: { user: { ...user, avatar: '/no-such-picture.png' } } };

export const LongNickname: Story = {
  args: { user: { ...user, nickname: '山高月小水落石出曾日月之几何而江山不可' } },
};

export const Loading: Story = {
  args: { membership: { kind: 'loading' }, statistics: { kind: 'loading' } },
};

export const MembershipFailed: Story = {
  args: { membership: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith({ part: 'membership' });
  },
};

export const StatisticsFailed: Story = { args: { statistics: { kind: 'failed' } } };

export const Failed: Story = {
  args: { membership: { kind: 'failed' }, statistics: { kind: 'failed' } },
};

export const NewReply: Story = {
  args: { unread: true },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('link', { name: new RegExp(`${copy.links.feedbacks}.*${copy.unread}`) }),
    ).toHaveAttribute('href', '/feedback/mine');
  },
};
