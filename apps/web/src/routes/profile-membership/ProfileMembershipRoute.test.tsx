// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { freeDashboard, memberDashboard } from '@ziping/mocks/fixtures/benefits';
import {
  activeMembership,
  invitation,
  joinedFamily,
  noFamily,
  noMembership,
  ownFamily,
  subscription,
} from '@ziping/mocks/fixtures/membership';
import { familyCopy } from '@ziping/ui/screens/membership/FamilySection.copy';
import { memberCentreCopy as copy } from '@ziping/ui/screens/membership/MemberCentreScreen.copy';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { granted, open, pass, press, type } from '../../testing/page.tsx';
import { stubDialogs } from '../../testing/stubs.ts';

const CURRENT = 'GET /api/v1/membership/current';
const SUBSCRIPTIONS = 'GET /api/v1/membership/subscriptions';
const CANCEL = 'POST /api/v1/membership/subscriptions/s_7001/cancel';
const DASHBOARD = 'GET /api/benefits/dashboard';
const FAMILY = 'GET /api/v1/membership/family';
const INVITE = 'POST /api/v1/membership/family/invitation';
const JOIN = 'POST /api/v1/membership/family/join';
const REMOVE = 'DELETE /api/v1/membership/family/members/u_1002';
const failing = { code: 500, message: '', data: null, status: 500 };
const ofMember = {
  [CURRENT]: granted(activeMembership),
  [SUBSCRIPTIONS]: granted([subscription]),
  [DASHBOARD]: granted(memberDashboard),
};
async function visit(answers: Parameters<typeof open>[1], query = '') {
  const address = `/profile/membership${query}`;
  const page = await open(address, { [FAMILY]: granted(noFamily), ...answers }, { as: 'member' });
  // The family comes after the parts above it.
  await pass();
  return page;
}

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

describe('the family', () => {
  it('is joined by the link of an invitation, which brings the plan', async () => {
    let joined = false;
    const page = await visit(
      {
        ...ofMember,
        [CURRENT]: () => granted(joined ? activeMembership : noMembership),
        [FAMILY]: () => granted(joined ? joinedFamily : noFamily),
        [JOIN]: () => {
          joined = true;
          return granted(joinedFamily);
        },
      },
      `?family=${invitation.code}`,
    );
    press(familyCopy.join);
    await pass();
    expect(page.bodiesOf(JOIN)).toEqual([{ code: invitation.code }]);
    expect(screen.getByText(familyCopy.member('明远'))).toBeTruthy();
    expect(screen.getByText('年度会员', { selector: 'p' })).toBeTruthy();
    // The dialog would come back on reload.
    expect(page.at()).toBe('/profile/membership');
  });

  it('is joined by a typed code; an empty one is not sent, and a refusal keeps what was typed', async () => {
    const page = await visit({
      ...ofMember,
      [JOIN]: { code: 404, message: '邀请码无效或已过期', data: null, status: 404 },
    });
    press(familyCopy.enterCode);
    press(familyCopy.join);
    await pass();
    expect(screen.getByText(familyCopy.codeMissing)).toBeTruthy();
    expect(page.bodiesOf(JOIN)).toEqual([]);
    type(/邀请码/, ' abc ');
    press(familyCopy.join);
    await pass();
    expect(page.bodiesOf(JOIN)).toEqual([{ code: 'abc' }]);
    expect(screen.getByText('邀请码无效或已过期')).toBeTruthy();
    expect(screen.getByDisplayValue('abc')).toBeTruthy();
  });

  it('gets an invitation, which is copied with its link where there is no share sheet', async () => {
    let invited = false;
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    await visit({
      ...ofMember,
      [FAMILY]: () => granted({ ...ownFamily, invitation: invited ? invitation : null }),
      [INVITE]: () => {
        invited = true;
        return granted({ ...ownFamily, invitation });
      },
    });
    press(familyCopy.invite);
    await pass();
    expect(screen.getByText(invitation.code)).toBeTruthy();
    press(familyCopy.send);
    await pass();
    const url = `${location.origin}/profile/membership?family=${invitation.code}`;
    expect(writeText).toHaveBeenCalledWith(familyCopy.invitationText(url, invitation.code));
    expect(screen.getByText(familyCopy.copied)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('says why there is no invitation', async () => {
    await visit({
      ...ofMember,
      [FAMILY]: granted(ownFamily),
      [INVITE]: { code: 409, message: '家庭成员已满', data: null, status: 409 },
    });
    press(familyCopy.invite);
    await pass();
    expect(screen.getByText('家庭成员已满')).toBeTruthy();
  });

  it('loses a member after asking', async () => {
    let removed = false;
    const page = await visit({
      ...ofMember,
      [FAMILY]: () => granted(removed ? { ...ownFamily, members: ownFamily.members.slice(0, 1) } : ownFamily),
      [REMOVE]: () => {
        removed = true;
        return granted(ownFamily);
      },
    });
    press(familyCopy.removeOf('婉清'));
    expect(page.bodiesOf(REMOVE)).toHaveLength(0);
    press(familyCopy.remove);
    await pass();
    expect(screen.queryByText('婉清')).toBeNull();
  });

  it('keeps the dialog open when a member was not removed', async () => {
    await visit({ ...ofMember, [FAMILY]: granted(joinedFamily), [REMOVE]: failing });
    press(familyCopy.leave);
    const [, confirm] = screen.getAllByRole('button', { name: familyCopy.leave });
    confirm?.click();
    await pass(60_000);
    expect(screen.getByText(familyCopy.failed)).toBeTruthy();
  });

  it('can be loaded again when it failed', async () => {
    let there = false;
    await visit({ ...ofMember, [FAMILY]: () => (there ? granted(ownFamily) : failing) });
    await pass(60_000);
    expect(screen.getByText(familyCopy.loadFailed)).toBeTruthy();
    there = true;
    press(copy.retry);
    await pass();
    expect(screen.getByText('婉清')).toBeTruthy();
  });
});
