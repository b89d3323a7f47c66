import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerOf, contract, createValidator, operations, pointer } from '@ziping/mocks/contract';
import { fieldsOf } from '@ziping/mocks/documented';
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
import { reportTypes } from '@ziping/mocks/fixtures/reports';
import { user } from '@ziping/mocks/fixtures/user';
import { describe, expect, it } from 'vitest';

import { changed, type Json, otherType, type Path, placesIn } from '../../apps/web/src/testing/answers.ts';
import { type AnswerSchema, matches } from '../../packages/api-client/src/answer.ts';

const folder = join(import.meta.dirname, '../../packages/api-client/src/schemas');
const modules = await Promise.all(
  readdirSync(folder).map(
    (file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, AnswerSchema<Json>>>,
  ),
);
/** The generated schemas by name. */
const schemas = Object.assign({}, ...modules) as Record<string, AnswerSchema<Json>>;

function named(name: string): AnswerSchema<Json> {
  const schema = schemas[`${name}Schema`];
  if (!schema) throw new Error(`no schema ${name}`);
  return schema;
}

const listOf = (name: string): AnswerSchema<Json> => ({ type: 'array', items: named(name) });

/** The value as the client reads it; undefined where it refuses it. */
function read(schema: AnswerSchema<Json>, value: unknown): Json | undefined {
  const copy: unknown = structuredClone(value);
  return matches(schema, copy) ? copy : undefined;
}

interface Kind {
  kind: string;
  schema: AnswerSchema<Json>;
  answer: object;
  /** Fields that may be missing. */
  optional?: string[];
  /** Fields that may be null. */
  nullable?: string[];
}

const ORDER_NULLABLE = ['payment_channel', 'paid_at', 'record_id'];
const ORDER_ADDED = ['product_id', 'product_type', 'quantity', 'original_amount', 'discount_amount'].concat([
  'coupon_code',
  'expires_at',
]);
const quote = { coupon: coupons[0], original_amount: 198, discount_amount: 20, final_amount: 178 };
const limited = { benefit_type: 'REPORT_UNLOCK', name: '报告解锁', total: 3, used: 1, remaining: 2 };
const params = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA' };
const kinds: Kind[] = [
  {
    kind: 'list of orders',
    schema: listOf('Order'),
    answer: [{ ...paidOrder, refund_status: 'done', expires_at: '2026-11-18T08:35:01Z' }],
    // Added to the documents by the contract.
    optional: ['0.id', '0.product_name', '0.record_name', '0.refund_status', '0.expires_at'],
    nullable: [...ORDER_NULLABLE, 'refund_status', 'expires_at'].map((name) => `0.${name}`),
  },
  {
    kind: 'order',
    schema: named('OrderDetail'),
    answer: { ...orderDetail, refund_status: 'done' },
    optional: ['id', 'product_name', 'refund_status', ...ORDER_ADDED],
    nullable: [...ORDER_NULLABLE, 'refund_status', 'coupon_code', 'expires_at'],
  },
  { kind: 'new order', schema: named('CreatedOrder'), answer: { order_id: 'o_1' } },
  {
    kind: 'started payment, or none where nothing is to be paid',
    schema: named('OrderResponse'),
    answer: launches.free,
    optional: ['payment'],
    nullable: ['payment'],
  },
  {
    kind: 'status of a payment',
    schema: named('PaymentStatus'),
    answer: { status: 'paid', is_paid: true, record_id: 'r_1' },
    optional: ['is_paid', 'record_id'],
    nullable: ['record_id'],
  },
  {
    kind: 'status of the payment of a report',
    schema: named('ReportPaymentStatus'),
    answer: { status: 'paid', is_paid: true },
    optional: ['status'],
  },
  {
    kind: 'list of plans',
    schema: listOf('MembershipPlan'),
    answer: personalPlans,
    nullable: ['0.popular_tag'],
  },
  {
    kind: 'membership',
    schema: named('CurrentMembership'),
    answer: professionalMembership,
    optional: ['professional', 'api_access'],
    nullable: ['plan_id', 'plan_name', 'expire_date', 'days_left'],
  },
  {
    kind: 'list of subscriptions',
    schema: listOf('Subscription'),
    answer: [subscription],
    // Added to the documents by the contract.
    optional: ['0.auto_renew'],
    nullable: ['0.expire_date', '0.cancelled_at'],
  },
  {
    kind: 'family',
    schema: named('Family'),
    answer: { ...ownFamily, invitation },
    nullable: ['plan_name', 'expire_date', 'members.0.joined_at', 'invitation'],
  },
  { kind: 'report template', schema: named('ReportTemplate'), answer: reportTemplate },
  {
    kind: 'list of API keys',
    schema: listOf('ApiKey'),
    answer: apiKeys,
    nullable: ['0.last_used_at'],
  },
  {
    kind: 'new API key',
    schema: named('NewApiKey'),
    answer: { key: apiKeys[1], secret: `zp_${'a'.repeat(40)}` },
    nullable: ['key.last_used_at'],
  },
  {
    kind: 'batch',
    schema: named('BatchResult'),
    answer: { started: 4, existing: 1, refused: 0, failed: 1, estimated_time: 20 },
  },
  { kind: 'list of coupons', schema: listOf('Coupon'), answer: coupons },
  { kind: 'quote', schema: named('CouponQuote'), answer: quote },
  {
    kind: 'dashboard',
    schema: named('BenefitDashboard'),
    answer: { ...freeDashboard, membership_status: memberDashboard.membership_status },
    optional: ['recommendations.0.product_id'],
    nullable: ['membership_status.plan_name'],
  },
  {
    kind: 'list of benefits',
    schema: named('BenefitStatus'),
    answer: { items: [{ ...limited, resets_at: '2026-11-30T16:00:00Z' }] },
    nullable: ['items.0.resets_at'],
  },
  {
    kind: 'set of parameters of WeChat',
    schema: named('JsapiParams'),
    answer: { ...params, paySign: 's' },
  },
];

describe.each(kinds)('a $kind', ({ schema, answer, optional = [], nullable = [] }) => {
  const whole = answer as unknown as Json;
  const places = placesIn(whole);
  const readWith = (change: (value: Json) => Json | undefined) =>
    places
      .filter((place) => change(null) !== undefined || typeof place.at(-1) === 'string')
      .filter((place) => read(schema, changed(whole, place, change)) !== undefined)
      .map((place) => place.join('.'));

  it('is read whole', () => {
    expect(read(schema, whole)).toEqual(whole);
  });

  it('is refused without a field, except those that may be missing', () => {
    expect(readWith(() => undefined).sort()).toEqual([...optional].sort());
  });

  it('is refused with null, except where that may be or the field may be missing', () => {
    expect(readWith(() => null).sort()).toEqual([...new Set([...nullable, ...optional])].sort());
  });

  it('is refused with a value of another type, or as something else', () => {
    // A null has no type to change: it stands in for text.
    expect(readWith(otherType).filter((name) => !nullable.includes(name))).toEqual([]);
    const others: Json[] = [null, 7, '<html>', '', Array.isArray(whole) ? {} : [], [null], [7]];
    expect(others.filter((other) => read(schema, other) !== undefined)).toEqual([]);
  });
});

describe('a value of the shop', () => {
  it.each([
    ['a negative price', listOf('MembershipPlan'), personalPlans, [0, 'price'], -1],
    ['a negative amount', named('OrderDetail'), orderDetail, ['amount'], -0.01],
    ['a fraction of a count', named('OrderDetail'), orderDetail, ['quantity'], 1.5],
    [
      'a limit below unlimited',
      named('BenefitDashboard'),
      freeDashboard,
      ['chat_status', 'remaining_count'],
      -2,
    ],
    ['an unknown channel', named('OrderDetail'), orderDetail, ['payment_channel'], 'paypal'],
    ['an empty number', named('OrderDetail'), orderDetail, ['order_no'], ''],
    ['no date', listOf('Subscription'), [subscription], [0, 'expire_date'], '明年'],
  ] as const)('is refused: %s', (_, schema, answer, path, value) => {
    expect(read(schema, answer)).toBeDefined();
    expect(
      read(
        schema,
        changed(answer as unknown as Json, [...path], () => value),
      ),
    ).toBeUndefined();
  });
});

describe('what a client reads', () => {
  it('keeps the fields that the contract does not name', () => {
    const answer = { ...paidOrder, added: { later: true } };
    expect(read(named('Order'), answer)).toEqual(answer);
  });

  it('has the default of a field that is missing', () => {
    const { gender: _gender, ...rest } = user;
    expect(read(named('User'), rest)).toEqual({ ...rest, gender: 'male' });
  });

  it('is without a lenient field that it cannot read, or with its default', () => {
    const type = reportTypes[0];
    const unread = { ...type, status: 'queued', tags: null, progress: 7 };
    const { progress: _progress, ...known } = { ...type, progress: null };
    expect(read(named('ReportType'), unread)).toEqual({ ...known, status: null, tags: [] });
  });

  it('has the unknown values of an open list', () => {
    expect(read(named('Category'), 'pet')).toBe('pet');
    expect(read(named('PaymentStatus'), { status: 'refunding' })).toEqual({ status: 'refunding' });
    expect(read(named('Order'), { ...paidOrder, status: 'refunding' })).toMatchObject({
      status: 'refunding',
    });
    expect(read(named('OrderStatus'), 'refunding')).toBeUndefined();
  });
});

/** The contract as a client reads it, for Ajv: open lists have no `enum`, lenient fields no schema. */
function asRead(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(asRead);
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...schema } = part as Record<string, unknown>;
  if (schema['x-lenient']) return 'default' in schema ? { default: schema['default'] } : {};
  const named = contract.components.schemas[String($ref).split('/').at(-1) ?? ''];
  if (named && schema['x-open']) return asRead({ ...named, ...schema });
  if (schema['x-open']) delete schema['enum'];
  if (schema['format'] === 'email') delete schema['format'];
  return {
    ...($ref ? { $ref } : {}),
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, asRead(value)])),
  };
}

