import type { ChatDelta } from '@ziping/api-client/endpoints/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  answerToFollow,
  createView,
  emptyThread,
  lastOf,
  pathOf,
  reduce,
  runningIn,
  type Thread,
  type ThreadEvent,
} from './thread.ts';

const run = (events: readonly ThreadEvent[], from: Thread = emptyThread) => events.reduce(reduce, from);

const ask = (name: string, parent_id: string | null = null): ThreadEvent => ({
  ...{ type: 'asked', message_id: `q_${name}`, reply_id: `a_${name}`, parent_id, text: `问${name}` },
});

const pieces = (reply_id: string, ...received: ChatDelta[]): ThreadEvent => ({
  ...{ type: 'received', reply_id, pieces: received },
});

const stateOf = (reply_id: string, more: Partial<NonNullable<ChatDelta['reply']>> = {}): ChatDelta => ({
  reply: { message_id: reply_id.replace('a_', 'q_'), reply_id, attempt: 1, status: 'running', ...more },
});

/** A question that was answered. */
const answered = (name: string, parent_id: string | null = null): ThreadEvent[] => [
  ask(name, parent_id),
  pieces(`a_${name}`, stateOf(`a_${name}`), { content: `答${name}` }),
  pieces(`a_${name}`, stateOf(`a_${name}`, { status: 'complete' })),
];

const ids = (thread: Thread) => pathOf(thread).map(({ id }) => id);
const shown = (thread: Thread) => createView()(thread);
const branches = (thread: Thread) => shown(thread).map(({ branch }) => `${branch.number}/${branch.count}`);

/** What the service has of a thread, `from` characters cut off the end of every running answer. */
const storedCopy = ({ messages, head_id }: Thread, missing = 0) => ({
  items: messages.map(({ unsent: _unsent, ...message }) =>
    message.status === 'running'
      ? { ...message, content: message.content.slice(0, message.content.length - missing) }
      : message,
  ),
  head_id,
});

describe('the selected branch', () => {
  it('is that of the newest message where none is selected', () => {
    const thread = run([...answered('1'), ...answered('2', 'a_1')]);
    expect(ids({ ...thread, head_id: null })).toEqual(['q_1', 'a_1', 'q_2', 'a_2']);
    expect(lastOf(emptyThread)).toBeNull();
  });

  it('changes to the new version of an edited question, and back', () => {
    const thread = run([...answered('1'), ...answered('2', 'a_1'), ...answered('3')]);
    expect(ids(thread)).toEqual(['q_3', 'a_3']);
    expect(branches(thread)).toEqual(['2/2', '1/1']);
    const back = reduce(thread, { type: 'selected', id: 'q_3', direction: 'previous' });
    expect(ids(back)).toEqual(['q_1', 'a_1', 'q_2', 'a_2']);
    expect(branches(back)[0]).toBe('1/2');
    expect(reduce(back, { type: 'selected', id: 'q_1', direction: 'previous' })).toBe(back);
    expect(ids(reduce(back, { type: 'selected', id: 'q_1', direction: 'next' }))).toEqual(ids(thread));
  });

  it('changes to the new version of an answer', () => {
    const thread = run([...answered('1'), { type: 'reloaded', message_id: 'q_1', reply_id: 'a_2' }]);
    expect(ids(thread)).toEqual(['q_1', 'a_2']);
    expect(branches(thread)).toEqual(['1/1', '2/2']);
  });

  it('leaves out an answer that ended without a word', () => {
    const thread = run([ask('1'), pieces('a_1', stateOf('a_1', { status: 'complete' }))]);
    expect(shown(thread).map(({ id }) => id)).toEqual(['q_1']);
  });

  it('holds for any events: one chain, each message one of its versions, ids once', () => {
    const name = fc.constantFrom('1', '2', '3', '4', '5');
    const event: fc.Arbitrary<ThreadEvent> = fc.oneof(
      fc.tuple(name, fc.option(name)).map(([one, after]) => ask(one, after === null ? null : `a_${after}`)),
      name.map((one): ThreadEvent => pieces(`a_${one}`, stateOf(`a_${one}`), { content: '答' })),
      name.map((one): ThreadEvent => ({ type: 'ended', reply_id: `a_${one}`, status: 'cancelled' })),
      name.map((one): ThreadEvent => ({ type: 'failed', reply_id: `a_${one}`, error: '失败' })),
      name.map((one): ThreadEvent => ({ type: 'retried', reply_id: `a_${one}` })),
      name.map((one): ThreadEvent => ({ type: 'withdrawn', reply_id: `a_${one}` })),
      fc
        .tuple(name, fc.constantFrom('q_', 'a_'), fc.constantFrom('previous', 'next'))
        .map(([one, prefix, direction]): ThreadEvent => ({ type: 'selected', id: prefix + one, direction })),
    );
    const known = (thread: Thread, { type, ...fields }: ThreadEvent) =>
      // The service refuses a question before anything follows its answer.
      (type === 'withdrawn' &&
        !thread.messages.some(({ parent_id }) => parent_id === (fields as { reply_id: string }).reply_id)) ||
      !['asked', 'withdrawn'].includes(type) ||
      // The app asks each question once, after an answer that is there.
      (type === 'asked' &&
        !thread.messages.some(({ id }) => id === (fields as { message_id: string }).message_id) &&
        [null, ...thread.messages.map(({ id }) => id)].includes(
          (fields as { parent_id: string | null }).parent_id,
        ));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const thread = events.reduce((now, one) => (known(now, one) ? reduce(now, one) : now), emptyThread);
        const path = pathOf(thread);
        expect(new Set(thread.messages.map(({ id }) => id)).size).toBe(thread.messages.length);
        expect(path.map(({ parent_id }) => parent_id)).toEqual(
          [null, ...path.map(({ id }) => id)].slice(0, path.length),
        );
        expect(path.length > 0).toBe(thread.messages.length > 0);
        for (const { branch } of shown(thread)) {
          expect(branch.number).toBeGreaterThanOrEqual(1);
          expect(branch.number).toBeLessThanOrEqual(branch.count);
        }
      }),
    );
  });
});

