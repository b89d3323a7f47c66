/** Answers as they are sent: envelopes, files, events, long answers and errors. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Context } from 'hono';

import { ApiError, ValidationError } from '../shared/errors.ts';
import { jsonText } from './json-text.ts';
import { LongAnswer, sendLong } from './long-answer.ts';

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** The envelope of a successful call. */
export const success = <T>(data: T, message = '成功') => ({ code: 0 as const, message, data });

/** A file, for operations that answer with one in place of an envelope. */
export class Download {
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Media type. */
  readonly type: string;
  /** File name for the browser's download. */
  readonly name: string;

  constructor(content: string | Uint8Array<ArrayBuffer>, type: string, name: string) {
    this.content = content;
    this.type = type;
    this.name = name;
  }
}

/** Server-sent events, for operations that answer with them in place of an envelope. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.body = body;
  }
}

type Answer = Envelope | Download | EventStream | LongAnswer;

const fileHeaders = ({ type, name }: { type: string; name: string }): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': 'no-store',
});

const sendFile = (file: Download): Response => new Response(file.content, { headers: fileHeaders(file) });

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function sendEvents({ body }: EventStream): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses or buffers would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
// Short answers gain nothing. Answers with tokens are shorter than this, so compression cannot leak them (BREACH).
const COMPRESS_FROM_BYTES = 2048;

/** Sends an envelope, compressed when it is long. */
export async function sendJson(
  context: Context,
  status: number,
  envelope: Envelope,
  headers: Record<string, string> = {},
): Promise<Response> {
  const text = await jsonText(envelope);
  const all: Record<string, string> = { ...JSON_HEADERS, ...headers };
  const encoding = text.length < COMPRESS_FROM_BYTES ? null : negotiateEncoding(context);
  if (!encoding) return new Response(text, { status, headers: all });
  const body =
    encoding === 'br'
      ? await compress.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await compress.gzip(text, { level: 5 });
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...all, 'content-encoding': encoding, vary: 'accept-encoding' },
  });
}

/** The best encoding that the client accepts; null for none. */
export function negotiateEncoding(context: Context): 'br' | 'gzip' | null {
  const accepted = (context.req.header('accept-encoding') ?? '').toLowerCase();
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

/** Turns a thrown error into an answer. Details of unexpected errors are not revealed. */
export function sendError(context: Context, error: unknown): Promise<Response> {
  if (error instanceof ApiError) {
    const data = error instanceof ValidationError ? { errors: error.errors } : null;
    return sendJson(
      context,
      error.status,
      { code: error.code, message: error.message, data },
      {
        ...(error.retryAfter === null ? {} : { 'retry-after': String(error.retryAfter) }),
        // The unread rest of the body must not be parsed as the next request.
        ...(error.status === 413 ? { connection: 'close' } : {}),
      },
    );
  }
  return sendJson(context, 500, { code: 500, message: '服务器内部错误', data: null });
}

/** Sends what an operation answers with HTTP 200. @param report takes what fails after the status was sent */
export async function sendAnswer(
  context: Context,
  answer: Answer,
  headers: Record<string, string>,
  report: (error: unknown) => void,
): Promise<Response> {
  if (answer instanceof EventStream) return sendEvents(answer);
  if (answer instanceof Download) return sendFile(answer);
  if (!(answer instanceof LongAnswer)) return sendJson(context, 200, answer, headers);
  const { parts, file } = answer;
  const encoding = file ? null : negotiateEncoding(context);
  return sendLong(parts, file ? fileHeaders(file) : JSON_HEADERS, encoding, report);
}
