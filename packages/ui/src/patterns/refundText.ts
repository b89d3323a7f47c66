import type { Schema } from '@ziping/api-client/types';
import { refundCopy } from './refund.copy.ts';

/** What has become of money that could not be delivered for; undefined where there was none. */
export function refundText({
  status,
  refund_status,
}: Pick<Schema<'Order'>, 'status' | 'refund_status'>): string | undefined {
  if (!refund_status) return undefined;
  return refundCopy[status === 'paid' ? 'second' : 'undelivered'][refund_status];
}
