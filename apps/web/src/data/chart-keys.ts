import type { QueryKey } from '@tanstack/react-query';

/** What the keys of chart queries start with. */
export const chartKey = 'chart';
export const annualLuckKey = 'annual-luck';

/** Queries about the charts of some records. */
export const chartsOf = (ids: readonly string[]) => ({
  predicate: ({ queryKey: [kind, , id] }: { queryKey: QueryKey }) =>
    (kind === chartKey || kind === annualLuckKey) && ids.includes(id as string),
});
