import { eq } from 'drizzle-orm';

import type { Database } from '../../db/open.ts';
import { users } from '../../db/schema/accounts.ts';
import { reportTypes } from '../../db/schema/catalogue.ts';
import { records } from '../../db/schema/records.ts';
import { reports } from '../../db/schema/reports.ts';
import type { Sms } from '../../ports/sms.ts';

/** Written faster, a report is there while its reader still looks at the page. Milliseconds. */
const LEAST_DURATION = 60_000;

/**
 * Tells the owner of a report by SMS that it is written, where that took over a minute and the account has a phone.
 *
 * @throws SmsError
 */
export async function sendWrittenNotice(db: Database, sms: Sms, reportId: string): Promise<void> {
  const [row] = await db
    .select({
      phone: users.phone,
      name: reportTypes.name,
      ordered_at: reports.created_at,
      written_at: reports.written_at,
    })
    .from(reports)
    .innerJoin(records, eq(records.id, reports.record_id))
    .innerJoin(users, eq(users.id, records.user_id))
    .innerJoin(reportTypes, eq(reportTypes.code, reports.report_code))
    .where(eq(reports.id, reportId));
  if (!row?.phone || !row.written_at) return;
  if (row.written_at.getTime() - row.ordered_at.getTime() < LEAST_DURATION) return;
  await sms.send({
    phone: row.phone,
    text: `【子平】您的报告《${row.name}》已经写成，打开“我的报告”即可阅读。`,
  });
}
