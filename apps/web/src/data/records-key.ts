import type { QueryClient } from '@tanstack/query-core';

/** First part of the key of every list of records and of every record. */
export const recordsKey = ['records'] as const;

/** Marks every list and record as outdated; those on screen are asked for again. */
export const invalidateRecords = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: recordsKey });
