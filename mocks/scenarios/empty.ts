import type { HttpHandler } from 'msw';
import { mock, ok } from '../http.ts';

/** No records. */
export function noRecords(): HttpHandler[] {
  return [mock.get('/api/records', ({ answer }) => answer(200, ok({ records: [], total: 0 })))];
}

/** No reports on sale separately: the record is unlocked as a whole. */
export function noReportTypes(): HttpHandler[] {
  return [mock.get('/api/record/{id}/report_types', ({ answer }) => answer(200, ok([])))];
}

/** No orders. */
export function noOrders(): HttpHandler[] {
  return [mock.get('/api/orders', ({ answer }) => answer(200, ok({ items: [], total: 0 })))];
}

/** No plans on sale. */
export function noPlans(): HttpHandler[] {
  return [mock.get('/api/v1/membership/plans', ({ answer }) => answer(200, ok([])))];
}

/** No coupon applies. */
export function noCoupons(): HttpHandler[] {
  return [mock.get('/api/coupons/available', ({ answer }) => answer(200, ok([])))];
}
