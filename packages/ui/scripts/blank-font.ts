import { convert } from 'fontverter';

/** Ranges of characters that are one em wide: CJK punctuation, kana, ideographs, full-width forms. */
const fullWidth: readonly (readonly [number, number])[] = [
  [0x3000, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xff01, 0xff60],
];

const unitsPerEm = 1000;
const ascent = 1160;
const descent = -288;

function bytes(...parts: [width: 1 | 2 | 4 | 8, value: number][]): Buffer {
  return Buffer.concat(
    parts.map(([width, value]) => {
      const part = Buffer.alloc(width);
      if (width === 1) part.writeUInt8(value & 0xff);
      else if (width === 2) part.writeUInt16BE(value & 0xffff);
      else if (width === 4) part.writeUInt32BE(value >>> 0);
      else part.writeBigUInt64BE(BigInt(value));
      return part;
    }),
  );
}

const words = (...values: number[]) => bytes(...values.map((value): [2, number] => [2, value]));
const longs = (...values: number[]) => bytes(...values.map((value): [4, number] => [4, value]));

/** One contour of one point: draws nothing, and passes the browser's font sanitiser. */
const glyph = Buffer.concat([words(1, 0, 0, 0, 0, 0, 0), bytes([1, 0x31], [1, 0])]);

/** Format 13 maps a whole range to one glyph, which keeps the file at a few hundred bytes. */
function characterMap(): Buffer {
  const groups = Buffer.concat(fullWidth.map(([first, last]) => longs(first, last, 1)));
  const table = Buffer.concat([words(13, 0), longs(16 + groups.length, 0, fullWidth.length), groups]);
  return Buffer.concat([words(0, 1, 3, 10), longs(12), table]);
}

function nameTable(): Buffer {
  const text = Buffer.from('Ziping Blank', 'utf16le').swap16();
  const ids = [1, 4, 6];
  return Buffer.concat([
    words(0, ids.length, 6 + ids.length * 12),
    ...ids.map((id) => words(3, 1, 0x409, id, text.length, 0)),
    text,
  ]);
}

function tables(): Record<string, Buffer> {
  return {
    'OS/2': Buffer.concat([
      words(4, unitsPerEm, 400, 5, 0),
      words(...Array.from({ length: 11 }, () => 0)),
      Buffer.alloc(10),
      longs(0, 1 << 27, 0, 0),
      Buffer.from('ZIPG'),
      words(0x40, 0x3000, 0xff60, ascent, descent, 0, ascent, -descent),
      longs(0, 0),
      words(500, 700, 0, 0x20, 0),
    ]),
    cmap: characterMap(),
    glyf: Buffer.concat([glyph, glyph]),
    head: Buffer.concat([
      longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      words(3, unitsPerEm),
      bytes([8, 0], [8, 0]),
      words(0, 0, 0, 0, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      longs(0x10000),
      words(ascent, descent, 0, unitsPerEm, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1),
    ]),
    hmtx: words(unitsPerEm, 0, 0),
    loca: words(0, glyph.length / 2, glyph.length),
    maxp: Buffer.concat([longs(0x10000), words(2, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: nameTable(),
    post: longs(0x30000, 0, 0, 0, 0, 0, 0, 0),
  };
}

function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A font of full-width blanks. It reserves the space of Chinese text while the bundled sans loads, so that nothing moves. */
export async function blankFont(): Promise<Buffer> {
  const entries = Object.entries(tables());
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + entries.length * 16;
  for (const [tag, table] of entries) {
    directory.push(Buffer.from(tag), longs(checksum(table), offset, table.length));
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  const power = Math.floor(Math.log2(entries.length));
  const range = 2 ** power * 16;
  const header = Buffer.concat([
    longs(0x10000),
    words(entries.length, range, power, entries.length * 16 - range),
  ]);
  return convert(Buffer.concat([header, ...directory, ...bodies]), 'woff2');
}
