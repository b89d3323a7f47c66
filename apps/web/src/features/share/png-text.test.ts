import { crc32 } from 'node:zlib';

import { expect, it } from 'vitest';

import { withPngText } from './png-text.ts';

const LABEL = JSON.stringify({ Label: '1', ContentProducer: '子平', ProduceID: 'r_1' });
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The chunks of a PNG, each with whether its check sum is right. */
function chunksOf(bytes: Buffer) {
  const chunks: { type: string; data: Buffer; isSound: boolean }[] = [];
  for (let at = 8; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const isSound = crc32(bytes.subarray(at + 4, end)) === bytes.readUInt32BE(end);
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, end),
      isSound,
    });
    at = end + 4;
  }
  return chunks;
}

it('writes a text into a PNG after its header, and leaves the rest as it is', async () => {
  const picture = new Blob([new Uint8Array(PNG)], { type: 'image/png' });
  const labelled = await withPngText(picture, 'AIGC', LABEL);
  const bytes = Buffer.from(await labelled.arrayBuffer());
  expect(labelled.type).toBe('image/png');
  expect(bytes.subarray(0, 8)).toEqual(PNG.subarray(0, 8));
  const chunks = chunksOf(bytes);
  expect(chunks.map(({ type, isSound }) => [type, isSound])).toEqual([
    ['IHDR', true],
    ['iTXt', true],
    ['IDAT', true],
    ['IEND', true],
  ]);
  // Keyword, no compression, no language, no translated keyword, text in UTF-8.
  expect(chunks[1]?.data.toString('utf8')).toBe(`AIGC\0\0\0\0\0${LABEL}`);
  expect(chunks.filter(({ type }) => type !== 'iTXt')).toEqual(chunksOf(PNG));
});

it('leaves what is no PNG as it is', async () => {
  const other = new Blob(['picture'], { type: 'image/png' });
  expect(await withPngText(other, 'AIGC', LABEL)).toBe(other);
});
