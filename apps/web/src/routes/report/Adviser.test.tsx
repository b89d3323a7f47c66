// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { exhaustedDashboard, freeDashboard, memberDashboard } from '@ziping/mocks/fixtures/benefits';
import { history } from '@ziping/mocks/fixtures/chat';
import { chart, liuNianOf } from '@ziping/mocks/fixtures/chart';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { chatHandlers } from '@ziping/mocks/handlers/chat';
import { answerFails, chatRefused, replyBreaks } from '@ziping/mocks/scenarios/reading';
import { chatThreadCopy as copy } from '@ziping/ui/screens/chat/ChatThread.copy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearDevice } from '../../data/device-cache.ts';
import { waitingQuestionAtom } from '../../data/waiting-question.ts';
import { storeDraft } from '../../features/chat/drafts.ts';
import { endSessionAtom, startSessionAtom } from '../../session/session.ts';
import { granted, member, open, pass, refused } from '../../testing/page.tsx';
import { stubDialogs, stubThread } from '../../testing/stubs.ts';

const { id } = chart.record;

// The chart of the birth form, which the form's own tests cover.
vi.mock('../../data/birth/local-chart.ts', async (load) => ({
  ...(await load<object>()),
  localChart: () => Promise.resolve({ ...chart, record: { ...chart.record, id: 'local' } }),
}));

const path = `/reports/${id}?tab=chat`;
const HISTORY = `GET /api/record/${id}/chat-history`;
const ASK = `POST /api/record/${id}/chat`;
const CHECK = 'POST /api/benefits/check';
const CONSUME = 'POST /api/user/consume-benefit';
const SHORT = '智能对话权益不足';

const answers: Parameters<typeof open>[1] = {
  [`GET /api/reports/${id}`]: granted(chart),
  ...Object.fromEntries(
    chart.da_yun_list.map((_, index) => [
      `GET /api/report/${id}/da_yun/${index}/liu_nian`,
      granted(liuNianOf(chart, index)),
    ]),
  ),
};

const ANSWER = `丁未年是2027年，七杀透出，宜稳。`;
const service = (options: Parameters<typeof chatHandlers>[0] = {}) =>
  chatHandlers({
    history: [],
    answer: () => ({ content: ANSWER, suggestions: ['那2028年呢？'] }),
    ...options,
  });

