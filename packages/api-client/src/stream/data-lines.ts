/**
 * The `data:` lines of a server-sent stream, without their prefix, as they arrive. Leaving the loop early closes the
 * stream.
 */
export async function* dataLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r\n|\n|\r/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        if (line.startsWith('data:')) yield line.slice(line[5] === ' ' ? 6 : 5);
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
