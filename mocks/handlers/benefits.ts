import type { HttpHandler } from 'msw';
import type { Schema } from '@ziping/api-client/types';
import { freeDashboard } from '../fixtures/benefits.ts';
import { mock, no, ok } from '../http.ts';

/** Benefits that calls consume, until the handlers are created again; −1 is unlimited. */
export function benefitHandlers(dashboard: Schema<'BenefitDashboard'> = freeDashboard): HttpHandler[] {
  let remaining = dashboard.chat_status.remaining_count;
  const enough = (count: number) => remaining === -1 || remaining >= count;
  const used = () => (remaining === -1 ? 0 : dashboard.chat_status.remaining_count - remaining);
  return [
    mock.get('/api/benefits/dashboard', ({ answer }) =>
      answer(
        200,
        ok({
          ...dashboard,
          chat_status: {
            ...dashboard.chat_status,
            remaining_count: remaining,
            daily_used_count: dashboard.chat_status.daily_used_count + used(),
          },
        }),
      ),
    ),
    mock.get('/api/benefits/status', ({ answer }) =>
      answer(
        200,
        ok({
          items: [
            {
              benefit_type: 'CHAT_COUNT',
              name: '智能对话',
              total: remaining === -1 ? -1 : dashboard.chat_status.daily_free_count,
              used: dashboard.chat_status.daily_used_count + used(),
              remaining,
              resets_at: '2026-11-20T16:00:00Z',
            },
          ],
        }),
      ),
    ),
    mock.post('/api/benefits/check', async ({ answer, body }) => {
      const { count } = await body();
      return answer(
        200,
        ok(
          enough(count)
            ? { has_benefit: true, message: '对话次数充足' }
            : { has_benefit: false, message: '今日对话次数已用完，升级会员可不限次数' },
        ),
      );
    }),
    mock.post('/api/user/consume-benefit', async ({ answer, body }) => {
      const { count } = await body();
      if (!enough(count)) return answer(200, no(1701, '权益不足'));
      if (remaining !== -1) remaining -= count;
      return answer(200, ok({ remaining_count: remaining }));
    }),
  ];
}
