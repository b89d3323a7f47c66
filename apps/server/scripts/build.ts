import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { parse } from 'yaml';

import { BLANK_IMAGE } from '../src/db/blank-image.ts';
import { makeBlankImage } from '../src/db/open.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'dist');
const image = join(out, BLANK_IMAGE);

// The bundle holds the service and the workspace's own packages; what comes from npm stays there.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
cpSync(join(root, 'src/db/migrations'), join(out, 'migrations'), { recursive: true });
const contract: unknown = parse(readFileSync(join(root, '../../openapi.yaml'), 'utf8'));
writeFileSync(join(out, 'openapi.json'), JSON.stringify(contract));
for (const table of ['cities', 'zones']) {
  const name = `${table}.generated.json`;
  cpSync(join(root, 'src/domain/locations', name), join(out, name));
}
writeFileSync(image, await makeBlankImage());