beforeEach(async () => {
  await clearDevice();
  stubDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubThread();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function settle(milliseconds = 1) {
  for (let turn = 0; turn < 8; turn += 1) {
    await act(() => new Promise((done) => setImmediate(done)));
    await pass(milliseconds);
  }
}

async function visit({
  handlers = [...service(), ...benefitHandlers()],
  given = {},
  at = path,
  ...options
}: Parameters<typeof open>[2] & { given?: Parameters<typeof open>[1]; at?: string } = {}) {
  const page = await open(at, { ...answers, ...given }, { as: 'member', handlers, ...options });
  await settle();
  return page;
}

// Queries by role take seconds on a page with a whole chart.
const region = () => document.querySelector<HTMLElement>('[aria-labelledby="chat-title"]')!;
const field = () => within(region()).getByLabelText<HTMLTextAreaElement>(copy.composer.label);
const dialog = (name: string) =>
  [...document.querySelectorAll('dialog')].find(
    ({ open: shown, textContent }) => shown && textContent.includes(name),
  );
const tab = (name: string) =>
  [...document.querySelectorAll('[role="tab"]')].find(({ textContent }) => textContent === name)!;
const typeDraft = (value: string) => fireEvent.change(field(), { target: { value } });
async function enter() {
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle(100);
}
async function ask(question: string) {
  typeDraft(question);
  await enter();
}
async function press(name: string, scope: HTMLElement = region()) {
  fireEvent.click(within(scope).getByRole('button', { name }));
  await settle(100);
}
const thread = () => region().querySelector('[role=list]')?.textContent ?? '';
const count = (page: Awaited<ReturnType<typeof visit>>, call: string) => page.bodiesOf(call).length;
const shortfall = () => dialog(SHORT);
const hasField = () => region().querySelector('form textarea, textarea') !== null;

describe('the opening', () => {
  it('checks the benefit and loads the conversation once', async () => {
    const page = await visit();
    expect(page.bodiesOf(CHECK)).toEqual([{ benefit_type: 'CHAT_COUNT', count: 1 }]);
    expect(count(page, HISTORY)).toBe(1);
    expect(screen.getByText('开始和AI命理师的对话，输入您的问题')).toBeTruthy();
    expect(field().placeholder).toBe('请输入您的问题...');
    expect(shortfall()).toBeUndefined();
    fireEvent.click(tab('基础命盘解析'));
    await settle();
    fireEvent.click(tab('AI命理师'));
    await settle();
    expect(count(page, HISTORY)).toBe(1);
  });

  it('loads the conversation again when the member becomes known only then', async () => {
    const page = await visit();
    const tokens = { access_token: 'a', refresh_token: 'r' };
    act(() => page.store.set(startSessionAtom, { tokens, user: { ...member, id: 'u_known_later' } }));
    await settle();
    expect(count(page, HISTORY)).toBe(2);
    expect(screen.getByText('开始和AI命理师的对话，输入您的问题')).toBeTruthy();
  });

  it('says that no conversation is left, and shows what was said with the help for a danger', async () => {
    await visit({ handlers: [...service({ history }), ...benefitHandlers(exhaustedDashboard)] });
    expect(shortfall()).toBeTruthy();
    await press('关闭', shortfall()!);
    expect(shortfall()).toBeUndefined();
    expect(thread()).toContain(history[0]!.content);
    expect(region().textContent).toContain(copy.danger + copy.dangerField);
    await press(copy.quotaMore);
    expect(shortfall()).toBeTruthy();
  });

  it('says below the answers about a former birth that they are about it', async () => {
    const former = history.map((one) =>
      one.role === 'assistant' ? { ...one, former_birth: true as const } : one,
    );
    await visit({ handlers: [...service({ history: former }), ...benefitHandlers()] });
    expect(thread().endsWith(copy.formerBirth)).toBe(true);
    expect(thread().split(copy.formerBirth)).toHaveLength(2);
  });

  it('offers no question where none is left and none was asked', async () => {
    await visit({ handlers: [...service(), ...benefitHandlers(exhaustedDashboard)] });
    await press('关闭', shortfall()!);
    expect(screen.queryByRole('button', { name: copy.presets[0] })).toBeNull();
  });

  it('shows what is left again when the page is looked at again', async () => {
    let today = exhaustedDashboard;
    await visit({ given: { 'GET /api/benefits/dashboard': () => granted(today) } });
    expect(screen.getByText(copy.remaining(0))).toBeTruthy();
    today = freeDashboard;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(screen.getByText(copy.remaining(freeDashboard.chat_status.remaining_count))).toBeTruthy();
  });

  it('sends a question after midnight although none was left the day before', async () => {
    let has_benefit = false;
    const page = await visit({
      given: { [CHECK]: () => granted({ has_benefit, message: '' }) },
      handlers: [...service(), ...benefitHandlers(exhaustedDashboard)],
    });
    await press('关闭', shortfall()!);
    has_benefit = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    await ask('你好');
    expect(shortfall()).toBeUndefined();
    expect(count(page, ASK)).toBe(1);
    expect(field().value).toBe('');
  });

  it('has no limit with −1', async () => {
    await visit({ handlers: [...service(), ...benefitHandlers(memberDashboard)] });
    expect(shortfall()).toBeUndefined();
    expect(screen.getByText(copy.remaining(-1))).toBeTruthy();
  });

  it('says that the benefit could not be checked, which is no permission, and checks it again', async () => {
    const failure = { ...refused(503, '服务暂时不可用'), status: 503 };
    let failing = true;
    await visit({
      given: { [CHECK]: () => (failing ? failure : granted({ has_benefit: true, message: '' })) },
    });
    expect(shortfall()).toBeUndefined();
    expect(screen.getByText(copy.quotaFailed)).toBeTruthy();
    expect(hasField()).toBe(false);
    failing = false;
    await press(copy.quotaRetry);
    expect(hasField()).toBe(true);
  });

  it('says that the conversation failed, and loads it again', async () => {
    const failed = { ...refused(404, '记录不存在或已删除'), status: 404 };
    let answer: typeof failed | ReturnType<typeof granted> = failed;
    await visit({ given: { [HISTORY]: () => answer } });
    expect(screen.getByText(copy.failedTitle)).toBeTruthy();
    answer = granted({
      items: [
        { role: 'user', content: '旧问' },
        { role: 'assistant', content: '旧答' },
      ],
      total: 2,
    });
    await press(copy.retry);
    expect(thread()).toContain('旧问');
    expect(thread()).toContain('旧答');
  });

  it('asks nothing about a chart that is not saved, and says why', async () => {
    const page = await visit({ at: '/reports/local?tab=chat' });
    expect(screen.getByText(copy.unsavedTitle)).toBeTruthy();
    expect(page.sent.filter(({ call }) => /chat|benefits\/check/.test(call))).toEqual([]);
  });

  it('leads guests to the login', async () => {
    const page = await visit({ as: 'guest' });
    expect(page.at()).toMatch(/^\/login/);
  });
});

describe('a question', () => {
  it.each(copy.presets)('is sent at a press: %s', async (question) => {
    const page = await visit();
    typeDraft('打了一半');
    await press(question);
    expect(page.bodiesOf(ASK)).toMatchObject([{ message: question, parent_id: null }]);
    expect(field().value).toBe('打了一半');
  });

  it('is sent by Enter, after a conversation was consumed for it, and one fewer is left', async () => {
    const page = await visit();
    expect(screen.getByText(copy.remaining(2))).toBeTruthy();
    await ask('明年如何？');
    expect(field().value).toBe('');
    expect(thread()).toContain('明年如何？');
    expect(thread()).toContain('宜稳');
    const [{ reply_id }] = page.bodiesOf(ASK) as [{ reply_id: string }];
    expect(page.bodiesOf(CONSUME)).toEqual([{ benefit_type: 'CHAT_COUNT', count: 1, key: reply_id }]);
    expect(screen.getByText(copy.remaining(1))).toBeTruthy();
  });

  it('is not said to be of today where a package is left', async () => {
    const chat_status = {
      ...freeDashboard.chat_status,
      remaining_count: 49,
      source_type: 'package' as const,
    };
    await visit({ handlers: [...service(), ...benefitHandlers({ ...freeDashboard, chat_status })] });
    expect(screen.getByText('还可问 49 次')).toBeTruthy();
  });

  it('is sent although the consumption fails, which is only logged', async () => {
    await visit({ given: { [CONSUME]: refused(1701, '权益不足') } });
    await ask('明年如何？');
    expect(thread()).toContain('宜稳');
    expect(console.warn).toHaveBeenCalledWith('权益消费失败', '权益不足');
    expect(shortfall()).toBeUndefined();
  });

  it('returns to its field when the service has no conversation left for it', async () => {
    await visit({ handlers: [...chatRefused(), ...service(), ...benefitHandlers()] });
    await ask('明年如何？');
    expect(shortfall()).toBeTruthy();
    expect(field().value).toBe('明年如何？');
    expect(thread()).toBe('');
  });

  it('that returns goes above what was typed since', async () => {
    await visit({ handlers: [...chatRefused(), ...service(), ...benefitHandlers()] });
    typeDraft('明年如何？');
    fireEvent.keyDown(field(), { key: 'Enter' });
    typeDraft('后年呢');
    await settle(100);
    expect(shortfall()).toBeTruthy();
    expect(field().value).toBe('明年如何？\n\n后年呢');
  });

  it('that waits from a report stands in the field, below what was typed', async () => {
    const page = await visit();
    typeDraft('先问这个');
    act(() =>
      page.store.set(waitingQuestionAtom, {
        record_id: id,
        question: '适合从事哪一行？',
        report_type_code: 'career',
      }),
    );
    await settle();
    expect(field().value).toBe('先问这个\n适合从事哪一行？');
    expect(count(page, ASK)).toBe(0);
    expect(page.store.get(waitingQuestionAtom)).toBeNull();
  });

  it('that comes from a report is sent with its code and its prompt, and the next one without', async () => {
    const page = await visit();
    const question = '适合从事哪一行？';
    act(() => page.store.set(waitingQuestionAtom, { record_id: id, question, report_type_code: 'career' }));
    await settle();
    await ask('我适合从事哪一行，什么时候转行好？');
    await ask('明年如何？');
    const bodies = page.bodiesOf(ASK) as object[];
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatchObject({ report_type_code: 'career', prompt: question });
    expect(bodies[1]).not.toHaveProperty('report_type_code');
    expect(bodies[1]).not.toHaveProperty('prompt');
  });

  it('that is asked from a report without a prompt is sent with its code alone', async () => {
    const page = await visit();
    act(() => page.store.set(waitingQuestionAtom, { record_id: id, report_type_code: 'career' }));
    await settle();
    expect(field().value).toBe('');
    typeDraft('我');
    typeDraft('');
    await ask('我适合从事哪一行，什么时候转行好？');
    await ask('明年如何？');
    const bodies = page.bodiesOf(ASK) as object[];
    expect(bodies[0]).toMatchObject({ report_type_code: 'career' });
    expect(bodies[0]).not.toHaveProperty('prompt');
    expect(bodies[1]).not.toHaveProperty('report_type_code');
  });

  it('that takes the place of a report’s question, which was removed, is about no report', async () => {
    const page = await visit();
    act(() =>
      page.store.set(waitingQuestionAtom, {
        record_id: id,
        question: '适合哪一行？',
        report_type_code: 'career',
      }),
    );
    await settle();
    typeDraft('');
    await ask('明年如何？');
    expect(page.bodiesOf(ASK)[0]).not.toHaveProperty('report_type_code');
  });

  it('can be suggested by the answer', async () => {
    await visit();
    await ask('明年如何？');
    await press('那2028年呢？');
    expect(field().value).toBe('那2028年呢？');
  });
});

describe('what is typed', () => {
  const drafts = () => localStorage.getItem('chatDrafts') ?? '';

  it('is kept for the record until the service has it', async () => {
    await visit({ handlers: [...service({ pause: 500 }), ...benefitHandlers()] });
    typeDraft('明年如何？');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts()).toContain('明年如何？');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('');
    expect(drafts()).toContain('明年如何？');
    await settle(200);
    expect(drafts()).not.toContain('明年如何？');
  });

  it('is kept when the tab is left in the middle of it, and not after the logout', async () => {
    const page = await visit();
    typeDraft('打了一半');
    fireEvent.click(tab('基础命盘解析'));
    await settle();
    expect(drafts()).toContain('打了一半');
    fireEvent.click(tab('AI命理师'));
    await settle();
    typeDraft('打了一半多');
    act(() => page.store.set(endSessionAtom, 'left'));
    await settle(200);
    expect(drafts()).toBe('');
  });

  it('stands there again after a reload', async () => {
    const kept = () => storeDraft(id, '打了一半');
    await visit({
      given: { [`GET /api/reports/${id}`]: () => (kept(), granted(chart)) },
      at: `/reports/${id}`,
    });
    fireEvent.click(tab('AI命理师'));
    await settle();
    expect(field().value).toBe('打了一半');
  });
});

describe('a failure', () => {
  const failing: [string, Parameters<typeof visit>[0], string][] = [
    [
      'a status',
      { given: { [ASK]: { ...refused(503, '维护中'), status: 503 } } },
      '请求失败: 服务器响应错误: 503',
    ],
    [
      'a refusal',
      { given: { [ASK]: refused(1702, 'AI命理师暂时无法回答，请稍后再试') } },
      '请求失败: AI命理师暂时无法回答，请稍后再试',
    ],
    [
      'an error of the stream',
      { handlers: [...replyBreaks(), ...service(), ...benefitHandlers()] },
      '请求失败: 模型服务暂不可用',
    ],
    ['a failed answer', { handlers: [...answerFails(), ...benefitHandlers()] }, '请求失败: 模型服务暂不可用'],
    ['an error without a message', { given: { [ASK]: refused(1702, '') } }, '请求失败: 未知错误'],
  ];
  it.each(failing)('of %s is appended as an answer', async (_name, options, text) => {
    await visit(options);
    await ask('明年如何？');
    expect(thread()).toContain(text);
    expect(field().value).toBe('');
  });

  it('of the session leads to the login', async () => {
    const page = await visit({
      given: {
        [ASK]: { ...refused(401, '登录已过期'), status: 401 },
        'POST /api/auth/refresh': { ...refused(401, '登录已过期'), status: 401 },
      },
    });
    await ask('明年如何？');
    expect(page.at()).toMatch(/^\/login/);
    expect(localStorage.getItem('chatDrafts')).toBeNull();
  });

  it('can be asked again', async () => {
    let answer: ReturnType<typeof refused> | undefined = refused(1702, '暂时无法回答');
    const fallback = service();
    const page = await visit({
      given: { [ASK]: () => answer! },
      handlers: [...fallback, ...benefitHandlers()],
    });
    await ask('明年如何？');
    answer = granted({ role: 'assistant', content: '可以', reasoning_content: null });
    await press(copy.reload);
    expect(thread()).toContain('可以');
    expect(thread()).not.toContain(copy.version(2, 2));
    const asked = page.bodiesOf(ASK);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('can be asked again although the last conversation was consumed for it', async () => {
    const chat_status = { ...freeDashboard.chat_status, remaining_count: 1 };
    let answer = refused(1702, '暂时无法回答');
    await visit({
      given: { [ASK]: () => answer },
      handlers: [...service(), ...benefitHandlers({ ...freeDashboard, chat_status })],
    });
    await ask('明年如何？');
    expect(screen.getByText(copy.remaining(0))).toBeTruthy();
    answer = granted({ role: 'assistant', content: '可以', reasoning_content: null });
    await press(copy.reload);
    expect(shortfall()).toBeUndefined();
    expect(thread()).toContain('可以');
  });
});

describe('an answer', () => {
  it('is stopped, with the text so far', async () => {
    const page = await visit({ handlers: [...service({ pause: 300, size: 1 }), ...benefitHandlers()] });
    typeDraft('明年如何？');
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle(100);
    await press(copy.composer.cancel);
    expect(page.sent.some(({ call }) => call.endsWith('/cancel'))).toBe(true);
    expect(thread()).toContain(copy.cancelled);
    const text = thread();
    await settle(1_000);
    expect(thread()).toBe(text);
    expect(within(region()).getByRole('button', { name: copy.composer.send })).toBeTruthy();
  });

  it('is copied, which is told for 3 s', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', navigator);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      configurable: true,
    });
    await visit();
    await ask('明年如何？');
    fireEvent.click(within(region()).getAllByRole('button', { name: copy.copy }).at(-1)!);
    await settle(1);
    await pass(2_900);
    expect(copied).toEqual([ANSWER]);
    expect(within(region()).getByRole('button', { name: copy.copied })).toBeTruthy();
    await pass(200);
    expect(within(region()).queryByRole('button', { name: copy.copied })).toBeNull();
  });

  it('explains a term of the chart', async () => {
    await visit();
    await ask('明年如何？');
    // The words are loaded when the browser is idle.
    await pass(3_000);
    await settle();
    await press('七杀');
    expect(dialog('七杀')).toBeTruthy();
  });

  it('leads to a year on the chart', async () => {
    const page = await visit();
    await ask('明年如何？');
    await press('2027年');
    const cycle = chart.da_yun_list.findIndex(
      ({ start_year, end_year }) => start_year <= 2027 && 2027 <= end_year!,
    );
    expect(page.at()).toBe(`/reports/${id}?cycle=${cycle}&year=2027`);
    expect(tab('基础命盘解析').getAttribute('aria-selected')).toBe('true');
  });
});

