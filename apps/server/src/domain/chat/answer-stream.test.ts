import { expect, it } from 'vitest';

import { ReceivedAnswer } from '../../testing/chat-client.ts';
import { answerStream } from './answer-stream.ts';
import { Run } from './run.ts';

const streamOf = (run: Run, onEnd = () => {}) =>
  answerStream({
    look: () => Promise.resolve(run),
    received: null,
    keepAlive: 10_000,
    stopped: new AbortController().signal,
    onEnd,
    onError: () => {},
  });
const finish = (run: Run) => {
  run.status = 'complete';
  run.wake();
};

it('makes no event before its reader takes one: a slow reader gets long pieces', async () => {
  const run = new Run('q', 'a');
  let looked = 0;
  const stream = answerStream({
    look: () => {
      looked += 1;
      return Promise.resolve(run);
    },
    received: null,
    keepAlive: 10_000,
    stopped: new AbortController().signal,
    onEnd: () => {},
    onError: () => {},
  });
  for (let i = 0; i < 20_000; i += 1) run.append('content', '字');
  finish(run);
  await new Promise((wake) => setImmediate(wake));
  expect(looked).toBe(0);
  const answer = new ReceivedAnswer();
  let pieces = 0;
  for await (const bytes of stream as unknown as AsyncIterable<Uint8Array>) {
    pieces += 1;
    expect(bytes.byteLength).toBeLessThan(30_000);
    answer.feed(bytes);
  }
  expect(answer).toMatchObject({ content: '字'.repeat(20_000), done: true });
  // The first event, three pieces of 8,192 characters at most, the last event.
  expect(pieces).toBe(5);
});

it('ends without a last event where the answer cannot be read, so that its reader follows it anew', async () => {
  const errors: unknown[] = [];
  const stream = answerStream({
    look: () => Promise.reject(new Error('away')),
    received: null,
    keepAlive: 10_000,
    stopped: new AbortController().signal,
    onEnd: () => {},
    onError: (error) => errors.push(error),
  });
  const answer = await new ReceivedAnswer().readFrom(new Response(stream));
  expect(answer).toMatchObject({ done: false, error: null, last: null });
  expect(errors).toHaveLength(1);
});

it('ends for a reader that is gone, who waits for nothing any more', async () => {
  const run = new Run('q', 'a');
  let ended = 0;
  const reader = streamOf(run, () => (ended += 1)).getReader();
  await reader.read();
  const waiting = reader.read();
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  finish(run);
  await new Promise((wake) => setImmediate(wake));
  expect(ended).toBe(1);
});

it('keeps the halves of a character together, and leaves out what cannot be stored', async () => {
  const run = new Run('q', 'a');
  for (const text of ['吉', '\ud842', '\udfb7', '\u0000', '\udfb7', '。']) run.append('content', text);
  expect(run.content).toBe('吉𠮷\ufffd。');
  finish(run);
  const answer = await new ReceivedAnswer().readFrom(new Response(streamOf(run)));
  expect(answer.content).toBe(run.content);
});
