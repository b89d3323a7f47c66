import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { noMembership, personalPlans, professionalPlans, subscription } from '../fixtures/membership.ts';
import { mock, no, ok } from '../http.ts';

/** Plans of both audiences and the current membership. */
export function membershipHandlers(current: Schema<'CurrentMembership'> = noMembership): HttpHandler[] {
  const subscriptions = current.has_active_subscription ? [subscription] : [];
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
  ];
}
