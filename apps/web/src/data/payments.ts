import { getOrderPaymentStatus } from '@ziping/api-client/endpoints/orders';
import {
  createJsapiParams,
  createRecordPayment,
  createReportOrder,
  getRecordPaymentStatus,
  getReportOrderStatus,
  getStatusByOrderNo,
} from '@ziping/api-client/endpoints/payments';
import type { Schema } from '@ziping/api-client/types';

import { invalidatePurchases, startPayment } from './orders.ts';
import { type BodyOf, callHook, mutationHook } from './mutation.ts';

/** What is paid for. */
export type Purchase =
  | { kind: 'report'; record_id: string; report_type_code: string }
  /** All reports of a record. */
  | { kind: 'record'; record_id: string }
  | { kind: 'order'; order_id: string }
  /** An order of which only the number is known. */
  | { kind: 'order_no'; order_no: string };

/** Orders a report. */
export const useCreateReportOrder = mutationHook(
  (body: BodyOf<typeof createReportOrder>, { client, queryClient }) =>
    startPayment(createReportOrder(client, body), queryClient),
);

/** Orders all reports of a record. */
export const useCreateRecordPayment = mutationHook(
  (body: BodyOf<typeof createRecordPayment>, { client, queryClient }) =>
    startPayment(createRecordPayment(client, body), queryClient),
);

/** Asks for the status of a payment. On demand and never from a cache, so a mutation. */
export const useCheckPayment = mutationHook(async (purchase: Purchase, { client, queryClient }) => {
  const call =
    purchase.kind === 'report'
      ? getReportOrderStatus(client, purchase)
      : purchase.kind === 'record'
        ? getRecordPaymentStatus(client, purchase.record_id)
        : purchase.kind === 'order'
          ? getOrderPaymentStatus(client, purchase.order_id)
          : getStatusByOrderNo(client, purchase.order_no);
  const answer: Partial<Schema<'PaymentStatus'>> = await call;
  // `is_paid` is the documented field of a report's order, `status` that of every other.
  const status = answer.is_paid ? 'paid' : (answer.status ?? 'pending');
  if (status === 'paid') invalidatePurchases(queryClient);
  return {
    status,
    record_id: answer.record_id ?? null,
    order_id: answer.order_id ?? null,
    report_code: answer.report_type_code ?? null,
  };
});

/** Parameters of a payment inside WeChat. */
export const useCreateJsapiParams = callHook(createJsapiParams);
