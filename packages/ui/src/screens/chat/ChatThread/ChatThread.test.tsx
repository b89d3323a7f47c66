// @vitest-environment jsdom
import { createElement, Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ThemeRoot } from '../../../tokens/GlobalStyles.tsx';
import { type ChatActions, type ChatMessageView, createDraft } from './chat-view.ts';
import { chatThreadCopy as copy } from './ChatThread.copy.ts';
import { ChatThread } from './ChatThread.tsx';

const COUNT = 40;

const ignore = () => undefined;
const actions = (): ChatActions => ({
  onSend: ignore,
  onCancel: ignore,
  onEdit: ignore,
  onReload: ignore,
  onBranch: ignore,
  onCopy: ignore,
  onDraft: ignore,
  onShortfall: ignore,
  onCheckQuota: ignore,
  onRetryHistory: ignore,
  onTerm: ignore,
  onYear: ignore,
  onClear: ignore,
  onConfirmClear: ignore,
  onLeaveClear: ignore,
});

const drawn: Record<string, number> = {};

/** A message that counts how often its text is read, which is at least once for each time it is drawn. */
const counted = (id: string, role: ChatMessageView['role'], content: string): ChatMessageView => ({
  id,
  role,
  get content() {
    drawn[id] = (drawn[id] ?? 0) + 1;
    return content;
  },
  reasoning_content: null,
  status: 'complete',
  error: null,
  suggestions: [],
  branch: { number: 1, count: 1 },
});

const before = Array.from({ length: COUNT }, (_, at) =>
  counted(`m${at}`, at % 2 === 0 ? 'user' : 'assistant', `第${at}条`),
);
const written = (content: string): ChatMessageView => ({
  ...counted('a', 'assistant', content),
  status: 'running',
});

const buttons = (name: string) => [
  ...document.querySelectorAll<HTMLButtonElement>(`[data-role] [aria-label="${name}"]`),
];

let root: Root;
let draft = createDraft('');
let commits = 0;
const terms: readonly string[] = [];
const idle = { messages: before, running: false, copied: null as string | null };

function show({ messages, running, copied }: typeof idle, given: Partial<ChatActions> = {}): void {
  const state = { kind: 'ready', messages, running, reconnecting: false } as const;
  const other = { remaining: null, copied, clearing: null, terms, years: null, instant: true };
  flushSync(() =>
    root.render(
      createElement(
        ThemeRoot,
        null,
        createElement(
          Profiler,
          { id: 'thread', onRender: () => (commits += 1) },
          createElement(ChatThread, { state, actions: { ...actions(), ...given }, draft, ...other }),
        ),
      ),
    ),
  );
}

function key(name: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
  flushSync(() => document.activeElement?.dispatchEvent(event));
  return event;
}

const soon = (check: () => void) => vi.waitFor(check, 20_000);
const whole = () => soon(() => expect(document.querySelectorAll('[data-role]')).toHaveLength(COUNT));

