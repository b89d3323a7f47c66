/**
 * The committed pictures. The states of a component differ little, so the pictures of a component in one view share a
 * file: a lossless WebP of their distinct pixel rows, and beside it the list of rows of each picture. A picture that two
 * stories show is stored once.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';

/** The file that holds a picture, without its ending. */
interface Place {
  file: string;
  width: number;
  height: number;
}

interface Manifest {
  /** Name and major version of the browser that drew the pictures. */
  browser: string;
  /** By a hash of size and pixels. */
  pictures: Record<string, Place>;
  /** Hash of the picture by story id and name of the view. */
  stories: Record<string, Record<string, string>>;
}

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The format allows 16,383 pixels; more rows go to a further file. */
const ROWS_PER_FILE = 16_000;

const emptyManifest: Manifest = { browser: '', pictures: {}, stories: {} };

export function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : emptyManifest;
}

/** One line for each picture and each story, sorted, so that a change is readable and merges. */
function writeManifest(folder: string, { browser, pictures, stories }: Manifest): void {
  const lines = (record: object) =>
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  writeFileSync(
    join(folder, 'manifest.json'),
    `{\n  "browser": ${JSON.stringify(browser)},\n  "pictures": {\n${lines(pictures)}\n  },\n  "stories": {\n${lines(stories)}\n  }\n}\n`,
  );
}

export async function decode(encoded: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function hashPixels({ data, width, height }: Pixels): string {
  return createHash('sha256').update(`${width}x${height} `).update(data).digest('hex').slice(0, 20);
}

/** The most pixels, and the most levels of a colour, that drawing the same page again may change. */
const NOISE = { pixels: 40, levels: 2 };

/**
 * Whether two pictures differ by no more than the browser does when it draws a page again: measured, up to 18 pixels by
 * one level, on the round corners of a dialog.
 */
export function differsByNoise(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (one.data.equals(other.data)) return true;
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      most = Math.max(most, Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)));
    }
    if (most > 0) pixels += 1;
    if (most > NOISE.levels || pixels > NOISE.pixels) return false;
  }
  return true;
}

const partName = (file: string, part: number) => `${file}${part === 0 ? '' : `-${part + 1}`}.webp`;

/** The pictures of one component in one view. */
interface Group {
  rows: Buffer[];
  /** The rows of each picture, by its hash. */
  pictures: Record<string, number[]>;
}

function collectRows(pictures: ReadonlyMap<string, Pixels>): Group {
  const group: Group = { rows: [], pictures: {} };
  const known = new Map<string, number>();
  for (const [hash, { data, width, height }] of pictures) {
    group.pictures[hash] = Array.from({ length: height }, (_, y) => {
      const row = data.subarray(y * width * 3, (y + 1) * width * 3);
      const key = row.toString('latin1');
      const index = known.get(key) ?? group.rows.push(row) - 1;
      known.set(key, index);
      return index;
    });
  }
  return group;
}

const assemble = ({ rows, pictures }: Group, hash: string, { width, height }: Place): Pixels => ({
  data: Buffer.concat((pictures[hash] ?? []).map((index) => rows[index] as Buffer)),
  width,
  height,
});

const mapLists = (lists: Group['pictures'], change: (list: number[]) => number[]) =>
  Object.fromEntries(Object.entries(lists).map(([hash, list]) => [hash, change(list)]));

/** Each row as its distance from the one before: nearly always 1, which compresses to half of what the rows do. */
const toSteps = (list: number[]) => list.map((row, at) => row - (list[at - 1] ?? 0));

function fromSteps(steps: number[]): number[] {
  let row = 0;
  return steps.map((step) => (row += step));
}

/** @returns the bytes of the files by name */
async function encodeGroup(file: string, { rows, pictures }: Group): Promise<Map<string, Buffer>> {
  const lists = brotliCompressSync(JSON.stringify(mapLists(pictures, toSteps)));
  const files = new Map([[`${file}.rows`, lists]]);
  for (let first = 0; first < rows.length; first += ROWS_PER_FILE) {
    const some = rows.slice(first, first + ROWS_PER_FILE);
    const raw = { width: (some[0] as Buffer).length / 3, height: some.length, channels: 3 as const };
    const bytes = await sharp(Buffer.concat(some), { raw })
      .webp({ lossless: true, effort: 4, quality: 100 })
      .toBuffer();
    files.set(partName(file, first / ROWS_PER_FILE), bytes);
  }
  return files;
}

