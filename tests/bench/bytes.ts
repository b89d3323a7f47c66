import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The built app, as `npm run build` leaves it. */
export const appFolder = join(import.meta.dirname, '../../apps/web/dist');

/** The document every route starts from, by its name in Vite's manifest. */
const entry = 'index.html';

/** The most script files that a page loads before it is idle. */
export const maxScriptFiles = 30;

const MAX_SCRIPT_BYTES = 140_000;

/** Pages with a form or a chart of their own may load more. */
const PAGES_THAT_CAST_A_CHART = ['/fortune', '/profile/edit', '/reports/local', '/reports/:id'];

/** A page of the app, as the build lists it. */
export interface PageBudget {
  path: string;
  /** The page's own module, as Vite's manifest names it. */
  source: string;
  /** The most JavaScript the page loads before it is idle, in bytes of brotli. */
  maxScriptBytes: number;
}

/** Code that a page fetches on use, and the most it adds to the page's scripts, in bytes of brotli. */
export const furtherBudgets = [
  {
    what: 'the date picker',
    from: 'src/routes/profile-edit/ProfileEditRoute.tsx',
    source: 'src/features/birth-form/BirthDatePicker.tsx',
    maxBytes: 12_000,
  },
  {
    what: 'the reports tab',
    from: 'src/routes/report/ReportRoute.tsx',
    source: 'src/routes/report/Reports.tsx',
    maxBytes: 30_000,
  },
  {
    what: 'the chat tab',
    from: 'src/routes/report/ReportRoute.tsx',
    source: 'src/routes/report/Adviser.tsx',
    maxBytes: 40_000,
  },
] as const;

interface Chunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest of a built folder: what each source became and what it imports. */
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

function readBuildFile(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
}

/**
 * Reads the manifest of a folder Vite has built.
 *
 * @throws when the folder was not built with `build.manifest`
 */
export function readManifest(folder: string): Manifest {
  return readBuildFile(folder, 'manifest.json') as Manifest;
}

/**
 * Reads the pages of the built app, without its redirects, from the list that the build derives from the route table.
 *
 * @throws when the folder has no such list
 */
export function readPageBudgets(folder: string): PageBudget[] {
  const entries = readBuildFile(folder, 'routes.json') as { path: string; source?: string }[];
  return entries.flatMap(({ path, source }) => {
    if (source === undefined) return [];
    const maxScriptBytes = PAGES_THAT_CAST_A_CHART.includes(path) ? 160_000 : MAX_SCRIPT_BYTES;
    return [{ path, source, maxScriptBytes }];
  });
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

const sizes = new Map<string, number>();

/** The brotli bytes of a file. Many pages share a file, and each is compressed once in a run. */
function fileBytes(file: string): number {
  const size = sizes.get(file) ?? brotliBytes(readFileSync(file));
  sizes.set(file, size);
  return size;
}

const totalBytes = (folder: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + fileBytes(join(folder, file)), 0);

/** The brotli bytes of the JavaScript a route of a built folder loads, each file compressed by itself. */
export function scriptBytes(folder: string, source?: string): number {
  return totalBytes(folder, filesOf(readManifest(folder), source));
}

/** The brotli bytes that a source adds to what the page it is used on has already loaded. */
export function furtherBytes(folder: string, from: string, source: string): number {
  const manifest = readManifest(folder);
  const loaded = new Set(filesOf(manifest, from));
  return totalBytes(
    folder,
    filesOf(manifest, source).filter((file) => !loaded.has(file)),
  );
}

/** Addresses of fonts and prefetches in the head of a document: what it makes the browser fetch before the first paint. */
export function headHints(html: string): { prefetches: string[]; fonts: string[] } {
  const links = (html.match(/<link\b[^>]*>/g) ?? []).map((tag) => ({
    rel: /\brel="([^"]*)"/.exec(tag)?.[1] ?? '',
    as: /\bas="([^"]*)"/.exec(tag)?.[1] ?? '',
    href: /\bhref="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));
  return {
    prefetches: links.filter(({ rel }) => /\bprefetch\b/.test(rel)).map(({ href }) => href),
    fonts: links
      .filter(({ as, href }) => as === 'font' || /\.(woff2?|ttf|otf)$/.test(href))
      .map(({ href }) => href),
  };
}
