import type { HttpHandler } from 'msw';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { contract, errorsAt, errorsOfAnswer, operations, pointer, type PlacedOperation } from './contract.ts';
import { chart, childChart, liuNian, trueSolarChart } from './fixtures/chart.ts';
import { failingEvents, longHistory, reply, replyEvents } from './fixtures/chat.ts';
import { locations } from './fixtures/locations.ts';
import { records } from './fixtures/records.ts';
import { bareUser } from './fixtures/user.ts';
import { allHandlers } from './handlers/all.ts';
import { chatHandlers } from './handlers/chat.ts';
import { mock, no, ok } from './http.ts';
import * as account from './scenarios/account.ts';
import * as empty from './scenarios/empty.ts';
import * as network from './scenarios/network.ts';
import * as paying from './scenarios/paying.ts';
import * as reading from './scenarios/reading.ts';
import * as register from './scenarios/records.ts';
import * as session from './scenarios/session.ts';

const ORIGIN = 'http://localhost';

/** Ids that exist in the fixtures, by a part of the path; else that of a record. */
const IDS: readonly [part: string, id: string][] = [
  ['/api/orders', 'o_5001'],
  ['/membership/', 'p_3'],
  ['/api-keys/', 'k_3001'],
];

/** Path parameters that exist in the fixtures. */
function fill(path: string): string {
  const [, id = 'r_3001'] = IDS.find(([part]) => path.includes(part)) ?? [];
  const values: Record<string, string> = {
    id,
    record_id: id,
    da_yun_id: '2',
    report_code: 'career',
    reply_id: 'a_01J9ZX3K',
    code: path.includes('/cities/') ? '923304' : 'career',
    format: 'docx',
  };
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? name);
}

/** The request of an operation, with the contract's first example as its body. */
function requestOf({ method, path, operation }: PlacedOperation, accept?: string): Request {
  const examples = operation.requestBody?.content['application/json']?.examples;
  const body = examples ? JSON.stringify(Object.values(examples)[0]?.value) : undefined;
  return new Request(ORIGIN + fill(path), {
    method: method.toUpperCase(),
    headers: { 'Content-Type': 'application/json', ...(accept && { Accept: accept }) },
    ...(body !== undefined && { body }),
  });
}

async function ask(
  handlers: HttpHandler[],
  call: PlacedOperation,
  accept?: string,
): Promise<Response | undefined> {
  return getResponse(handlers, requestOf(call, accept));
}

function callOf(method: string, path: string): PlacedOperation {
  const found = operations().find((call) => call.method === method && call.path === path);
  if (!found) throw new Error(`no such call: ${method} ${path}`);
  return found;
}

/** The operations of a list of handlers; a handler of every path has none. */
function callsOf(handlers: HttpHandler[]): PlacedOperation[] {
  return handlers.flatMap(({ info }) => {
    const path = String(info.path)
      .replace(/^\*/, '')
      .replace(/:(\w+)/g, '{$1}');
    const method = String(info.method).toLowerCase();
    return contract.paths[path]?.[method] ? [callOf(method, path)] : [];
  });
}

async function expectValid(answer: Response | undefined, { method, path }: PlacedOperation): Promise<void> {
  if (!answer) throw new Error(`${method} ${path} went unanswered`);
  if (!answer.headers.get('Content-Type')?.includes('application/json')) {
    expect(answer.status).toBe(200);
    return;
  }
  expect(errorsOfAnswer(method, path, answer.status, await answer.json())).toEqual([]);
}

