import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLog } from '../shared/log.ts';
import type { ModelError, ModelTokens } from '../ports/model.ts';
import { type EndpointBehaviour, type ModelEndpoint, startModelEndpoint } from '../testing/model-endpoint.ts';
import { createOpenAiModel } from './model-openai.ts';

/** The SDK is loaded with the first question, which takes a while on a busy machine. */
const SLOW = { timeout: 4000 };

let endpoint: ModelEndpoint;
// One for each test: an aborted request of another test may still arrive.
beforeEach(async () => {
  endpoint = await startModelEndpoint();
});
afterEach(() => endpoint.close());

const model = (own: { idle?: number; timeout?: number; concurrency?: number } = {}) =>
  createOpenAiModel({
    baseUrl: endpoint.url,
    apiKey: 'key-1',
    model: 'any-model',
    concurrency: 2,
    ...own,
  });
const question = (signal = new AbortController().signal) => ({
  instructions: '做什么',
  material: '命盘',
  maxTokens: 300,
  signal,
});

const read = async (of = model(), signal?: AbortSignal) => {
  const answer = { content: '', reasoning_content: '', parts: 0 };
  for await (const part of of.stream(question(signal))) {
    answer.content += part.content ?? '';
    answer.reasoning_content += part.reasoning_content ?? '';
    answer.parts += 1;
  }
  return answer;
};

