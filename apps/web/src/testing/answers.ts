export type Json = null | string | number | boolean | Json[] | { [field: string]: Json };
export type Path = (string | number)[];

/** Every place in an answer; of a list only its first item. */
export function placesIn(value: Json, path: Path = []): Path[] {
  const inner: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, 1).map((item) => [0, item])
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  return inner.flatMap(([key, item]) => [[...path, key], ...placesIn(item, [...path, key])]);
}

/** A value of another type. */
export const otherType = (value: Json): Json =>
  typeof value === 'string' ? 7 : Array.isArray(value) ? {} : '无';

/** The answer with the value at one place replaced, or removed by `undefined`. */
export function changed(answer: Json, [key, ...rest]: Path, change: (value: Json) => Json | undefined): Json {
  const copy = structuredClone(answer) as { [field: string]: Json };
  const inner = copy[key!]!;
  const next = rest.length > 0 ? changed(inner, rest, change) : change(inner);
  if (next === undefined) delete copy[key!];
  else copy[key!] = next;
  return copy;
}
