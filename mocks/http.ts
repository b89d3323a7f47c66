/**
 * MSW handlers typed from the contract: path, method, request body and every answer come from openapi.yaml, so a
 * handler that does not match it does not compile.
 */
import { http, HttpResponse, type HttpHandler, type RequestHandlerOptions } from 'msw';
import type { paths } from '@ziping/api-client/schema';

type Method = 'get' | 'post' | 'put' | 'delete';
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
type OperationOf<M extends Method, P extends PathOf<M>> = paths[P] extends Record<M, infer O> ? O : never;
type AnswersOf<O> = O extends { responses: infer R } ? R : never;
type ContentOf<O, S extends keyof AnswersOf<O>, Type extends string> = AnswersOf<O>[S] extends {
  content: Record<Type, infer B>;
}
  ? B
  : never;
type RequestOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never;
type ParamsOf<O> = O extends { parameters: { path: infer T extends object } } ? keyof T & string : never;
type Streams<O> = [ContentOf<O, 200 & keyof AnswersOf<O>, 'text/event-stream'>] extends [never]
  ? false
  : true;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TABLE = 'text/csv';
type Exports<O, Type extends string> = [ContentOf<O, 200 & keyof AnswersOf<O>, Type>] extends [never]
  ? false
  : true;

declare const allowed: unique symbol;
/** An answer that the contract allows; only the functions of `Call` return one. */
export type Answered = Response & { [allowed]: true };

type Parts = Iterable<string> | AsyncIterable<string>;

/** Argument of the resolver of operation `O`. */
export interface Call<O> {
  request: Request;
  /** Path parameters, still text. */
  params: Record<ParamsOf<O>, string>;
  query: URLSearchParams;
  /** Reads the JSON request body. */
  body: () => Promise<RequestOf<O>>;
  /** Answers JSON with one of the contract's statuses. */
  answer: <S extends keyof AnswersOf<O> & number>(
    status: S,
    body: ContentOf<O, S, 'application/json'>,
  ) => Answered;
  /** Answers server-sent events part by part, `pause` milliseconds apart; for an operation that streams. */
  stream: Streams<O> extends true ? (parts: Parts, pause?: number) => Answered : never;
  /** Answers a Word file; for an operation that exports one. */
  file: Exports<O, typeof WORD> extends true
    ? (bytes: Uint8Array<ArrayBuffer>, fileName: string) => Answered
    : never;
  /** Answers a CSV table; for an operation that exports one. */
  table: Exports<O, typeof TABLE> extends true ? (text: string, fileName: string) => Answered : never;
}

function stream(parts: Parts, pause = 0): Response {
  const encoder = new TextEncoder();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const part of parts) {
        if (cancelled) return;
        controller.enqueue(encoder.encode(part));
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      if (!cancelled) controller.close();
    },
    cancel() {
      cancelled = true;
    },
  });
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
}

function download(content: Uint8Array<ArrayBuffer> | string, fileName: string, type: string): Response {
  return new HttpResponse(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });
}

function handlerFor<M extends Method>(method: M) {
  return <P extends PathOf<M>>(
    path: P,
    resolve: (call: Call<OperationOf<M, P>>) => Answered | Promise<Answered>,
    options?: RequestHandlerOptions,
  ): HttpHandler =>
    http[method](
      `*${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ({ request, params }) => {
        // Every function is here at run time; the type of Call offers only those the operation allows.
        const call = {
          request,
          params,
          query: new URL(request.url).searchParams,
          body: () => request.json(),
          answer: (status: number, body: object) => HttpResponse.json(body, { status }),
          stream,
          file: (bytes: Uint8Array<ArrayBuffer>, fileName: string) => download(bytes, fileName, WORD),
          table: (text: string, fileName: string) => download(text, fileName, `${TABLE}; charset=utf-8`),
        };
        return resolve(call as unknown as Call<OperationOf<M, P>>);
      },
      options,
    );
}

/** `mock.get('/api/records', ({ query, answer }) => answer(200, ok({ … })))`: one handler for one call. */
export const mock = {
  get: handlerFor('get'),
  post: handlerFor('post'),
  put: handlerFor('put'),
  delete: handlerFor('delete'),
};

/** The envelope of a success. */
export function ok<T>(data: T, message = '成功'): { code: 0; message: string; data: T } {
  return { code: 0, message, data };
}

/** The envelope of a failure. */
export function no<C extends number>(code: C, message: string): { code: C; message: string; data: null } {
  return { code, message, data: null };
}
