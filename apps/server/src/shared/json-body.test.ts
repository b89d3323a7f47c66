import { describe, expect, it } from 'vitest';

import { apiError } from './errors.ts';
import { isWithinLimits, readJsonBody } from './json-body.ts';

const LIMITS = { bytes: 1000, depth: 4, separators: 10 };
const IMAGES = { count: 2, bytes: 300, tooLarge: () => apiError(400, 'image too large') };
const PNG = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const url = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

/** Reads a text in chunks of a size. */
function read(text: string, size = 64, limits = LIMITS) {
  const bytes = Buffer.from(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
  return readJsonBody(stream, limits, () => apiError(413, 'too large'), IMAGES);
}

describe('a JSON body', () => {
  it.each([1, 2, 3, 7, 64, 5000])('is parsed from chunks of %i bytes', async (size) => {
    const value = { a: '引号"与\\反斜杠 [{,:', b: [1, { c: null }] };
    expect((await read(JSON.stringify(value), size)).value).toEqual(value);
  });

  it.each([
    ['more bytes', JSON.stringify('x'.repeat(1000)), 413],
    ['deeper nesting', '[[[[[]]]]]', 400],
    ['more items', JSON.stringify(Array(12).fill(0)), 400],
    ['more fields', JSON.stringify(Object.fromEntries('abcdefgh'.split('').map((key) => [key, 1]))), 400],
  ])('with %s than the limit is rejected', async (_, text, status) => {
    await expect(read(text)).rejects.toMatchObject({ status });
  });

  it('may have any characters inside strings', async () => {
    const text = JSON.stringify(['[[[[[[{{{{::::,,,,,,,,,,,,"\\"\\\\']);
    expect((await read(text, 3)).value).toEqual(JSON.parse(text));
  });

  it('is rejected before the rest arrives', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(Buffer.from('[[[[[['));
      },
    });
    await expect(readJsonBody(endless, LIMITS, () => apiError(413, ''))).rejects.toMatchObject({
      status: 400,
    });
    expect(sent).toBeLessThan(5);
  });
});

describe('images in a JSON body', () => {
  it.each([1, 2, 3, 5, 64, 5000])('are decoded from chunks of %i bytes', async (size) => {
    for (const bytes of [PNG, PNG.subarray(0, 255), PNG.subarray(0, 1)]) {
      const { value, images } = await read(
        JSON.stringify({ text: url(PNG), images: [url(bytes), url(PNG)] }),
        size,
      );
      expect(images.map((image) => Buffer.from(image))).toEqual([bytes, PNG]);
      expect(value).toEqual({ text: url(PNG), images: Array(2).fill('data:image/png;base64,AA==') });
    }
  });

  it('may have escaped slashes', async () => {
    const text = JSON.stringify({ images: [url(PNG)] })
      .replaceAll('/', '\\/')
      .replace('data:image\\/', 'data:image/');
    for (const size of [1, 2, 3, 64]) {
      expect(Buffer.from((await read(text, size)).images[0] ?? [])).toEqual(PNG);
    }
  });

  it.each(['', '!', 'AA=A', 'AAA===', 'AA\\n', 'AA\\"', '中', 'A_-A'])(
    'with the content %j are invalid',
    async (text) => {
      const { value, images } = await read(`{"images":["data:image/png;base64,${text}"]}`).catch(() => ({
        value: { images: ['!'] },
        images: [],
      }));
      expect(images).toEqual([]);
      expect((value as { images: string[] }).images[0]).toMatch(/!$/);
    },
  );

  it('above the limit are rejected or dropped', async () => {
    const large = url(Buffer.alloc(301));
    await expect(read(JSON.stringify({ images: [large] }))).rejects.toMatchObject({ status: 400 });
    const { value, images } = await read(JSON.stringify({ images: [url(PNG), url(PNG), large, large] }));
    expect(images).toHaveLength(2);
    expect((value as { images: string[] }).images).toHaveLength(4);
  });
});

describe('the limits of a text', () => {
  it('count structure outside of strings', () => {
    expect(isWithinLimits(JSON.stringify({ a: [1, 2, ',,,,,,,,,,,,'] }), LIMITS)).toBe(true);
    expect(isWithinLimits(JSON.stringify(Array(12).fill(0)), LIMITS)).toBe(false);
    expect(isWithinLimits('中'.repeat(400), LIMITS)).toBe(false);
  });
});
