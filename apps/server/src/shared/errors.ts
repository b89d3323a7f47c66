/**
 * An error answer: its HTTP status, the code of the envelope and the message for the user.
 *
 * Protocol errors use their HTTP status as code. Business errors, which the client handles by code, use HTTP 200.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | null;

  constructor(status: number, code: number, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** An error whose code is its HTTP status. */
export function apiError(status: 400 | 401 | 404 | 409 | 413 | 429, message: string): ApiError {
  return new ApiError(status, status, message);
}

/** A business error: HTTP 200 with a non-zero code. */
export function businessError(code: number, message: string): ApiError {
  return new ApiError(200, code, message);
}

/** The service cannot answer now. */
export const unavailable = (): ApiError => new ApiError(503, 503, '服务暂时不可用，请稍后再试', 5);
export const notFound = (): ApiError => apiError(404, '请求的资源不存在');
export const sessionExpired = (): ApiError => apiError(401, '登录已过期，请重新登录');

/** Input that the user can correct. The fields are named so that a form can show the messages beside them. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';
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

export const invalidField = (field: string, message: string): ValidationError =>
  new ValidationError([{ field, message }]);
