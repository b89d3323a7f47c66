import type { QueryClient } from '@tanstack/react-query';

/** First part of the key of every list of records and of every record. */
export const recordsKey = ['records'] as const;

/** How long an answer about records that no page shows stays in memory, in milliseconds. */
export const GC_TIME = 3_600_000;

/** First parts of the key of every list of a member. */
export const listKey = (member: string | null) => [...recordsKey, member, 'list'];

/** Marks every list and record as outdated; those on screen are asked for again. */
export const invalidateRecords = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: recordsKey });
