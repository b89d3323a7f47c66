import { listLocations } from '@ziping/api-client/endpoints/locations';
import type { Schema } from '@ziping/api-client/types';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';

import { local } from '../shared/storage.ts';
import { atom, type Getter } from '../shared/store.ts';
import { clientAtom } from './client.ts';
import { readAnswer } from './answer-schemas.ts';
import { regionsSchema, storedRegionsSchema } from './place-schemas.ts';

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

function readStoredRegions(): { nodes: LocationNode[]; updatedAt: number } | null {
  const stored = v.safeParse(storedRegionsSchema, local.readJson('locationData'));
  if (!stored.success) return null;
  const { timestamp, data } = stored.output;
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
      const nodes = readAnswer(regionsSchema, await listLocations(client));
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
