import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file or folder that travels with the service.
 *
 * Looks beside this module and then in each folder above it, so that the same name is found from the sources
 * and from the built bundle. Null when it is nowhere.
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
