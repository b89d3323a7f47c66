import { chatHandlers } from '@ziping/mocks/handlers/chat';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { history } from '@ziping/mocks/fixtures/chat';
import { mock, no } from '@ziping/mocks/http';
import { answerFails, chatRefused, replyBreaks, replyCutOff } from '@ziping/mocks/scenarios/reading';
import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../data/app-store.ts';
import { startSessionAtom } from '../../session/session.ts';
import type { Store } from '../../shared/store.ts';
import {
  type Conversation,
  conversationAtom,
  chatRecordAtom,
  newId,
  openConversation,
} from './conversation.ts';
import { pathOf } from './thread.ts';

const ANSWER = '甲木生于寅月，得令而旺。'.repeat(5);
const REASONING = '先看月令：寅为甲木之禄。';

let handlers: HttpHandler[];
let calls: { call: string; query: string; body: unknown }[];
/** Whether there is a network. */
let online: boolean;
let page: EventTarget & { visibilityState: string };
let opened: Conversation[];
let now: number;

const service = (options: Parameters<typeof chatHandlers>[0] = {}): HttpHandler[] =>
  chatHandlers({
    history: [],
    answer: () => ({ content: ANSWER, reasoning_content: REASONING, suggestions: ['问'] }),
    ...{ size: 3, pause: 1 },
    ...options,
  });

beforeEach(() => {
  handlers = [...service(), ...benefitHandlers()];
  calls = [];
  online = true;
  opened = [];
  now = Date.parse('2026-11-20T08:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  const Native = Request;
  vi.stubGlobal(
    'Request',
    class extends Native {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!online) throw new TypeError('Failed to fetch');
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    calls.push({ call: `${request.method} ${pathname}`, query: search, body });
    const response = await getResponse(handlers, request);
    if (!response) throw new TypeError('Failed to fetch');
    const through = response.body?.pipeThrough(new TransformStream(), { signal: request.signal });
    return new Response(through, response);
  });
});

