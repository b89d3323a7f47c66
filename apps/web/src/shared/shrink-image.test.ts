// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { shrinkImage } from './shrink-image.ts';

const photo = new File(['a photograph of many bytes'], 'a.jpg', { type: 'image/jpeg' });

/** Stubs the browser: images decode to this size (null: not at all) and encode to these bytes. */
function stubBrowser(size: { width: number; height: number } | null, written: string | null) {
  const close = vi.fn();
  const read = vi.fn(() =>
    size ? Promise.resolve({ ...size, close }) : Promise.reject(new DOMException('not an image')),
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

it('scales a large image down, upright and in its own type', async () => {
  const { read, drawn, close } = stubBrowser({ width: 3000, height: 4096 }, 'small');
  const sent = await shrinkImage(photo);
  expect(read).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 1500, 2048);
  expect(close).toHaveBeenCalledOnce();
  expect([sent.type, sent.size]).toEqual(['image/jpeg', 'small'.length]);
});

it.each([
  ['it is small enough', { width: 2048, height: 900 }, 'small'],
  ['it would not take fewer bytes', { width: 4096, height: 900 }, 'of even more bytes than the photograph'],
  ['it cannot be encoded', { width: 4096, height: 900 }, null],
  ['it is not an image', null, 'small'],
])('returns the file itself when %s', async (_why, size, written) => {
  stubBrowser(size, written);
  expect(await shrinkImage(photo)).toBe(photo);
});

it('returns the file itself when the browser cannot decode images', async () => {
  vi.stubGlobal('createImageBitmap', undefined);
  expect(await shrinkImage(photo)).toBe(photo);
});
