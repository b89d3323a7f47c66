// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { shrunk } from './shrink.ts';

const photo = new File(['a photograph of many bytes'], 'a.jpg', { type: 'image/jpeg' });

/** A browser that reads pictures of this size, and writes them in these bytes. */
function browserOf(size: { width: number; height: number } | null, written: string | null) {
  const close = vi.fn();
  const read = vi.fn(() =>
    size ? Promise.resolve({ ...size, close }) : Promise.reject(new DOMException('no picture')),
  );
  vi.stubGlobal('createImageBitmap', read);
  const drawn = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: drawn,
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(written === null ? null : new Blob([written], { type })),
  );
  return { read, drawn, close };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('draws a large picture smaller, upright and of its own type', async () => {
  const { read, drawn, close } = browserOf({ width: 3000, height: 4096 }, 'small');
  const sent = await shrunk(photo);
  expect(read).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 1500, 2048);
  expect(close).toHaveBeenCalledOnce();
  expect([sent.type, sent.size]).toEqual(['image/jpeg', 'small'.length]);
});

it.each([
  ['it is small enough', { width: 2048, height: 900 }, 'small'],
  ['it would not become smaller', { width: 4096, height: 900 }, 'of even more bytes than the photograph'],
  ['it cannot be written', { width: 4096, height: 900 }, null],
  ['it is no picture', null, 'small'],
])('sends the file itself where %s', async (_why, size, written) => {
  browserOf(size, written);
  expect(await shrunk(photo)).toBe(photo);
});

it('sends the file itself where the browser draws no pictures', async () => {
  vi.stubGlobal('createImageBitmap', undefined);
  expect(await shrunk(photo)).toBe(photo);
});
