import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import {
  invitation,
  joinedFamily,
  noFamily,
  noMembership,
  ownFamily,
  personalPlans,
  professionalPlans,
  subscription,
} from '../fixtures/membership.ts';
import { mock, no, ok } from '../http.ts';

/** Plans of both audiences, the current membership and the family, which changes with its calls. */
export function membershipHandlers(
  current: Schema<'CurrentMembership'> = noMembership,
  present: Schema<'Family'> = noFamily,
): HttpHandler[] {
  const subscriptions = current.has_active_subscription ? [subscription] : [];
  let family = present;
  return [
    mock.get('/api/v1/membership/plans', ({ answer, query }) =>
      answer(200, ok(query.get('user_type') === 'professional' ? professionalPlans : personalPlans)),
    ),
    mock.get('/api/v1/membership/plans/{id}', ({ answer, params }) => {
      const plan = [...personalPlans, ...professionalPlans].find(
        ({ id, code }) => id === params.id || code === params.id,
      );
      return plan ? answer(200, ok(plan)) : answer(404, no(404, '没有这个套餐'));
    }),
    mock.get('/api/v1/membership/current', ({ answer }) => answer(200, ok(current))),
    mock.get('/api/v1/membership/subscriptions', ({ answer }) => answer(200, ok(subscriptions))),
    mock.post('/api/v1/membership/subscriptions/{id}/cancel', ({ answer }) =>
      answer(
        200,
        ok({ ...subscription, status: 'cancelled', cancelled_at: '2026-11-20T08:00:00Z' }, '订阅已取消'),
      ),
    ),
    mock.get('/api/v1/membership/family', ({ answer }) => answer(200, ok(family))),
    mock.post('/api/v1/membership/family/invitation', ({ answer }) => {
      family = { ...(family.role === 'owner' ? family : ownFamily), invitation };
      return answer(200, ok(family, '邀请码已生成'));
    }),
    mock.post('/api/v1/membership/family/join', ({ answer }) => {
      family = joinedFamily;
      return answer(200, ok(family, '已加入家庭共享'));
    }),
    mock.delete('/api/v1/membership/family/members/{id}', ({ answer, params }) => {
      const left = family.members.some(({ id, is_self }) => id === params.id && is_self);
      const members = family.members.filter(({ id }) => id !== params.id);
      family = left ? noFamily : { ...family, members };
      return answer(200, ok(family, left ? '已退出家庭' : '已移出家庭'));
    }),
  ];
}
