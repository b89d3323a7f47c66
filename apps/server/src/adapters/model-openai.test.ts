import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type ModelEndpoint, startModelEndpoint } from '../testing/model-endpoint.ts';
import { createOpenAiModel } from './model-openai.ts';

let endpoint: ModelEndpoint;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());
beforeEach(() => {
  endpoint.requests.length = 0;
  endpoint.peak = 0;
});

const model = (own: { idle?: number; timeout?: number; concurrency?: number } = {}) =>
  createOpenAiModel({
    baseUrl: endpoint.url,
    apiKey: 'key-1',
    model: 'any-model',
    concurrency: 2,
    idle: 10_000,
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

  it('asks no more questions at a time than it is set to', async () => {
    endpoint.behave(() => ({ kind: 'answer', text: '好' }));
    const two = model({ concurrency: 2 });
    await Promise.all(Array.from({ length: 8 }, () => two.ask(question())));
    expect(endpoint.requests).toHaveLength(8);
    expect(endpoint.peak).toBeLessThanOrEqual(2);
  });
});
