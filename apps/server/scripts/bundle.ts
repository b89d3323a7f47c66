import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the service and the workspace's own packages, with the files that they read; what comes from npm stays in
 * node_modules.
 *
 * @param out an absolute path below the package, so that the bundle finds node_modules; emptied first
 * @param entries the source of each bundled file, by its name
 */
export async function bundle(out: string, entries: Record<string, string>): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: out,
      target: 'node20',
      emptyOutDir: true,
      sourcemap: true,
      rollupOptions: { input: entries, output: { entryFileNames: '[name].js' } },
    },
  });
  cpSync(join(root, 'src/db/migrations'), join(out, 'migrations'), { recursive: true });
  const contract: unknown = parse(readFileSync(join(root, '../../openapi.yaml'), 'utf8'));
  writeFileSync(join(out, 'openapi.json'), JSON.stringify(contract));
  for (const table of ['cities', 'zones']) {
    const name = `${table}.generated.json`;
    cpSync(join(root, 'src/domain/locations', name), join(out, name));
  }
}
