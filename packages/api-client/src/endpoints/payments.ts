import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import {
  JsapiParamsSchema,
  OrderResponseSchema,
  PaymentStatusSchema,
  ReportPaymentStatusSchema,
} from '../schemas/payments.ts';
import type { CallOptions, Schema } from '../types.ts';

/** Payment channel and client; `openid` goes with client_type jsapi. */
export interface PaymentMeans {
  payment_channel: Schema<'PaymentChannel'>;
  client_type: Schema<'ClientType'>;
  openid?: string;
}

/** Orders one report of a record. Codes: 1501–1504 the coupon, 1510 and 1512 the channel or the order. */
export function createReportOrder(
  client: Client,
  { record_id, ...body }: { record_id: string } & Schema<'CreateReportOrderBody'>,
): Promise<Schema<'OrderResponse'>> {
  return unwrap(
    client.POST('/api/payment/reports/{id}/order', { params: { path: { id: record_id } }, body }),
    OrderResponseSchema,
  );
}

/** Whether the order of a report is paid. */
export function getReportOrderStatus(
  client: Client,
  { record_id, report_type_code }: { record_id: string; report_type_code: string },
  { signal }: CallOptions = {},
): Promise<Schema<'ReportPaymentStatus'>> {
  return unwrap(
    client.GET('/api/payment/reports/{id}/order-status', {
      params: { path: { id: record_id }, query: { report_type_code } },
      signal,
    }),
    ReportPaymentStatusSchema,
  );
}

/**
 * Orders all reports of a record, when they have no prices of their own.
 *
 * @param amount in yuan.
 */
export function createRecordPayment(
  client: Client,
  { record_id, amount, ...means }: { record_id: string; amount: number } & Partial<PaymentMeans>,
): Promise<Schema<'OrderResponse'>> {
  return unwrap(
    client.POST('/api/payment/records/{id}/payment', {
      params: { path: { id: record_id } },
      body: { record_id, payment_type: 'report', amount, ...means },
    }),
    OrderResponseSchema,
  );
}

/** Payment status of a whole record. */
export function getRecordPaymentStatus(
  client: Client,
  record_id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'PaymentStatus'>> {
  return unwrap(
    client.GET('/api/payment/records/{id}/payment-status', { params: { path: { id: record_id } }, signal }),
    PaymentStatusSchema,
  );
}

/** Payment status of an order number; needs no sign-in. */
export function getStatusByOrderNo(
  client: Client,
  order_no: string,
  { signal }: CallOptions = {},
): Promise<Schema<'PaymentStatus'>> {
  return unwrap(
    client.GET('/api/payment/status-by-orderno', { params: { query: { order_no } }, signal }),
    PaymentStatusSchema,
  );
}

/** Parameters for paying inside WeChat. Code 1511: not available. */
export function createJsapiParams(client: Client, order_no: string): Promise<Schema<'JsapiParams'>> {
  return unwrap(client.POST('/api/payment/wechat/jsapi_params', { body: { order_no } }), JsapiParamsSchema);
}
