/** Publishes the built packages whose version the registry lacks. The workflow `release` runs it: `npm run release`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { buildPackages, published } from './build-packages.mjs';

const root = resolve(import.meta.dirname, '..');
const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (license === 'UNLICENSED') {
  console.log('Nothing is published: the owner has not set a licence in package.json.');
  process.exit(0);
}

buildPackages();
for (const name of published) {
  const folder = join(root, 'packages', name, 'dist');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const known = spawnSync('npm', ['view', `@ziping/${name}@${version}`, 'version'], { encoding: 'utf8' });
  if (known.stdout.trim() === version) continue;
  execFileSync('npm', ['publish', '--access', 'public'], { cwd: folder, stdio: 'inherit' });
}
execFileSync('npx', ['changeset', 'tag'], { cwd: root, stdio: 'inherit' });
