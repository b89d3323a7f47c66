import type { Page } from '@ziping/api-client/types';

/**
 * The page of a list that stays on screen until the next one is there. Not one of another member, and not one beyond
 * the end of the list, which is empty.
 *
 * @param member whose list is asked for: the second part of its query key
 */
export const formerPageOf =
  (member: string | null) =>
  <Former extends Page<unknown>>(
    before: Former | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ): Former | undefined => {
    const isBeyondEnd = before !== undefined && before.items.length === 0 && before.total > 0;
    return query?.queryKey[1] === member && !isBeyondEnd ? before : undefined;
  };
