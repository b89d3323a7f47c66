import type { Database } from '../db/open.ts';
import { findPlan, listPlans, toWirePlan } from '../domain/catalogue/catalogue.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import type { Family } from '../domain/membership/family.ts';
import type { Membership } from '../domain/membership/membership.ts';
import { apiError } from '../shared/errors.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountMembership(
  calls: Calls,
  {
    db,
    membership,
    family,
    limiter,
  }: { db: Database; membership: Membership; family: Family; limiter: RateLimiter },
): void {
  calls.open('listMembershipPlans', async ({ query }) => {
    const plans = await listPlans(db, query.user_type, query.active_only ?? true);
    return success(plans.map(toWirePlan));
  });

  calls.open('getMembershipPlan', async ({ path }) => {
    const plan = await findPlan(db, path.id);
    if (!plan) throw apiError(404, '没有这个套餐');
    return success(toWirePlan(plan));
  });

  calls.authenticated('getCurrentMembership', async ({ account }) =>
    success(await membership.current(account.userId)),
  );

  calls.authenticated('listSubscriptions', async ({ account, query }) =>
    success(await membership.list(account.userId, query.active_only ?? false)),
  );

  calls.authenticated('cancelSubscription', async ({ account, path }) =>
    success(await membership.cancel(account.userId, path.id), '订阅已取消'),
  );

  calls.authenticated('getFamily', async ({ account }) => success(await family.read(account.userId)));

  calls.authenticated('createFamilyInvitation', async ({ account }) => {
    await limiter.consume('familyPerUser', account.userId);
    return success(await family.invite(account.userId), '邀请码已生成');
  });

  calls.authenticated('joinFamily', async ({ account, body }) => {
    await limiter.consume('familyPerUser', account.userId);
    return success(await family.join(account.userId, body.code), '已加入家庭共享');
  });

  calls.authenticated('removeFamilyMember', async ({ account, path }) => {
    const left = await family.remove(account.userId, path.id);
    return success(left, path.id === account.userId ? '已退出家庭' : '已移出家庭');
  });
}
