import { matches } from '@ziping/api-client/answer';
import { PaymentChannelSchema, PaymentLaunchSchema } from '@ziping/api-client/schemas/payments';
import type { Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

import { tab } from '../../shared/storage.ts';

const unfinished = v.object({
  member: v.string(),
  channel: v.custom<Schema<'PaymentChannel'>>((channel) => matches(PaymentChannelSchema, channel)),
  order_id: v.string(),
  launch: v.custom<Schema<'PaymentLaunch'>>((launch) => matches(PaymentLaunchSchema, launch)),
  /** When it was started, in epoch milliseconds. */
  started_at: v.optional(v.number(), 0),
  /** Part of what is paid. */
  coupon: v.optional(v.object({ code: v.string(), name: v.string(), discount: v.number() })),
  /** The report that is bought, alone or with all of its record. */
  report: v.optional(
    v.object({
      code: v.string(),
      name: v.string(),
      price: v.optional(v.number()),
      original_price: v.optional(v.number()),
      record_price: v.nullish(v.number()),
    }),
  ),
});

/** A payment that was started and whose outcome is not known yet. */
export type Unfinished = v.InferOutput<typeof unfinished>;

function readAll(): Record<string, unknown> {
  const stored = tab.readJson('unfinishedPayments');
  return stored !== null && typeof stored === 'object' ? { ...stored } : {};
}

/** The payment kept under a key, if the member who started it is still here. */
export function readUnfinished(key: string, member: string | null): Unfinished | null {
  const { success, output } = v.safeParse(unfinished, readAll()[key]);
  return success && output.member === member ? output : null;
}

/** The report of a record whose payment this tab has started. */
export function unfinishedReport(record_id: string, member: string | null): Unfinished['report'] | null {
  const key = Object.keys(readAll()).find(
    (name) => name === `record ${record_id}` || name.startsWith(`report ${record_id} `),
  );
  return (key !== undefined && readUnfinished(key, member)?.report) || null;
}

/** Keeps a payment in this tab: it is found again after a reload, or on the way back from the provider's page. */
export function keepUnfinished(key: string, payment: Unfinished): void {
  tab.write('unfinishedPayments', JSON.stringify({ ...readAll(), [key]: payment }));
}

/** Forgets the payment of an order whose outcome is known. @returns the report that it was for; null where not known */
export function forgetOrder(order_no: string): Unfinished['report'] | null {
  for (const [key, value] of Object.entries(readAll())) {
    const { success, output } = v.safeParse(unfinished, value);
    if (!success || output.launch.order_no !== order_no) continue;
    forgetUnfinished(key);
    return output.report ?? null;
  }
  return null;
}

export function forgetUnfinished(key: string): void {
  const { [key]: _gone, ...rest } = readAll();
  if (Object.keys(rest).length === 0) tab.remove('unfinishedPayments');
  else tab.write('unfinishedPayments', JSON.stringify(rest));
}
