// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiError } from '@ziping/api-client/envelope';
import { chart, liuNian } from '@ziping/mocks/fixtures/chart';
import { record, trueSolarRecord } from '@ziping/mocks/fixtures/records';
import { createStore, entries } from 'idb-keyval';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { startSessionAtom } from '../session/session.ts';
import type { Store } from '../shared/store.ts';
import { changed, type Json, otherType, placesIn } from '../testing/answers.ts';
import { granted, member, tokens } from '../testing/page.tsx';
import { apiAtom } from './api.ts';
import { createAppStore } from './app-store.ts';
import { annualLuckOptions, chartOptions } from './charts.ts';
import { clearDevice } from './device-cache.ts';
import { recordOptions } from './record.ts';
import { firstPage, recordListOptions } from './records.ts';
import { stubRequest } from '../testing/stubs.ts';

const database = createStore('ziping', 'seen');
const { id } = chart.record;
const current = chart.da_yun_list.findIndex((cycle) => cycle.current);

/** What the service answers, by path; everything else is HTTP 404. */
let answers: Record<string, unknown> = {};
let store: Store;

beforeAll(() => {
  stubRequest();
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const data = answers[new URL(url).pathname];
    return Promise.resolve(
      data === undefined
        ? Response.json({ code: 404, message: '不存在', data: null }, { status: 404 })
        : Response.json(granted(data)),
    );
  });
});

beforeEach(async () => {
  await clearDevice();
  store = createAppStore();
  store.set(startSessionAtom, { tokens, user: member });
  client().setDefaultOptions({ queries: { retry: false } });
});

const client = () => store.get(apiAtom).queryClient;

async function askChart() {
  client().removeQueries({ queryKey: ['chart'] });
  return client().fetchQuery(chartOptions(store.get(apiAtom), id));
}

async function askYears() {
  const { queryKey, queryFn } = annualLuckOptions(store.get(apiAtom), chart, current);
  client().removeQueries({ queryKey: ['annual-luck'] });
  return client().fetchQuery({ queryKey, queryFn });
}

async function askList(params = firstPage) {
  client().removeQueries({ queryKey: ['records'] });
  return client().fetchQuery(recordListOptions(store.get(apiAtom), params));
}

async function askRecord() {
  client().removeQueries({ queryKey: ['records'] });
  return client().fetchQuery(recordOptions(store.get(apiAtom), id));
}

/** Nothing is kept of a visitor who has left, so every answer is judged alone. */
const forgetAnswers = () => localStorage.removeItem('user');

const RECORD_ADDED = ['birth_place_label', 'leap_month', 'conventions', 'pinned', 'note'];
const CYCLE_ADDED = [
  'end_age',
  'end_year',
  'start_date',
  'cang_gan',
  'na_yin',
  'kong_wang',
  'di_shi',
  'zi_zuo',
];
const YEAR_ADDED = ['cang_gan', 'na_yin', 'kong_wang', 'di_shi', 'zi_zuo', 'current'];
const pillars = Object.keys(chart.bazi).filter((name) => name.endsWith('_pillar'));
const under = (path: string, fields: readonly string[]) => fields.map((field) => `${path}.${field}`);

const full = { ...record, pinned: true, note: '初稿' };
const kinds = [
  {
    kind: 'record',
    path: `/api/records/${id}`,
    answer: full,
    ask: askRecord,
    // Fields that the contract adds to the documents.
    added: RECORD_ADDED,
  },
  {
    kind: 'list',
    path: '/api/records',
    answer: { records: [full, trueSolarRecord], total: 2 },
    ask: askList,
    added: ['total', ...under('records.0', RECORD_ADDED)],
  },
  {
    kind: 'chart',
    path: `/api/reports/${id}`,
    answer: { ...chart, record: full },
    ask: askChart,
    added: [
      ...['qi_yun', 'conventions', 'truth', 'truth.zone_offset', 'day_master', 'basic_analysis'],
      ...under('record', RECORD_ADDED),
      ...pillars.map((name) => `bazi.${name}.zi_zuo`),
      ...under('da_yun_list.0', CYCLE_ADDED),
    ],
  },
  {
    kind: 'cycle',
    path: `/api/report/${id}/da_yun/${current}/liu_nian`,
    answer: liuNian,
    ask: askYears,
    added: under('0', YEAR_ADDED),
  },
];

/** What the contract allows to be null. */
const NULLABLE = /^bazi\.da_yun_pillar$|^truth\.longitude$|^basic_analysis\..*\.column$/;

