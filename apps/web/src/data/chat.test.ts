import { createClient } from '@ziping/api-client/client';
import { ApiError } from '@ziping/api-client/envelope';
import { longHistory } from '@ziping/mocks/fixtures/chat';
import { expect, it } from 'vitest';

import { changed, type Json, otherType, placesIn } from '../testing/answers.ts';
import { loadConversation } from './chat.ts';

/** The conversation of a service that answers every page with this. */
const load = (data: unknown) =>
  loadConversation(
    createClient({
      baseUrl: 'http://localhost',
      tokens: { read: () => ({ access_token: null, refresh_token: null }), write() {}, clear() {} },
      events: { onSignedOut() {}, onPhoneRequired() {}, log() {} },
      fetch: () => Promise.resolve(Response.json({ code: 0, message: '', data })),
    }),
    'r_1',
  );

const parents = async (items: object[]) =>
  (await load({ items, total: items.length })).items.map(({ id, parent_id }) => [id, parent_id]);

it('reads messages with the fields of the documents alone as one branch', async () => {
  const items = [
    { role: 'system', content: '设定' },
    { role: 'user', content: '问' },
    { role: 'assistant', content: '答', reasoning_content: '想' },
    { role: 'user', content: '再问' },
  ];
  const page = await load({ data: items });
  expect(page.head_id).toBeNull();
  expect(page.items.map(({ content, parent_id }) => [content, parent_id])).toEqual([
    ['问', null],
    ['答', 'unnumbered_1'],
    ['再问', 'unnumbered_2'],
  ]);
  expect(page.items[1]).toMatchObject({ reasoning_content: '想', status: 'complete', attempt: 1 });
});

it('keeps the tree of the service, and lets a message without its parent begin one', async () => {
  const user = { role: 'user', content: '问' };
  expect(
    await parents([
      { ...user, id: 'one', parent_id: null },
      { ...user, id: 'two', parent_id: 'one' },
      { ...user, id: 'two', parent_id: null },
      { ...user, id: 'three', parent_id: 'gone' },
      // A circle cannot be drawn.
      { ...user, id: 'four', parent_id: 'four' },
      { ...user, id: 'five', parent_id: 'six' },
      { ...user, id: 'six', parent_id: 'five' },
    ]),
  ).toEqual([
    ['one', null],
    ['two', 'one'],
    ['three', null],
    ['four', null],
    ['five', null],
    ['six', 'five'],
  ]);
});

it('stops at an empty page although the service counts more', async () => {
  await expect(load({ items: [], total: 7 })).resolves.toEqual({
    items: [],
    head_id: null,
    branches: false,
  });
});

const answer = { items: longHistory, total: longHistory.length } as unknown as Json;

it.each(placesIn(answer).map((place) => [place.join('.'), place] as const))(
  'reads or refuses an answer with another type at %s',
  async (_name, place) => {
    for (const change of [otherType, () => null, () => undefined]) {
      const read = await load(changed(answer, place, change)).catch((error: unknown) => error);
      if (read instanceof Error) expect(read).toBeInstanceOf(ApiError);
      else expect(read).toHaveProperty('items');
    }
  },
);

it('reads a message with parts, whatever they are, without losing the others', async () => {
  const items = [
    {
      role: 'user',
      content: '请看这张',
      attachments: [{ type: 'image', url: '/uploads/a.webp', name: '旧盘' }],
    },
    {
      role: 'assistant',
      content: [{ type: 'reasoning', text: '想' }, { type: 'text', text: '答' }, { type: 'hologram' }],
    },
    { role: 'user', content: '再问' },
  ];
  expect((await load({ items, total: 3 })).items).toMatchObject([
    { content: '请看这张', parts: [{ kind: 'image', url: '/uploads/a.webp', name: '旧盘' }] },
    { content: '答', reasoning_content: '想', parts: [{ kind: 'unknown' }] },
    { content: '再问' },
  ]);
});