beforeEach(() => {
  draft = createDraft('');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      disconnect = ignore;
    },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('draws the last messages first, and then the others', async () => {
  show(idle);
  expect(document.querySelectorAll('[data-role]').length).toBeLessThan(10);
  expect(document.body.textContent).toContain(`第${COUNT - 1}条`);
  await whole();
});

it('draws no earlier message again when an answer begins, goes on, ends or is copied', async () => {
  show(idle);
  await whole();
  const counts = { ...drawn };
  const messages = (text: string) => [...before, counted('q', 'user', '问'), written(text)];
  for (const text of ['一', '一二', '一二三']) show({ ...idle, messages: messages(text), running: true });
  show({ ...idle, messages: messages('一二三'), running: false });
  show({ ...idle, messages: messages('一二三'), copied: 'a' });
  const others = before.slice(0, -4);
  for (const { id } of others) expect(drawn[id], id).toBe(counts[id]);
});

it('renders for a letter only when it changes whether the question can be sent', async () => {
  show(idle);
  await whole();
  const field = document.querySelector<HTMLTextAreaElement>(`[aria-label="${copy.composer.label}"]`);
  const send = () => document.querySelector<HTMLButtonElement>(`[aria-label="${copy.composer.send}"]`);
  const drawnBy = (text: string) => {
    const before = commits;
    flushSync(() => draft.write(text));
    return { commits: commits - before, shown: field?.value, sendable: send()?.disabled === false };
  };
  expect(drawnBy('问')).toEqual({ commits: 1, shown: '问', sendable: true });
  expect(drawnBy('问题')).toEqual({ commits: 0, shown: '问题', sendable: true });
  expect(drawnBy('')).toEqual({ commits: 1, shown: '', sendable: false });
});

it('draws the messages of its own group again for an editor', async () => {
  show(idle);
  await whole();
  const counts = { ...drawn };
  flushSync(() => buttons(copy.edit).at(-1)?.click());
  expect(document.querySelectorAll(`[aria-label="${copy.editor}"]`)).toHaveLength(1);
  const again = before.filter(({ id }) => drawn[id] !== counts[id]);
  expect(again.length).toBeGreaterThan(0);
  expect(again.length).toBeLessThanOrEqual(4);
});

it('tells the style of its marks and an open editor that nothing can be asked', async () => {
  show(idle);
  await whole();
  const list = document.querySelector<HTMLElement>('[role=list]');
  flushSync(() => buttons(copy.edit).at(-1)?.click());
  const sendEdit = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === copy.sendEdit);
  expect([list?.dataset['blocked'], list?.dataset['editing'], sendEdit()?.disabled]).toEqual([
    undefined,
    '',
    false,
  ]);
  show({ ...idle, running: true });
  expect([list?.dataset['blocked'], sendEdit()?.disabled]).toEqual(['', true]);
});

it.each([null, '', ' ', '{"code":1702}', ' [1702]', '<html>'])(
  'shows 未知错误 for a failed answer whose error is no sentence: %j',
  (error) => {
    const failed = { ...counted('a_1', 'assistant', ''), status: 'failed' as const, error };
    show({ ...idle, messages: [counted('q_1', 'user', '问'), failed] });
    expect(document.querySelector('[data-role=assistant]')?.textContent).toContain('请求失败: 未知错误');
  },
);

it('hides what would replace a message while an editor is open', () => {
  const versions = { branch: { number: 2, count: 3 } };
  const messages = [
    { ...counted('q_1', 'user', '问'), ...versions },
    { ...counted('a_1', 'assistant', '答'), ...versions },
  ];
  show({ ...idle, messages });
  const visibility = () =>
    [copy.edit, copy.reload, copy.previous, copy.next, copy.copy].map((name) =>
      buttons(name).map((button) => getComputedStyle(button).visibility),
    );
  const [shown, hidden] = ['visible', 'hidden'];
  expect(visibility()).toEqual([[shown], [shown], [shown, shown], [shown, shown], [shown, shown]]);
  flushSync(() => buttons(copy.edit)[0]?.click());
  expect(visibility()).toEqual([[], [hidden], [hidden], [hidden], [shown]]);
});

it('closes an editor by Escape, but not by one that the input method takes', () => {
  show({ ...idle, messages: [counted('q_1', 'user', '问')] });
  flushSync(() => buttons(copy.edit)[0]?.click());
  const editor = () => document.querySelector(`[aria-label="${copy.editor}"]`);
  const escape = (init: KeyboardEventInit) =>
    flushSync(() =>
      editor()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init })),
    );
  escape({ keyCode: 229 });
  escape({ keyCode: 27, isComposing: true });
  expect(editor()).not.toBeNull();
  escape({ keyCode: 27 });
  expect(editor()).toBeNull();
});

