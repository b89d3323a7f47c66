import type { QueryClient, QueryKey } from '@tanstack/query-core';

/** First part of the key of every list of records and of every record. */
export const recordsKey = ['records'] as const;

/** How long an answer about records that no page shows stays in memory, in milliseconds. */
export const GC_TIME = 3_600_000;

/** First parts of the key of every list of a member. */
export const listKey = (member: string | null) => [...recordsKey, member, 'list'];

/** What the keys of chart queries start with. */
export const chartKey = 'chart';
export const annualLuckKey = 'annual-luck';

/** Queries about the charts of some records. */
export const chartsOf = (ids: readonly string[]) => ({
  predicate: ({ queryKey: [kind, , id] }: { queryKey: QueryKey }) =>
    (kind === chartKey || kind === annualLuckKey) && ids.includes(id as string),
});

/** Marks every list and record as outdated; those on screen are asked for again. */
export const invalidateRecords = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: recordsKey });
