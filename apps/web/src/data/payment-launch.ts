import type { Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

/** How a payment is started; also kept in this tab while it is waited for. */
export const paymentLaunch = v.object({
  order_no: v.pipe(v.string(), v.minLength(1)),
  payment_url: v.optional(v.string()),
  prepay_id: v.optional(v.string()),
  form_html: v.optional(v.string()),
  code_url: v.optional(v.string()),
}) satisfies v.GenericSchema<unknown, Schema<'PaymentLaunch'>>;
