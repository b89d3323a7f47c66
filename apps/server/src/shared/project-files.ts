import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds a file or folder of the project, beside this module or in a folder above it, so that the same name works
 * from the sources and from the bundle. Null when it is missing.
 */
export function findProjectFile(...candidates: string[]): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    for (const candidate of candidates) {
      const path = join(folder, candidate);
      if (existsSync(path)) return path;
    }
    if (folder === dirname(folder)) return null;
  }
}