const chunkOf = (content: string, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
/** What endpoints send although the protocol does not have it. */
const LOOSE_CHUNKS = [
  { prompt_filter_results: [{ prompt_index: 0 }] },
  { choices: null },
  { choices: [{ index: 0 }] },
  chunkOf('日主'),
  { choices: [{ index: 0, delta: null }] },
  { choices: [{ index: 0, delta: { content: null } }] },
  'null',
  chunkOf('辛金。', 'stop'),
  { choices: [], usage: { total_tokens: 150 } },
];

describe('a model behind an endpoint', () => {
  it('streams an answer and sends the key, the model and the limit of tokens', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: '日主辛金。'.repeat(100) }));
    expect(await model().ask(question())).toEqual({
      text: '日主辛金。'.repeat(100),
      complete: true,
    });
    expect(endpoint.requests).toMatchObject([
      {
        authorization: 'Bearer key-1',
        model: 'any-model',
        max_tokens: 300,
        stream: true,
        messages: [
          { role: 'system', content: '做什么' },
          { role: 'user', content: '命盘' },
        ],
      },
    ]);
  });

  it.each<[string, EndpointBehaviour, ModelTokens]>([
    ['as the endpoint says', { kind: 'answer', text: '日主' }, { input: 100, output: 50 }],
    [
      'of a total alone',
      { kind: 'chunks', chunks: LOOSE_CHUNKS },
      { input: '做什么命盘'.length, output: 150 - '做什么命盘'.length },
    ],
    ['by their length where it breaks off', { kind: 'cut', text: '日主辛金' }, { input: 5, output: 4 }],
  ])('tells the tokens of a request once, %s', async (_, behaviour, expected) => {
    endpoint.behave(() => behaviour);
    const told: ModelTokens[] = [];
    const asked = { ...question(), onTokens: (tokens: ModelTokens) => void told.push(tokens) };
    await model()
      .ask(asked)
      .catch(() => {});
    expect(told).toEqual([expected]);
  });

  it('tells the tokens of what was received when its reader is gone', async () => {
    endpoint.behave((_, index) =>
      index === 0 ? { kind: 'answer', text: '好。' } : { kind: 'stall', text: '日主辛金' },
    );
    const of = model();
    // Until it has given a whole answer, an answer is held back.
    await of.ask(question());
    const told: ModelTokens[] = [];
    const stop = new AbortController();
    const asked = { ...question(stop.signal), onTokens: (tokens: ModelTokens) => void told.push(tokens) };
    for await (const _part of of.stream(asked)) {
      stop.abort();
      break;
    }
    expect(told).toEqual([{ input: 5, output: 4 }]);
  });

  it.each(['ask', 'stream'] as const)(
    'tells the tokens of the question where its reader leaves before the answer begins: %s',
    async (how) => {
      endpoint.behave(() => ({ kind: 'silent' }));
      const told: ModelTokens[] = [];
      const stop = new AbortController();
      const asked = { ...question(stop.signal), onTokens: (tokens: ModelTokens) => void told.push(tokens) };
      const of = model();
      const answered = how === 'ask' ? of.ask(asked) : of.stream(asked)[Symbol.asyncIterator]().next();
      Promise.resolve(answered).catch(() => {});
      await vi.waitUntil(() => endpoint.requests.length > 0, SLOW);
      stop.abort(new Error('gone'));
      await expect(answered).rejects.toThrow('gone');
      expect(told).toEqual([{ input: '做什么命盘'.length, output: 0 }]);
    },
  );

  it('tells the tokens of the question for each attempt that gets no word in time', SLOW, async () => {
    endpoint.behave(() => ({ kind: 'silent' }));
    const told: ModelTokens[] = [];
    const asked = { ...question(), onTokens: (tokens: ModelTokens) => void told.push(tokens) };
    await expect(model({ idle: 100 }).ask(asked)).rejects.toThrow();
    expect(endpoint.requests).toHaveLength(3);
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ input: 5, output: 0 })));
  });

  it('tells no tokens of a question whose reader leaves while it waits for its turn', async () => {
    endpoint.behave(() => ({ kind: 'silent' }));
    const of = model({ concurrency: 1 });
    const first = new AbortController();
    const busy = of.ask(question(first.signal));
    busy.catch(() => {});
    await vi.waitUntil(() => endpoint.requests.length > 0, SLOW);
    const told: ModelTokens[] = [];
    const stop = new AbortController();
    const waiting = of.ask({ ...question(stop.signal), onTokens: (tokens) => told.push(tokens) });
    stop.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(told).toEqual([]);
    first.abort();
  });

  it('tells no tokens of a request that is refused', async () => {
    endpoint.behave(() => ({ kind: 'status', status: 401 }));
    const told: ModelTokens[] = [];
    await expect(
      model().ask({ ...question(), onTokens: (tokens) => told.push(tokens) }),
    ).rejects.toMatchObject({ name: 'ModelError' });
    expect(told).toEqual([]);
  });

  it('reports an answer that was cut off by the limit of tokens', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: '日主', finish: 'length' }));
    expect(await model().ask(question())).toMatchObject({ text: '日主', complete: false });
  });

  it('tries again after 500 and 429, three times in all', async () => {
    endpoint.behave((_, index) =>
      index < 2 ? { kind: 'status', status: index === 0 ? 500 : 429 } : { kind: 'answer', text: '好' },
    );
    expect((await model().ask(question())).text).toBe('好');
    endpoint.requests.length = 0;
    endpoint.behave(() => ({ kind: 'status', status: 500 }));
    await expect(model().ask(question())).rejects.toMatchObject({ name: 'ModelError', begun: false });
    expect(endpoint.requests).toHaveLength(3);
  });

  it('does not try again where the endpoint rejects the key', async () => {
    endpoint.behave(() => ({ kind: 'status', status: 401 }));
    await expect(model().ask(question())).rejects.toMatchObject({ name: 'ModelError', begun: false });
    expect(endpoint.requests).toHaveLength(1);
  });

  it('gives up an answer that stalls, breaks off, or takes too long in all', async () => {
    endpoint.behave(() => ({ kind: 'stall', text: '日主' }));
    await expect(model({ idle: 100 }).ask(question())).rejects.toMatchObject({
      name: 'ModelError',
      begun: true,
    });
    await expect(model({ timeout: 100 }).ask(question())).rejects.toMatchObject({ name: 'ModelError' });
    endpoint.behave(() => ({ kind: 'cut', text: '日主' }));
    await expect(model().ask(question())).rejects.toMatchObject({ name: 'ModelError', begun: true });
    endpoint.behave(() => ({ kind: 'silent' }));
    await expect(model({ timeout: 100 }).ask(question())).rejects.toMatchObject({ name: 'ModelError' });
  });

  it.each([
    ['in many chunks', 200],
    ['in one chunk', Infinity],
  ])('stops reading an answer of 5 MB %s', async (_, chunk) => {
    endpoint.behave(() => ({ kind: 'answer', text: '日主辛金。\n'.repeat(320_000), chunk }));
    const { text, complete } = await model().ask(question());
    expect([complete, text.length < 20_000]).toEqual([false, true]);
  });

  it('fails within the time of a question although the endpoint names a longer pause', async () => {
    // A pause of an hour would end at the limit of the test.
    endpoint.behave(() => ({ kind: 'status', status: 429, retryAfter: 3600 }));
    const one = model({ concurrency: 1 });
    await expect(one.ask({ ...question(), timeout: 2000 })).rejects.toMatchObject({
      name: 'ModelError',
      facts: { status: 429 },
    });
    await expect(one.ask({ ...question(), timeout: 1000 })).rejects.toMatchObject({ name: 'ModelError' });
    // The turn is free again.
    endpoint.behave(() => ({ kind: 'answer', text: '好' }));
    expect((await one.ask(question())).text).toBe('好');
  });

  it('ends a pause before the next try when the caller gives up', async () => {
    endpoint.behave(() => ({ kind: 'status', status: 429, retryAfter: 20 }));
    const one = model();
    const stop = new AbortController();
    const asked = one.ask(question(stop.signal));
    const streamed = read(one, stop.signal);
    while (endpoint.requests.length < 2) await new Promise((wake) => setTimeout(wake, 5));
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
    await expect(streamed).rejects.toThrow('stopped');
  });

  it('waits as long as the endpoint says before the next try', async () => {
    endpoint.behave((_, index) =>
      index === 0 ? { kind: 'status', status: 429, retryAfter: 0.8 } : { kind: 'answer', text: '好' },
    );
    const begun = performance.now();
    expect((await model().ask(question())).text).toBe('好');
    expect(performance.now() - begun).toBeGreaterThan(750);
  });

  it('asks with the newer name of the limit of tokens where the endpoint takes no other, and remembers it', async () => {
    endpoint.behave(({ max_tokens }) =>
      max_tokens === undefined ? { kind: 'answer', text: '好' } : { kind: 'status', status: 400 },
    );
    const one = model();
    for (const ask of [() => one.ask(question()), () => one.ask(question()), () => read(one)]) await ask();
    const names = endpoint.requests.map(({ max_tokens, max_completion_tokens }) => [
      max_tokens,
      max_completion_tokens,
    ]);
    expect(names).toEqual([[300, undefined], ...[1, 2, 3].map(() => [undefined, 300])]);
  });

  it('fails after one further request where the endpoint refuses both names of the limit', async () => {
    endpoint.behave(() => ({ kind: 'status', status: 400 }));
    await expect(model().ask(question())).rejects.toMatchObject({ facts: { status: 400 } });
    expect(endpoint.requests).toHaveLength(2);
  });

  it('reads chunks without choices, without a delta and with nothing in it', async () => {
    endpoint.behave(() => ({ kind: 'chunks', chunks: LOOSE_CHUNKS }));
    expect(await model().ask(question())).toEqual({ text: '日主辛金。', complete: true });
    expect(await read()).toMatchObject({ content: '日主辛金。' });
    expect(endpoint.requests).toHaveLength(2);
  });

  it('reads the whole answer of an endpoint that does not stream', async () => {
    const message = { role: 'assistant', content: '日主辛金。', reasoning_content: '先看日主。' };
    const body = JSON.stringify({
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { total_tokens: 150 },
    });
    endpoint.behave(() => ({ kind: 'body', type: 'application/json; charset=utf-8', body }));
    expect(await model().ask(question())).toEqual({ text: '日主辛金。', complete: true });
    expect(await read()).toMatchObject({ content: '日主辛金。', reasoning_content: '先看日主。' });
  });

  it.each([
    ['a page', 'text/html', '<!doctype html><title>林清和</title>'],
    ['other JSON', 'application/json', '{"code":1001,"msg":"林清和"}'],
    ['broken JSON', 'application/json', '{"林清和'],
  ])('fails at once where the endpoint answers 200 with %s', async (_, type, body) => {
    endpoint.behave(() => ({ kind: 'body', type, body }));
    const failure = { name: 'ModelError', begun: false, facts: { reason: 'no_completion', status: 200 } };
    await expect(model().ask(question())).rejects.toMatchObject(failure);
    expect(endpoint.requests).toHaveLength(1);
    await expect(read()).rejects.toMatchObject(failure);
  });

  it.each([401, 429, 500])('tells in its failure the status %i and nothing of the text', async (status) => {
    endpoint.behave(() => ({ kind: 'status', status }));
    const error: unknown = await model()
      .ask(question())
      .catch((thrown: unknown) => thrown);
    const lines: string[] = [];
    const log = createLog(
      (line) => void lines.push(line),
      () => new Date(0),
    );
    log.error('model failed', error, (error as ModelError).facts);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'ModelError', status });
    expect(lines[0]).not.toMatch(/refused|key-1|命盘/);
  });

  it('tells in its failure that no connection was made', async () => {
    await endpoint.close();
    await expect(model({ timeout: 300 }).ask(question())).rejects.toMatchObject({
      facts: { reason: 'no_response' },
      cause: { code: 'ECONNREFUSED' },
    });
  });

  it('writes nothing to the console when it cannot read an answer, whatever OPENAI_LOG says', async () => {
    const written = (['debug', 'info', 'warn', 'error', 'log'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    vi.stubEnv('OPENAI_LOG', 'debug');
    try {
      endpoint.behave(() => ({ kind: 'chunks', chunks: ['{"choices":[{"delta":{"content":"林清和'] }));
      await expect(model().ask(question())).rejects.toMatchObject({ name: 'ModelError', begun: true });
      expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    }
  });

  it('stops at once when the caller gives up, also while it waits for its turn', async () => {
    endpoint.behave(() => ({ kind: 'silent' }));
    const one = model({ concurrency: 1 });
    const first = new AbortController();
    const second = new AbortController();
    const asked = [one.ask(question(first.signal)), one.ask(question(second.signal))];
    second.abort(new Error('second'));
    await expect(asked[1]).rejects.toThrow('second');
    first.abort(new Error('first'));
    await expect(asked[0]).rejects.toThrow('first');
  });

  it('counts the time of an answer from its turn', async () => {
    endpoint.behave(({ messages }) =>
      messages[1]?.content === '慢' ? { kind: 'silent' } : { kind: 'answer', text: '好' },
    );
    const one = model({ concurrency: 1, idle: 10_000 });
    const first = one.ask({ ...question(), material: '慢', timeout: 4_000 });
    const second = one.ask({ ...question(), timeout: 3_000 });
    await expect(first).rejects.toMatchObject({ name: 'ModelError' });
    expect((await second).text).toBe('好');
  });

  it('ends the time of an answer also after a garbage collection', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    endpoint.behave(() => ({ kind: 'silent' }));
    const collecting = setInterval(collect, 20);
    try {
      const asked = model().ask({ ...question(), timeout: 500 });
      await expect(asked).rejects.toMatchObject({ name: 'ModelError' });
    } finally {
      clearInterval(collecting);
    }
  });

  it('leaves no timer and no listener behind when it has answered or failed', async () => {
    const started = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const { signal } = new AbortController();
    const one = model({ timeout: 123_456 });
    try {
      endpoint.behave(() => ({ kind: 'answer', text: '好' }));
      await one.ask(question(signal));
      await read(one, signal);
      endpoint.behave(() => ({ kind: 'status', status: 400 }));
      await expect(one.ask(question(signal))).rejects.toMatchObject({ name: 'ModelError' });
      const timers = started.mock.results.filter((_, call) => started.mock.calls[call]?.[1] === 123_456);
      expect(timers.length).toBeGreaterThanOrEqual(3);
      const ended = cleared.mock.calls.map(([timer]) => timer);
      expect(timers.filter(({ value }) => !ended.includes(value))).toEqual([]);
      expect(getEventListeners(signal, 'abort')).toEqual([]);
    } finally {
      started.mockRestore();
      cleared.mockRestore();
    }
  });

  it('asks no more questions at a time than it is set to', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: '好' }));
    const two = model({ concurrency: 2 });
    await Promise.all(Array.from({ length: 8 }, () => two.ask(question())));
    expect(endpoint.requests).toHaveLength(8);
    expect(endpoint.peak).toBeLessThanOrEqual(2);
  });
});