/** The data of every success among the examples whose schema has a name. */
const examples = operations().flatMap((call) => {
  const { schema, examples: given = {} } = answerOf(call, '200')?.answer.content?.['application/json'] ?? {};
  const envelopes = (schema?.['oneOf'] ?? [schema]) as {
    properties?: { code: { const?: number }; data: { $ref?: string } };
  }[];
  const ref = envelopes.find((envelope) => envelope?.properties?.code.const === 0)?.properties?.data.$ref;
  const name = ref?.split('/').at(-1);
  return Object.values(given).flatMap(({ value }) => {
    const { code, data } = value as { code: number; data: Json };
    return name && code === 0 ? [[`${call.operation.operationId}: ${name}`, name, data] as const] : [];
  });
});

describe('the client and Ajv agree', () => {
  const ajv = createValidator(asRead(contract) as typeof contract, { useDefaults: true });
  const values: (Json | undefined)[] = [undefined, null, '', '无', 7, -3, 1.5, true, [], {}];

  it.each(examples)('to read the example of %s', (_name, name, data) => {
    expect(read(named(name), data)).toEqual(data);
  });

  // One example of each schema, because a chart has thousands of changes.
  it.each([...new Map(examples.map((example) => [example[1], example])).values()])(
    'about every change of one value in %s',
    (_name, name, data) => {
      const validate = ajv.getSchema(`contract${pointer('components', 'schemas', name)}`);
      // To the client null is no value there; documented.test.ts has these.
      const ref = { $ref: `#/components/schemas/${name}` };
      const missable = fieldsOf(ref, data).filter(({ optional, nullable }) => optional && !nullable);
      const isMissable = (place: Path) => missable.some(({ path }) => path.join() === place.join());
      const differing = placesIn(data).flatMap((place) =>
        values
          .filter((value) => value !== null || !isMissable(place))
          .filter((value) => value !== undefined || typeof place.at(-1) === 'string')
          .map((value) => changed(data, place, () => value))
          .filter((answer) => (read(named(name), answer) !== undefined) !== validate?.(answer))
          .map((answer) => ({ place: place.join('.'), answer })),
      );
      expect(differing).toEqual([]);
    },
    120_000,
  );
});

it('no field that was added to the documents is needed by a client', () => {
  const needed: string[] = [];
  const look = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const {
      required = [],
      properties = {},
      ...schema
    } = part as {
      required?: string[];
      properties?: Record<string, Record<string, unknown>>;
    } & Record<string, unknown>;
    for (const name of required)
      if (!schema['x-assumed'] && properties[name]?.['x-assumed'] && !('default' in properties[name]))
        needed.push(`${path}.${name}`);
    for (const [key, value] of Object.entries({ ...schema, ...properties })) look(value, `${path}.${key}`);
  };
  for (const [name, schema] of Object.entries(contract.components.schemas))
    if (`${name}Schema` in schemas) look(schema, name);
  expect(needed).toEqual([]);
});
