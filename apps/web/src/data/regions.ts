import { type AnswerSchema, matches, readAnswer } from '@ziping/api-client/answer';
import { listLocations } from '@ziping/api-client/endpoints/locations';
import { LocationTreeSchema } from '@ziping/api-client/schemas/locations';
import type { Schema } from '@ziping/api-client/types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { local } from '../shared/storage.ts';
import { type Api, useApi } from './api.ts';

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

/** An empty tree is a failed answer: nobody could choose a place from it. */
const someRegions: AnswerSchema<LocationNode[]> = { ...LocationTreeSchema, minItems: 1 };

/** The regions as `locationData` stores them; `timestamp` in epoch milliseconds. */
const storedRegions: AnswerSchema<{ timestamp: number; data: LocationNode[] }> = {
  type: 'object',
  required: ['timestamp', 'data'],
  properties: { timestamp: { type: 'number' }, data: someRegions },
};

function readStoredRegions(): { nodes: LocationNode[]; updatedAt: number } | null {
  const stored = local.readJson('locationData');
  if (!matches(storedRegions, stored)) return null;
  const { timestamp, data } = stored;
  // A time in the future, after the clock was set back, is taken for an old one.
  return { nodes: data, updatedAt: timestamp > 0 && timestamp <= Date.now() ? timestamp : 1 };
}

function regionsOptions({ client }: Api) {
  let stored: ReturnType<typeof readStoredRegions> | undefined;
  const storedOnce = () => (stored ??= readStoredRegions());
  return queryOptions({
    queryKey: ['regions'],
    queryFn: async () => {
      const nodes = readAnswer(someRegions, await listLocations(client));
      local.write('locationData', JSON.stringify({ timestamp: Date.now(), data: nodes }));
      return nodes;
    },
    initialData: () => storedOnce()?.nodes,
    initialDataUpdatedAt: () => storedOnce()?.updatedAt,
    staleTime: regionsLifetime,
    retry: false,
  });
}

/** The regions of a form that asks for no place. */
export const noRegions: Regions = { kind: 'loading' };

/**
 * The regions, or why they are missing; from `locationData` while that is less than a day old.
 * @param wanted nothing is read or asked for without it
 */
export function useRegions(wanted = true) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...regionsOptions(api),
    ...(!wanted && { enabled: false, initialData: undefined }),
  });
  const regions = useMemo((): Regions => {
    if (!wanted || isFetching) return noRegions;
    if (!error) return data ? { kind: 'ready', nodes: data } : noRegions;
    return data
      ? { kind: 'cached', nodes: data, message: cachedMessage }
      : { kind: 'failed', message: failedMessage(error.message) };
  }, [data, error, isFetching, wanted]);
  return { regions, refetch };
}

/** The regions once they are there; older ones, or none, where the service does not answer. */
export async function fetchRegions(api: Api): Promise<Regions> {
  const options = regionsOptions(api);
  const nodes = await api.queryClient
    .fetchQuery(options)
    .catch(() => api.queryClient.getQueryData(options.queryKey));
  return nodes ? { kind: 'ready', nodes } : noRegions;
}
