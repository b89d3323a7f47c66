import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { boughtReportTexts } from '../../../patterns/BoughtReport/BoughtReport.copy.ts';
import { paymentResultCopy as copy } from './PaymentResultScreen.copy.ts';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';

const meta = {
  title: '页面/支付/支付结果',
  component: PaymentResultScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'loading' }, order_no: 'ZP20261120160501001', onCheck: fn() },
} satisfies Meta<typeof PaymentResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withError = (message: string, retry = true): Story => ({
  args: { state: { kind: 'error', message, retry } },
});

export const Loading: Story = {};

export const ReportPaid: Story = {
  args: { state: { kind: 'success', record_id: 'r_3001', report_code: 'career' }, bought: 'writing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.toReport })).toHaveAttribute(
      'href',
      '/reports/r_3001?tab=reports&report=career',
    );
  },
};

export const ReportWritten: Story = {
  args: { ...ReportPaid.args, bought: 'written' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(boughtReportTexts.written)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.toReport })).toBeVisible();
  },
};

/** Bought for a question that waits. */
export const SuccessForQuestion: Story = {
  args: { state: { kind: 'success', record_id: null }, questionHref: '/ask' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.toQuestion })).toHaveAttribute('href', '/ask');
  },
};

export const MembershipPaid: Story = {
  args: { state: { kind: 'success', record_id: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.toMembership })).toHaveAttribute(
      'href',
      '/profile/membership',
    );
  },
};

export const Failed: Story = { args: { state: { kind: 'failed' } } };

export const FailedPayableAgain: Story = {
  args: { state: { kind: 'failed', order_id: 'o_5001' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.payAgain })).toHaveAttribute(
      'href',
      '/payment?order_id=o_5001&type=membership',
    );
  },
};

export const Pending: Story = {
  args: { state: { kind: 'pending' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.checkAgain }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = withError(copy.messages.refused);
export const Unreachable: Story = withError(copy.messages.unreachable);
export const Unknown: Story = withError(copy.messages.unknown);
export const NoOrderNo: Story = {
  args: { state: { kind: 'error', message: copy.messages.noOrderNo, retry: false }, order_no: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: copy.retry })).toBeNull();
  },
};
