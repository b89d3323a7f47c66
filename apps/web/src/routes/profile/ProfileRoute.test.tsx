// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { profileCopy as copy } from '@ziping/ui/screens/profile/ProfileScreen.copy';
import { expect, it } from 'vitest';

import { granted, member, open, pass, press } from '../../testing/page.tsx';

const RECORDS = 'GET /api/records';
const PLAN = 'GET /api/v1/membership/current';
const none = {
  has_active_subscription: false,
  plan_id: null,
  plan_name: null,
  expire_date: null,
  days_left: null,
};
const record = (id: string, created_at: string) => ({
  id,
  name: '阿依古丽',
  gender: 'female',
  category: 'self',
  birth_place: '',
  birth_time: '1990-06-15 10:30:00',
  birth_time_solar: '1990-06-15 10:30:00',
  calendar_type: 'solar',
  created_at,
});

const visit = (answers: Parameters<typeof open>[1]) => open('/profile', answers, { as: 'member' });

const figures = () =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: copy.statistics }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('counts the records in all, dates the latest and tells the year of joining', async () => {
  await visit({
    [RECORDS]: granted({
      records: [record('r_2', '2026-11-15T06:12:00Z'), record('r_1', '2026-10-01T02:00:00Z')],
      total: 12,
    }),
    [PLAN]: granted(none),
  });
  expect(figures()).toEqual({
    [copy.reportCount]: '12',
    [copy.lastActivity]: '2026年11月15日',
    [copy.joined]: '2025',
  });
});

it('has no latest activity before the first record', async () => {
  await visit({ [RECORDS]: granted({ records: [], total: 0 }), [PLAN]: granted(none) });
  expect(figures()).toMatchObject({ [copy.reportCount]: '0', [copy.lastActivity]: copy.lastActivityNone });
});

it('shows a member without a plan as an ordinary one, and one with a plan by its name', async () => {
  await visit({ [PLAN]: granted(none) });
  expect(screen.getByText(copy.planNone)).toBeTruthy();
  expect(screen.getByRole('link', { name: copy.planOpen }).getAttribute('href')).toBe('/membership');
  await visit({
    [PLAN]: granted({
      has_active_subscription: true,
      plan_id: 'p_3',
      plan_name: '年度会员',
      expire_date: '2027-05-06T15:59:59Z',
      days_left: 167,
    }),
  });
  expect(screen.getByText('年度会员')).toBeTruthy();
  expect(screen.getByText(copy.planUntil('2027年5月6日', 167))).toBeTruthy();
});

it('asks again for figures that were not to be had', async () => {
  let there = false;
  const page = await visit({
    [RECORDS]: () =>
      there ? granted({ records: [], total: 3 }) : { code: 500, message: '', data: null, status: 500 },
    [PLAN]: granted(none),
  });
  await pass(60_000);
  expect(screen.getByText(copy.statisticsFailed)).toBeTruthy();
  there = true;
  const asked = page.sent.length;
  press(copy.retry);
  await pass();
  expect(page.sent.length).toBe(asked + 1);
  expect(figures()).toMatchObject({ [copy.reportCount]: '3' });
});

it('stands in for a name and a phone that are missing', async () => {
  const nobody = { ...member, nickname: '', phone: null };
  await visit({ [PLAN]: granted(none), 'GET /api/user/info': granted(nobody) });
  // Who the member is now is asked once the page rests.
  await pass(200);
  expect(screen.getByRole('heading', { name: '测试用户' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^测试用户/ })).toBeTruthy();
  expect(screen.getByText(copy.phoneMissing)).toBeTruthy();
});
