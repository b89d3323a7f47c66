import { createHash } from 'node:crypto';

import type { records } from '../../db/schema/records.ts';

/** The columns of a record that a report is written from. */
const COLUMNS = [
  'gender',
  'calendar_type',
  'birth_time',
  'leap_month',
  'hour_unknown',
  'birth_place',
  'longitude',
  'zone',
  'zi_convention',
  'yun_convention',
  'apply_dst',
  'dst_fold',
] as const;

/** Changes with the birth of a record, not with its name, note or group. */
export function birthKey(record: typeof records.$inferSelect): string {
  const values: unknown[] = COLUMNS.map((name) => record[name]);
  // The default is left out: a report written before records named their calendar keeps its key.
  if (record.lunar_calendar !== 'chinese') values.push(record.lunar_calendar);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
