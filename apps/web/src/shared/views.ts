import * as v from 'valibot';

import { createStoredAtom } from './stored-atom.ts';

/** How this device shows lists and charts. */
export const viewsAtom = createStoredAtom(
  'views',
  v.object({
    /** The list of records in lines with their pillars. */
    dense: v.fallback(v.boolean(), false),
    /** The sentences above a chart folded to the first. */
    folded: v.fallback(v.optional(v.boolean()), undefined),
  }),
);