describe.each(kinds)('a $kind', { timeout: 20_000 }, ({ path, answer, ask, added }) => {
  const whole = answer as unknown as Json;
  const places = placesIn(whole);

  /** Whether an answer is read; any other must fail as a call does. */
  async function accepts(data: Json): Promise<boolean> {
    answers = { [path]: data };
    try {
      await ask();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      return false;
    }
  }

  it('is refused without a field of the documents, and read without any other', async () => {
    forgetAnswers();
    expect(await accepts(whole)).toBe(true);
    const fields = places.filter((place) => typeof place.at(-1) === 'string');
    const readWithout = [];
    for (const place of fields) {
      if (await accepts(changed(whole, place, () => undefined))) readWithout.push(place.join('.'));
    }
    expect(readWithout.sort()).toEqual([...added].sort());
    // Writes are scheduled: the last ones must see that the visitor has left, not the next test's session.
    await new Promise((done) => setTimeout(done, 20));
  });

  it('is refused with a field null or of another type, and nothing of it is kept', async () => {
    const readWithNull = [];
    const readRetyped = [];
    for (const place of places) {
      const name = place.join('.');
      if (NULLABLE.test(name)) continue;
      if (await accepts(changed(whole, place, () => null))) readWithNull.push(name);
      if (await accepts(changed(whole, place, otherType))) readRetyped.push(name);
    }
    for (const data of [null, 7, '无', {}, [null]]) expect(await accepts(data)).toBe(false);
    expect({ readWithNull, readRetyped }).toEqual({ readWithNull: [], readRetyped: [] });
    await new Promise((done) => setTimeout(done, 20));
    expect(await entries(database)).toEqual([]);
  });
});

const pick = <Whole extends object>(whole: Whole, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)));
const omit = <Whole extends object>(whole: Whole, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.includes(field)));

const documentedRecord = omit(record, RECORD_ADDED);
const documentedChart = {
  bazi: Object.fromEntries(
    Object.entries(chart.bazi).map(([name, part]) => [
      name,
      typeof part === 'object' && part ? omit(part, ['zi_zuo']) : part,
    ]),
  ),
  da_yun_list: chart.da_yun_list.map((cycle) => omit(cycle, CYCLE_ADDED)),
};

describe('an answer of another service', () => {
  beforeEach(forgetAnswers);

  it('with the fields of the documents alone is a chart, whose record is asked for and whose characters give the rest', async () => {
    answers = { [`/api/reports/${id}`]: documentedChart, [`/api/records/${id}`]: documentedRecord };
    expect(await askChart()).toEqual({
      ...pick(chart, ['bazi', 'da_yun_list', 'day_master']),
      record: documentedRecord,
    });
  });

  it('with the fields of the documents alone is the years of a cycle', async () => {
    answers = {
      [`/api/report/${id}/da_yun/${current}/liu_nian`]: liuNian.map((year) => omit(year, YEAR_ADDED)),
    };
    expect(await askYears()).toEqual({
      years: liuNian.map((year) => ({ ...year, current: false })),
      computed: false,
    });
  });

  it('with the fields of the documents alone is a list', async () => {
    answers = { '/api/records': { records: [documentedRecord], total: 7 } };
    expect(await askList()).toEqual({ items: [documentedRecord], total: 7 });
  });

  it.each(['records', 'items', 'data'])(
    'may have a list and the years of a cycle in data.%s',
    async (wrapper) => {
      answers = {
        '/api/records': { [wrapper]: [record], total: 7 },
        [`/api/report/${id}/da_yun/${current}/liu_nian`]: { [wrapper]: liuNian },
      };
      expect(await askList()).toEqual({ items: [record], total: 7 });
      expect(await askYears()).toEqual({ years: liuNian, computed: false });
    },
  );

  it('may have the years of a cycle in any order', async () => {
    answers = { [`/api/report/${id}/da_yun/${current}/liu_nian`]: [...liuNian].reverse() };
    expect(await askYears()).toEqual({ years: liuNian, computed: false });
  });

  it('is refused where it is about another record', async () => {
    const other = { ...record, id: 'r_0' };
    answers = { [`/api/records/${id}`]: other, [`/api/reports/${id}`]: { ...chart, record: other } };
    await expect(askRecord()).rejects.toBeInstanceOf(ApiError);
    await expect(askChart()).rejects.toBeInstanceOf(ApiError);
  });

  it('may have records of an unknown group', async () => {
    answers = { '/api/records': { records: [{ ...record, category: 'pet' }], total: 1 } };
    expect(await askList()).toMatchObject({ items: [{ category: 'pet' }] });
  });

  const [newest, middle, oldest] = ['2026-11-03', '2026-11-02', '2026-11-01'].map((day) => ({
    ...record,
    id: day,
    created_at: `${day}T08:00:00Z`,
  }));
  const pinned = { ...oldest, pinned: true };

  it('may be an unsorted list: pinned records come first, then the newest', async () => {
    answers = { '/api/records': { records: [middle, newest, pinned], total: 3 } };
    expect(await askList()).toMatchObject({ items: [pinned, newest, middle] });
  });

  it.each([
    [{ sort: 'oldest' as const }, [pinned, middle, newest]],
    [{ pinned_first: false }, [newest, middle, pinned]],
  ])('may be an unsorted list: it is ordered as asked for, %j', async (order, items) => {
    answers = { '/api/records': { records: [middle, pinned, newest], total: 3 } };
    expect(await askList({ ...firstPage, ...order })).toMatchObject({ items });
  });
});
