import { createParser } from 'eventsource-parser';

/**
 * The data of a server-sent stream, line by line as it arrives; a last line that was cut off is left out. Leaving the
 * loop early closes the stream.
 * @param onBytes called for every chunk, also one of comments only
 */
export async function* dataLines(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const lines: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => lines.push(data) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      // The API documents single lines, and a blank line is what ends an event: every line gets one.
      parser.feed(decoder.decode(value, { stream: true }).replaceAll(/\r\n?|\n/g, '\n\n'));
      yield* lines.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
