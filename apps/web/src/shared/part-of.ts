import type { Part } from '@ziping/ui/patterns/LoadedPart';

interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
}

/** How a part of the page stands that a query loads by itself. */
export function partOf<Data>({ data, isError, isFetching }: Query<Data>): Part<Data> {
  if (data !== undefined) return { kind: 'loaded', data };
  return { kind: isError && !isFetching ? 'failed' : 'loading' };
}
