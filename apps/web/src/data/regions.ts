import { type AnswerSchema, matches, readAnswer } from '@ziping/api-client/answer';
import { listLocations } from '@ziping/api-client/endpoints/locations';
import { LocationTreeSchema } from '@ziping/api-client/schemas/locations';
import type { Schema } from '@ziping/api-client/types';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';

import { local } from '../shared/storage.ts';
import { atom, type Getter } from '../shared/store.ts';
import { clientAtom } from './client.ts';

type LocationNode = Schema<'LocationNode'>;

/** How long stored regions are used without asking the service, in milliseconds. */
export const regionsLifetime = 86_400_000;

/** The regions of China. `cached`: older than a day, and the service gave no newer ones. */
export type Regions =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; nodes: LocationNode[] }
  | { kind: 'cached'; nodes: LocationNode[]; message: string };

const cachedMessage = '获取地区数据失败（使用缓存数据）';
const failedMessage = (message: string) => `获取地区数据失败：${message}`;

/** A form cannot use an empty tree. */
const regions: AnswerSchema<LocationNode[]> = { ...LocationTreeSchema, minItems: 1 };

/** The regions as `locationData` stores them; `timestamp` in epoch milliseconds. */
const storedRegions: AnswerSchema<{ timestamp: number; data: LocationNode[] }> = {
  type: 'object',
  required: ['timestamp', 'data'],
  properties: { timestamp: { type: 'number' }, data: regions },
};

function readStoredRegions(): { nodes: LocationNode[]; updatedAt: number } | null {
  const stored = local.readJson('locationData');
  if (!matches(storedRegions, stored)) return null;
  const { timestamp, data } = stored;
  // A time in the future, after the clock was set back, is taken for an old one.
  return { nodes: data, updatedAt: timestamp > 0 && timestamp <= Date.now() ? timestamp : 1 };
}

function regionsOptions(get: Getter) {
  const client = get(clientAtom);
  let stored: ReturnType<typeof readStoredRegions> | undefined;
  const storedOnce = () => (stored ??= readStoredRegions());
  return {
    queryKey: ['regions'],
    queryFn: async () => {
      const nodes = readAnswer(regions, await listLocations(client));
      local.write('locationData', JSON.stringify({ timestamp: Date.now(), data: nodes }));
      return nodes;
    },
    initialData: () => storedOnce()?.nodes,
    initialDataUpdatedAt: () => storedOnce()?.updatedAt,
    staleTime: regionsLifetime,
    retry: false,
  };
}

/** The regions, from `locationData` while that is less than a day old. */
export const regionsQueryAtom = atomWithQuery((get) => regionsOptions(get));

/** The regions, or why they are missing. */
export const regionsAtom = atom((get): Regions => {
  const { data, error, isFetching } = get(regionsQueryAtom);
  if (isFetching) return { kind: 'loading' };
  if (!error) return data ? { kind: 'ready', nodes: data } : { kind: 'loading' };
  return data
    ? { kind: 'cached', nodes: data, message: cachedMessage }
    : { kind: 'failed', message: failedMessage(error.message) };
});

/** The regions of a form that asks for no place. */
export const noRegions: Regions = { kind: 'loading' };

/** Reading it sends no request. */
export const noRegionsAtom = atom(noRegions);

/** The regions once they are there; older ones, or none, where the service does not answer. */
export async function fetchRegions(get: Getter): Promise<Regions> {
  const queryClient = get(queryClientAtom);
  const options = regionsOptions(get);
  const nodes = await queryClient
    .fetchQuery(options)
    .catch(() => queryClient.getQueryData<LocationNode[]>(options.queryKey));
  return nodes ? { kind: 'ready', nodes } : noRegions;
}
