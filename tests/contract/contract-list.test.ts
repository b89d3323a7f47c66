import { describe, expect, it } from 'vitest';
import {
  answerOf,
  contract,
  errorsAt,
  operations,
  pointer,
  type Json,
  type MediaType,
  type Operation,
} from '@ziping/mocks/contract';

/** All documented calls. The names inside braces do not matter. */
const DOCUMENTED = `
POST /api/auth/register
POST /api/auth/login
POST /api/auth/captcha
POST /api/auth/verify-code
POST /api/auth/reset-password
POST /api/auth/refresh
POST /api/auth/wechat-login
POST /api/auth/bind-phone
GET /api/user/info
PUT /api/user/info
POST /api/user/deactivate
POST /api/user/change-phone
POST /api/user/change-password
POST /api/upload/avatar
POST /api/user/consume-benefit
POST /api/feedback
GET /api/feedbacks
GET /api/locations
POST /api/record
GET /api/records
GET /api/records/{id}
DELETE /api/records/{id}
DELETE /api/records
GET /api/report/{id}/da_yun/{id}/liu_nian
GET /api/reports/{id}
POST /api/generate/{a}/{b}
POST /api/reports/{id}/order
POST /api/payment/reports/{id}/order
GET /api/payment/reports/{id}/order-status
GET /api/reports/{id}/export/{format}
POST /api/record/{id}/report_type/{code}/prompt
POST /api/record/{id}/chat
POST /api/chat
GET /api/record/{id}/chat-history
GET /api/benefits/dashboard
GET /api/benefits/status
POST /api/benefits/check
POST /api/payment/records/{id}/payment
GET /api/payment/records/{id}/payment-status
GET /api/payment/status-by-orderno
POST /api/payment/wechat/jsapi_params
GET /api/payment/orders
POST /api/orders
GET /api/orders
GET /api/orders/{id}
POST /api/orders/{id}/pay
POST /api/orders/{id}/cancel
GET /api/orders/{id}/payment-status
GET /api/coupons/available
POST /api/coupons/validate
GET /api/v1/membership/plans
GET /api/v1/membership/plans/{id}
GET /api/v1/membership/current
GET /api/v1/membership/subscriptions
POST /api/v1/membership/subscriptions/{id}/cancel
`
  .trim()
  .split('\n');

/** Validation messages that the service sends. */
const MESSAGES = [
  '请输入有效的手机号码',
  '请输入正确的手机号',
  '请填写所有必填字段',
  '密码长度不能少于6位',
  '请输入6位数字验证码',
  '请先获取短信验证码',
  '请输入正确的图片验证码',
  '请输入图片验证码',
  '请输入图形验证码',
  '请提供手机号或用户ID',
  '请输入手机号码',
  '验证码格式错误',
  '请输入验证码',
  '请输入新手机号',
  '请输入当前密码',
  '请输入新密码',
  '新密码至少需要6个字符',
  '请上传图片文件',
  '请确认您已了解注销账号的后果',
  '请输入反馈内容',
  '反馈内容不能少于10个字符',
  '最多只能上传3张图片',
  '图片大小不能超过5MB',
  '请输入姓名',
  '请选择性别',
  '请选择出生日期',
  '使用真太阳时需要选择出生地',
  '请选择分组',
  '只支持文本消息',
  '未选择有效的报告',
  '报告代码无效，请刷新页面重试',
];

const shape = (call: string) => call.replace(/\{[^}]+\}/g, '{}');
const calls = operations();
/** By the security of the operation, or else that of the whole contract. */
const requiresToken = ({ security }: Operation) =>
  security === undefined ||
  (security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0));
const callName = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

/** All examples of the contract, each with the pointer of its schema. */
function placedExamples(): { name: string; at: string; value: Json }[] {
  const list = (where: string[], content: Record<string, MediaType> = {}) =>
    Object.entries(content).flatMap(([type, media]) =>
      Object.entries(media.examples ?? {}).map(([name, example]) => ({
        name: [...where.slice(1), name].join(' '),
        at: pointer(...where, 'content', type, 'schema'),
        value: example.value,
      })),
    );
  return [
    ...calls.flatMap(({ method, path, operation }) => [
      ...list(['paths', path, method, 'requestBody'], operation.requestBody?.content),
      ...Object.entries(operation.responses).flatMap(([status, answer]) =>
        list(['paths', path, method, 'responses', status], answer.content),
      ),
    ]),
    ...Object.entries(contract.components.responses).flatMap(([name, answer]) =>
      list(['components', 'responses', name], answer.content),
    ),
  ];
}