describe('handlers', () => {
  it.each(operations().map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers by the contract',
    async (_name, call) => {
      const answer = await ask(allHandlers(), call);
      await expectValid(answer, call);
      expect(answer?.status).toBe(200);
    },
  );

  const chat = (
    handlers: HttpHandler[],
    path: string,
    { body, ...init }: Omit<RequestInit, 'body'> & { body?: unknown } = {},
  ) =>
    getResponse(
      handlers,
      new Request(`${ORIGIN}/api/record/r_3001/${path}`, {
        ...init,
        headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
        ...(body !== undefined && { method: init.method ?? 'POST', body: JSON.stringify(body) }),
      }),
    );
  const eventsOf = (text = '') =>
    [...text.matchAll(/^data: (\{.*)$/gm)].map(([, json]) => JSON.parse(json!) as Event);
  interface Event {
    choices: { delta: { content?: string } }[];
    reply?: { status: string; restart?: boolean };
  }
  const textOf = (events: Event[]) => events.map(({ choices }) => choices[0]?.delta.content ?? '').join('');

  it('stream an answer by the contract, keep it, and send the same again', async () => {
    const handlers = chatHandlers({ history: [] });
    const body = { message: '你好', message_id: 'q_00000001', reply_id: 'a_00000001', parent_id: null };
    const first = await chat(handlers, 'chat', { body });
    expect(first?.headers.get('Content-Type')).toContain('text/event-stream');
    const sent = eventsOf(await first?.text());
    for (const event of sent)
      expect(errorsAt(pointer('components', 'schemas', 'ChatStreamEvent'), event)).toEqual([]);
    expect(textOf(sent)).toBe(reply.content);
    expect(textOf(eventsOf(await (await chat(handlers, 'chat', { body }))?.text()))).toBe(reply.content);
    const kept = (await (await chat(handlers, 'chat-history'))?.json()) as { data: object };
    expect(kept.data).toMatchObject({
      total: 2,
      head_id: 'a_00000001',
      items: [{ id: 'q_00000001' }, reply],
    });
  });

  it('send the rest of an answer, another version of it, and none after it was cancelled', async () => {
    const handlers = chatHandlers({ history: [], pause: 5, cuts: [3] });
    const ask = { message: '你好', message_id: 'q_00000001', reply_id: 'a_00000001' };
    const lost = eventsOf(await (await chat(handlers, 'chat', { body: ask }))?.text());
    expect(lost.at(-1)?.reply).toBeUndefined();
    const rest = await chat(handlers, 'chat/a_00000001?attempt=1&content=4&reasoning_content=11');
    expect(textOf(eventsOf(await rest?.text()))).toBe(reply.content.slice(4));
    const again = await chat(handlers, 'chat', { body: { ...ask, reply_id: 'a_00000002' } });
    await chat(handlers, 'chat/a_00000002/cancel', { method: 'POST' });
    const stopped = eventsOf(await again?.text());
    expect(stopped.at(-1)?.reply).toMatchObject({ status: 'cancelled' });
    await chat(handlers, 'chat-head', { method: 'PUT', body: { message_id: 'a_00000001' } });
    const kept = (await (await chat(handlers, 'chat-history'))?.json()) as { data: { head_id: string } };
    expect(kept.data.head_id).toBe('a_00000001');
  });

  it('keep a deletion until they are created again', async () => {
    const total = async (handlers: HttpHandler[]) => {
      const answer = await ask(handlers, callOf('get', '/api/records'));
      return ((await answer?.json()) as { data: { total: number } }).data.total;
    };
    const handlers = allHandlers();
    await ask(handlers, callOf('delete', '/api/records/{id}'));
    expect(await total(handlers)).toBe(records.length - 1);
    expect(await total(allHandlers())).toBe(records.length);
  });

  it('keep changes, pins, notes and imported records, and restore deleted ones', async () => {
    const handlers = allHandlers();
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await getResponse(
        handlers,
        new Request(`${ORIGIN}/api/${path}`, {
          method,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      return (await answer?.json()) as { data: { records: { id: string; name: string }[]; total: number } };
    };
    const first = async () => (await call('GET', 'records')).data.records[0];
    await call('PUT', 'records/r_3012/pin', { pinned: true });
    await call('PUT', 'records/r_3012/note', { note: ' 备注 ' });
    expect(await first()).toMatchObject({ id: 'r_3012', pinned: true, note: '备注' });
    expect((await call('GET', 'records?pinned_first=false')).data.records[0]?.id).toBe('r_3001');
    const { data } = await call('PUT', 'records/r_3012', {
      name: '王晚',
      gender: 'female',
      calendar_type: 'lunar',
      birth_time: '2020-04-12 09:00:00',
      leap_month: true,
      category: 'family',
    });
    expect(data).toMatchObject({ name: '王晚', birth_time_solar: '2020-06-03 09:00:00', note: '备注' });

    await call('DELETE', 'records', { record_ids: ['r_3012', 'r_3001'] });
    await call('POST', 'records/restore', { record_ids: ['r_3012'] });
    expect(await first()).toMatchObject({ id: 'r_3012', name: '王晚' });
    expect((await call('GET', 'records')).data.total).toBe(records.length - 1);

    const content =
      '姓名,性别,历法,出生时间,分组\n甲,男,公历,1990-06-15 10:30,本人\n,女,公历,1990-06-15 10:30,本人';
    expect((await call('POST', 'records/import', { format: 'csv', content })).data).toEqual({
      imported: 1,
      faults: [{ row: 3, field: 'name', message: '请输入姓名' }],
    });
    const file = await call('GET', 'records/export');
    expect(file.data.records).toHaveLength(records.length);
    const again = { format: 'json', content: JSON.stringify(file.data) };
    expect((await call('POST', 'records/import', again)).data).toMatchObject({ imported: records.length });
  });

  it('page, filter and sort the records', async () => {
    const list = async (query: string) => {
      const answer = await getResponse(allHandlers(), new Request(`${ORIGIN}/api/records?${query}`));
      const { data } = (await answer?.json()) as { data: { records: { id: string }[]; total: number } };
      return [data.records.map(({ id }) => id), data.total];
    };
    expect(await list('page=3&page_size=5')).toEqual([['r_3011', 'r_3012'], 12]);
    expect(await list('category=parent')).toEqual([['r_3003', 'r_3009'], 2]);
    expect(await list('keyword=ann')).toEqual([['r_3010'], 1]);
    expect(await list('sort=oldest&page_size=1')).toEqual([['r_3012'], 12]);
  });
});

describe('scenarios', () => {
  const made: [string, HttpHandler[]][] = [
    ...Object.entries({ ...account, ...empty, ...register }).map(([name, make]): [string, HttpHandler[]] => [
      name,
      make(),
    ]),
    ...Object.entries(reading)
      .filter(([name]) => name !== 'generationRefused')
      .map(([name, make]): [string, HttpHandler[]] => [name, (make as () => HttpHandler[])()]),
    ...(['benefit', 'up-to-date', 'failure'] as const).map((why): [string, HttpHandler[]] => [
      `generationRefused ${why}`,
      reading.generationRefused(why),
    ]),
    ...(['pending', 'waiting_payment', 'failed', 'cancelled', 'expired'] as const).map(
      (status): [string, HttpHandler[]] => [`paymentStatus ${status}`, paying.paymentStatus(status)],
    ),
    ...([1501, 1502, 1503, 1504] as const).map((code): [string, HttpHandler[]] => [
      `couponRefused ${String(code)}`,
      paying.couponRefused(code),
    ]),
    ...Object.entries(paying)
      .filter(([name]) => name !== 'paymentStatus' && name !== 'couponRefused')
      .map(([name, make]): [string, HttpHandler[]] => [name, (make as () => HttpHandler[])()]),
  ];

  it.each(made)('%s answers by the contract', async (_name, handlers) => {
    const calls = callsOf(handlers);
    expect(calls.length).toBe(handlers.length);
    for (const call of calls) await expectValid(await ask(handlers, call), call);
  });

  const me = callOf('get', '/api/user/info');
  const list = callOf('get', '/api/records');
  const refresh = callOf('post', '/api/auth/refresh');

  it.each([
    ['status', 401],
    ['envelope', 200],
  ] as const)('expired answers 401 by %s until the tokens are refreshed', async (as, status) => {
    const handlers = [...session.expired(as), ...allHandlers()];
    const before = await ask(handlers, me);
    expect(before?.status).toBe(status);
    await expectValid(before, me);
    await ask(handlers, refresh);
    expect(await (await ask(handlers, me))?.json()).toMatchObject({ code: 0 });
  });

  it('refreshFails rejects every refresh', async () => {
    const handlers = [...session.refreshFails(), ...allHandlers()];
    await expectValid(await ask(handlers, refresh), refresh);
    expect((await ask(handlers, list))?.status).toBe(401);
  });

  it('phoneRequired allows authentication and the own user only', async () => {
    const handlers = [...session.phoneRequired(), ...allHandlers()];
    const refused = await ask(handlers, list);
    expect(refused?.status).toBe(403);
    await expectValid(refused, list);
    for (const path of ['/api/auth/bind-phone', '/api/auth/captcha'])
      expect((await ask(handlers, callOf('post', path)))?.status).toBe(200);
    expect((await ask(handlers, me))?.status).toBe(200);
  });

  it('network scenarios fail without an envelope, or delay the answer', async () => {
    expect((await ask(network.serverError(), list))?.status).toBe(500);
    expect((await ask(network.gatewayError(), list))?.headers.get('Content-Type')).toContain('html');
    expect((await ask(network.offline(), list))?.type).toBe('error');
    const late = await ask([...network.slow(5), ...allHandlers()], list);
    expect(late?.status).toBe(200);
    const never = ask(network.endless(), list).then(() => 'answered');
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'waiting'));
    expect(await Promise.race([never, soon])).toBe('waiting');
  });
});

describe('fixtures', () => {
  const data = (path: string, method: string, example: string) =>
    (
      contract.paths[path]?.[method]?.responses['200']?.content?.['application/json']?.examples?.[example]
        ?.value as { data: unknown } | undefined
    )?.data;

  it('have the charts of the contract examples', () => {
    expect(data('/api/reports/{id}', 'get', 'success')).toEqual(chart);
    expect(data('/api/reports/{id}', 'get', 'true_solar')).toEqual(trueSolarChart);
    expect(data('/api/reports/{id}', 'get', 'before_first_cycle')).toEqual(childChart);
    expect(data('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', 'get', 'success')).toEqual(liuNian);
  });

  it('satisfy their schemas', () => {
    const schema = (name: string) => pointer('components', 'schemas', name);
    expect(errorsAt(schema('User'), bareUser)).toEqual([]);
    for (const message of longHistory) expect(errorsAt(schema('ChatMessage'), message)).toEqual([]);
    for (const place of locations) expect(errorsAt(schema('LocationNode'), place)).toEqual([]);
    for (const event of [...replyEvents, ...failingEvents])
      expect(errorsAt(schema('ChatStreamEvent'), JSON.parse(event.replace(/^data: /, '')))).toEqual([]);
  });
});

/** Handlers that do not match the contract. Each must fail to compile; none is ever called. */
export function drifting(): HttpHandler[] {
  return [
    // @ts-expect-error no such call
    mock.get('/api/nothing', ({ answer }) => answer(200, ok(null))),
    // @ts-expect-error the list is named records
    mock.get('/api/records', ({ answer }) => answer(200, ok({ items: [], total: 0 }))),
    // @ts-expect-error not one of the call's codes
    mock.post('/api/auth/login', ({ answer }) => answer(200, no(1999, '登录失败'))),
    // @ts-expect-error not one of the call's statuses
    mock.post('/api/auth/login', ({ answer }) => answer(418, no(418, '登录失败'))),
    // @ts-expect-error the call does not stream
    mock.post('/api/auth/login', ({ stream }) => stream([])),
    // @ts-expect-error an answer that was not made by answer()
    mock.get('/api/locations', () => new Response()),
  ];
}
