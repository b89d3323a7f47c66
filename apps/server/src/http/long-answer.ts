/** Answers of any length, sent while they are read. */
import { Readable, pipeline } from 'node:stream';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';

/** Bytes that are sent at once. A shorter answer is read whole before it is sent. */
const CHUNK_BYTES = 64 * 1024;

/** Text whose parts are read as fast as the client takes them. */
export class LongAnswer {
  readonly parts: AsyncIterable<string>;
  /** Media type and name of a file; null for JSON. */
  readonly file: { type: string; name: string } | null;

  constructor(parts: AsyncIterable<string>, file: { type: string; name: string } | null = null) {
    this.parts = parts;
    this.file = file;
  }
}

async function* chunksOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let text: string[] = [];
  let length = 0;
  for await (const part of parts) {
    text.push(part);
    length += part.length;
    if (length < CHUNK_BYTES) continue;
    yield Buffer.from(text.join(''));
    text = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(text.join(''));
}

/**
 * A first chunk and the rest. What fails ends the connection, so that the client does not take a part for the whole. Not a
 * generator, which would not end the rest where it is left before its first step.
 */
function readOn(
  first: Uint8Array | undefined,
  rest: AsyncGenerator<Uint8Array>,
  report: (error: unknown) => void,
): AsyncIterableIterator<Uint8Array> & { return(): Promise<unknown> } {
  let next = first;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (next) {
        const value = next;
        next = undefined;
        return { value, done: false };
      }
      return rest.next().catch((error: unknown) => {
        report(error);
        // The server prints what ends a stream: nothing of the data.
        throw new Error('a long answer broke off');
      });
    },
    return: () => rest.return(undefined),
  };
}

/**
 * Sends an answer part by part. A client that goes away ends the reading.
 *
 * @param encoding compresses it
 * @param report takes a fault that comes after the status was sent
 * @throws what fails before
 */
export async function sendLong(
  parts: AsyncIterable<string>,
  headers: Record<string, string>,
  encoding: 'br' | 'gzip' | null,
  report: (error: unknown) => void,
): Promise<Response> {
  const chunks = chunksOf(parts);
  const { value: first } = await chunks.next();
  const source = readOn(first, chunks, report);
  const compressed = encoding && compress(source, encoding);
  const output = compressed ? (compressed[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>) : source;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await output.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        // Not the iterator of a stream, which does not end one that it has not begun to read.
        if (compressed) compressed.destroy();
        else await source.return();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { ...headers, ...(encoding && { 'content-encoding': encoding, vary: 'accept-encoding' }) },
  });
}

/** Each of the two ends the other where it ends early. */
function compress(source: AsyncIterable<Uint8Array>, encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  pipeline(Readable.from(source, { highWaterMark: 1 }), stream, () => {});
  return stream;
}
