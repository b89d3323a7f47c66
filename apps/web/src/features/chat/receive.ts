import type { ChatDelta } from '@ziping/api-client/endpoints/chat';
import { ApiError } from '@ziping/api-client/envelope';

/** Attempts to ask, and attempts to follow without a single byte in between. */
const MAX_ASKS = 3;
const MAX_FOLLOWS = 12;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** Milliseconds before the next attempt. */
const pauseBefore = (failures: number): number => Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

export interface ReceivePorts {
  /** Asks the question; the same ids every time, so that it can be repeated. */
  ask: (signal: AbortSignal) => AsyncIterable<ChatDelta>;
  /** Asks for what follows the text that was delivered. */
  follow: (signal: AbortSignal) => AsyncIterable<ChatDelta>;
  deliver: (piece: ChatDelta) => void;
  /** Ends after the time, or earlier when the network is back. */
  pause: (milliseconds: number) => Promise<void>;
  /** A signal for one connection; aborting it opens the next one at once. */
  connection: () => AbortSignal;
  /** Not before the first word: until then nobody has seen anything break off. */
  onReconnecting: (reconnecting: boolean) => void;
}

const isLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

const isFault = (error: unknown): boolean => error instanceof ApiError && (error.status ?? 0) >= 500;

/**
 * Receives an answer whole, over any number of lost connections. One that stalls has failed: the connection stands, and
 * another one would be as silent.
 *
 * @param confirmed whether the service knows the answer already
 * @param signal ends it; the promise then resolves
 * @throws ApiError when the service refuses, the answer fails or stalls, or the connection stays lost
 */
export async function receive(confirmed: boolean, signal: AbortSignal, ports: ReceivePorts): Promise<void> {
  let numbered = confirmed;
  let begun = false;
  let worded = confirmed;
  for (let failures = 0; !signal.aborted;) {
    const connection = ports.connection();
    try {
      let last: ChatDelta = {};
      for await (const piece of numbered ? ports.follow(connection) : ports.ask(connection)) {
        if (signal.aborted) return;
        ports.onReconnecting(false);
        failures = 0;
        begun = true;
        worded ||= piece.content !== undefined || piece.reasoning_content !== undefined;
        numbered ||= piece.reply !== undefined;
        last = piece;
        ports.deliver(piece);
      }
      // An answer that is not streamed may be sent before it is finished.
      if (last.reply?.status !== 'running') return;
      await ports.pause(pauseBefore(1));
    } catch (error) {
      if (signal.aborted) return;
      const again = connection.aborted || isLost(error) || (numbered && isFault(error));
      // What a service without numbers has sent cannot be asked for again.
      if (!again || (begun && !numbered)) throw error;
      failures += connection.aborted ? 0 : 1;
      if (failures >= (numbered ? MAX_FOLLOWS : MAX_ASKS)) throw error;
      if (worded) ports.onReconnecting(true);
      if (!connection.aborted) await ports.pause(pauseBefore(failures));
    }
  }
}
