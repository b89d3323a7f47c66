// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { activeMembership, personalPlans, professionalPlans } from '@ziping/mocks/fixtures/membership';
import { byRulesText } from '@ziping/ui/patterns/ByRules.copy';
import { membershipCopy as copy } from '@ziping/ui/screens/membership/MembershipScreen.copy';
import { expect, it } from 'vitest';

import { loadRouteModule } from '../../shell/route-modules.ts';
import { routeFor } from '../../shell/routes.ts';
import { granted, open, pass, press, refused } from '../../testing/page.tsx';

const PLANS = 'GET /api/v1/membership/plans';
const CONFIG = 'GET /api/config';
const ORDERS = 'POST /api/orders';
const plans = { [PLANS]: granted(personalPlans) };
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

it('lists the plans of an audience for guests, without asking for a membership', async () => {
  const page = await open('/membership', plans);
  expect(screen.queryByText(byRulesText)).toBeNull();
  expect(screen.getByRole('radio', { name: /^年度会员.*￥198\.00/ })).toBeTruthy();
  expect(page.sent.map(({ call }) => call)).toEqual(expect.arrayContaining([PLANS, CONFIG]));
  expect(page.sent).toHaveLength(2);
});

it.each([
  ['says that rules write where no model is set', ['sms', 'model'], 1],
  ['does not say so where a model is set', ['sms'], 0],
])('%s', async (_, stand_ins, count) => {
  await open('/membership', { ...plans, [CONFIG]: granted({ wechat_authorize_url: '', stand_ins }) });
  expect(screen.queryAllByText(byRulesText)).toHaveLength(count);
});

it('asks for the plans of the other audience, and forgets the choice', async () => {
  let answer = personalPlans;
  await open('/membership', { [PLANS]: () => granted(answer) });
  choose(/^年度会员/);
  answer = professionalPlans;
  choose(/命理师专业版/);
  await pass();
  expect(screen.getByRole('radio', { name: /专业旗舰版/ })).toBeTruthy();
  expect(screen.getByText(copy.chooseHint)).toBeTruthy();
});

it('says that there are no plans', async () => {
  await open('/membership', { [PLANS]: granted([]) });
  expect(screen.getByText('暂无可用套餐')).toBeTruthy();
});

it('shows why the service has no plans, and loads them again', async () => {
  let there = false;
  await open('/membership', { [PLANS]: () => (there ? granted(personalPlans) : refused(1801, '')) });
  expect(screen.getByText('获取会员套餐失败')).toBeTruthy();
  there = true;
  press('重新加载');
  await pass();
  expect(screen.getByRole('radio', { name: /^年度会员/ })).toBeTruthy();
});

it('says that the service cannot be reached', async () => {
  await open('/membership', { [PLANS]: 'no_answer' });
  await pass(60_000);
  expect(screen.getByText('无法连接到服务器，请稍后再试')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
});

it('takes plans in another shape for a failed answer', async () => {
  await open('/membership', { [PLANS]: granted([{ ...personalPlans[0], price: '29.9' }]) });
  await pass(60_000);
  expect(screen.getByText('获取会员套餐失败')).toBeTruthy();
});

it('needs a plan to be chosen', async () => {
  const page = await open('/membership', plans, { as: 'member' });
  press(copy.buy);
  expect(screen.getByText('请选择套餐')).toBeTruthy();
  expect(page.bodiesOf(ORDERS)).toEqual([]);
});

it('sends a guest who buys to the login and back', async () => {
  const page = await open('/membership', plans);
  choose(/^年度会员/);
  press(copy.buy);
  await pass();
  expect(page.at()).toBe('/login?redirect=%2Fmembership');
});

it('orders the chosen plan once, and leads to its payment', async () => {
  await loadRouteModule(routeFor('/payment'));
  const page = await open(
    '/membership',
    { ...plans, [ORDERS]: granted({ order_id: 'o_5001' }) },
    { as: 'member' },
  );
  choose(/^年度会员/);
  press(copy.buy);
  await pass();
  expect(page.bodiesOf(ORDERS)).toEqual([
    { product_id: 'personal_year', product_type: 'membership', quantity: 1 },
  ]);
  expect(page.at()).toBe('/payment?order_id=o_5001&type=membership');
});

it.each([
  ['the message of the service', refused(1512, '创建订单失败'), '创建订单失败: 创建订单失败'],
  ['a text of its own without an answer', 'no_answer' as const, '处理订单时出错，请稍后再试'],
])('shows %s when no order is created', async (_, answer, text) => {
  await open('/membership', { ...plans, [ORDERS]: answer }, { as: 'member' });
  choose(/月度会员/);
  press(copy.buy);
  await pass(1000);
  expect(screen.getByText(text)).toBeTruthy();
});

it('tells members what they have', async () => {
  await open(
    '/membership',
    { ...plans, 'GET /api/v1/membership/current': granted(activeMembership) },
    { as: 'member' },
  );
  expect(screen.getByText(copy.current('年度会员'))).toBeTruthy();
});

it('is where /membership-plans leads', async () => {
  await loadRouteModule(routeFor('/membership'));
  const page = await open('/membership-plans', plans);
  expect(page.at()).toBe('/membership');
});
