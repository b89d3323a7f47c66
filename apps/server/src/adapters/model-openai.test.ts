import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type ModelEndpoint, startModelEndpoint } from '../testing/model-endpoint.ts';
import { createOpenAiModel } from './model-openai.ts';

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

describe('a model behind an endpoint', () => {
  it('streams an answer and sends the key, the model and the limit of tokens', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: '日主辛金。'.repeat(100) }));
    expect(await model().ask(question())).toEqual({
      text: '日主辛金。'.repeat(100),
      tokens: 150,
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
    const first = one.ask({ ...question(), material: '慢', timeout: 1_500 });
    const second = one.ask({ ...question(), timeout: 1_000 });
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

  it('asks no more questions at a time than it is set to', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: '好' }));
    const two = model({ concurrency: 2 });
    await Promise.all(Array.from({ length: 8 }, () => two.ask(question())));
    expect(endpoint.requests).toHaveLength(8);
    expect(endpoint.peak).toBeLessThanOrEqual(2);
  });
});

describe('an answer that is passed on as it is written', () => {
  const read = async (of = model(), signal?: AbortSignal) => {
    const answer = { content: '', reasoning_content: '', parts: 0 };
    for await (const part of of.stream(question(signal))) {
      answer.content += part.content ?? '';
      answer.reasoning_content += part.reasoning_content ?? '';
      answer.parts += 1;
    }
    return answer;
  };

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

  it('comes with the thoughts before it', async () => {
    endpoint.behave(() => ({ kind: 'answer', reasoning: '先看日主。', text: '日主辛金。', chunk: 2 }));
    expect(await read()).toEqual({ content: '日主辛金。', reasoning_content: '先看日主。', parts: 6 });
  });

  it('of 20,000 characters arrives whole, one in each event, split inside characters and JSON', async () => {
    const text = '日主辛金，生于亥月。𠮷吉'.repeat(1600).slice(0, 20_000);
    endpoint.behave(() => ({ kind: 'answer', text, chunk: 1, bytes: 997 }));
    const answer = await read();
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
