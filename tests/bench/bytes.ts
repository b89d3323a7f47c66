import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The built app, as `npm run build` leaves it. */
export const appFolder = join(import.meta.dirname, '../../apps/web/dist');

/** The document every route starts from, by its name in Vite's manifest. */
const entry = 'index.html';

/** The source of each measured route's own chunk, and the most JavaScript the route may load, in bytes. */
export const routeBudgets = [
  { path: '/', source: 'src/routes/home/HomeRoute.tsx', budget: 100_000 },
  { path: '/login', source: 'src/routes/login/LoginRoute.tsx', budget: 100_000 },
  { path: '/register', source: 'src/routes/register/RegisterRoute.tsx', budget: 100_000 },
  { path: '/reports', source: 'src/routes/reports/ReportsRoute.tsx', budget: 100_000 },
  { path: '/terms', source: 'src/routes/terms/TermsRoute.tsx', budget: 100_000 },
  { path: '/privacy', source: 'src/routes/privacy/PrivacyRoute.tsx', budget: 100_000 },
  { path: '/fortune', source: 'src/routes/fortune/FortuneRoute.tsx', budget: 110_000 },
  { path: '/reports/{id}', source: 'src/routes/report/ReportRoute.tsx', budget: 110_000 },
  { path: '/profile/edit', source: 'src/routes/profile-edit/ProfileEditRoute.tsx', budget: 110_000 },
] as const;

/** What a page fetches when it is asked for: beyond which route's own scripts, and the most it may weigh, in bytes. */
export const furtherBudgets = [
  {
    what: 'the date picker',
    from: 'src/routes/profile-edit/ProfileEditRoute.tsx',
    source: 'src/features/profile/BirthDatePicker.tsx',
    budget: 8_000,
  },
] as const;

interface Chunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest of a built folder: what each source became and what it imports. */
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/**
 * Reads the manifest of a folder Vite has built.
 *
 * @throws when the folder was not built with `build.manifest`
 */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The JavaScript files a page loads before it is idle: the document's entry, the route's own chunk and
 * everything the two import statically.
 *
 * @param source the route's source as the manifest names it; without it, the document's entry alone
 * @throws when the manifest does not know the entry or the source
 */
export function filesOf(manifest: Manifest, source?: string): string[] {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no chunk for ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  take(entry);
  if (source) take(source);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The size of a text or file as a server sends it at its best: brotli, quality 11. In bytes. */
export function brotliBytes(content: string | Buffer): number {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

/** The brotli bytes of the JavaScript a route of a built folder loads, each file compressed by itself. */
export function scriptBytes(folder: string, source?: string): number {
  return filesOf(readManifest(folder), source).reduce(
    (sum, file) => sum + brotliBytes(readFileSync(join(folder, file))),
    0,
  );
}

/** The brotli bytes a source fetches beyond what the route it is used on has loaded already. */
export function furtherBytes(folder: string, from: string, source: string): number {
  const manifest = readManifest(folder);
  const there = new Set(filesOf(manifest, from));
  return filesOf(manifest, source)
    .filter((file) => !there.has(file))
    .reduce((sum, file) => sum + brotliBytes(readFileSync(join(folder, file))), 0);
}