describe('pieces', () => {
  it('make the same text however they are collected', () => {
    const list = fc.array(
      fc.record({ content: fc.string(), reasoning_content: fc.string() }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(list, fc.array(fc.nat(4), { minLength: 1 }), (received, sizes) => {
        const whole = reduce(run([ask('1')]), pieces('a_1', ...received));
        const groups: ChatDelta[][] = [];
        for (let at = 0, turn = 0; at < received.length; turn += 1) {
          const size = sizes[turn % sizes.length]! + 1;
          groups.push(received.slice(at, at + size));
          at += size;
        }
        const collected = groups.reduce(
          (thread, group) => reduce(thread, pieces('a_1', ...group)),
          run([ask('1')]),
        );
        expect(lastMessage(collected)).toMatchObject({
          content: received.map(({ content = '' }) => content).join(''),
          reasoning_content: lastMessage(whole)?.reasoning_content ?? null,
        });
      }),
    );
  });

  const lastMessage = (thread: Thread) => pathOf(thread).at(-1);

  it('after a restart replace those before', () => {
    const thread = run([
      ask('1'),
      pieces('a_1', stateOf('a_1'), { content: '旧', reasoning_content: '想' }),
      pieces('a_1', stateOf('a_1', { attempt: 2, restart: true }), { content: '新' }),
    ]);
    expect(lastMessage(thread)).toMatchObject({ content: '新', reasoning_content: null, attempt: 2 });
  });

  it('do not reach an answer that was cancelled', () => {
    const thread = run([
      ask('1'),
      pieces('a_1', { content: '甲' }),
      { type: 'ended', reply_id: 'a_1', status: 'cancelled' },
      pieces('a_1', { content: '乙' }),
    ]);
    expect(lastMessage(thread)).toMatchObject({ content: '甲', status: 'cancelled' });
  });

  it('show that the service has the question', () => {
    const sending = run([ask('1')]);
    expect(shown(sending).map(({ status }) => status)).toEqual(['sending', 'running']);
    const sent = reduce(sending, pieces('a_1', stateOf('a_1')));
    expect(shown(sent).map(({ status }) => status)).toEqual(['complete', 'running']);
    const failed = reduce(sending, { type: 'failed', reply_id: 'a_1', error: '断' });
    expect(shown(failed).map(({ status }) => status)).toEqual(['complete', 'failed']);
  });

  it('leave the other messages the same objects', () => {
    const view = createView();
    const thread = run([...answered('1'), ask('2', 'a_1')]);
    const before = view(thread);
    const after = view(reduce(thread, pieces('a_2', { content: '甲' })));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(after[3]).not.toBe(before[3]);
  });
});

describe('the copy of the service', () => {
  const loaded = (
    thread: Thread,
    page: Extract<ThreadEvent, { type: 'loaded' }>['page'],
    receiving: string[] = [],
    before = thread,
  ) => reduce(thread, { type: 'loaded', page, before, receiving });

  it('neither shortens nor doubles an answer that is being received', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (text, own, stored, receiving) => {
          const cut = (at: number) => text.slice(0, at % (text.length + 1));
          const thread = run([ask('1'), pieces('a_1', stateOf('a_1'), { content: cut(own) })]);
          const page = storedCopy(run([ask('1'), pieces('a_1', stateOf('a_1'), { content: cut(stored) })]));
          const merged = loaded(thread, page, receiving ? ['a_1'] : []);
          const longer = cut(own).length > cut(stored).length ? cut(own) : cut(stored);
          expect(pathOf(merged).at(-1)?.content).toBe(receiving ? cut(own) : longer);
        },
      ),
    );
  });

  it('replaces an answer that has ended there', () => {
    const thread = run([ask('1'), pieces('a_1', { content: '甲' })]);
    const merged = loaded(thread, storedCopy(run(answered('1'))), ['a_1']);
    expect(pathOf(merged).at(-1)).toMatchObject({ content: '答1', status: 'complete' });
  });

  it('revives an answer that was given up here', () => {
    const thread = run([
      ask('1'),
      pieces('a_1', { content: '甲乙' }),
      { type: 'failed', reply_id: 'a_1', error: '断' },
    ]);
    const merged = loaded(thread, storedCopy(run([ask('1'), pieces('a_1', { content: '甲' })])));
    expect(pathOf(merged).at(-1)).toMatchObject({ content: '甲乙', status: 'running', error: null });
  });

  it('does not revive one that was cancelled here', () => {
    const thread = run([
      ask('1'),
      pieces('a_1', { content: '甲' }),
      { type: 'ended', reply_id: 'a_1', status: 'cancelled' },
    ]);
    const merged = loaded(thread, storedCopy(run([ask('1'), pieces('a_1', { content: '甲' })])));
    expect(runningIn(merged)).toEqual([]);
  });

  it('does not drop what was asked since', () => {
    const before = run(answered('1'));
    const thread = run([...answered('2', 'a_1')], before);
    const merged = loaded(thread, storedCopy(before), [], before);
    expect(ids(merged)).toEqual(['q_1', 'a_1', 'q_2', 'a_2']);
  });

  it('does not drop what the service had not confirmed when it was asked', () => {
    const before = run([...answered('1'), ask('2', 'a_1')]);
    const thread = reduce(before, pieces('a_2', stateOf('a_2'), { content: '答' }));
    const merged = loaded(thread, storedCopy(run(answered('1'))), ['a_2'], before);
    expect(ids(merged)).toEqual(['q_1', 'a_1', 'q_2', 'a_2']);
  });

  it('drops what was deleted elsewhere', () => {
    const thread = run(answered('1'));
    expect(loaded(thread, { items: [], head_id: null }).messages).toEqual([]);
  });

  it('lets a question that was not sent follow the nearest answer that is left', () => {
    const failed: ThreadEvent = { type: 'failed', reply_id: 'a_3', error: '断' };
    const first = run(answered('1'));
    const thread = run([...answered('2', 'a_1'), ask('3', 'a_2'), failed], first);
    const parents = (page: Thread) => loaded(thread, storedCopy(page)).messages.map((one) => one.parent_id);
    expect(parents(first)).toEqual([null, 'q_1', 'a_1', 'q_3']);
    expect(parents(emptyThread)).toEqual([null, 'q_3']);
    expect(ids(reduce(thread, { type: 'cleared' }))).toEqual(['q_3', 'a_3']);
  });

  it('drops an answer that was not sent with its question, unless it is running', () => {
    const running = run([...answered('1'), { type: 'reloaded', message_id: 'q_1', reply_id: 'a_2' }]);
    const failed = reduce(running, { type: 'failed', reply_id: 'a_2', error: '断' });
    const nothing = storedCopy(emptyThread);
    expect(loaded(failed, nothing).messages).toEqual([]);
    expect(reduce(failed, { type: 'cleared' }).messages).toEqual([]);
    const kept = loaded(running, nothing, ['a_2']);
    expect(kept.messages).toMatchObject([
      { id: 'q_1', unsent: true },
      { id: 'a_2', status: 'running' },
    ]);
    expect(ids(kept)).toEqual(['q_1', 'a_2']);
  });

  it('selects the branch of another tab, unless another was selected here since', () => {
    const thread = run([...answered('1'), ...answered('2')]);
    const page = { ...storedCopy(thread), head_id: 'a_1' };
    expect(ids(loaded(thread, page))).toEqual(['q_1', 'a_1']);
    const since = reduce({ ...thread, head_id: 'a_1' }, { type: 'selected', id: 'q_1', direction: 'next' });
    expect(ids(loaded(since, page, [], { ...thread, head_id: 'a_1' }))).toEqual(['q_2', 'a_2']);
  });

  it('selects the branch of another tab while a question that was not sent is not shown', () => {
    const failed: ThreadEvent = { type: 'failed', reply_id: 'a_3', error: '断' };
    const stored = run([...answered('1'), ...answered('2')]);
    const thread = run([ask('3'), failed, { type: 'selected', id: 'q_3', direction: 'previous' }], stored);
    const page = { ...storedCopy(stored), head_id: 'a_1' };
    expect(ids(loaded(thread, page))).toEqual(['q_1', 'a_1']);
    const shown = run([ask('3'), failed], stored);
    expect(ids(loaded(shown, page))).toEqual(['q_3', 'a_3']);
  });

  it('leaves messages that have not changed the same objects', () => {
    const thread = loaded(emptyThread, storedCopy(run(answered('1'))));
    expect(loaded(thread, structuredClone(storedCopy(thread))).messages[0]).toBe(thread.messages[0]);
  });
});

