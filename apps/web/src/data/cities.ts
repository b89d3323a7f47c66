import { getCity, listCities } from '@ziping/api-client/endpoints/locations';
import type { Schema } from '@ziping/api-client/types';
import { isForeignPlace } from '@ziping/bazi/birth-place';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { type Api, useApi } from './api.ts';

/** A city abroad with the clock of its time zone. */
export type CityDetail = Schema<'CityDetail'>;

/** Cities shown of a search. */
const SHOWN = 20;

const cityOptions = ({ client }: Api, code: string) =>
  queryOptions({
    queryKey: ['city', code],
    queryFn: () => getCity(client, code),
    enabled: isForeignPlace(code),
    staleTime: Infinity,
    retry: false,
  });

/** The city with this code; null until it is there, and for a place of China. */
export function useCity(code: string): CityDetail | null {
  return useQuery(cityOptions(useApi(), code)).data ?? null;
}

/** The city with this code; null for a place of China, and where the service does not answer. */
export async function fetchCity(api: Api, code: string): Promise<CityDetail | null> {
  if (!isForeignPlace(code)) return null;
  return api.queryClient.fetchQuery(cityOptions(api, code)).catch(() => null);
}

/** The cities whose names contain a text; nothing is asked for an empty one. */
export function useCitySearch(text: string) {
  const { client } = useApi();
  const q = text.trim();
  return useQuery({
    queryKey: ['cities', q],
    queryFn: ({ signal }) => listCities(client, { q, page_size: SHOWN }, { signal }),
    enabled: q !== '',
    staleTime: Infinity,
    retry: false,
  });
}