describe('an answer that is passed on as it is written', () => {
  /** A model for one question at a time that is in use, and a function that ends this. Others are answered. */
  async function busyModel() {
    endpoint.behave(() => ({ kind: 'stall', text: '日主' }));
    const one = model({ concurrency: 1 });
    const stop = new AbortController();
    const stalled = read(one, stop.signal);
    while (endpoint.requests.length === 0) await new Promise((wake) => setTimeout(wake, 5));
    endpoint.behave(() => ({ kind: 'answer', text: '好' }));
    const end = async () => {
      stop.abort(new Error('cancelled'));
      await expect(stalled).rejects.toThrow('cancelled');
    };
    return { one, end };
  }

  /** A model that has given an answer, so that it is known how its thoughts come. */
  async function triedModel() {
    const one = model();
    endpoint.behave(() => ({ kind: 'answer', text: '好' }));
    await one.ask(question());
    endpoint.requests.length = 0;
    return one;
  }

  it('comes with the thoughts before it', async () => {
    endpoint.behave(() => ({ kind: 'answer', reasoning: '先看日主。', text: '日主辛金。', chunk: 2 }));
    expect(await read()).toEqual({ content: '日主辛金。', reasoning_content: '先看日主。', parts: 6 });
  });

  it('of 20,000 characters arrives whole, one in each event, split inside characters and JSON', async () => {
    const one = await triedModel();
    const text = '日主辛金，生于亥月。𠮷吉'.repeat(1600).slice(0, 20_000);
    endpoint.behave(() => ({ kind: 'answer', text, chunk: 1, bytes: 997 }));
    const answer = await read(one);
    expect(answer.content).toBe(text);
    expect(answer.parts).toBe(20_000);
  });

  it('is begun again where it broke off before its first word, and not after it', async () => {
    endpoint.behave((_, index) => (index === 0 ? { kind: 'cut', text: '' } : { kind: 'answer', text: '好' }));
    expect((await read()).content).toBe('好');
    expect(endpoint.requests).toHaveLength(2);
    endpoint.requests.length = 0;
    endpoint.behave(() => ({ kind: 'cut', text: '日主' }));
    await expect(read()).rejects.toMatchObject({ name: 'ModelError', begun: true });
    expect(endpoint.requests).toHaveLength(1);
  });

  it('is given up where it stalls, and not asked for again where the endpoint refuses', async () => {
    endpoint.behave(() => ({ kind: 'stall', text: '日主' }));
    await expect(read(model({ idle: 100 }))).rejects.toMatchObject({ name: 'ModelError', begun: true });
    endpoint.requests.length = 0;
    endpoint.behave(() => ({ kind: 'status', status: 401 }));
    await expect(read()).rejects.toMatchObject({ name: 'ModelError', begun: false });
    expect(endpoint.requests).toHaveLength(1);
  });

  it('ends with its signal, and is asked for before what waits', async () => {
    const { one, end } = await busyModel();
    const order: string[] = [];
    const waiting = one.ask(question()).then(() => order.push('ask'));
    const inHurry = read(one).then(() => order.push('stream'));
    await end();
    await Promise.all([waiting, inHurry]);
    expect(order).toEqual(['stream', 'ask']);
  });

  it('comes in the order of asking, with a turn for what waits after three', async () => {
    const { one, end } = await busyModel();
    const order: string[] = [];
    const asked = [
      one.ask(question()).then(() => order.push('ask')),
      ...[1, 2, 3, 4].map((n) => read(one).then(() => order.push(`stream ${n}`))),
    ];
    await end();
    await Promise.all(asked);
    expect(order).toEqual(['stream 1', 'stream 2', 'stream 3', 'ask', 'stream 4']);
  });
});

