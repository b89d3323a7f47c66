import type { Schema } from '@ziping/api-client/types';
import { and, asc, eq, inArray, sql, TransactionRollbackError } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { coupons, plans, reportTypes } from '../../db/schema/catalogue.ts';
import { settings } from '../../db/schema/service.ts';
import { toYuan } from '../../shared/money.ts';
import { type Catalogue, FIRST_CATALOGUE, type Plan, readCatalogue } from './catalogue-file.ts';

const NUMBERS = { daily_chats: 'daily_chats', record_price_fen: 'record_price_fen' } as const;

/** Adds what the committed catalogue has and the database does not. Later changes are the operator's. */
export async function seedCatalogue(db: Database): Promise<void> {
  const catalogue = readCatalogue(FIRST_CATALOGUE);
  await db
    .insert(reportTypes)
    .values(catalogue.reportTypes.map((type, position) => ({ ...type, position })))
    .onConflictDoNothing();
  await db
    .insert(plans)
    .values(catalogue.plans.map((plan, position) => ({ ...plan, position, id: planId(plan.code) })))
    .onConflictDoNothing();
  await db.insert(coupons).values(catalogue.coupons).onConflictDoNothing();
  await db.insert(settings).values(numbersOf(catalogue)).onConflictDoNothing();
}

/** The id is made from the code, so that both stay the same in every database. */
const planId = (code: string) => `p_${code}`;

const numbersOf = (catalogue: Catalogue) =>
  Object.values(NUMBERS).flatMap((key) =>
    catalogue[key] === null ? [] : [{ key, value: String(catalogue[key]) }],
  );

/**
 * Changes what is sold.
 *
 * @param dryRun undoes everything at the end
 * @returns a line for each change
 */
export async function applyCatalogue(db: Database, catalogue: Catalogue, dryRun: boolean): Promise<string[]> {
  const changes: string[] = [];
  const change = db.transaction(async (tx) => {
    await seedCatalogue(tx);
    const types = await tx.select().from(reportTypes);
    for (const type of catalogue.reportTypes) {
      const known = types.find(({ code }) => code === type.code);
      const row = { ...type, position: known?.position ?? types.length };
      const difference = describeChange(known, row);
      if (!difference) continue;
      changes.push(`report type ${type.code}: ${difference}`);
      await tx.insert(reportTypes).values(row).onConflictDoUpdate({ target: reportTypes.code, set: row });
    }
    const stored = await tx.select().from(plans).orderBy(asc(plans.position));
    let last = stored.at(-1)?.position ?? -1;
    for (const plan of catalogue.plans) {
      const known = stored.find(({ code }) => code === plan.code);
      const row = { ...plan, id: known?.id ?? planId(plan.code), position: known?.position ?? (last += 1) };
      const difference = describeChange(known, row);
      if (!difference) continue;
      changes.push(`plan ${plan.code}: ${difference}`);
      await tx.insert(plans).values(row).onConflictDoUpdate({ target: plans.code, set: row });
    }
    const known = await tx.select().from(coupons);
    for (const coupon of catalogue.coupons) {
      const difference = describeChange(
        known.find(({ code }) => code === coupon.code),
        coupon,
      );
      if (!difference) continue;
      changes.push(`coupon ${coupon.code}: ${difference}`);
      await tx.insert(coupons).values(coupon).onConflictDoUpdate({ target: coupons.code, set: coupon });
    }
    const values = await tx
      .select()
      .from(settings)
      .where(inArray(settings.key, Object.values(NUMBERS)));
    for (const number of numbersOf(catalogue)) {
      const before = values.find(({ key }) => key === number.key)?.value;
      if (before === number.value) continue;
      changes.push(`${number.key}: ${before ?? 'new'} → ${number.value}`);
      await tx
        .insert(settings)
        .values(number)
        .onConflictDoUpdate({ target: settings.key, set: { value: number.value } });
    }
    if (dryRun) tx.rollback();
  });
  await change.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return changes;
}

function describeChange<T extends object>(before: T | undefined, after: T): string | null {
  if (!before) return 'new';
  const changed = (Object.keys(after) as (keyof T & string)[]).flatMap((key) => {
    const [old, next] = [JSON.stringify(before[key]), JSON.stringify(after[key])];
    return old === next ? [] : [`${key} ${old} → ${next}`];
  });
  return changed.length > 0 ? changed.join(', ') : null;
}

/** A number of the catalogue. */
export async function readNumber(db: Database, name: keyof typeof NUMBERS): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, NUMBERS[name]));
  return Number(row?.value ?? 0);
}

/** Memberships and packages in their order. Those for both audiences are in every list. */
export async function listPlans(
  db: Database,
  userType: Plan['user_type'] | undefined,
  activeOnly: boolean,
): Promise<Plan[]> {
  return db
    .select()
    .from(plans)
    .where(
      and(
        activeOnly ? eq(plans.active, true) : undefined,
        userType && userType !== 'both' ? inArray(plans.user_type, [userType, 'both']) : undefined,
      ),
    )
    .orderBy(asc(plans.position));
}

/** A plan or package by its id or code. */
export async function findPlan(db: Database, idOrCode: string): Promise<Plan | null> {
  const [plan] = await db
    .select()
    .from(plans)
    .where(sql`${plans.id} = ${idOrCode} or ${plans.code} = ${idOrCode}`);
  return plan ?? null;
}

export const toWirePlan = (plan: Plan): Schema<'MembershipPlan'> => ({
  id: plan.id,
  code: plan.code,
  name: plan.name,
  price: toYuan(plan.price_fen),
  original_price: toYuan(plan.original_price_fen),
  duration_text: plan.kind === 'package' ? '用完为止' : plan.months === null ? '终身' : `${plan.months}个月`,
  features: plan.features,
  popular_tag: plan.popular_tag,
  user_type: plan.user_type,
  kind: plan.kind,
});
