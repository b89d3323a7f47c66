import { memberDashboard, freeDashboard } from '@ziping/mocks/fixtures/benefits';
import {
  invitation,
  ownFamily,
  personalPlans,
  professionalMembership,
  subscription,
} from '@ziping/mocks/fixtures/membership';
import { coupons, launches, orderDetail, paidOrder } from '@ziping/mocks/fixtures/orders';
import { apiKeys, reportTemplate } from '@ziping/mocks/fixtures/professional';
import { describe, expect, it } from 'vitest';

import { changed, type Json, otherType, placesIn } from '../testing/answers.ts';
import * as readers from './shop-answers.ts';

interface Kind {
  kind: string;
  read: (answer: unknown) => unknown;
  answer: object;
  /** Fields that may be missing. */
  optional?: string[];
  /** Fields that may be null. */
  nullable?: string[];
}

const ORDER_NULLABLE = ['payment_channel', 'paid_at', 'record_id'];
const quote = { coupon: coupons[0], original_amount: 198, discount_amount: 20, final_amount: 178 };
const limited = { benefit_type: 'REPORT_UNLOCK', name: '报告解锁', total: 3, used: 1, remaining: 2 };
const params = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA' };
const launchFields = ['payment_url', 'prepay_id', 'form_html', 'code_url'];
const launch = {
  order_no: 'ZP1',
  ...Object.fromEntries(launchFields.map((name) => [name, 'x'])),
};

const kinds: Kind[] = [
  {
    kind: 'list of orders',
    read: readers.readOrders,
    answer: { items: [{ ...paidOrder, refund_status: 'done' }], total: 1 },
    // Added to the documents by the contract.
    optional: ['items.0.id', 'items.0.product_name', 'items.0.refund_status'],
    nullable: [...ORDER_NULLABLE, 'refund_status'].map((name) => `items.0.${name}`),
  },
  {
    kind: 'order',
    read: readers.readOrder,
    answer: { ...orderDetail, refund_status: 'done' },
    optional: ['refund_status'],
    nullable: [...ORDER_NULLABLE, 'refund_status', 'coupon_code', 'expires_at'],
  },
  { kind: 'new order', read: readers.readCreatedOrder, answer: { order_id: 'o_1' } },
  {
    kind: 'payment',
    read: readers.readLaunched,
    answer: { payment_required: true, order_id: 'o_1', payment: launch },
    optional: launchFields.map((name) => `payment.${name}`),
  },
  {
    kind: 'order without a payment',
    read: readers.readLaunched,
    answer: launches.free,
    optional: ['payment'],
    nullable: ['payment'],
  },
  {
    kind: 'status',
    read: readers.readPaymentStatus,
    answer: { status: 'paid', is_paid: true, record_id: 'r_1' },
    optional: ['status', 'is_paid', 'record_id'],
    nullable: ['record_id'],
  },
  {
    kind: 'list of plans',
    read: readers.readPlans,
    answer: personalPlans,
    nullable: ['0.popular_tag'],
  },
  {
    kind: 'membership',
    read: readers.readMembership,
    answer: professionalMembership,
    optional: ['professional', 'api_access'],
    nullable: ['plan_id', 'plan_name', 'expire_date', 'days_left'],
  },
  {
    kind: 'list of subscriptions',
    read: readers.readSubscriptions,
    answer: [subscription],
    nullable: ['0.expire_date', '0.cancelled_at'],
  },
  {
    kind: 'family',
    read: readers.readFamily,
    answer: { ...ownFamily, invitation },
    nullable: ['plan_name', 'expire_date', 'members.0.joined_at', 'invitation'],
  },
  { kind: 'report template', read: readers.readReportTemplate, answer: reportTemplate },
  {
    kind: 'list of API keys',
    read: readers.readApiKeys,
    answer: apiKeys,
    nullable: ['0.last_used_at'],
  },
  {
    kind: 'new API key',
    read: readers.readNewApiKey,
    answer: { key: apiKeys[1], secret: 'zp_1' },
    nullable: ['key.last_used_at'],
  },
  {
    kind: 'batch',
    read: readers.readBatch,
    answer: { started: 4, existing: 1, refused: 0, failed: 1, estimated_time: 20 },
  },
  { kind: 'list of coupons', read: readers.readCoupons, answer: coupons },
  { kind: 'quote', read: readers.readQuote, answer: quote },
  {
    kind: 'dashboard',
    read: readers.readDashboard,
    answer: { ...freeDashboard, membership_status: memberDashboard.membership_status },
    optional: ['recommendations.0.product_id'],
    nullable: ['membership_status.plan_name'],
  },
  {
    kind: 'list of benefits',
    read: readers.readBenefitStatus,
    answer: { items: [{ ...limited, resets_at: '2026-11-30T16:00:00Z' }] },
    nullable: ['items.0.resets_at'],
  },
  {
    kind: 'set of parameters of the messaging app',
    read: readers.readJsapiParams,
    answer: { ...params, paySign: 's' },
  },
];

describe.each(kinds)('a $kind', ({ read, answer, optional = [], nullable = [] }) => {
  const whole = answer as unknown as Json;
  const places = placesIn(whole);
  const readWith = (change: (value: Json) => Json | undefined) =>
    places
      .filter((place) => change(null) !== undefined || typeof place.at(-1) === 'string')
      .filter((place) => read(changed(whole, place, change)) !== undefined)
      .map((place) => place.join('.'));

  it('is read whole', () => {
    expect(read(whole)).toBeDefined();
  });

  it('is refused without a field, except those that may be missing', () => {
    expect(readWith(() => undefined).sort()).toEqual([...optional].sort());
  });

  it('is refused with null, except where that may be', () => {
    expect(readWith(() => null).sort()).toEqual([...nullable].sort());
  });

  it('is refused with a value of another type, or as something else', () => {
    // A null has no type to change: it stands in for text.
    expect(readWith(otherType).filter((name) => !nullable.includes(name))).toEqual([]);
    const others: Json[] = [null, 7, '<html>', '', Array.isArray(whole) ? {} : [], [null], [7]];
    expect(others.filter((other) => read(other) !== undefined)).toEqual([]);
  });
});

it('an order keeps what became of its money', () => {
  expect(readers.readOrder({ ...orderDetail, refund_status: 'failed' })).toMatchObject({
    refund_status: 'failed',
  });
});

describe('a number of the shop', () => {
  it.each([
    ['a negative price', readers.readPlans, personalPlans, [0, 'price'], -1],
    ['a negative amount', readers.readOrder, orderDetail, ['amount'], -0.01],
    ['a fraction of a count', readers.readOrders, { items: [], total: 1 }, ['total'], 1.5],
    ['a limit below unlimited', readers.readDashboard, freeDashboard, ['chat_status', 'remaining_count'], -2],
    ['an unknown status', readers.readOrder, orderDetail, ['status'], 'refunded'],
    ['another currency’s channel', readers.readOrder, orderDetail, ['payment_channel'], 'paypal'],
    ['no date', readers.readSubscriptions, [subscription], [0, 'expire_date'], '明年'],
  ] as const)('is refused: %s', (_, read, answer, path, value) => {
    expect(read(answer)).toBeDefined();
    expect(read(changed(answer as unknown as Json, [...path], () => value))).toBeUndefined();
  });
});