async function readGroup(folder: string, file: string): Promise<Group> {
  const rows: Buffer[] = [];
  for (let part = 0; existsSync(join(folder, partName(file, part))); part += 1) {
    const { data, width, height } = await decode(readFileSync(join(folder, partName(file, part))));
    for (let y = 0; y < height; y += 1) rows.push(data.subarray(y * width * 3, (y + 1) * width * 3));
  }
  const lists = brotliDecompressSync(readFileSync(join(folder, `${file}.rows`))).toString();
  return { rows, pictures: mapLists(JSON.parse(lists) as Group['pictures'], fromSteps) };
}

/** Reads committed pictures; those of one file one after the other are decoded together. */
export function pictureReader(folder: string): (hash: string, place: Place) => Promise<Pixels> {
  let last: { file: string; group: Promise<Group> } | undefined;
  return async (hash, place) => {
    if (last?.file !== place.file) last = { file: place.file, group: readGroup(folder, place.file) };
    return assemble(await last.group, hash, place);
  };
}

export const encodePng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** Turns a title of Storybook into a file name. */
const slug = (title: string) => title.replaceAll('/', '-').replaceAll(' ', '');

/** A picture that a run drew; `pixels` reads it, from the run or from the committed files. */
export interface Drawn {
  story: string;
  title: string;
  view: string;
  hash: string;
  pixels: () => Promise<Pixels>;
}

/**
 * Writes the pictures and their manifest, checks that each can be read back without a changed pixel, and removes the files
 * that no story uses. Files whose pictures stay the same are not touched.
 *
 * @param drawn every picture of every story, in the order of Storybook
 */
export async function writePictures(folder: string, browser: string, drawn: readonly Drawn[]): Promise<void> {
  const stories: Manifest['stories'] = {};
  const groups = new Map<string, Map<string, Drawn>>();
  const placed = new Set<string>();
  for (const picture of drawn) {
    (stories[picture.story] ??= {})[picture.view] = picture.hash;
    if (placed.has(picture.hash)) continue;
    placed.add(picture.hash);
    const file = `${slug(picture.title)}/${picture.view}`;
    const group = groups.get(file) ?? new Map<string, Drawn>();
    groups.set(file, group.set(picture.hash, picture));
  }

  const former = readManifest(folder);
  const formerHashes = new Map<string, string[]>();
  for (const [hash, { file }] of Object.entries(former.pictures)) {
    formerHashes.set(file, [...(formerHashes.get(file) ?? []), hash]);
  }
  const pictures: Manifest['pictures'] = {};
  const files = new Map<string, Buffer>();
  const kept = new Set<string>();
  for (const [file, group] of groups) {
    const hashes = [...group.keys()].sort();
    if (hashes.join() === formerHashes.get(file)?.sort().join()) {
      for (const hash of hashes) pictures[hash] = former.pictures[hash] as Place;
      kept.add(file);
      continue;
    }
    const pixels = new Map<string, Pixels>();
    for (const [hash, picture] of group) pixels.set(hash, await picture.pixels());
    const collected = collectRows(pixels);
    for (const [hash, { width, height }] of pixels) {
      const place = { file, width, height };
      if (hashPixels(assemble(collected, hash, place)) !== hash) {
        throw new Error(`The picture ${hash} of ${file} changed when it was written.`);
      }
      pictures[hash] = place;
    }
    for (const [name, bytes] of await encodeGroup(file, collected)) files.set(name, bytes);
  }

  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    const stays = files.has(name) || kept.has(name.replace(/(-\d+)?\.(webp|rows)$/, ''));
    if (entry.isFile() && name !== 'manifest.json' && !stays) rmSync(path);
  }
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  writeManifest(folder, { browser, pictures, stories });
}

/** Bytes of all committed files. */
export function totalBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0);
}
