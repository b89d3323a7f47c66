import type { components, operations } from '@ziping/api-client/schema';
import { and, asc, count, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { records } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import { invalid, refuse } from '../../refusal.ts';
import type { Account } from '../accounts/sessions.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { DEFAULT_ZONE, type Regions } from '../locations/regions.ts';
import { checkBirth, readChart, readLiuNian } from './reading.ts';

export type RecordRow = typeof records.$inferSelect;
type WireRecord = components['schemas']['Record'];
type RecordChart = components['schemas']['RecordChart'];
type LiuNian = components['schemas']['LiuNian'];
export type NewRecord = components['schemas']['CreateRecordBody'];
type Query = NonNullable<operations['listRecords']['parameters']['query']>;

interface Dependencies {
  db: Database;
  clock: Clock;
  entropy: Entropy;
  limiter: RateLimiter;
  regions: Regions;
}

/** The births a person keeps, and the charts read from them. Nobody reaches another person's. */
export type Records = ReturnType<typeof createRecords>;

export function createRecords({ db, clock, entropy, limiter, regions }: Dependencies) {
  const own = (userId: string, id: string) => and(eq(records.user_id, userId), eq(records.id, id));

  async function find(account: Account, id: string): Promise<RecordRow> {
    const [row] = await db.select().from(records).where(own(account.userId, id));
    if (!row) throw refuse(404, '记录不存在或已删除');
    return row;
  }

  return {
    /**
     * Keeps a birth, after reading its chart once to be sure that it has one.
     *
     * @returns the new record's id.
     * @throws InvalidInput for a birth that cannot be, with the engine's own sentence.
     */
    async create(userId: string, given: NewRecord): Promise<string> {
      await limiter.take('recordPerUser', userId);
      const place = given.birth_place ? regions.find(given.birth_place) : null;
      if (given.birth_place && !place) throw invalid('birth_place', '使用真太阳时需要选择出生地');
      const row: RecordRow = {
        id: entropy.id(),
        user_id: userId,
        name: given.name.trim(),
        gender: given.gender,
        calendar_type: given.calendar_type,
        leap_month: given.calendar_type === 'lunar' && (given.leap_month ?? false),
        birth_time: given.birth_time,
        birth_time_solar: '',
        birth_place: given.birth_place ?? '',
        birth_place_label: place?.label ?? '',
        longitude: place?.longitude ?? null,
        zone: place?.zone ?? DEFAULT_ZONE,
        zi_convention: given.zi_convention ?? 'next',
        yun_convention: given.yun_convention ?? 'exact',
        apply_dst: given.apply_dst ?? true,
        dst_fold: given.dst_fold ?? 0,
        category: given.category,
        created_at: clock.now(),
      };
      const chart = checkBirth(row, clock.now());
      await db.insert(records).values({ ...row, birth_time_solar: chart.truth.clock });
      return row.id;
    },

    /** One page of the caller's records and how many there are in all. */
    async list(account: Account, query: Query): Promise<{ records: WireRecord[]; total: number }> {
      const { page = 1, page_size = 5, category = 'all', sort = 'newest', keyword = '' } = query;
      const filters: SQL[] = [eq(records.user_id, account.userId)];
      if (category !== 'all') filters.push(eq(records.category, category));
      const word = keyword.trim().replaceAll(/[\\%_]/g, '\\$&');
      if (word) filters.push(ilike(records.name, `%${word}%`));
      const direction = sort === 'oldest' ? asc : desc;
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(records)
          .where(and(...filters))
          .orderBy(direction(records.created_at), direction(records.id))
          .limit(page_size)
          .offset((page - 1) * page_size),
        db
          .select({ total: count() })
          .from(records)
          .where(and(...filters)),
      ]);
      return { records: rows.map(toWire), total: counted?.total ?? 0 };
    },

    /** Every record of the caller, newest first. */
    async all({ userId }: Account): Promise<WireRecord[]> {
      const rows = await db
        .select()
        .from(records)
        .where(eq(records.user_id, userId))
        .orderBy(desc(records.created_at), desc(records.id));
      return rows.map(toWire);
    },

    async get(account: Account, id: string): Promise<WireRecord> {
      return toWire(await find(account, id));
    },

    /** Deletes those of the given records that are the caller's. @returns how many. */
    async remove(account: Account, ids: readonly string[]): Promise<number> {
      const gone = await db
        .delete(records)
        .where(and(eq(records.user_id, account.userId), inArray(records.id, [...ids])))
        .returning({ id: records.id });
      return gone.length;
    },

    /** The chart, computed anew: only what runs now depends on the moment of reading. */
    async chart(account: Account, id: string): Promise<RecordChart> {
      const row = await find(account, id);
      return { ...readChart(row, clock.now()), record: toWire(row) };
    },

    /** The ten years of the cycle with this number in the chart's list. */
    async liuNian(account: Account, id: string, index: number): Promise<LiuNian[]> {
      const years = readLiuNian(await find(account, id), index, clock.now());
      if (!years) throw refuse(404, '没有这步大运');
      return years;
    },
  };
}

function toWire(row: RecordRow): WireRecord {
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    birth_place: row.birth_place,
    birth_place_label: row.birth_place_label,
    birth_time: row.birth_time,
    birth_time_solar: row.birth_time_solar,
    calendar_type: row.calendar_type,
    leap_month: row.leap_month,
    category: row.category,
    conventions: {
      zi: row.zi_convention,
      yun: row.yun_convention,
      dst: row.apply_dst,
      dst_fold: row.dst_fold,
    },
    created_at: row.created_at.toISOString(),
  };
}
