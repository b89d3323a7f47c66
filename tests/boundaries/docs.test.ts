import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Every file and folder of the repository, each after a slash, so that a path may leave out where it begins. */
const places = [
  ...new Set(
    files.flatMap((file) => file.split('/').map((_, i, parts) => `/${parts.slice(0, i + 1).join('/')}`)),
  ),
];
const topFolders = new Set(
  files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
);

const documents = files
  .filter((file) => /^(?:[A-Z]+\.md|(?:docs|mocks|tests|packages)\/.*\.md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What is made by a command, or named because there is none. */
const absent: readonly string[] = [
  'apps/server/data',
  'apps/server/dist',
  'apps/web/dist',
  'entry.server.tsx',
  'index.ts',
  'packages/*/dist',
  'report/changed.txt',
  'report/index.html',
];

const isPath = (code: string) =>
  /^[\w.<][\w.<>*/-]*$/.test(code) &&
  (/\.(?:tsx?|mjs|json|ya?ml|md|css)$/.test(code) ||
    code.endsWith('/') ||
    (code.includes('/') && topFolders.has(code.split('/')[0] ?? '')));

/** A path ends as a file or a folder of the repository does; `<name>` and `*` stand for any part of a name. */
function isThere(path: string): boolean {
  const parts = path.replace(/\/$/, '').split(/<\w+>|\*/);
  const pattern = parts.map((part) => part.replace(/[.]/g, '\\.')).join('[^/]+');
  return places.some((place) => new RegExp(`/${pattern}$`).test(place));
}

const scripts = new Set(
  files
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: object };
      return Object.keys(manifest.scripts ?? {});
    }),
);

describe.each(documents)('$file', ({ file, text }) => {
  it('names paths that exist', () => {
    const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(isPath);
    expect(paths.filter((path) => !absent.includes(path) && !isThere(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    const targets = links
      .filter((link) => !/^https?:/.test(link))
      .map((link) => new URL(link, `file:///${file}`).pathname.replace(/\/$/, ''));
    expect(targets.filter((target) => !places.includes(decodeURIComponent(target)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const names = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !scripts.has(name))).toEqual([]);
  });
});