afterEach(() => {
  for (const conversation of opened) conversation.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The service refuses to answer, and stores nothing. */
const refusals = (): HttpHandler[] => [
  mock.post('/api/record/{id}/chat', ({ answer }) =>
    answer(200, no(1702, 'AI命理师暂时无法回答，请稍后再试')),
  ),
];

const user = { id: 'u_1' };

/** A tab of a member. */
function openTab(store = newStore()) {
  const confirmed = vi.fn();
  const short = vi.fn();
  const conversation = openConversation(store, 'r_1', { onConfirmed: confirmed, onShortfall: short });
  opened.push(conversation);
  const state = () => store.get(conversationAtom);
  return {
    ...{ store, conversation, confirmed, short, state },
    path: () => pathOf(state().thread).map(({ content, status }) => `${status}: ${content}`),
    last: () => pathOf(state().thread).at(-1),
    loaded: () => expect.poll(() => state().history.kind).toBe('ready'),
  };
}

function newStore(): Store {
  const store = createAppStore();
  store.set(startSessionAtom, { tokens: { access_token: 'a', refresh_token: 'r' }, user: user as never });
  store.set(chatRecordAtom, 'r_1');
  return store;
}

const callsOf = (call: string) => calls.filter((one) => one.call === call);
const FOLLOW = /^GET \/api\/record\/r_1\/chat\/a_/;
const followed = () => calls.filter(({ call }) => FOLLOW.test(call));
const POST = 'POST /api/record/r_1/chat';
const HEAD = 'PUT /api/record/r_1/chat-head';
const HISTORY = 'GET /api/record/r_1/chat-history';
const whole = ['complete: 你好', `complete: ${ANSWER}`];

describe('a question', () => {
  it('is answered, after one conversation was consumed under the id of its answer', async () => {
    const tab = openTab();
    await tab.loaded();
    expect(tab.conversation.send('你好')).toBe(true);
    expect(tab.path()).toEqual(['complete: 你好', 'running: ']);
    await expect.poll(tab.path).toEqual(whole);
    expect(tab.last()).toMatchObject({ reasoning_content: REASONING, suggestions: ['问'] });
    expect(tab.confirmed).toHaveBeenCalledOnce();
    const [consume] = callsOf('POST /api/user/consume-benefit');
    const [post] = callsOf(POST);
    const { reply_id } = post!.body as { reply_id: string };
    expect(consume?.body).toEqual({ benefit_type: 'CHAT_COUNT', count: 1, key: reply_id });
    expect(calls.indexOf(consume!)).toBeLessThan(calls.indexOf(post!));
    expect(post?.body).toMatchObject({ message: '你好', parent_id: null });
    expect(callsOf(HISTORY)).toHaveLength(1);
    expect(callsOf(HISTORY)[0]?.query).toBe('?page=1&size=100&sort=asc');
  });

  it('is sent although the consumption fails, which is logged', async () => {
    handlers = [...service()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(tab.path).toEqual(whole);
    expect(console.warn).toHaveBeenCalledWith('权益消费失败', expect.anything());
  });

  it('is refused while an answer is being written', async () => {
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    expect(tab.conversation.send('再问')).toBe(false);
  });

  it('follows the answer before it', async () => {
    handlers = [...service({ history }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    expect(callsOf(POST)).toEqual([]);
    await expect.poll(() => callsOf(POST)[0]?.body).toMatchObject({ parent_id: history[1]?.id });
  });

  it('is taken back when no conversation is left, and its text handed on', async () => {
    handlers = [...chatRefused(), ...handlers];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.short.mock.calls).toEqual([[{ text: '你好' }]]);
    expect(tab.path()).toEqual([]);
  });

  it('whose answer alone is refused stays, and no text is handed on', async () => {
    handlers = [...chatRefused(), ...service({ history }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    const before = tab.path();
    tab.conversation.reload({ id: tab.last()!.id });
    await expect.poll(() => tab.short.mock.calls).toEqual([[{ text: '' }]]);
    expect(tab.path()).toEqual(before);
  });

  it.each([
    ['an error of the stream', () => replyBreaks(), '模型服务暂不可用', '您的命局'],
    ['a failed answer', () => answerFails(), '模型服务暂不可用', undefined],
    [
      'a stream without numbers that ends early',
      () => replyCutOff(),
      '网络错误，请稍后重试',
      '您的夫妻宫为亥水，',
    ],
  ])('shows %s with the text so far', async (_name, scenario, error, content) => {
    handlers = [...scenario(), ...handlers];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.last()?.status).toBe('failed');
    expect(tab.last()).toMatchObject({ error, ...(content && { content }) });
  });

  it('that could not be sent for want of a network can be sent by reloading its answer', async () => {
    const tab = openTab();
    await tab.loaded();
    online = false;
    tab.conversation.send('你好');
    const wake = setInterval(() => window.dispatchEvent(new Event('online')), 20);
    await expect.poll(() => tab.last()?.status).toBe('failed');
    clearInterval(wake);
    expect(tab.last()).toMatchObject({ error: expect.stringContaining('请稍后重试') as string });
    online = true;
    const { id } = tab.last()!;
    tab.conversation.reload({ id });
    await expect.poll(tab.path).toEqual(whole);
    expect(tab.last()?.id).toBe(id);
    expect(tab.state().thread.messages).toHaveLength(2);
    expect(callsOf(POST).map(({ body }) => (body as { reply_id: string }).reply_id)).toEqual([id]);
  });

  it('that the service does not have is not selected there', async () => {
    handlers = [...service({ history }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    handlers = [...refusals(), ...handlers];
    tab.conversation.send('你好');
    await expect.poll(() => tab.last()?.status).toBe('failed');
    handlers.splice(0, 1);
    tab.conversation.send('再问');
    await expect.poll(() => tab.last()?.status).toBe('complete');
    const [, , question] = pathOf(tab.state().thread);
    tab.conversation.select({ id: question!.id, direction: 'previous' });
    expect(tab.last()?.status).toBe('failed');
    tab.conversation.select({ id: pathOf(tab.state().thread)[2]!.id, direction: 'next' });
    await expect.poll(() => callsOf(HEAD)).toHaveLength(1);
    expect(callsOf(HEAD)[0]?.body).toEqual({ message_id: tab.last()?.id });
  });
});

describe('a lost connection', () => {
  it.each([[[0]], [[1]], [[7, 2, 0, 5]]])(
    'is followed up after %j pieces, nothing lost or doubled',
    async (cuts) => {
      handlers = [...service({ cuts }), ...benefitHandlers()];
      const tab = openTab();
      await tab.loaded();
      tab.conversation.send('你好');
      // The network's return would also load the conversation, which can end the answer before the last connection.
      const wake = setInterval(() => page.dispatchEvent(new Event('visibilitychange')), 20);
      await expect.poll(tab.path).toEqual(whole);
      clearInterval(wake);
      expect(callsOf(POST)).toHaveLength(1);
      expect(followed()).toHaveLength(cuts.length);
      expect(tab.last()?.reasoning_content).toBe(REASONING);
    },
  );

  it('is shown until it is back', async () => {
    handlers = [...service({ cuts: [4] }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.state().lost).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await expect.poll(tab.path).toEqual(whole);
    expect(tab.state().lost).toEqual([]);
  });

  it('is opened anew by a phone that was locked', async () => {
    handlers = [...service({ pause: 40 }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.last()?.content).not.toBe('');
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    now += 60_000;
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(tab.path).toEqual(whole);
    expect(followed()).toHaveLength(1);
    expect(callsOf(HISTORY)).toHaveLength(2);
  });
});

describe('an answer that is being written', () => {
  it('is received on after a reload of the page', async () => {
    handlers = [...service({ pause: 40 }), ...benefitHandlers()];
    const before = openTab();
    await before.loaded();
    before.conversation.send('你好');
    await expect.poll(() => before.last()?.content.length).toBeGreaterThan(5);
    before.conversation.close();
    const after = openTab();
    await expect.poll(after.path).toEqual(whole);
    expect(callsOf(POST)).toHaveLength(1);
    expect(callsOf('POST /api/user/consume-benefit')).toHaveLength(1);
  });

  it('is received on after the tab of the page was left and opened again', async () => {
    handlers = [...service({ pause: 40 }), ...benefitHandlers()];
    const before = openTab();
    await before.loaded();
    before.conversation.send('你好');
    await expect.poll(() => before.last()?.content.length).toBeGreaterThan(5);
    before.conversation.close();
    const after = openTab(before.store);
    await expect.poll(after.path).toEqual(whole);
    expect(callsOf(HISTORY)).toHaveLength(1);
  });

  it('is sent when the tab of the page was left before the service had it', async () => {
    const before = openTab();
    await before.loaded();
    before.conversation.send('你好');
    before.conversation.close();
    expect(callsOf(POST)).toEqual([]);
    const after = openTab(before.store);
    await expect.poll(after.path).toEqual(whole);
    const keys = callsOf('POST /api/user/consume-benefit').map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
  });

  it('is cancelled with the text so far', async () => {
    handlers = [...service({ pause: 40 }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.last()?.content).not.toBe('');
    tab.conversation.cancel();
    expect(tab.last()?.status).toBe('cancelled');
    await expect.poll(() => calls.at(-1)?.call).toMatch(/cancel$|dashboard$/);
    expect(ANSWER.startsWith(tab.last()?.content ?? '-')).toBe(true);
  });

  it('is cancelled although the service did not have it yet, as soon as it has', async () => {
    handlers = [...service({ pause: 5 }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    tab.conversation.cancel();
    expect(tab.last()?.status).toBe('cancelled');
    await expect.poll(() => calls.map(({ call }) => call)).toContainEqual(expect.stringMatching(/cancel$/));
    await expect.poll(() => tab.last()).toMatchObject({ status: 'cancelled', error: null });
  });

  it('is stopped when the network is back after it was cancelled without one', async () => {
    handlers = [...service({ pause: 40 }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.last()?.content).not.toBe('');
    online = false;
    tab.conversation.cancel();
    await expect.poll(() => console.warn).toHaveBeenCalled();
    online = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => calls.map(({ call }) => call)).toContainEqual(expect.stringMatching(/cancel$/));
    expect(tab.last()?.status).toBe('cancelled');
    expect(followed()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('show the same conversation, while it is written and after, nothing doubled', async () => {
    handlers = [...service({ pause: 5 }), ...benefitHandlers()];
    const one = openTab();
    const other = openTab();
    await one.loaded();
    await other.loaded();
    one.conversation.send('你好');
    await expect.poll(() => other.last()?.status).toBe('running');
    await expect.poll(other.path).toEqual(whole);
    await expect.poll(one.path).toEqual(whole);
    expect(callsOf(POST)).toHaveLength(1);
    one.conversation.edit({ id: pathOf(one.state().thread)[0]!.id, text: '再问' });
    await expect.poll(other.path).toEqual(['complete: 再问', `complete: ${ANSWER}`]);
    one.conversation.select({ id: pathOf(one.state().thread)[0]!.id, direction: 'previous' });
    await expect.poll(other.path).toEqual(whole);
    await one.conversation.clear();
    await expect.poll(other.path).toEqual([]);
  });
});

describe('the conversation', () => {
  it('is loaded page by page', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...{ role: index % 2 ? ('assistant' as const) : ('user' as const), content: `第${index}条` },
      ...{ id: `m_${String(index).padStart(8, '0')}`, status: 'complete' as const },
      parent_id: index === 0 ? null : `m_${String(index - 1).padStart(8, '0')}`,
    }));
    handlers = [...service({ history: many })];
    const tab = openTab();
    await tab.loaded();
    expect(tab.path()).toHaveLength(250);
    expect(callsOf(HISTORY).map(({ query }) => query)).toEqual(
      [1, 2, 3].map((number) => `?page=${number}&size=100&sort=asc`),
    );
  });

  it('says that it failed, and is loaded again', async () => {
    online = false;
    const tab = openTab();
    await expect.poll(() => tab.state().history.kind).toBe('failed');
    online = true;
    tab.conversation.load();
    expect(tab.state().history.kind).toBe('loading');
    await tab.loaded();
  });

  it('of another member is not shown', async () => {
    handlers = [...service({ history })];
    const tab = openTab();
    await tab.loaded();
    expect(tab.path()).toHaveLength(2);
    tab.store.set(startSessionAtom, {
      ...{ tokens: { access_token: 'b', refresh_token: 's' }, user: { id: 'u_2' } as never },
    });
    expect(tab.path()).toEqual([]);
  });
});

describe('a conversation that was deleted elsewhere', () => {
  /** Another device of the member deletes it, which this one does not learn. */
  const deleteElsewhere = () =>
    getResponse(handlers, new Request('http://localhost/api/record/r_1/chat-history', { method: 'DELETE' }));

  it('is loaded when a question is refused, which can then be sent', async () => {
    handlers = [...service({ history }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    await deleteElsewhere();
    tab.conversation.send('你好');
    await expect.poll(() => tab.state().thread.messages).toHaveLength(2);
    expect(tab.path()).toEqual(['complete: 你好', 'failed: ']);
    tab.conversation.reload({ id: tab.last()!.id });
    await expect.poll(tab.path).toEqual(whole);
    expect(callsOf(POST).map(({ body }) => (body as { parent_id: string | null }).parent_id)).toEqual([
      history[1]?.id,
      null,
    ]);
  });

  it('is loaded when an answer cannot be stopped', async () => {
    handlers = [...service({ pause: 40 }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(() => tab.last()?.content).not.toBe('');
    await deleteElsewhere();
    tab.conversation.cancel();
    await expect.poll(tab.path).toEqual([]);
  });

  it('is loaded when a branch cannot be selected', async () => {
    const tab = openTab();
    await tab.loaded();
    tab.conversation.send('你好');
    await expect.poll(tab.path).toEqual(whole);
    tab.conversation.reload({ id: tab.last()!.id });
    await expect.poll(tab.path).toEqual(whole);
    await deleteElsewhere();
    tab.conversation.select({ id: tab.last()!.id, direction: 'previous' });
    await expect.poll(tab.path).toEqual([]);
  });

  it('is loaded when it cannot be deleted', async () => {
    handlers = [...service({ history }), ...benefitHandlers()];
    const tab = openTab();
    await tab.loaded();
    await deleteElsewhere();
    handlers = [
      mock.delete('/api/record/{id}/chat-history', ({ answer }) => answer(404, no(404, '没有这条消息'))),
      ...handlers,
    ];
    await expect(tab.conversation.clear()).rejects.toMatchObject({ code: 404 });
    await expect.poll(tab.path).toEqual([]);
  });
});

it('keeps what came of a service that can neither stop nor select, and reads its history once', async () => {
  const gone = ({ answer }: { answer: (status: 404, body: ReturnType<typeof no>) => Response }) =>
    answer(404, no(404, '请求的资源不存在'));
  handlers = [
    mock.get('/api/record/{id}/chat-history', ({ answer }) =>
      answer(200, { code: 0, message: '', data: { items: [] } }),
    ),
    mock.post('/api/record/{id}/chat/{reply_id}/cancel', gone as never),
    mock.put('/api/record/{id}/chat-head', gone as never),
    ...service({ pause: 40 }),
    ...benefitHandlers(),
  ];
  const tab = openTab();
  await tab.loaded();
  tab.conversation.send('你好');
  await expect.poll(() => tab.last()?.content).not.toBe('');
  const came = tab.last()?.content;
  tab.conversation.cancel();
  await expect.poll(() => calls.at(-1)?.call).toMatch(/cancel$|dashboard$/);
  await new Promise((done) => setTimeout(done, 50));
  expect(tab.last()).toMatchObject({ status: 'cancelled' });
  expect(tab.last()?.content.startsWith(came ?? '-')).toBe(true);
  expect(calls.filter(({ call }) => call === 'GET /api/record/r_1/chat-history')).toHaveLength(1);
});

it('goes on with an answer that was asked for while the conversation was being deleted', async () => {
  handlers = [...service({ history }), ...benefitHandlers()];
  const tab = openTab();
  await tab.loaded();
  const cleared = tab.conversation.clear();
  tab.conversation.edit({ id: history[0]!.id!, text: '你好' });
  await cleared;
  await expect.poll(tab.path).toEqual(whole);
});

it('makes ids of the form that the contract demands', () => {
  const made = Array.from({ length: 50 }, () => newId('q'));
  expect(new Set(made).size).toBe(50);
  for (const id of made) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});
