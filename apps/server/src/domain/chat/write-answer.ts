/** The text of an answer as it comes. */
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import type { Answer } from './answer-source.ts';
import type { Run, TextField } from './run.ts';
import type { RunContext } from './run-context.ts';

/** Characters a second of an answer by the rules. */
const SPEED = 230;
/** Pieces in a row that are written without a pause before others get a turn. */
const PIECES = 64;

/** Writes an answer, as its parts come or as its text is poured. @throws what a model throws, and where the run is stopped */
export async function write(context: RunContext, run: Run, given: Answer): Promise<void> {
  run.suggestions = given.suggestions;
  run.urgent = given.urgent;
  run.digest = 'digest' in given ? given.digest : null;
  if ('parts' in given) {
    for await (const { content, reasoning_content } of given.parts) {
      run.stop.signal.throwIfAborted();
      if (reasoning_content) run.append('reasoning', reasoning_content);
      if (content) run.append('content', content);
    }
    run.stop.signal.throwIfAborted();
  } else {
    await pour(context, run, given);
  }
}

/** Writes what is left of a whole answer in small pieces, as a model would. */
async function pour(context: RunContext, run: Run, whole: Record<TextField, string>): Promise<void> {
  let size = 1;
  let pieces = 0;
  for (const field of ['reasoning', 'content'] as const) {
    const text = whole[field];
    while (run[field].length < text.length) {
      run.stop.signal.throwIfAborted();
      const at = run[field].length;
      let end = at + size;
      if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
      run.append(field, text.slice(at, end));
      const waited = context.pause > 0 ? await pace(context) : 0;
      // Pieces of varied length, of the same speed on the whole.
      size = waited > 0 ? Math.max(1, Math.round((SPEED * waited * (0.5 + (at % 5) / 4)) / 1000)) : 64;
      pieces += 1;
      if (waited === 0 && pieces % PIECES === 0) await nextTurn();
    }
  }
}

/** Waits between two pieces: longer where many answers are written at once, so that they do not take the whole process. */
async function pace(context: RunContext): Promise<number> {
  if (context.stopping.signal.aborted) return 0;
  const wait = Math.max(context.pause, context.active / 10);
  await delay(wait);
  return wait;
}
