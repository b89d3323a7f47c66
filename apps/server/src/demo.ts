import { and, eq, isNull } from 'drizzle-orm';

import type { Basics } from './db/basics.ts';
import { users } from './db/schema/accounts.ts';
import { records as recordTable } from './db/schema/records.ts';
import { hashPassword } from './domain/accounts/passwords.ts';
import type { NewRecord } from './domain/records/record-rows.ts';
import type { Records } from './domain/records/records.ts';
import { unlockAll } from './domain/reports/access.ts';

export const DEMO = { phone: '13800138000', password: 'ziping2026' };

const RECORDS: NewRecord[] = [
  {
    name: '周明远',
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '1988-08-08 09:30:00',
    category: 'self',
  },
  {
    name: '沈若兰',
    gender: 'female',
    calendar_type: 'lunar',
    leap_month: true,
    birth_time: '1990-05-12 06:20:00',
    category: 'lover',
  },
  {
    name: '阿依古丽',
    gender: 'female',
    calendar_type: 'solar',
    birth_time: '1996-03-08 13:10:00',
    birth_place: '653101',
    category: 'friend',
  },
  {
    name: '周小满',
    gender: 'male',
    calendar_type: 'solar',
    birth_time: '2019-05-21 23:20:00',
    category: 'child',
    zi_convention: 'split',
  },
];

interface Dependencies extends Basics {
  records: Pick<Records, 'create'>;
}

/**
 * Creates the demo account with a few records in an empty database. All its reports are unlocked.
 *
 * @returns the ids of the demo account's first records; null when it does not exist.
 */
export async function prepareDemo({ db, clock, entropy, records }: Dependencies): Promise<string[] | null> {
  const [existing] = await db.select({ id: users.id }).from(users).limit(1);
  if (!existing) {
    const id = entropy.id();
    await db.insert(users).values({
      id,
      phone: DEMO.phone,
      password_hash: await hashPassword(DEMO.password),
      nickname: '演示账号',
      created_at: clock.now(),
    });
    for (const record of RECORDS) await records.create(id, record);
  }
  const [demo] = await db.select({ id: users.id }).from(users).where(eq(users.phone, DEMO.phone));
  if (demo) await unlockAll(db, demo.id, { clock, entropy });
  const rows = await db
    .select({ id: recordTable.id })
    .from(users)
    .leftJoin(recordTable, and(eq(recordTable.user_id, users.id), isNull(recordTable.deleted_at)))
    .where(eq(users.phone, DEMO.phone))
    .orderBy(recordTable.created_at)
    .limit(RECORDS.length);
  return rows.length === 0 ? null : rows.flatMap(({ id }) => id ?? []);
}
