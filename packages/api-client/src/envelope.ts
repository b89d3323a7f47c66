/** How a call failed. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'envelope';

const GENERIC_TEXT = '操作失败，请稍后再试';

/**
 * The one error of every call. `message` can always be shown; {@link messageOf} is for a screen with a default text
 * of its own.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** network: no answer. timeout: none in time. http: refused by status. envelope: HTTP success with a non-zero code. */
  readonly kind: ApiErrorKind;
  /** Code of the envelope; the HTTP status where the answer has no envelope; null where there is no answer. */
  readonly code: number | null;
  readonly status: number | null;
  /** The message of the service; empty without one. */
  readonly serverMessage: string;
  /** The envelope's data, such as the field errors of an invalid body. */
  readonly data: unknown;
  /** Seconds to wait before the next attempt, from Retry-After; null where the service names none. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    answer: {
      code?: number;
      status?: number;
      serverMessage?: string;
      data?: unknown;
      retryAfter?: number | null;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = answer.code ?? answer.status ?? null;
    this.status = answer.status ?? null;
    this.serverMessage = answer.serverMessage ?? '';
    this.data = answer.data;
    this.retryAfter = answer.retryAfter ?? null;
  }
}

/** Whether the service rejected the call itself: repeating it changes nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status < 500;
}

/** Whether the network failed: only then may a text name it. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** Whether there was no answer at all, or none in time. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether text can be shown to people: the HTML page of a proxy cannot. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !value.trimStart().startsWith('<');

/**
 * Generic text of a failed call, the first of these that exists: the answer if it is a string, its `message`, its JSON, the
 * error's message, 操作失败，请稍后再试.
 */
export function errorText(body: unknown, error?: unknown): string {
  if (isSentence(body)) return body;
  if (isObject(body)) return isSentence(body['message']) ? body['message'] : JSON.stringify(body);
  return error instanceof Error && error.message ? error.message : GENERIC_TEXT;
}

/** The message of the service, or the screen's default without one. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** Code of a failed call's envelope, or its HTTP status; null where there was no answer. */
export function codeOf(error: unknown): number | null {
  return error instanceof ApiError ? error.code : null;
}

/** The seconds of a Retry-After header; null where it is missing or a date. */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('Retry-After');
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

/** The error of an answer in a shape that the contract does not allow. */
export const unreadable = () => new ApiError('http', GENERIC_TEXT);

/** The data of the successful members of an answer's union. */
export type DataOf<Body> = Body extends { code: 0; data: infer Data } ? Data : never;

/** The result of a call of the generated client. */
export type Call<Body> = Promise<{ data?: Body; error?: unknown; response: Response }>;

/**
 * The whole envelope of an answer whose code is 0 or one of `accepted`.
 *
 * @throws ApiError for every other outcome; an aborted signal's own reason.
 */
export async function envelope<Body, Accepted extends number = never>(
  call: Call<Body>,
  accepted: readonly Accepted[] = [],
): Promise<Extract<Body, { code: 0 | Accepted }>> {
  const { data, error, response } = await call.catch((reason: unknown) => {
    // The generated client throws it for a body that is not JSON.
    if (reason instanceof SyntaxError) throw unreadable();
    throw reason;
  });
  const { ok, status } = response;
  const body: unknown = ok ? data : error;
  const answer = isObject(body) ? body : {};
  const code = typeof answer['code'] === 'number' ? answer['code'] : undefined;
  if (ok && code !== undefined && (code === 0 || accepted.some((other) => other === code))) {
    return data as Extract<Body, { code: 0 | Accepted }>;
  }
  const stated = isSentence(body) ? body : answer['message'];
  throw new ApiError(ok && code !== undefined ? 'envelope' : 'http', errorText(body), {
    status,
    ...(code === undefined ? {} : { code }),
    serverMessage: isSentence(stated) ? stated : '',
    data: answer['data'],
    retryAfter: retryAfterOf(response),
  });
}

/**
 * The file of a successful answer.
 *
 * @throws ApiError when the service answers with an envelope instead, with any status.
 */
export async function fileOf(call: Call<Blob>): Promise<Blob> {
  const { data, error, response } = await call;
  if (response.ok && data && !data.type.includes('json')) return data;
  const stated: Call<{ code: number }> = (async () => {
    return response.ok
      ? { data: JSON.parse((await data?.text()) ?? '') as { code: number }, response }
      : { error, response };
  })();
  await envelope(stated);
  throw new ApiError('http', GENERIC_TEXT, { status: response.status });
}
