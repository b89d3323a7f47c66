import { ApiError } from '../envelope.ts';
import type { Middleware } from './send.ts';

const TIMED_OUT = '请求超时，请稍后再试';
const STREAM = 'text/event-stream';
const BODILESS = [204, 205, 304];

/**
 * Limits a request and its body to `timeoutMs` in total; a stream has `streamTimeoutMs` to start, and its reader limits
 * the time between events.
 */
export function timeout({
  timeoutMs,
  streamTimeoutMs,
}: {
  timeoutMs: number;
  streamTimeoutMs: number;
}): Middleware {
  return (next) => async (request) => {
    // AbortSignal.timeout and AbortSignal.any are missing in the older web views of messaging apps.
    const controller = new AbortController();
    const { signal } = request;
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    const limit = request.headers.get('Accept')?.includes(STREAM) ? streamTimeoutMs : timeoutMs;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      controller.abort();
    }, limit);
    try {
      const response = await next(new Request(request, { signal: controller.signal }));
      if (response.headers.get('Content-Type')?.includes(STREAM)) return response;
      const body = await response.arrayBuffer();
      signal.removeEventListener('abort', abort);
      return new Response(BODILESS.includes(response.status) ? null : body, response);
    } catch (error) {
      throw late ? new ApiError('timeout', TIMED_OUT) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