describe('the focus', () => {
  const asked = counted('q_1', 'user', '问');
  const answered = counted('a_1', 'assistant', '答');
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  const inConversation = () =>
    document.querySelector('[role=list], ul')?.closest('[tabindex="-1"]') === document.activeElement;
  function press(name: string) {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.ariaLabel === name || one.textContent === name,
    );
    button?.focus();
    expect(document.activeElement).toBe(button);
    flushSync(() => button?.click());
  }

  it.each([
    ['Escape', () => key('Escape')],
    ['取消', () => press(copy.cancelEdit)],
  ])('returns to the pencil when an editor is closed by %s', async (_name, close) => {
    show({ ...idle, messages: [asked, answered] });
    press(copy.edit);
    expect(focused()).toBe(copy.editor);
    close();
    await soon(() => expect(focused()).toBe(copy.edit));
  });

  it('goes to the conversation when an edited question is sent', async () => {
    show({ ...idle, messages: [asked, answered] });
    press(copy.edit);
    const sending = { ...counted('q_2', 'user', '再问'), status: 'sending' as const };
    show({ ...idle, messages: [sending, written('')], running: true });
    await soon(() => expect(inConversation()).toBe(true));
  });

  it('stays on the button that changes the version, or goes to the other one', async () => {
    const version = (id: string, number: number) => ({
      ...counted(id, 'assistant', id),
      branch: { number, count: 3 },
    });
    show({ ...idle, messages: [asked, version('a_1', 1)] });
    press(copy.next);
    show({ ...idle, messages: [asked, version('a_2', 2)] });
    await soon(() => expect(focused()).toBe(copy.next));
    press(copy.next);
    show({ ...idle, messages: [asked, version('a_3', 3)] });
    await soon(() => expect(focused()).toBe(copy.previous));
  });

  it.each([
    ['an answer is written anew', [asked, answered], [asked, written('')], copy.reload],
    ['a failed answer is asked for again', [asked, written('')], [asked, written('')], copy.reload],
    ['a preset question is sent', [], [asked, written('')], copy.presets[0]],
  ])('goes to the conversation when %s', async (_name, messages, next, button) => {
    show({ ...idle, messages: messages.map((one) => ({ ...one, status: 'complete' as const })) });
    press(button);
    show({ ...idle, messages: next, running: true });
    await soon(() => expect(inConversation()).toBe(true));
  });

  it('goes from the button that sends to the one that stops, and on to the field', () => {
    flushSync(() => draft.write('问'));
    show(idle);
    press(copy.composer.send);
    flushSync(() => draft.write(''));
    show({ ...idle, running: true });
    expect(focused()).toBe(copy.composer.cancel);
    // A browser would press the button.
    expect(key('Enter', { repeat: true }).defaultPrevented).toBe(true);
    show(idle);
    expect(focused()).toBe(copy.composer.label);
    show({ ...idle, running: true });
    expect(focused()).toBe(copy.composer.label);
    press(copy.composer.cancel);
    flushSync(() => draft.write('又问'));
    show(idle);
    expect(focused()).toBe(copy.composer.send);
  });

  it('stays elsewhere when a button of the composer is replaced', () => {
    flushSync(() => draft.write('问'));
    show(idle);
    press(copy.composer.send);
    document.querySelector<HTMLElement>(`[aria-label="${copy.composer.label}"]`)?.focus();
    show({ ...idle, running: true });
    expect(focused()).toBe(copy.composer.label);
  });
});

it('sends nothing when an answer is stopped while the next question is typed', () => {
  const sent: string[] = [];
  draft.write('那么');
  const given: Partial<ChatActions> = {
    onSend: ({ text }) => sent.push(text),
    // A browser draws before it acts on the click.
    onCancel: () => show(idle, given),
  };
  show({ ...idle, messages: [...before, written('一')], running: true }, given);
  document.querySelector<HTMLButtonElement>(`[aria-label="${copy.composer.cancel}"]`)?.click();
  expect(document.querySelector(`[aria-label="${copy.composer.send}"]`)).not.toBeNull();
  expect(sent).toEqual([]);
});

it('closes an editor when its question is taken, and not before', () => {
  const asked = counted('q_1', 'user', '明年如何？');
  show({ ...idle, messages: [asked] });
  flushSync(() => buttons(copy.edit).at(-1)?.click());
  const editor = () => document.querySelector<HTMLTextAreaElement>(`[aria-label="${copy.editor}"]`);
  const send = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === copy.sendEdit,
  );
  flushSync(() => send?.click());
  expect(editor()?.value).toBe('明年如何？');
  show({ ...idle, messages: [counted('q_2', 'user', '后年如何？')] });
  expect(editor()).toBeNull();
  show({ ...idle, messages: [asked] });
  expect([editor(), buttons(copy.edit)]).toMatchObject([null, [{}]]);
});
