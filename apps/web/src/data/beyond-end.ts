import type { Page } from '@ziping/api-client/types';

/** Whether a page lies beyond the end of its list, as after a deletion on another device. */
export const isBeyondEnd = (page: Page<unknown> | undefined): boolean =>
  page !== undefined && page.items.length === 0 && page.total > 0;
