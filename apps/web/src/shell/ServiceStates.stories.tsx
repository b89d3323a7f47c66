import { records } from '@ziping/mocks/fixtures/records';
import type { ServiceState } from '@ziping/mocks/scenarios/service-states';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { shortfallCopy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import { paymentResultCopy } from '@ziping/ui/screens/payment/PaymentResultScreen.copy';
import { reportsCopy } from '@ziping/ui/screens/reports/ReportsScreen.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../testing/story-app.tsx';

/** A page in each state that the toolbar can put the service into. */
export default { ...connectedMeta, title: '连通/服务状态', args: { path: '/reports' } };

const firstName = records[0]?.name ?? '';
const record = `/reports/${records[0]?.id ?? ''}`;

const inState = (service: ServiceState, story: ConnectedStory): ConnectedStory => ({
  beforeEach: asMember,
  globals: { service },
  ...story,
});

export const Loading = inState('loading', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: reportsCopy.loading })).toBeInTheDocument();
  },
});

export const Slow = inState('slow', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: reportsCopy.loading })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: firstName })).toBeVisible();
  },
});

export const Offline = inState('offline', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: reportsCopy.retry })).toBeVisible();
  },
});

export const Failing = inState('failing', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: reportsCopy.retry })).toBeVisible();
  },
});

/** The tokens are refreshed once and the list arrives. */
export const Expired = inState('expired', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: firstName })).toBeVisible();
  },
});

/** Neither token is valid: the login page says why one is there. */
export const Ended = inState('ended', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loginCopy.messages.expired)).toBeVisible();
  },
});

/** Code 1200 leads to the page where a phone is bound. */
export const PhoneRequired = inState('phone', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '绑定手机号', level: 1 })).toBeVisible();
  },
});

export const Conflict = inState('conflict', {
  args: { path: `${record}?tab=reports` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '生成报告' }));
    await expect(await canvas.findByText('报告已存在且是最新版本')).toBeVisible();
  },
});

export const Shortfall = inState('shortfall', {
  args: { path: `${record}?tab=chat` },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: shortfallCopy.chatTitle });
  },
});

export const PaymentPending = inState('pending', {
  args: { path: '/payment/result?out_trade_no=ZP20261120160501002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: paymentResultCopy.pendingTitle })).toBeVisible();
  },
});
