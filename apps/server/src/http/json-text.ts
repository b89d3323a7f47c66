import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items of lists that are written before other requests get a turn. */
const ITEMS_PER_TURN = 50;

/** A value whose lists may be read while they are sent. */
export type Streamed<T> = T extends readonly (infer Item)[]
  ? T | AsyncIterable<Streamed<Item>>
  : T extends object
    ? { [Key in keyof T]: Streamed<T[Key]> }
    : T;

/** The JSON of a value, as JSON.stringify writes it, with turns for other requests within long lists. */
export async function jsonText(value: unknown): Promise<string> {
  const parts: string[] = [];
  for await (const part of jsonParts(value)) parts.push(part);
  return parts.join('');
}

/** As {@link jsonText}, piece by piece. An async iterable is written as a list. */
export async function* jsonParts(value: unknown): AsyncGenerator<string> {
  let items = 0;

  async function* writeList(list: AsyncIterable<unknown> | readonly unknown[]): AsyncGenerator<string> {
    let separator = '[';
    for await (const item of list) {
      yield separator;
      yield* write(item);
      separator = ',';
      items += 1;
      if (items % ITEMS_PER_TURN === 0) await nextTurn();
    }
    yield separator === '[' ? '[]' : ']';
  }

  async function* write(one: unknown): AsyncGenerator<string> {
    if (isAsyncIterable(one)) return yield* writeList(one);
    if (!hasLongList(one)) return yield JSON.stringify(one) ?? 'null';
    if (Array.isArray(one)) return yield* writeList(one);
    let separator = '{';
    for (const [key, inner] of Object.entries(one as object)) {
      if (inner === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      yield* write(inner);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  }

  yield* write(value);
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Whether a value holds a list that is worth a turn, or is read while it is written, at most three levels below it. */
function hasLongList(value: unknown, levels = 3): boolean {
  if (typeof value !== 'object' || value === null || levels < 0) return false;
  if (isAsyncIterable(value) || (Array.isArray(value) && value.length > ITEMS_PER_TURN)) return true;
  return Object.values(value).some((inner) => hasLongList(inner, levels - 1));
}
