/**
 * A request that is not granted, with the sentence the person reads.
 *
 * Protocol-level refusals carry their HTTP status as code as well; business outcomes that the client handles by
 * code travel as HTTP 200.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: number;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | null;

  constructor(status: number, code: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A refusal whose code is its HTTP status. */
export function refuse(status: 400 | 401 | 404 | 409 | 413 | 429, message: string): Refusal {
  return new Refusal(status, status, message);
}

/** A business outcome: HTTP 200 with a non-zero code. */
export function outcome(code: number, message: string): Refusal {
  return new Refusal(200, code, message);
}

export const notFound = (): Refusal => refuse(404, '请求的资源不存在');
export const signedOut = (): Refusal => refuse(401, '登录已过期，请重新登录');

/** Input that a field's owner can set right; named so that the form can show it beside the field. */
export class InvalidInput extends Refusal {
  override name = 'InvalidInput';
  readonly errors: readonly FieldError[];

  constructor(errors: readonly [FieldError, ...FieldError[]]) {
    super(400, 400, errors[0].message);
    this.errors = errors;
  }
}

export interface FieldError {
  field: string;
  message: string;
}

export const invalid = (field: string, message: string): InvalidInput =>
  new InvalidInput([{ field, message }]);