describe('versions', () => {
  it('of a question are kept, and shown one at a time', async () => {
    const page = await visit();
    await ask('明年如何？');
    await press(copy.edit);
    fireEvent.change(screen.getByLabelText(copy.editor), { target: { value: '后年如何？' } });
    fireEvent.keyDown(screen.getByLabelText(copy.editor), { key: 'Enter' });
    await settle(100);
    expect(thread()).toContain('后年如何？');
    expect(thread()).not.toContain('明年如何？');
    expect(page.bodiesOf(ASK)).toMatchObject([{ parent_id: null }, { parent_id: null }]);
    expect(count(page, CONSUME)).toBe(2);
    await press(copy.previous);
    expect(thread()).toContain('明年如何？');
    expect(page.bodiesOf(`PUT /api/record/${id}/chat-head`)).toEqual([
      { message_id: (page.bodiesOf(ASK)[0] as { reply_id: string }).reply_id },
    ]);
  });

  it('of a question that cannot be asked stay in their editor', async () => {
    let has_benefit = true;
    const handlers = [...service({ history }), ...benefitHandlers(exhaustedDashboard)];
    const page = await visit({ given: { [CHECK]: () => granted({ has_benefit, message: '' }) }, handlers });
    await press(copy.edit);
    has_benefit = false;
    fireEvent.change(screen.getByLabelText(copy.editor), { target: { value: '后年如何？' } });
    fireEvent.keyDown(screen.getByLabelText(copy.editor), { key: 'Enter' });
    await settle(100);
    expect(shortfall()).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(copy.editor).value).toBe('后年如何？');
    expect(count(page, ASK)).toBe(0);
  });

  it('are deleted with the conversation', async () => {
    const page = await visit();
    await ask('明年如何？');
    await press(copy.clear);
    await press(copy.clearConfirm, dialog(copy.clearTitle)!);
    expect(count(page, `DELETE /api/record/${id}/chat-history`)).toBe(1);
    expect(screen.getByText(copy.emptyTitle)).toBeTruthy();
    expect(dialog(copy.clearTitle)).toBeUndefined();
  });

  it('that could not be deleted stay, and the dialog says so', async () => {
    const DELETE = `DELETE /api/record/${id}/chat-history`;
    let answer: ReturnType<typeof granted> = { ...refused(503, '维护中'), status: 503 };
    await visit({ given: { [DELETE]: () => answer } });
    await ask('明年如何？');
    await press(copy.clear);
    await press(copy.clearConfirm, dialog(copy.clearTitle)!);
    expect(dialog(copy.clearTitle)?.textContent).toContain(copy.clearFailed);
    expect(thread()).toContain('宜稳');
    await press('取消', dialog(copy.clearTitle)!);
    await press(copy.clear);
    expect(dialog(copy.clearTitle)?.textContent).not.toContain(copy.clearFailed);
    answer = granted(null);
    await press(copy.clearConfirm, dialog(copy.clearTitle)!);
    expect(screen.getByText(copy.emptyTitle)).toBeTruthy();
  });
});
