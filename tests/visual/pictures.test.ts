import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  decode,
  differsByNoise,
  encodePng,
  hashPixels,
  pictureReader,
  readManifest,
  writePictures,
  type Drawn,
  type Pixels,
} from './pictures.ts';

/** A picture of grey rows, one for each number. */
function rowsOf(...shades: number[]): Pixels {
  const width = 4;
  return {
    data: Buffer.concat(shades.map((shade) => Buffer.alloc(width * 3, shade))),
    width,
    height: shades.length,
  };
}

const drawn = (story: string, pixels: Pixels, view = 'phone-light'): Drawn => ({
  story,
  title: '页面/登录',
  view,
  hash: hashPixels(pixels),
  pixels: () => Promise.resolve(pixels),
});

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ziping-pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function readBack(story: string, view = 'phone-light'): Promise<Pixels> {
  const { pictures, stories } = readManifest(folder);
  const hash = stories[story]?.[view] ?? '';
  const place = pictures[hash];
  if (!place) throw new Error(`no picture of ${story}`);
  return pictureReader(folder)(hash, place);
}

describe('writePictures', () => {
  it('returns every picture without a changed pixel', async () => {
    const [empty, filled] = [rowsOf(0, 1, 2, 1), rowsOf(0, 1, 1, 255, 2)];
    await writePictures(folder, 'Chromium 1', [drawn('empty', empty), drawn('filled', filled)]);
    expect(await readBack('empty')).toEqual(empty);
    expect(await readBack('filled')).toEqual(filled);
  });

  it('stores a picture that two stories show once, and a row that two pictures share once', async () => {
    await writePictures(folder, 'Chromium 1', [
      drawn('a', rowsOf(1, 2, 3)),
      drawn('b', rowsOf(1, 2, 3)),
      drawn('c', rowsOf(3, 2, 1)),
    ]);
    expect(Object.keys(readManifest(folder).pictures)).toHaveLength(2);
    const rows = await decode(readFileSync(join(folder, '页面-登录/phone-light.webp')));
    expect(rows.height).toBe(3);
  });

  it('leaves files with the same pictures alone and removes those of stories that are gone', async () => {
    const [one, other] = [drawn('a', rowsOf(1)), drawn('a', rowsOf(2), 'phone-dark')];
    await writePictures(folder, 'Chromium 1', [one, other]);
    const file = join(folder, '页面-登录/phone-light.webp');
    utimesSync(file, 1, 1);
    await writePictures(folder, 'Chromium 1', [one]);
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(readdirSync(join(folder, '页面-登录')).sort()).toEqual(['phone-light.rows', 'phone-light.webp']);
  });
});

describe('hashPixels', () => {
  it('differs for one shade of one pixel and for another size', () => {
    const one = rowsOf(10, 10);
    const shade = { ...one, data: Buffer.from(one.data) };
    shade.data[5] = 11;
    expect(hashPixels(shade)).not.toBe(hashPixels(one));
    expect(hashPixels({ ...one, width: 2, height: 4 })).not.toBe(hashPixels(one));
  });

  it('is that of the decoded PNG', async () => {
    const one = rowsOf(3, 200, 7);
    expect(hashPixels(await decode(await encodePng(one)))).toBe(hashPixels(one));
  });
});

describe('differsByNoise', () => {
  /** A grey picture of 100 by 10 pixels in which the first `count` pixels are lighter by `levels`. */
  function changed(count: number, levels: number): Pixels {
    const data = Buffer.alloc(3000, 100);
    for (let pixel = 0; pixel < count; pixel += 1) data[pixel * 3 + 1] = 100 + levels;
    return { data, width: 100, height: 10 };
  }

  it('is true for a few pixels by one level', () => {
    expect(differsByNoise(changed(0, 0), changed(18, 1))).toBe(true);
  });

  it('is false for a surface by one level, and for one pixel by more', () => {
    expect(differsByNoise(changed(0, 0), changed(41, 1))).toBe(false);
    expect(differsByNoise(changed(0, 0), changed(1, 3))).toBe(false);
  });

  it('is false for another size', () => {
    expect(differsByNoise(rowsOf(1, 1), rowsOf(1))).toBe(false);
  });
});
