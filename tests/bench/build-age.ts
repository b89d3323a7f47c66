import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const notSources = new Set(['node_modules', 'dist']);

/** The time of the last change in a folder of sources, in milliseconds; tests do not count. */
function lastChange(folder: string): number {
  let last = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!notSources.has(entry.name)) last = Math.max(last, lastChange(path));
    } else if (!/\.(test|md)\b/.test(entry.name)) {
      last = Math.max(last, statSync(path).mtimeMs);
    }
  }
  return last;
}

/**
 * Fails where the sources have changed since a build, because its figures would be those of another program. What is
 * not built at all is left to the rows that need it.
 *
 * @param built a file that the build writes
 * @param sources folders, from the top of the project
 */
export function requireFreshBuild(built: string, sources: readonly string[], command: string): void {
  const file = join(root, built);
  if (!existsSync(file)) return;
  const time = statSync(file).mtimeMs;
  const changed = sources.filter((folder) => lastChange(join(root, folder)) > time);
  if (changed.length > 0)
    throw new Error(`${built} is older than ${changed.join(' and ')}: run \`${command}\` first.`);
}
