import { getCity, listCities } from '@ziping/api-client/endpoints/locations';
import type { Schema } from '@ziping/api-client/types';
import { isForeignPlace } from '@ziping/bazi/birth-place';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { useMemo } from 'react';

import { type Atom, atom, useAtomValue, type Getter } from '../shared/store.ts';
import { clientAtom } from './client.ts';

/** A city abroad with the clock of its time zone. */
export type CityDetail = Schema<'CityDetail'>;

/** Cities shown of a search. */
const SHOWN = 20;

function cityOptions(get: Getter, code: string) {
  const client = get(clientAtom);
  return {
    queryKey: ['city', code],
    queryFn: () => getCity(client, code),
    enabled: isForeignPlace(code),
    staleTime: Infinity,
    retry: false,
  };
}

/** The city with this code; null until it is there, and for a place of China. */
export function cityAtom(code: string): Atom<CityDetail | null> {
  const queryAtom = atomWithQuery((get) => cityOptions(get, code));
  return atom((get) => get(queryAtom).data ?? null);
}

/** The value of `cityAtom`. */
export function useCity(code: string): CityDetail | null {
  return useAtomValue(useMemo(() => cityAtom(code), [code]));
}

/** The city with this code; null for a place of China, and where the service does not answer. */
export async function fetchCity(get: Getter, code: string): Promise<CityDetail | null> {
  if (!isForeignPlace(code)) return null;
  return get(queryClientAtom)
    .fetchQuery(cityOptions(get, code))
    .catch(() => null);
}

/** The cities whose names contain a text; nothing is asked for an empty one. */
export function useCitySearch(text: string) {
  const q = text.trim();
  const searchAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        queryKey: ['cities', q],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          listCities(get(clientAtom), { q, page_size: SHOWN }, { signal }),
        enabled: q !== '',
        staleTime: Infinity,
        retry: false,
      })),
    [q],
  );
  return useAtomValue(searchAtom);
}
