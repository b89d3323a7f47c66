import { ApiError } from '../envelope.ts';
import type { SessionEvents } from '../ports.ts';
import { hasCode, type Middleware } from './send.ts';

const PHONE_REQUIRED = 1200;
const NO_ANSWER = '网络错误';

function statusText(status: number): string {
  if (status === 403) return '禁止访问';
  if (status === 404) return '请求的资源不存在';
  if (status >= 500) return '服务器内部错误';
  return `未知错误 ${status}`;
}

/**
 * Reports a missing phone to the app, logs every other failed request, and turns a rejection of fetch into an ApiError. A
 * 401 is not logged: access tokens expire regularly. An abort keeps its own reason.
 */
export function report(events: SessionEvents): Middleware {
  return (next) => async (request) => {
    const { method, url, signal } = request;
    const log = (status: number | null, message: string): void =>
      events.log({ status, message, method, url });
    let response: Response;
    try {
      response = await next(request);
    } catch (error) {
      if (signal.aborted) throw error;
      log(null, NO_ANSWER);
      throw error instanceof ApiError ? error : new ApiError('network', `${NO_ANSWER}，请稍后重试`);
    }
    if (response.ok || response.status === 401) return response;
    if (response.status === 403 && (await hasCode(response, PHONE_REQUIRED))) events.onPhoneRequired();
    else log(response.status, statusText(response.status));
    return response;
  };
}
