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
    new JsonScanner(limits, NO_IMAGES, tooComplex).scan(bytes);
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
  const scanner = new JsonScanner(limits, images, tooLarge);
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

/** Counts the structure of a JSON text outside of its strings, and takes out images. */
class JsonScanner {
  readonly images: Uint8Array[] = [];
  readonly #limits: JsonLimits;
  readonly #imageLimits: ImageLimits;
  readonly #tooLarge: () => ApiError;
  readonly #text: Uint8Array[] = [];
  #bytes = 0;
  #depth = 0;
  #separators = 0;
  #inArray = false;
  #inString = false;
  #escaped = false;
  /** The start of a string that may be an image; null elsewhere. */
  #prefix: string | null = null;
  #image: Base64Decoder | null = null;

  constructor(limits: JsonLimits, imageLimits: ImageLimits, tooLarge: () => ApiError) {
    this.#limits = limits;
    this.#imageLimits = imageLimits;
    this.#tooLarge = tooLarge;
  }

  /** The text so far, without the images. */
  text(): Uint8Array {
    return Buffer.concat(this.#text);
  }

  /** @throws ApiError when a limit is exceeded */
  scan(chunk: Uint8Array): void {
    // Where the text begins that was not added yet.
    let start = 0;
    let at = 0;
    while (at < chunk.byteLength) {
      if (this.#image) {
        const found = chunk.indexOf(QUOTE, at);
        const end = found < 0 ? chunk.byteLength : found;
        this.#image.write(chunk.subarray(at, end));
        if (found < 0) return;
        this.#finishImage(this.#image);
        start = end;
        at = end + 1;
        continue;
      }
      const byte = chunk[at] as number;
      at += 1;
      if (!this.#inString) this.#scanStructure(byte);
      else this.#scanString(byte);
      if (this.#image) {
        this.#addText(chunk.slice(start, at));
        start = at;
      }
    }
    this.#addText(chunk.slice(start));
  }

  #scanStructure(byte: number): void {
    if (byte === QUOTE) {
      this.#inString = true;
      this.#prefix = this.#imageLimits.count > 0 && this.#depth === 2 && this.#inArray ? '' : null;
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
      this.#depth -= 1;
    } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      this.#inArray = byte === OPEN_ARRAY;
      this.#depth += 1;
      this.#separators += 1;
      if (this.#depth > this.#limits.depth || this.#separators > this.#limits.separators) throw tooComplex();
    } else if (byte === COMMA || byte === COLON) {
      this.#separators += 1;
      if (this.#separators > this.#limits.separators) throw tooComplex();
    }
  }

  #scanString(byte: number): void {
    if (this.#escaped) {
      this.#escaped = false;
      return;
    }
    if (byte === BACKSLASH) {
      this.#escaped = true;
      this.#prefix = null;
    } else if (byte === QUOTE) {
      this.#inString = false;
      this.#prefix = null;
    } else if (this.#prefix !== null) {
      this.#prefix += String.fromCharCode(byte);
      if (!PREFIX_LENGTHS.includes(this.#prefix.length)) return;
      if (DATA_URL.test(this.#prefix)) {
        const dropped = this.images.length >= this.#imageLimits.count;
        this.#image = createBase64Decoder(dropped ? null : this.#imageLimits);
      }
      if (this.#image || this.#prefix.length === Math.max(...PREFIX_LENGTHS)) this.#prefix = null;
    }
  }

  #finishImage(decoder: Base64Decoder): void {
    const decoded = decoder.finish();
    if (decoded && this.images.length < this.#imageLimits.count) this.images.push(decoded);
    // The shortest base64 text, or a character that base64 does not have.
    this.#addText(Buffer.from(decoded ? 'AA==' : '!'));
    this.#image = null;
    this.#inString = false;
  }

  #addText(part: Uint8Array): void {
    this.#bytes += part.byteLength;
    if (this.#bytes > this.#limits.bytes) throw this.#tooLarge();
    if (part.byteLength > 0) this.#text.push(part);
  }
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
