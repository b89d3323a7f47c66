import { REPORT_TYPES } from '@ziping/readings/reports/types/report-types';
import * as v from 'valibot';

import type { coupons, plans } from '../../db/schema/catalogue.ts';
import { toFen } from '../../shared/money.ts';
import { HIDDEN_IN_LINE } from '../../shared/plain-text.ts';
import type { ReportTypeRow } from './report-types.ts';
import rest from './catalogue.json' with { type: 'json' };

export type Plan = typeof plans.$inferSelect;
export type Coupon = typeof coupons.$inferSelect;

/** What is sold at first: the types of report as they are defined, and the rest. */
export const FIRST_CATALOGUE = {
  report_types: REPORT_TYPES.map(({ code, listing }) => ({ code, ...listing })),
  ...rest,
};

/** What is sold, as an operator writes it. A part that is left out stays as it is. */
export interface Catalogue {
  reportTypes: Omit<ReportTypeRow, 'position'>[];
  plans: Omit<Plan, 'id' | 'position'>[];
  coupons: Coupon[];
  /** Conversations a day for everyone. */
  daily_chats: number | null;
  /** The price of all reports of a record together. */
  record_price_fen: number | null;
}

const text = (length: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(length),
    v.check((line) => !HIDDEN_IN_LINE.test(line), '不能含有换行或看不见的字符'),
  );
const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.transform(toFen),
  v.check((fen) => !Number.isNaN(fen), '价格最多两位小数'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const countOrUnlimited = v.union([count, v.literal(-1)]);

const reportType = v.pipe(
  v.strictObject({
    code: v.picklist(REPORT_TYPES.map(({ code }) => code)),
    name: text(20),
    description: text(60),
    tags: v.array(text(8)),
    icon: v.picklist(['compass', 'briefcase', 'coins', 'heart', 'activity', 'calendar']),
    price,
    original_price: price,
    members_only: v.boolean(),
  }),
  v.check((one) => one.original_price >= one.price, 'original_price 低于 price'),
);

const plan = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,31}$/)),
    kind: v.picklist(['membership', 'package']),
    name: text(20),
    description: text(60),
    price,
    original_price: price,
    months: v.nullable(v.picklist([1, 3, 6, 12])),
    features: v.pipe(v.array(text(30)), v.maxLength(12)),
    popular_tag: v.nullable(text(8)),
    user_type: v.picklist(['personal', 'professional', 'both']),
    chats: countOrUnlimited,
    reports: countOrUnlimited,
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
    api_access: v.optional(v.boolean(), false),
    active: v.boolean(),
  }),
  v.check((one) => one.original_price >= one.price, 'original_price 低于 price'),
  v.check(
    (one) =>
      one.kind === 'membership' ||
      (one.months === null && one.chats > 0 && one.reports === 0 && one.seats === 1 && !one.api_access),
    '套餐包只含对话次数',
  ),
);

const coupon = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{2,32}$/)),
    name: text(20),
    description: text(60),
    discount_type: v.picklist(['amount', 'percent']),
    value: v.pipe(v.number(), v.minValue(0)),
    min_amount: price,
    product_type: v.nullable(v.picklist(['report', 'membership'])),
    expires_at: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((at) => new Date(at)),
    ),
    active: v.boolean(),
  }),
  v.check(
    (one) => one.discount_type === 'amount' || (Number.isInteger(one.value) && one.value <= 99),
    'percent 的 value 是实付的百分数，0 至 99',
  ),
  v.check(
    (one) => one.discount_type === 'percent' || !Number.isNaN(toFen(one.value)),
    'amount 的 value 最多两位小数',
  ),
);

const unique = <T extends { code: string }>(list: T[]) =>
  new Set(list.map(({ code }) => code)).size === list.length;

const file = v.strictObject({
  report_types: v.optional(v.pipe(v.array(reportType), v.check(unique, 'code 重复'))),
  plans: v.optional(v.pipe(v.array(plan), v.check(unique, 'code 重复'))),
  coupons: v.optional(v.pipe(v.array(coupon), v.check(unique, 'code 重复'))),
  daily_chats: v.optional(count),
  record_price: v.optional(price),
});

const toRow = <T extends { price: number; original_price: number }>({
  price: price_fen,
  original_price: original_price_fen,
  ...rest
}: T) => ({ ...rest, price_fen, original_price_fen });

/** Our own messages are in Chinese; those of the library are not, but say what it expected. */
const explain = ({ expected, received, message }: v.BaseIssue<unknown>) =>
  expected === null
    ? message
    : expected === 'never'
      ? '没有这个字段'
      : `应为 ${expected}，实际是 ${received}`;

/** Reads a catalogue. @throws Error for the operator that names the place and the fault */
export function readCatalogue(given: unknown): Catalogue {
  if (Array.isArray(given)) throw new Error('目录文件须为一个 JSON 对象');
  const result = v.safeParse(file, given, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? '目录文件'}：${explain(issue)}`);
  }
  const {
    report_types = [],
    plans = [],
    coupons = [],
    daily_chats = null,
    record_price = null,
  } = result.output;
  return {
    reportTypes: report_types.map(toRow),
    plans: plans.map(toRow),
    coupons: coupons.map(({ min_amount: min_amount_fen, value, ...rest }) => ({
      ...rest,
      min_amount_fen,
      value: rest.discount_type === 'amount' ? toFen(value) : value,
    })),
    daily_chats,
    record_price_fen: record_price,
  };
}
