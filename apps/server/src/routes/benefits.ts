import type { Benefits } from '../domain/benefits/benefits.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountBenefits(calls: Calls, benefits: Benefits): void {
  calls.authenticated('getBenefitDashboard', async ({ account }) =>
    success(await benefits.dashboard(account.userId)),
  );

  calls.authenticated('getBenefitStatus', async ({ account }) =>
    success(await benefits.status(account.userId)),
  );

  calls.authenticated('checkBenefit', async ({ account, body }) =>
    success(await benefits.check(account.userId, body.benefit_type, body.count)),
  );

  calls.authenticated('consumeBenefit', async ({ account, body }) => {
    const { benefit_type, count, key } = body;
    return success({ remaining_count: await benefits.use(account.userId, benefit_type, count, key) });
  });
}
