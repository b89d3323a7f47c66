import { type AnswerSchema, readAnswer } from '@ziping/api-client/answer';
import { RecordChartSchema } from '@ziping/api-client/schemas/chart';
import { RecordSchema } from '@ziping/api-client/schemas/records';
import { ReportTypeSchema } from '@ziping/api-client/schemas/reports';
import type { Page, Schema } from '@ziping/api-client/types';
import { notifyManager, type Query } from '@tanstack/react-query';
import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { clear, createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';

import { local } from '../shared/storage.ts';
import { completeChart } from './complete-chart.ts';

/** Raise it when the meaning of stored data changes: entries of another version are removed, not shown. */
const VERSION = '1';

const PREFIX = 'query';
const LIST_KEY_START = `${PREFIX}-["records"`;

/** How many record lists are kept; the oldest go first. */
const MAX_LISTS = 40;

/**
 * The same answer within this time is not stored again, as of a list that is loaded again until something changes. A
 * later one is, for its time: the oldest lists are removed. Milliseconds.
 */
const REPEATED_WITHIN = 60_000;

/** Some browsers open IndexedDB and never answer. Milliseconds. */
const ACCESS_TIMEOUT = 1000;

/** Both names are those of earlier versions of the app, so that what these have left is cleared too. */
const database = createStore('ziping', 'seen');

const recordPage: AnswerSchema<Page<Schema<'Record'>>> = {
  type: 'object',
  required: ['items', 'total'],
  properties: { items: { type: 'array', items: RecordSchema }, total: { type: 'integer' } },
};

const recordChart: AnswerSchema<Schema<'Chart'> & { record: Schema<'Record'> }> = {
  allOf: [RecordChartSchema],
  required: ['record'],
};

const recordReports: AnswerSchema<Schema<'ReportType'>[]> = { type: 'array', items: ReportTypeSchema };

/**
 * Lists are stored under `['records', member, 'list', params]`, charts under `['chart', member, record_id]`, the reports of
 * a record under `['reports', member, record_id]`.
 */
const entrySchema = v.object({
  buster: v.literal(VERSION),
  queryHash: v.string(),
  queryKey: v.looseTuple([v.picklist(['records', 'chart', 'reports']), v.string()]),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number(), errorUpdatedAt: v.number() }),
});

/** A stored list, chart or list of reports. @throws for anything else */
function readEntry(stored: unknown) {
  const { state, ...entry } = v.parse(entrySchema, stored);
  const read = {
    chart: () => completeChart(readAnswer(recordChart, state.data)),
    records: () => readAnswer(recordPage, state.data),
    reports: () => readAnswer(recordReports, state.data),
  };
  const data = read[entry.queryKey[0]]();
  return { ...entry, state: { ...state, data } };
}

type Entry = ReturnType<typeof readEntry>;

/** A full, forbidden or missing database is no error: the service has everything. */
async function attempt<Value>(access: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, ACCESS_TIMEOUT));
    return await Promise.race([access(), timeout]);
  } catch {
    return undefined;
  }
}

/** An answer may arrive after its member has left: it is not stored then. */
function isLoggedIn(member: unknown): boolean {
  const user = local.readJson('user');
  return typeof user === 'object' && user !== null && 'id' in user && user.id === member;
}

async function removeSurplus(): Promise<void> {
  const known = (await keys<string>(database)).map(String);
  const foreign = known.filter((key) => !key.startsWith(PREFIX));
  if (foreign.length > 0) await delMany(foreign, database);
  if (known.filter((key) => key.startsWith(LIST_KEY_START)).length <= MAX_LISTS) return;
  const lists = (await readEntries()).filter(([key]) => key.startsWith(LIST_KEY_START));
  lists.sort(([, one], [, other]) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  await delMany(
    lists.slice(MAX_LISTS).map(([key]) => key),
    database,
  );
}

async function write(key: string, entry: unknown): Promise<void> {
  const { queryKey } = entry as PersistedQuery;
  if (!isLoggedIn(queryKey[1])) return;
  await attempt(async () => {
    await set(key, entry, database);
    await removeSurplus();
  });
}

const { persistQuery, retrieveQuery } = createQueryPersister<unknown>({
  storage: {
    getItem: (key) => attempt(() => get<unknown>(key, database)),
    setItem: write,
    removeItem: async (key) => void (await attempt(() => del(key, database))),
  },
  serialize: ({ buster, queryHash, queryKey, state: { data, dataUpdatedAt } }) => ({
    ...{ buster, queryHash, queryKey },
    state: { data, dataUpdatedAt, errorUpdatedAt: 0 },
  }),
  // What throws here is removed by the persister.
  deserialize: (stored) => readEntry(stored) as unknown as PersistedQuery,
  buster: VERSION,
  maxAge: Infinity,
  prefix: PREFIX,
});

/** What the device has of each query of this document. */
const storedStates = new WeakMap<Query, Query['state']>();

/**
 * Persister of a query: its last answer is shown at once, also without a network, and the service is asked again
 * after it. Only for keys that {@link Entry} has. The library's own leaves the error of that second request unhandled.
 */
export async function devicePersister<Data, Context>(
  queryFn: (context: Context) => Data | Promise<Data>,
  context: Context,
  query: Query,
): Promise<Data> {
  if (query.state.data === undefined) {
    const restored = await retrieveQuery<Data>(query.queryHash, ({ state }) => {
      query.setState({ dataUpdatedAt: state.dataUpdatedAt });
      storedStates.set(query, query.state);
      query.fetch().catch(() => undefined);
    });
    if (restored !== undefined) return restored;
  }
  const data = await queryFn(context);
  // After the query has taken its new state, with the former object for the same data.
  notifyManager.schedule(() => {
    const { state } = query;
    const last = storedStates.get(query);
    const isRepeated =
      last && last.data === state.data && state.dataUpdatedAt - last.dataUpdatedAt <= REPEATED_WITHIN;
    if (isRepeated) return;
    storedStates.set(query, state);
    void persistQuery(query);
  });
  return data;
}

/** The entries that can be read. */
async function readEntries(): Promise<[key: string, entry: Entry][]> {
  const stored = (await attempt(() => entries<string, unknown>(database))) ?? [];
  return stored.flatMap(([key, value]) => {
    try {
      return [[key, readEntry(value)]];
    } catch {
      return [];
    }
  });
}

/** Removes deleted records: their charts and reports, and their rows in lists. */
export async function removeFromDevice(ids: readonly string[]): Promise<void> {
  for (const [key, entry] of await readEntries()) {
    const [kind, , id] = entry.queryKey;
    if (kind !== 'records' && ids.includes(String(id))) await attempt(() => del(key, database));
    const { data } = entry.state;
    if (!('items' in data)) continue;
    const items = data.items.filter(({ id }) => !ids.includes(id));
    const removed = data.items.length - items.length;
    if (removed === 0) continue;
    const state = { ...entry.state, data: { items, total: data.total - removed } };
    await attempt(() => set(key, { ...entry, state }, database));
  }
}

/** Ids of the records whose charts a member can open without a network. */
export async function chartIdsOnDevice(member: string): Promise<string[]> {
  const found = await readEntries();
  return found.flatMap(([, { queryKey }]) =>
    queryKey[0] === 'chart' && queryKey[1] === member ? [String(queryKey[2])] : [],
  );
}

/** Removes everything, whichever member it belongs to. */
export async function clearDevice(): Promise<void> {
  await attempt(() => clear(database));
}
