import type { CouponQuote } from '@ziping/api-client/endpoints/coupons';
import type { Page, Schema } from '@ziping/api-client/types';
import type { ListedOrder } from '@ziping/ui/screens/payment/OrdersScreen';
import * as v from 'valibot';

import { paymentLaunch } from './payment-launch.ts';

type SchemaOf<Data> = v.GenericSchema<unknown, Data>;

const text = v.string();
const filledText = v.pipe(text, v.minLength(1));
const nullableText = v.nullable(text);
const flag = v.boolean();
const moment = v.pipe(
  text,
  v.check((at) => !Number.isNaN(Date.parse(at))),
);
const nullableMoment = v.nullable(moment);
const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(integer, v.minValue(0));
/** −1 is unlimited. */
const limit = v.pipe(integer, v.minValue(-1));
const money = v.pipe(v.number(), v.minValue(0));

const orderStatus = v.picklist(['pending', 'waiting_payment', 'paid', 'failed', 'cancelled', 'expired']);
const channel = v.picklist(['wechat', 'alipay']);

const orderFields = {
  order_no: filledText,
  status: orderStatus,
  payment_type: v.picklist(['report', 'membership']),
  amount: money,
  payment_channel: v.nullable(channel),
  created_at: moment,
  paid_at: nullableMoment,
  record_id: nullableText,
  refund_status: v.optional(v.nullable(v.picklist(['pending', 'done', 'failed'])), null),
};

const listedOrder = v.object({
  ...orderFields,
  id: v.optional(filledText),
  product_name: v.optional(text),
}) satisfies SchemaOf<ListedOrder>;

const orderDetail = v.object({
  ...orderFields,
  id: filledText,
  product_name: text,
  product_id: filledText,
  product_type: v.picklist(['report', 'membership']),
  quantity: count,
  original_amount: money,
  discount_amount: money,
  coupon_code: nullableText,
  expires_at: nullableMoment,
}) satisfies SchemaOf<Schema<'OrderDetail'>>;

const launched = v.pipe(
  v.object({ payment_required: flag, payment: v.optional(v.nullable(paymentLaunch), null), order_id: text }),
  // What is to be paid for has a way to pay.
  v.check(({ payment_required, payment }) => !payment_required || payment !== null),
) satisfies SchemaOf<Schema<'OrderResponse'>>;

const plan = v.object({
  id: text,
  code: filledText,
  name: text,
  price: money,
  original_price: money,
  duration_text: text,
  features: v.array(text),
  popular_tag: nullableText,
  user_type: v.picklist(['personal', 'professional', 'both']),
}) satisfies SchemaOf<Schema<'MembershipPlan'>>;

const membership = v.object({
  has_active_subscription: flag,
  plan_id: nullableText,
  plan_name: nullableText,
  expire_date: nullableMoment,
  days_left: v.nullable(count),
  professional: v.optional(flag, false),
  api_access: v.optional(flag, false),
}) satisfies SchemaOf<Schema<'CurrentMembership'>>;

const subscription = v.object({
  id: filledText,
  plan_id: text,
  plan_name: text,
  status: v.picklist(['active', 'cancelled', 'expired']),
  started_at: moment,
  expire_date: nullableMoment,
  cancelled_at: nullableMoment,
}) satisfies SchemaOf<Schema<'Subscription'>>;

const family = v.object({
  role: v.picklist(['none', 'owner', 'member']),
  plan_name: nullableText,
  expire_date: nullableMoment,
  max_members: count,
  members: v.array(
    v.object({
      id: filledText,
      name: filledText,
      is_owner: flag,
      is_self: flag,
      joined_at: nullableMoment,
    }),
  ),
  invitation: v.nullable(v.object({ code: filledText, expires_at: moment })),
}) satisfies SchemaOf<Schema<'Family'>>;

const reportTemplate = v.object({ studio: text, contact: text, closing: text }) satisfies SchemaOf<
  Schema<'ReportTemplate'>
>;

const apiKey = v.object({
  id: filledText,
  name: filledText,
  hint: filledText,
  created_at: moment,
  last_used_at: nullableMoment,
}) satisfies SchemaOf<Schema<'ApiKey'>>;

