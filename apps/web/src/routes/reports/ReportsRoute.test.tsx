// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { record, trueSolarRecord } from '@ziping/mocks/fixtures/records';
import { reportsCopy as copy } from '@ziping/ui/screens/reports/ReportsScreen.copy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearDevice } from '../../data/device-cache.ts';
import { startSessionAtom } from '../../session/session.ts';
import { granted, member, open, pass, press, recordTexts, tokens } from '../../testing/page.tsx';

const LIST = 'GET /api/records';

beforeEach(() => clearDevice());
afterEach(() => vi.useRealTimers());

/** Waits for IndexedDB, which the fake clock does not move, and for the repeated requests of a failed list. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) {
    await act(() => new Promise((done) => setImmediate(done)));
    await pass(1000);
  }
}

async function visit(data: unknown) {
  let answer = data;
  await open('/reports', { [LIST]: () => granted(answer) }, { as: 'member' });
  await settle();
  return { answerNext: (next: unknown) => (answer = next) };
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows a list with the fields of the documents alone, the newest first', async () => {
  const documented = [trueSolarRecord, record].map(
    ({ birth_place_label: _label, leap_month: _leap, conventions: _conventions, ...rest }) => rest,
  );
  await visit({ records: documented, total: 2 });
  expect(names()).toEqual([record.name, trueSolarRecord.name]);
  expect(screen.getByText(/^2026-11-18 建$/)).toBeTruthy();
});

it.each([
  ['null', null],
  ['no list', { total: 3 }],
  ['a list of numbers', { records: [1, 2], total: 2 }],
  ['a record without a name', { records: [{ ...record, name: undefined }], total: 1 }],
  ['a record with an invalid time', { records: [{ ...record, created_at: '昨天' }], total: 1 }],
])('says that the list failed where the answer is %s, and loads it again', async (_name, data) => {
  const { answerNext } = await visit(data);
  expect(screen.getByText(copy.failedTitle)).toBeTruthy();
  answerNext({ records: [record], total: 1 });
  press(copy.retry);
  await settle();
  expect(names()).toEqual([record.name]);
});

describe('a search by name over 1,000 records', () => {
  const all = Array.from({ length: 1000 }, (_, at) => ({
    ...record,
    id: `r_${at}`,
    name: at % 250 === 249 ? `温伯言${at}` : `周${at}`,
    category: at % 2 === 0 ? ('friend' as const) : ('family' as const),
    created_at: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
  }));

  /** A service that knows the parameter of the search, or only those of the documents. */
  async function visitAll({ knows }: { knows: boolean }) {
    const answer = (_body: never, query: URLSearchParams) => {
      const keyword = (knows && query.get('keyword')) || '';
      const category = query.get('category');
      const found = all.filter(
        ({ name, category: own }) => name.includes(keyword) && (category === null || own === category),
      );
      if (query.get('sort') === 'oldest') found.reverse();
      const size = Number(query.get('page_size'));
      const first = (Number(query.get('page')) - 1) * size;
      return granted({ records: found.slice(first, first + size), total: found.length });
    };
    await open('/reports', { [LIST]: answer }, { as: 'member' });
    await settle();
  }
  const search = async (text: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await settle();
  };

  it('shows twenty lines on a page of the dense view, from the record on that was the first', async () => {
    await visitAll({ knows: true });
    press('第 5 页');
    await settle();
    expect(names()[0]).toBe('周20');
    press(copy.dense);
    await settle();
    expect(names()).toHaveLength(20);
    expect(names()[0]).toBe('周20');
    press(copy.dense);
    await settle();
    expect(names()).toHaveLength(5);
    expect(names()[0]).toBe('周20');
  });

  it('finds what is on no page that was open, and says where', async () => {
    await visitAll({ knows: true });
    await search('温伯言');
    expect(names()).toEqual(['温伯言249', '温伯言499', '温伯言749', '温伯言999']);
    expect(screen.getByText(copy.foundInAll(4, 1000))).toBeTruthy();
    expect(screen.queryByText(copy.emptyTitle)).toBeNull();
    expect(screen.getByText(copy.count(1000))).toBeTruthy();
  });

  it('is within the group and in the order that are chosen', async () => {
    await visitAll({ knows: true });
    await search('温伯言');
    fireEvent.change(screen.getByLabelText(copy.sort), { target: { value: 'oldest' } });
    await settle();
    expect(names()).toEqual(['温伯言999', '温伯言749', '温伯言499', '温伯言249']);
    fireEvent.change(screen.getByLabelText(copy.group), { target: { value: 'friend' } });
    await settle();
    expect(names()).toEqual([copy.emptyTitle]);
    expect(screen.getByText(copy.noneInGroup(500, copy.groups.friend))).toBeTruthy();
    await search('周12');
    expect(screen.getByText(copy.foundInGroup(6, 500, copy.groups.friend))).toBeTruthy();
  });

  it('says how many records were looked through where none has the name', async () => {
    await visitAll({ knows: true });
    await search('无此人');
    expect(screen.getByText(copy.emptyTitle)).toBeTruthy();
    expect(screen.getByText(copy.noneInAll(1000))).toBeTruthy();
  });

  it('stays on the page that was open where the service does not know the parameter', async () => {
    await visitAll({ knows: false });
    fireEvent.click(screen.getByRole('button', { name: '第 3 页' }));
    await settle();
    await search('周12');
    expect(names()).toEqual(['周12']);
    expect(screen.getByText(copy.foundOnPage(1))).toBeTruthy();
    await search('温伯言');
    expect(screen.getByText(copy.noneOnPage(5))).toBeTruthy();
    await search('');
    expect(names()).toEqual(['周10', '周11', '周12', '周13', '周14']);
  });
});