/** Every object in a JSON value, depth first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the list of calls', () => {
  const described = calls.map((call) => shape(callName(call)));

  it('holds every documented call', () => {
    expect(DOCUMENTED.map(shape).filter((call) => !described.includes(call))).toEqual([]);
  });

  it('marks every further call as assumed', () => {
    const documented = new Set(DOCUMENTED.map(shape));
    const unmarked = calls.filter((c) => !documented.has(shape(callName(c))) && !c.operation['x-assumed']);
    expect(unmarked.map(callName)).toEqual([]);
  });

  it('names each operation once', () => {
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
  });
});

describe('the calls that take an API key', () => {
  const taking = calls.filter(({ operation }) => operation.security?.some((scheme) => 'apiKey' in scheme));

  it('take the token of a session too', () => {
    for (const { operation } of taking)
      expect(operation.security, operation.operationId).toEqual([{ bearerAuth: [] }, { apiKey: [] }]);
  });

  it('concern records, charts and reports only', () => {
    expect([...new Set(taking.flatMap(({ operation }) => operation.tags))].sort()).toEqual([
      'chart',
      'records',
      'reports',
    ]);
  });
});

describe('the answers', () => {
  it.each(calls.map((call) => [callName(call), call] as const))('%s has a named success', (_name, call) => {
    const content = Object.entries(answerOf(call, '200')?.answer.content ?? {});
    expect(content).not.toEqual([]);
    for (const [type, media] of content) {
      const values = Object.values(media.examples ?? {}).map((example) => example.value);
      expect(values.length, type).toBeGreaterThan(0);
      if (type === 'application/json') expect(values[0]).toMatchObject({ code: 0 });
    }
  });

  it('describe 401 and code 1200 wherever a token is required', () => {
    const withoutPhone = new Set(['getUserInfo', 'bindPhone', 'logout']);
    const silent = calls
      .filter(({ operation }) => requiresToken(operation))
      .filter((call) => {
        const gate = Object.values(
          answerOf(call, '403')?.answer.content?.['application/json']?.examples ?? {},
        ).some(({ value }) => (value as { code: number }).code === 1200);
        return !answerOf(call, '401') || gate === withoutPhone.has(call.operation.operationId);
      });
    expect(silent.map(callName)).toEqual([]);
  });

  const missing = (status: string, needed: (operation: Operation) => boolean = () => true) =>
    calls.filter((call) => needed(call.operation) && !answerOf(call, status)).map(callName);

  it('describe 400 wherever a query or a body can be refused', () => {
    const takesInput = ({ requestBody, parameters = [] }: Operation) =>
      requestBody !== undefined || parameters.some((parameter) => parameter.in === 'query');
    expect(missing('400', takesInput)).toEqual([]);
  });

  it('describe 413 wherever a body can be too large', () => {
    expect(missing('413', ({ requestBody }) => requestBody !== undefined)).toEqual([]);
  });

  it('describe 429 and 503 for every call', () => {
    expect([missing('429'), missing('503')]).toEqual([[], []]);
  });

  it.each(placedExamples().map((example) => [example.name, example] as const))(
    'example %s is valid',
    (_name, example) => {
      expect(errorsAt(example.at, example.value)).toEqual([]);
    },
  );

  it('use business codes of the table only, and every one of them', () => {
    const used = new Set(
      placedExamples()
        .map(({ value }) => (value as { code?: unknown } | null)?.code)
        .filter((code) => typeof code === 'number' && (code >= 1000 || code === 0))
        .map(String),
    );
    expect([...used].sort()).toEqual(Object.keys(contract['x-codes']).sort());
  });
});

describe('the messages about input', () => {
  const withMessages = [...objectsIn(contract)].filter((schema) => 'x-messages' in schema);
  const texts = new Set([
    ...withMessages.flatMap((schema) => Object.values(schema['x-messages'] as Record<string, string>)),
    ...placedExamples().map(({ value }) => (value as { message?: unknown } | null)?.message),
  ]);

  it.each(MESSAGES)('%s is in the contract', (message) => {
    expect(texts).toContain(message);
  });

  /** Keywords of a schema, of what it is composed of, and of its items. */
  function* rulesOf(schema: Record<string, unknown>): Generator<string> {
    for (const part of [schema, ...((schema.allOf as object[] | undefined) ?? []), schema.items ?? {}])
      yield* Object.keys(part);
  }

  it('belong to a rule of the same schema', () => {
    const stray = withMessages.flatMap((schema) =>
      Object.keys(schema['x-messages'] as object)
        .filter((keyword) => keyword !== 'required' && ![...rulesOf(schema)].includes(keyword))
        .map((keyword) => `${String(schema.title)}: ${keyword}`),
    );
    expect(stray).toEqual([]);
  });
});
