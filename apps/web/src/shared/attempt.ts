import { isBroken } from './broken.ts';

/** What a call came to: its data, or the fault to show. */
export type Outcome<Data> = { data: Data } | { fault: Fault };

export interface Fault {
  /** Code of the envelope, or the HTTP status; null when no answer came. */
  code: number | null;
  /** The service's own words, else the given text. */
  message: string;
  /** No answer came, or the service broke: what was sent is not to blame. */
  broken: boolean;
}

/**
 * Makes a call that may fail and says what it came to. It knows errors by their shape alone, so that a form
 * need not carry the client before it is sent: the call itself may load what it takes.
 */
export async function attempt<Data>(fallback: string, call: () => Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await call() };
  } catch (error) {
    const { code, serverMessage } = (error ?? {}) as Record<'code' | 'serverMessage', unknown>;
    return {
      fault: {
        code: typeof code === 'number' ? code : null,
        message: typeof serverMessage === 'string' && serverMessage !== '' ? serverMessage : fallback,
        broken: isBroken(error),
      },
    };
  }
}
