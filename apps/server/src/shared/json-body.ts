import { setImmediate as nextTurn } from 'node:timers/promises';

import { apiError, type ApiError } from './errors.ts';

/** What a JSON text may hold. It is checked before the text is parsed, so that parsing and validation are fast. */
export interface JsonLimits {
  /** The most bytes of text, images excluded. */
  bytes: number;
  /** The most levels of arrays and objects. */
  depth: number;
  /** The most commas, colons and opening brackets, which bounds the number of values. */
  separators: number;
}

/** How images are read: base64 data URLs in an array of the top-level object. */
export interface ImageLimits {
  /** The most images; further ones are not stored. */
  count: number;
  /** The most bytes of one image. */
  bytes: number;
  /** The error for a larger image. */
  tooLarge(): ApiError;
}

export interface JsonBody {
  /** The parsed body. Each image in it is replaced by a short data URL, invalid where the image was. */
  value: unknown;
  /** The decoded images in order. */
  images: Uint8Array[];
}

const NO_IMAGES: ImageLimits = { count: 0, bytes: 0, tooLarge: () => apiError(413, '请求内容过大') };
/** Bytes that are scanned before other requests get a turn. */
const SLICE = 256 * 1024;
const tooComplex = () => apiError(400, '请求内容的层次或条目过多');
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether a text stays within the limits. Takes about a millisecond per megabyte. */
export function isWithinLimits(text: string, limits: JsonLimits): boolean {
  const bytes = Buffer.from(text);
  if (bytes.byteLength > limits.bytes) return false;
  try {
    createJsonScanner(limits, NO_IMAGES, tooComplex).scan(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a JSON body as it arrives. Images are decoded on the way, so that 15 MB of them never exist as one text.
 *
 * @param tooLarge the error for more bytes of text than the limit.
 * @throws ApiError 400 or 413
 */
export async function readJsonBody(
  body: ReadableStream<Uint8Array> | null,
  limits: JsonLimits,
  tooLarge: () => ApiError,
  images: ImageLimits = NO_IMAGES,
): Promise<JsonBody> {
  const scanner = createJsonScanner(limits, images, tooLarge);
  const reader = body?.getReader();
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      for (let at = 0; at < part.value.byteLength; at += SLICE) {
        scanner.scan(part.value.subarray(at, at + SLICE));
        if (part.value.byteLength > SLICE) await nextTurn();
      }
    }
  } catch (error) {
    // Not awaited: the rest of the body may never arrive.
    reader?.cancel().catch(() => {});
    throw error;
  }
  return { value: parse(scanner.text()), images: scanner.images };
}

function parse(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw apiError(400, '请求内容不是有效的 UTF-8 文本');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw apiError(400, '请求内容不是有效的 JSON');
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from(
  '"\\,:[]{}',
) as unknown as [number, number, number, number, number, number, number, number];
const DATA_URL = /^data:image\/(?:jpeg|png);base64,$/;
/** Lengths of the prefixes that {@link DATA_URL} matches. */
const PREFIX_LENGTHS = ['png', 'jpeg'].map((type) => `data:image/${type};base64,`.length);

interface JsonScanner {
  /** @throws ApiError when a limit is exceeded */
  scan(chunk: Uint8Array): void;
  /** The text so far, without the images. */
  text(): Uint8Array;
  images: Uint8Array[];
}

/** Counts the structure of a JSON text outside of its strings, and takes out images. */
function createJsonScanner(
  limits: JsonLimits,
  imageLimits: ImageLimits,
  tooLarge: () => ApiError,
): JsonScanner {
  const images: Uint8Array[] = [];
  const text: Uint8Array[] = [];
  let bytes = 0;
  let depth = 0;
  let separators = 0;
  let inArray = false;
  let inString = false;
  let escaped = false;
  /** The start of a string that may be an image; null elsewhere. */
  let prefix: string | null = null;
  let image: Base64Decoder | null = null;

  function scanStructure(byte: number): void {
    if (byte === QUOTE) {
      inString = true;
      prefix = imageLimits.count > 0 && depth === 2 && inArray ? '' : null;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
      depth -= 1;
    } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      inArray = byte === OPEN_ARRAY;
      depth += 1;
      separators += 1;
      if (depth > limits.depth || separators > limits.separators) throw tooComplex();
    } else if (byte === COMMA || byte === COLON) {
      separators += 1;
      if (separators > limits.separators) throw tooComplex();
    }
  }

  function scanString(byte: number): void {
    if (escaped) {
      escaped = false;
      return;
    }
    if (byte === BACKSLASH) {
      escaped = true;
      prefix = null;
    } else if (byte === QUOTE) {
      inString = false;
      prefix = null;
    } else if (prefix !== null) {
      prefix += String.fromCharCode(byte);
      if (!PREFIX_LENGTHS.includes(prefix.length)) return;
      if (DATA_URL.test(prefix)) {
        const dropped = images.length >= imageLimits.count;
        image = createBase64Decoder(dropped ? null : imageLimits);
      }
      if (image || prefix.length === Math.max(...PREFIX_LENGTHS)) prefix = null;
    }
  }

  function finishImage(decoder: Base64Decoder): void {
    const decoded = decoder.finish();
    if (decoded && images.length < imageLimits.count) images.push(decoded);
    // The shortest base64 text, or a character that base64 does not have.
    addText(Buffer.from(decoded ? 'AA==' : '!'));
    image = null;
    inString = false;
  }

  function addText(part: Uint8Array): void {
    bytes += part.byteLength;
    if (bytes > limits.bytes) throw tooLarge();
    if (part.byteLength > 0) text.push(part);
  }

  return {
    images,
    text: () => Buffer.concat(text),
    scan(chunk) {
      // Where the text begins that was not added yet.
      let start = 0;
      let at = 0;
      while (at < chunk.byteLength) {
        if (image) {
          const found = chunk.indexOf(QUOTE, at);
          const end = found < 0 ? chunk.byteLength : found;
          image.write(chunk.subarray(at, end));
          if (found < 0) return;
          finishImage(image);
          start = end;
          at = end + 1;
          continue;
        }
        const byte = chunk[at] as number;
        at += 1;
        if (!inString) scanStructure(byte);
        else scanString(byte);
        if (image) {
          addText(chunk.slice(start, at));
          start = at;
        }
      }
      addText(chunk.slice(start));
    },
  };
}

interface Base64Decoder {
  write(chunk: Uint8Array): void;
  /** The decoded bytes; null when the text was empty or not base64. */
  finish(): Uint8Array | null;
}

/** Decodes the base64 text of a JSON string piece by piece. @param limits null to drop the content. */
function createBase64Decoder(limits: ImageLimits | null): Base64Decoder {
  const parts: Uint8Array[] = [];
  /** Characters that do not fill a group of four yet. */
  let rest = '';
  let bytes = 0;
  let isValid = true;

  function decode(base64: string): void {
    const decoded = Buffer.from(base64, 'base64');
    bytes += decoded.byteLength;
    if (!limits) return;
    if (bytes > limits.bytes) throw limits.tooLarge();
    parts.push(decoded);
  }

  return {
    write(chunk) {
      if (!isValid) return;
      // A slash may be escaped in JSON. A backslash that ends the chunk waits for the next one.
      const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
      const base64 = text.includes('\\') ? text.replaceAll('\\/', '/') : text;
      isValid = /^[A-Za-z0-9+/]*={0,2}\\?$/.test(base64);
      const whole = base64.length - (base64.length % 4 || 4);
      rest = base64.slice(Math.max(0, whole));
      if (isValid && whole > 0) decode(base64.slice(0, whole));
    },
    finish() {
      if (!/^[A-Za-z0-9+/]*={0,2}$/.test(rest)) isValid = false;
      if (isValid && rest) decode(rest);
      return isValid && (bytes > 0 || rest !== '') ? Buffer.concat(parts) : null;
    },
  };
}
