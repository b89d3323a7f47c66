import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items of lists that are written before other requests get a turn. */
const ITEMS_PER_TURN = 50;

/** The JSON of a value, as JSON.stringify writes it, with turns for other requests within long lists. */
export async function jsonText(value: unknown): Promise<string> {
  let items = 0;

  async function writeList(list: readonly unknown[]): Promise<string> {
    const parts: string[] = [];
    for (const item of list) {
      parts.push(await write(item));
      items += 1;
      if (items % ITEMS_PER_TURN === 0) await nextTurn();
    }
    return `[${parts.join(',')}]`;
  }

  async function write(one: unknown): Promise<string> {
    if (!hasLongList(one)) return JSON.stringify(one) ?? 'null';
    if (Array.isArray(one)) return writeList(one);
    const parts: string[] = [];
    for (const [key, inner] of Object.entries(one as object))
      if (inner !== undefined) parts.push(`${JSON.stringify(key)}:${await write(inner)}`);
    return `{${parts.join(',')}}`;
  }

  return write(value);
}

/** Whether a value holds a list that is worth a turn, at most three levels below it. */
function hasLongList(value: unknown, levels = 3): boolean {
  if (typeof value !== 'object' || value === null || levels < 0) return false;
  if (Array.isArray(value) && value.length > ITEMS_PER_TURN) return true;
  return Object.values(value).some((inner) => hasLongList(inner, levels - 1));
}