it('keeps the cards that a search on the page leaves out, and selects only the others', async () => {
  await visit({ records: [trueSolarRecord, record], total: 2 });
  const card = screen.getByRole('heading', { name: record.name });
  const search = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  search(trueSolarRecord.name);
  await pass(299);
  expect(names()).toHaveLength(2);
  await pass(1);
  expect(names()).toEqual([trueSolarRecord.name]);
  fireEvent.click(screen.getByRole('checkbox'));
  press(copy.selectAll);
  expect(screen.getByText(copy.selected(1))).toBeTruthy();
  search('');
  await settle();
  expect(screen.getByRole('heading', { name: record.name })).toBe(card);
});

it('counts as selected only what a search shows', async () => {
  await visit({ records: [trueSolarRecord, record], total: 2 });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  expect(screen.getByText(copy.selected(2))).toBeTruthy();
  const search = async (text: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await settle();
  };
  await search(record.name);
  expect(screen.getByText(copy.selected(1))).toBeTruthy();
  await search('无此人');
  expect(screen.queryByText(/^已选/)).toBeNull();
  await search('');
  expect(screen.getByText(copy.selected(2))).toBeTruthy();
});

it('leads from a page beyond the end to the last one', async () => {
  const answers = [
    { records: [record], total: 12 },
    { records: [], total: 7 },
    { records: [trueSolarRecord], total: 7 },
  ];
  await open('/reports', { [LIST]: () => granted(answers.shift()) }, { as: 'member' });
  await settle();
  const texts = recordTexts();
  press('第 3 页');
  await settle();
  expect(answers).toEqual([]);
  expect(names()).toEqual([trueSolarRecord.name]);
  expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  expect(texts.some((text) => text.includes(copy.emptyTitle))).toBe(false);
});

it('forgets the search of a member for another one', async () => {
  const list = granted({ records: [trueSolarRecord, record], total: 2 });
  const { store } = await open('/reports', { [LIST]: list }, { as: 'member' });
  await settle();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: record.name } });
  act(() => store.set(startSessionAtom, { tokens, user: { ...member, id: 'u_2' } }));
  await settle();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});
