import { PaymentUnavailable } from '../ports/payments.ts';

const TIMEOUT_MS = 8000;
/** The most bytes of an answer; a provider's has a few thousand. */
const ANSWER_BYTES = 256 * 1024;

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends a request to a provider. @throws PaymentUnavailable without an answer in time and of a sensible size */
export async function sendToProvider(
  url: string,
  init: RequestInit,
  { bytes = ANSWER_BYTES, timeout = TIMEOUT_MS } = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const parts: Uint8Array[] = [];
    let total = 0;
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      total += part.value.byteLength;
      if (total > bytes) {
        // Not awaited: the rest may never arrive.
        reader?.cancel().catch(() => {});
        throw new PaymentUnavailable('the answer is too long');
      }
      parts.push(part.value);
    }
    return { status: response.status, headers: response.headers, body: Buffer.concat(parts) };
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw error;
    // Without the cause, whose message may contain the address with its parameters.
    throw new PaymentUnavailable('the payment provider gave no answer');
  }
}

/** A JSON object; null for anything else. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
