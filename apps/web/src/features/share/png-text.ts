/** Texts in the metadata of PNG files. */

const SIGNATURE = 8;
/** Length, type and check sum of a chunk. */
const FRAME = 12;

/** CRC-32, as PNG has it. */
function checkSum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A text as a chunk: of type iTXt, in UTF-8, not compressed. */
function textChunk(keyword: string, text: string): Uint8Array<ArrayBuffer> {
  // Between keyword and text: no compression, no language, no translated keyword.
  const data = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(FRAME - 4 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(4 + data.length, checkSum(data));
  return chunk;
}

/** A PNG with a text under a keyword, after its header. What is no PNG stays as it is. */
export async function withPngText(picture: Blob, keyword: string, text: string): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  if (bytes.length < SIGNATURE + FRAME || bytes[1] !== 0x50) return picture;
  const header = SIGNATURE + FRAME + new DataView(bytes.buffer).getUint32(SIGNATURE);
  const parts = [bytes.slice(0, header), textChunk(keyword, text), bytes.slice(header)];
  return new Blob(parts, { type: picture.type });
}
