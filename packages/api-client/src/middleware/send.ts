/** Sends one request. The innermost one is fetch. */
export type Send = (request: Request) => Promise<Response>;

/** Wraps a sender. */
export type Middleware = (next: Send) => Send;

/** Combines middleware; the first is outermost. */
export function compose(send: Send, ...middleware: Middleware[]): Send {
  return middleware.reduceRight((next, wrap) => wrap(next), send);
}

/** Whether the request goes to `path`, with any base URL. */
export function goesTo(request: Request, path: string): boolean {
  return new URL(request.url).pathname.endsWith(path);
}

/** Whether the answer is a JSON envelope with this code. Reads a copy, so that the answer can still be read. */
export async function hasCode(response: Response, code: number): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.includes('json')) return false;
  const text = await response.clone().text();
  // Most answers are successes, some of them large: parse only those that can contain the code.
  if (!text.includes(String(code))) return false;
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code === code;
  } catch {
    return false;
  }
}
