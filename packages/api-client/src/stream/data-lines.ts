import { createParser } from 'eventsource-parser';

/** The data of a server-sent stream, line by line as it arrives. Leaving the loop early closes the stream. */
export async function* dataLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const lines: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => lines.push(data) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = decoder.decode(value, { stream: !done });
      // The API documents single lines, and a blank line is what ends an event: every line gets one.
      parser.feed(text.replaceAll(/\r\n?|\n/g, '\n\n') + (done ? '\n\n' : ''));
      yield* lines.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
