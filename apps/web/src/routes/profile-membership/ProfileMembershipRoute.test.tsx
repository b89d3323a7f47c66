// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { freeDashboard, memberDashboard } from '@ziping/mocks/fixtures/benefits';
import { activeMembership, noMembership, subscription } from '@ziping/mocks/fixtures/membership';
import { memberCentreCopy as copy } from '@ziping/ui/screens/membership/MemberCentreScreen.copy';
import { beforeAll, expect, it } from 'vitest';

import { granted, open, pass, press } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

const CURRENT = 'GET /api/v1/membership/current';
const SUBSCRIPTIONS = 'GET /api/v1/membership/subscriptions';
const CANCEL = 'POST /api/v1/membership/subscriptions/s_7001/cancel';
const DASHBOARD = 'GET /api/benefits/dashboard';
const failing = { code: 500, message: '', data: null, status: 500 };
const ofMember = {
  [CURRENT]: granted(activeMembership),
  [SUBSCRIPTIONS]: granted([subscription]),
  [DASHBOARD]: granted(memberDashboard),
};
const visit = (answers: Parameters<typeof open>[1]) => open('/profile/membership', answers, { as: 'member' });

beforeAll(stubDialogs);

it('shows the plan, its days, its end and the benefits of a member', async () => {
  await visit(ofMember);
  expect(screen.getByText('年度会员', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText(copy.days(167))).toBeTruthy();
  expect(screen.getByText(copy.until('2027年5月6日'))).toBeTruthy();
  expect(screen.getByText(copy.unlimited)).toBeTruthy();
});

it('shows an ordinary user what is left today, and at most two recommendations', async () => {
  const [first] = freeDashboard.recommendations;
  await visit({
    [CURRENT]: granted(noMembership),
    [SUBSCRIPTIONS]: granted([]),
    [DASHBOARD]: granted({
      ...freeDashboard,
      recommendations: [...freeDashboard.recommendations, { ...first, name: '第三种' }],
    }),
  });
  expect(screen.getByText('普通用户')).toBeTruthy();
  expect(screen.getByText(copy.remaining(2))).toBeTruthy();
  expect(screen.getByText(copy.subscriptionsNone)).toBeTruthy();
  expect(screen.getByText('年度会员')).toBeTruthy();
  expect(screen.queryByText('第三种')).toBeNull();
});

it('cancels a subscription after asking, and loads it again', async () => {
  let cancelled = false;
  const page = await visit({
    ...ofMember,
    [SUBSCRIPTIONS]: () => granted([{ ...subscription, status: cancelled ? 'cancelled' : 'active' }]),
    [CANCEL]: () => {
      cancelled = true;
      return granted({ ...subscription, status: 'cancelled' });
    },
  });
  press(copy.cancelOf('年度会员'));
  expect(screen.getByText(copy.cancelUntil('2027年5月6日'))).toBeTruthy();
  press(copy.cancelConfirm);
  await pass();
  expect(page.bodiesOf(CANCEL)).toHaveLength(1);
  expect(screen.getByText(copy.statuses.cancelled)).toBeTruthy();
});

it('keeps the dialog open when a subscription was not cancelled', async () => {
  await visit({ ...ofMember, [CANCEL]: failing });
  press(copy.cancelOf('年度会员'));
  press(copy.cancelConfirm);
  await pass(1000);
  expect(screen.getByText(copy.cancelFailed)).toBeTruthy();
});

it('loads each part again that failed, and shows the others meanwhile', async () => {
  let there = false;
  await visit({ ...ofMember, [SUBSCRIPTIONS]: () => (there ? granted([subscription]) : failing) });
  await pass(60_000);
  expect(screen.getByText(copy.days(167))).toBeTruthy();
  expect(screen.getByText(copy.subscriptionsFailed)).toBeTruthy();
  there = true;
  press(copy.retry);
  await pass();
  expect(screen.getByText(copy.statuses.active)).toBeTruthy();
});
