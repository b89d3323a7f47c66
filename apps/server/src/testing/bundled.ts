import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundle } from '../../scripts/bundle.ts';
import { ensureImage } from './harness.ts';

/**
 * Bundles these sources as the build does, for tests that start processes: a start from the sources takes a third more
 * processor time.
 *
 * @returns the folder of the bundle, for the caller to remove
 */
export async function bundleForTest(entries: Record<string, string>): Promise<string> {
  await ensureImage();
  const dist = fileURLToPath(new URL('../../dist', import.meta.url));
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'test-'));
  await bundle(folder, entries);
  return folder;
}
