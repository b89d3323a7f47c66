/** Bodies of requests, read within their limits. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { apiError, type ApiError } from '../shared/errors.ts';
import { type ImageLimits, type JsonBody, readJsonBody } from '../shared/json-body.ts';

/** Limits of a body that may be larger than usual. */
export interface BodyLimit {
  /** The most bytes of the whole body. */
  limit: number;
  /** The error for a larger body. */
  tooLarge(): ApiError;
  /** Images in a JSON body; they count for the limit of the whole body only. */
  images?: ImageLimits;
}

/** Bytes of an ordinary body. */
const BODY_LIMIT = 64 * 1024;

const ORDINARY: BodyLimit = { limit: BODY_LIMIT, tooLarge: () => apiError(413, '请求内容过大') };
/** Above every valid body: the longest list has 100 items, the deepest body three levels. */
const STRUCTURE = { depth: 16, separators: 1000 };

/** The parsed body. @throws ApiError 400 or 413 */
export async function readJson(context: Context, options: BodyLimit = ORDINARY): Promise<JsonBody> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw apiError(400, '请求内容须为 JSON 格式');
  const { limit, tooLarge, images } = options;
  // Bodies with images are counted while they are read: bodyLimit would keep them in memory twice.
  if (!images) await limitBody(context, options);
  else if (Number(context.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const bytes = images ? BODY_LIMIT : limit;
  return readJsonBody(context.req.raw.body, { ...STRUCTURE, bytes }, tooLarge, images);
}

const MAX_PARTS = 4;
/** The most bytes of the header lines of a part. */
const PART_HEADER_BYTES = 4096;

/** Whether a form has few parts with short headers, which bounds the time to parse it. */
function hasFewParts(form: Buffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let parts = 0;
  for (let at = form.indexOf(boundary); at >= 0; at = form.indexOf(boundary, at + boundary.length)) {
    parts += 1;
    if (parts > MAX_PARTS + 1) return false;
    const header = form.subarray(at + boundary.length, at + boundary.length + PART_HEADER_BYTES);
    if (!header.subarray(0, 2).equals(Buffer.from('--')) && !header.includes('\r\n\r\n')) return false;
  }
  return true;
}

/** @throws ApiError 413 */
async function limitBody(context: Context, { limit, tooLarge }: BodyLimit): Promise<void> {
  const check = bodyLimit({
    maxSize: limit,
    onError() {
      throw tooLarge();
    },
  });
  await check(context, async () => {});
}

/** The bytes of the field `file`; empty where the form has none. @throws ApiError 400 or 413 */
export async function readFile(context: Context, limit: BodyLimit): Promise<Uint8Array> {
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw apiError(400, '请求内容须为表单格式');
  await limitBody(context, limit);
  const body = await context.req.arrayBuffer();
  if (!hasFewParts(Buffer.from(body), type)) throw apiError(400, '请求内容不是有效的表单');
  let file: FormDataEntryValue | null;
  try {
    file = (await new Response(body, { headers: { 'content-type': type } }).formData()).get('file');
  } catch {
    throw apiError(400, '请求内容不是有效的表单');
  }
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
}
