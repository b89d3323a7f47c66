import type { components } from './schema.d.ts';

/** A named schema of the contract: `Schema<'Record'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Last argument of every endpoint function that can be aborted. */
export interface CallOptions {
  /** Aborting it rejects the call with the signal's own reason, not with an ApiError. */
  signal?: AbortSignal | undefined;
}

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Length of the whole list, not of this page. */
  total: number;
}
