import { readFileSync } from 'node:fs';

import { findProjectFile } from '../project-files.ts';

/** Beside the bundle, or in the output folder when the service runs from its sources. */
export const BLANK_IMAGE = 'blank-database.tgz';

/** The archive that travels with the build; null when there is none. */
export function findBlankImage(): Blob | null {
  const path = findProjectFile(BLANK_IMAGE, `dist/${BLANK_IMAGE}`);
  return path ? new Blob([readFileSync(path)]) : null;
}
