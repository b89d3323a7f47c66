/** Units of a benefit: those of the day or month, then those of packages. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { benefitCounts, packages, type TakenUnits } from '../../db/schema/benefits.ts';
import { findBalance, periodOf } from './balance.ts';
import type { BenefitContext, BenefitType } from './benefit-context.ts';

/** Uses up to `count` of a period, then of packages. */
export async function take(
  context: BenefitContext,
  tx: Database,
  userId: string,
  type: BenefitType,
  count: number,
  period = periodOf(context, type),
): Promise<TakenUnits> {
  const { limit } = await findBalance(context, tx, userId, type);
  const of_period = await takeFromPeriod(context, tx, userId, type, limit, count, period);
  const rest = type === 'CHAT_COUNT' ? count - of_period : 0;
  return { period, of_period, of_packages: rest > 0 ? await takeFromPackages(tx, userId, rest) : {} };
}

/** Uses up to `count` of a period. @returns how many */
export async function takeFromPeriod(
  context: BenefitContext,
  tx: Database,
  userId: string,
  type: BenefitType,
  limit: number,
  count: number,
  period = periodOf(context, type),
) {
  const key = { user_id: userId, benefit_type: type, period };
  await tx
    .insert(benefitCounts)
    .values({ ...key, used: 0 })
    .onConflictDoNothing();
  const own = and(
    eq(benefitCounts.user_id, userId),
    eq(benefitCounts.benefit_type, type),
    eq(benefitCounts.period, key.period),
  );
  const [row] = await tx.select().from(benefitCounts).where(own).for('update');
  const taken = limit === -1 ? count : Math.min(count, Math.max(0, limit - (row?.used ?? 0)));
  await tx
    .update(benefitCounts)
    .set({ used: sql`${benefitCounts.used} + ${taken}` })
    .where(own);
  return taken;
}

/** Uses up to `count` of packages, the oldest first. @returns how many of each, by its order */
async function takeFromPackages(
  tx: Database,
  userId: string,
  count: number,
): Promise<Record<string, number>> {
  const rows = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.user_id, userId), lt(packages.used, packages.total)))
    .orderBy(asc(packages.created_at), asc(packages.order_id))
    .for('update');
  let left = count;
  const all: Record<string, number> = {};
  for (const { order_id, total, used } of rows) {
    const taken = Math.min(left, total - used);
    left -= taken;
    if (taken > 0) {
      all[order_id] = taken;
      await tx
        .update(packages)
        .set({ used: used + taken })
        .where(eq(packages.order_id, order_id));
    }
  }
  return all;
}

/** Adds what was used to its period and packages again. */
export async function putBack(tx: Database, userId: string, taken: TakenUnits): Promise<void> {
  const { period, of_period, of_packages } = taken;
  await tx
    .update(benefitCounts)
    .set({ used: sql`greatest(0, ${benefitCounts.used} - ${of_period})` })
    .where(
      and(
        eq(benefitCounts.user_id, userId),
        eq(benefitCounts.benefit_type, 'CHAT_COUNT'),
        eq(benefitCounts.period, period),
      ),
    );
  for (const [order_id, count] of Object.entries(of_packages)) {
    await tx
      .update(packages)
      .set({ used: sql`greatest(0, ${packages.used} - ${count})` })
      .where(eq(packages.order_id, order_id));
  }
}

/** How many units were taken. */
export const countTaken = ({ of_period, of_packages }: TakenUnits) =>
  Object.values(of_packages).reduce((sum, one) => sum + one, of_period);
