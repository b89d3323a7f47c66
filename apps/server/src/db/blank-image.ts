import { readFileSync } from 'node:fs';

import { findProjectFile } from '../shared/project-files.ts';

/** File name of an archived empty database with the schema, written by the build. */
export const BLANK_IMAGE = 'blank-database.tgz';

/** The archive, beside the bundle or in the output folder; null when it was not built. */
export function findBlankImage(): Blob | null {
  const path = findProjectFile(BLANK_IMAGE, `dist/${BLANK_IMAGE}`);
  return path ? new Blob([readFileSync(path)]) : null;
}