const coupon = v.object({
  code: filledText,
  name: text,
  description: text,
  discount_type: v.picklist(['amount', 'percent']),
  value: money,
  min_amount: money,
  expires_at: moment,
}) satisfies SchemaOf<Schema<'Coupon'>>;

const dashboard = v.object({
  membership_status: v.object({ is_member: flag, plan_name: nullableText }),
  chat_status: v.object({
    remaining_count: limit,
    daily_free_count: count,
    daily_used_count: count,
    source_type: v.picklist(['free', 'membership', 'package']),
  }),
  recommendations: v.array(
    v.object({
      name: text,
      description: text,
      price: money,
      original_price: money,
      product_id: v.optional(text, ''),
    }),
  ),
}) satisfies SchemaOf<Schema<'BenefitDashboard'>>;

const benefitStatus = v.object({
  items: v.array(
    v.object({
      benefit_type: v.picklist(['CHAT_COUNT', 'REPORT_UNLOCK']),
      name: text,
      total: limit,
      used: count,
      remaining: limit,
      resets_at: nullableMoment,
    }),
  ),
}) satisfies SchemaOf<Schema<'BenefitStatus'>>;

/** Reads an answer; undefined for one that the contract does not allow. */
const reader =
  <Output>(schema: SchemaOf<Output>) =>
  (answer: unknown): Output | undefined => {
    const { success, output } = v.safeParse(schema, answer);
    return success ? output : undefined;
  };

export const readOrders = reader<Page<ListedOrder>>(v.object({ items: v.array(listedOrder), total: count }));
export const readOrder = reader<Schema<'OrderDetail'>>(orderDetail);
export const readCreatedOrder = reader(v.object({ order_id: filledText }));
export const readLaunched = reader<Schema<'OrderResponse'>>(launched);
/**
 * `is_paid` is the documented field of a report's order, `status` that of every other. A payment whose status is not
 * known is still waited for.
 */
export const readPaymentStatus = reader(
  v.pipe(
    v.object({
      status: v.optional(v.pipe(text, v.fallback(orderStatus, 'pending'))),
      is_paid: v.optional(flag),
      record_id: v.optional(v.nullable(text), null),
    }),
    v.check(({ status, is_paid }) => status !== undefined || is_paid !== undefined),
    v.transform(({ status, is_paid, record_id }) => ({
      status: is_paid ? ('paid' as const) : (status ?? ('pending' as const)),
      record_id,
    })),
  ),
);
export const readPlans = reader<Schema<'MembershipPlan'>[]>(v.array(plan));
export const readMembership = reader<Schema<'CurrentMembership'>>(membership);
export const readSubscriptions = reader<Schema<'Subscription'>[]>(v.array(subscription));
export const readFamily = reader<Schema<'Family'>>(family);
export const readReportTemplate = reader<Schema<'ReportTemplate'>>(reportTemplate);
export const readApiKeys = reader<Schema<'ApiKey'>[]>(v.array(apiKey));
export const readNewApiKey = reader<Schema<'NewApiKey'>>(v.object({ key: apiKey, secret: filledText }));
export const readBatch = reader<Schema<'BatchResult'>>(
  v.object({ started: count, existing: count, refused: count, failed: count, estimated_time: count }),
);
export const readCoupons = reader<Schema<'Coupon'>[]>(v.array(coupon));
export const readQuote = reader<CouponQuote>(
  v.object({ coupon, original_amount: money, discount_amount: money, final_amount: money }),
);
export const readDashboard = reader<Schema<'BenefitDashboard'>>(dashboard);
export const readBenefitStatus = reader<Schema<'BenefitStatus'>>(benefitStatus);
export const readJsapiParams = reader<Schema<'JsapiParams'>>(
  v.object({
    appId: filledText,
    timeStamp: filledText,
    nonceStr: filledText,
    package: filledText,
    signType: v.picklist(['RSA', 'MD5', 'HMAC-SHA256']),
    paySign: filledText,
  }),
);
