/** Types of columns. */
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  // The embedded database converts a Uint8Array byte by byte, which takes seconds for images.
  toDriver: (value) => sql`decode(${Buffer.from(value).toString('base64')}, 'base64')`,
});
