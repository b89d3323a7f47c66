/** Sends one request; the innermost one is fetch itself. */
export type Send = (request: Request) => Promise<Response>;

/** Wraps a sender in one more concern. */
export type Middleware = (next: Send) => Send;

/** Puts the first middleware outermost. */
export function compose(send: Send, ...middleware: Middleware[]): Send {
  return middleware.reduceRight((next, wrap) => wrap(next), send);
}

/** True when the request goes to `path`, under whatever base the client has. */
export function goesTo(request: Request, path: string): boolean {
  return new URL(request.url).pathname.endsWith(path);
}

/** True when the answer is a JSON envelope with this code. Read from a copy, so that the answer stays whole. */
export async function hasCode(response: Response, code: number): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.includes('json')) return false;
  const text = await response.clone().text();
  // Most answers are successes, some of them large: parse only what can hold the code.
  if (!text.includes(String(code))) return false;
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code === code;
  } catch {
    return false;
  }
}
