import type { Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

import { schemaOf, type SchemaOf } from './answer-schemas.ts';

const text = v.string();
const count = v.pipe(v.number(), v.integer());

/** How many records a restoration has brought back. */
export const restoredSchema = v.object({ restored: count });

/** The result of a move. */
export const recordMoveSchema = schemaOf<Schema<'RecordMove'>>()(
  v.object({
    moved: count,
    missing: v.array(text),
    former: v.array(
      v.object({
        category: text as unknown as SchemaOf<Schema<'Category'>>,
        record_ids: v.array(text),
      }),
    ),
  }),
);

/** The result of an import. */
export const recordImportSchema = schemaOf<Schema<'RecordImport'>>()(
  v.object({
    imported: count,
    faults: v.array(v.object({ row: count, field: text, message: text })),
  }),
);
