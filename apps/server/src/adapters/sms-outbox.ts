import { desc } from 'drizzle-orm';

import type { Database } from '../db/open.ts';
import { outboxMessages } from '../db/schema/service.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sms } from '../ports/sms.ts';

const MAX_LISTED = 100;

export interface OutboxEntry {
  id: number;
  phone: string;
  text: string;
  code: string | null;
  created_at: Date;
}

/** Stand-in for an SMS provider: stores messages for the outbox page. */
export function createSmsOutbox(db: Database, clock: Clock): Sms & { list(): Promise<OutboxEntry[]> } {
  return {
    async send({ phone, text, code }) {
      await db.insert(outboxMessages).values({ phone, text, code: code ?? null, created_at: clock.now() });
    },
    /** The newest messages, newest first. */
    list: () => db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(MAX_LISTED),
  };
}