describe('thoughts within an answer', () => {
  const THOUGHTS = '用户要的是性情一节，我先看日主 1 < 2，再写。';
  const ANSWER = '日主辛金，心思细。\n\n做事讲究。';
  const ways: [string, string][] = [
    ['in tags', `<think>${THOUGHTS}</think>\n\n${ANSWER}`],
    ['in other tags', `<Thinking>\n${THOUGHTS}\n</Thinking>\n\n${ANSWER}`],
    ['in two blocks', `<think>${THOUGHTS}</think>${ANSWER}<reasoning>${THOUGHTS}</reasoning>`],
    ['without an opening tag', `${THOUGHTS}\n</think>\n\n${ANSWER}`],
  ];

  it.each(ways)('are not in the text of a whole answer: %s', async (_, text) => {
    endpoint.behave(() => ({ kind: 'answer', text }));
    expect((await model().ask(question())).text.trim()).toBe(ANSWER);
  });

  it.each(ways)('are passed on apart from the answer, however it is cut: %s', async (_, text) => {
    for (const chunk of [1, 2, 3, 7, 40, 1000]) {
      endpoint.behave(() => ({ kind: 'answer', text, chunk }));
      const { content, reasoning_content } = await read();
      expect(content.trim()).toBe(ANSWER);
      expect(reasoning_content.replaceAll('\n', '').replaceAll(THOUGHTS, '')).toBe('');
    }
  });

  it('leave no answer when they do not end', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: `<think>${THOUGHTS}` }));
    expect((await model().ask(question())).text).toBe('');
    expect(await read()).toMatchObject({ content: '', reasoning_content: THOUGHTS });
    // Cut off before they ended, and nothing says that they are thoughts.
    endpoint.behave(() => ({ kind: 'answer', text: THOUGHTS, finish: 'length' }));
    expect(await read()).toMatchObject({ content: '' });
  });

  it('are known by the first answer of a model: the next ones are passed on as they are written', async () => {
    const one = model();
    const parts = async () => (await read(one)).parts;
    endpoint.behave(() => ({ kind: 'answer', text: ANSWER, chunk: 1 }));
    expect(await parts()).toBe(1);
    expect(await parts()).toBe(ANSWER.length);
  });

  it('without an opening tag fail an answer of which a part was passed on, and are held back from then on', async () => {
    const one = model();
    endpoint.behave(() => ({ kind: 'answer', text: ANSWER }));
    await read(one);
    endpoint.behave(() => ({ kind: 'answer', text: `${THOUGHTS}</think>${ANSWER}`, chunk: 5 }));
    await expect(read(one)).rejects.toMatchObject({ begun: true, facts: { reason: 'unopened_thoughts' } });
    expect(await read(one)).toMatchObject({ content: ANSWER, reasoning_content: THOUGHTS });
  });
});