it('an answer that is asked for again is no other version', () => {
  const thread = run([
    ...answered('1'),
    ask('2', 'a_1'),
    { type: 'failed', reply_id: 'a_2', error: '断' },
    { type: 'retried', reply_id: 'a_2' },
  ]);
  expect(pathOf(thread).at(-1)).toMatchObject({ id: 'a_2', status: 'running', error: null, unsent: true });
  expect(branches(thread)).toEqual(['1/1', '1/1', '1/1', '1/1']);
  const refused = reduce(thread, { type: 'withdrawn', reply_id: 'a_2' });
  expect(ids(refused)).toEqual(['q_1', 'a_1']);
});

describe('a question that was refused', () => {
  it('is taken back as if it had not been asked', () => {
    const before = run(answered('1'));
    const after = run([ask('2', 'a_1'), { type: 'withdrawn', reply_id: 'a_2' }], before);
    expect(after.messages).toEqual(before.messages);
    expect(ids(after)).toEqual(ids(before));
  });

  it('leads an edit back to its former version', () => {
    const before = run([...answered('1'), ...answered('2', 'a_1')]);
    const after = run([ask('3', 'a_1'), { type: 'withdrawn', reply_id: 'a_3' }], before);
    expect(ids(after)).toEqual(['q_1', 'a_1', 'q_2', 'a_2']);
  });

  it('leads a reloaded answer back to the former one', () => {
    const before = run(answered('1'));
    const again: ThreadEvent = { type: 'reloaded', message_id: 'q_1', reply_id: 'a_2' };
    expect(ids(run([again, { type: 'withdrawn', reply_id: 'a_2' }], before))).toEqual(['q_1', 'a_1']);
  });
});

it('follows the last answer that the service has', () => {
  const thread = run([...answered('1'), ask('2', 'a_1'), { type: 'failed', reply_id: 'a_2', error: '断' }]);
  expect(answerToFollow(thread)).toBe('a_1');
  expect(answerToFollow(run([ask('1')]))).toBeNull();
});
