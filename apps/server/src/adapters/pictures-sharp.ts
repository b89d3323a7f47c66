import type { Metadata } from 'sharp';

import type { Pictures } from '../ports/pictures.ts';

// The best phone cameras. More is likely a decompression bomb.
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_384;
const SECONDS = 15;
const AVATAR_SIDE = 512;
const QUALITY = 82;
/** The most bytes of a stored attachment; the database takes 0.1 s for two megabytes. */
const STORED_BYTES = 600_000;

interface Form {
  /** The longest side in pixels. */
  side: number;
  fit: 'cover' | 'inside';
  quality: number;
}

/** The best form first; the others are for images that stay too large in bytes. */
const ATTACHMENT_FORMS: readonly Form[] = [
  { side: 1600, fit: 'inside', quality: QUALITY },
  { side: 1200, fit: 'inside', quality: 65 },
  { side: 800, fit: 'inside', quality: 50 },
];

/** The most memory for images that cannot be decoded row by row. */
const MAX_DECODED_BYTES = 38_000_000;

/** The memory that decoding takes at once, in bytes; 0 for images that are decoded row by row. */
function decodedBytes({ format, width, height, channels, isProgressive, ...rest }: Metadata): number {
  const pixels = width * height;
  // A progressive JPEG keeps two bytes per coefficient of every component.
  if (format === 'jpeg') return isProgressive ? pixels * (rest.chromaSubsampling === '4:2:0' ? 3 : 6) : 0;
  const turned = (rest.orientation ?? 1) > 4;
  return format === 'webp' || isProgressive || turned ? pixels * (format === 'webp' ? 4 : channels) : 0;
}

type Kind = 'jpeg' | 'png' | 'webp';

/** By the first bytes, so that only these three decoders run on uploads. */
function kindOf(upload: Uint8Array): Kind | null {
  const head = Buffer.from(upload.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^RIFF[^]{4}WEBP$/.test(head) ? 'webp' : null;
}

/** Converts with sharp, which is loaded on first use: it would slow the start. */
export function createPictures(): Pictures {
  /** One image at a time bounds the memory of uploads. */
  let last: Promise<unknown> = Promise.resolve();

  function convert(
    upload: Uint8Array,
    kinds: readonly Kind[],
    forms: readonly Form[],
  ): Promise<Uint8Array | null> {
    const kind = kindOf(upload);
    if (!kind || !kinds.includes(kind)) return Promise.resolve(null);
    const turn = last.then(async () => {
      const { default: sharp } = await import('sharp');
      // Neither cached nor decoded in parallel: both take memory.
      sharp.cache(false);
      sharp.concurrency(1);
      const open = () =>
        sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
      try {
        const metadata = await open().metadata();
        const { width, height } = metadata;
        if (width > MAX_SIDE || height > MAX_SIDE || decodedBytes(metadata) > MAX_DECODED_BYTES) return null;
        let webp: Buffer | null = null;
        for (const { side, fit, quality } of forms) {
          const size = fit === 'cover' ? Math.min(side, width, height) : side;
          const shaped = open().autoOrient().resize(size, size, { fit, withoutEnlargement: true });
          webp = await shaped.webp({ quality }).timeout({ seconds: SECONDS }).toBuffer();
          if (webp.byteLength <= STORED_BYTES) break;
        }
        return webp;
      } catch {
        // Sharp has no error class for invalid images.
        return null;
      }
    });
    // Without the picture, which would be kept until the next upload.
    last = turn.then(
      () => {},
      () => {},
    );
    return turn;
  }

  return {
    toAvatar: (upload) =>
      convert(upload, ['jpeg', 'png', 'webp'], [{ side: AVATAR_SIDE, fit: 'cover', quality: QUALITY }]),
    toAttachment: (upload) => convert(upload, ['jpeg', 'png'], ATTACHMENT_FORMS),
  };
}
