import type { Schema } from '@ziping/api-client/types';
import { exhaustedDashboard } from '@ziping/mocks/fixtures/benefits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shortfallCopy as copy } from './ShortfallDialog.copy.ts';
import { ShortfallDialog } from './ShortfallDialog.tsx';

const [recommendation] = exhaustedDashboard.recommendations;
/** With more recommendations than the two that are shown. */
const dashboard: Schema<'BenefitDashboard'> = {
  ...exhaustedDashboard,
  recommendations: [
    ...exhaustedDashboard.recommendations,
    ...(recommendation ? [{ ...recommendation, name: '季度会员' }] : []),
  ],
};
const member = { is_member: true, plan_name: '月度' };

const meta = {
  title: '页面/会员/权益不足',
  component: ShortfallDialog,
  parameters: { layout: 'fullscreen' },
  args: { missing: 'chat', state: { kind: 'loaded', dashboard }, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof ShortfallDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** When the free conversations come back. */
export const ComesBack: Story = {
  args: {
    state: {
      kind: 'loaded',
      dashboard: {
        ...dashboard,
        chat_status: { ...dashboard.chat_status, resets_at: '2026-11-20T16:00:00Z' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.backAt('2026年11月21日 00:00', 3))).toBeInTheDocument();
  },
};

/** A service that names no time: they are of the day. */
export const ComesBackTomorrow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.backTomorrow(3))).toBeInTheDocument();
  },
};

export const Chat: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: '智能对话权益不足' })).toBeInTheDocument();
    await expect(canvas.getByText('普通用户')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /对话50次/ })).toHaveAttribute(
      'href',
      '/membership?plan=chats_50',
    );
    await expect(canvas.getByText('月度会员')).toBeInTheDocument();
    // At most two.
    await expect(canvas.queryByText('季度会员')).toBeNull();
    await expect(canvas.getByRole('link', { name: copy.upgrade })).toHaveAttribute('href', '/membership');
    await userEvent.click(canvas.getByRole('button', { name: copy.later }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ChatOfMember: Story = {
  args: { state: { kind: 'loaded', dashboard: { ...dashboard, membership_status: member } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('月度 会员')).toBeInTheDocument();
  },
};

/** A package of conversations is not offered for a report. */
export const Report: Story = {
  args: { missing: 'report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('年度会员')).toBeInTheDocument();
    await expect(canvas.queryByText('对话50次')).toBeNull();
  },
};

export const ReportWithoutLimit: Story = {
  args: {
    state: {
      kind: 'loaded',
      dashboard: {
        ...dashboard,
        membership_status: member,
        chat_status: { ...dashboard.chat_status, remaining_count: -1 },
        recommendations: [],
      },
    },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
