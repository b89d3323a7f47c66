import type { PillarKey, Relation } from '@ziping/bazi/types';

/** A relation as a bracket from one column to another. */
export interface Bracket {
  relation: Relation;
  /** Index of the first and of the last member column. */
  from: number;
  to: number;
  /** Indices of the member columns between them. */
  between: number[];
  /** Distance from the characters, 0 being nearest. */
  lane: number;
}

/**
 * Assigns lanes so that no two brackets overlap: narrow ones near the characters, wide ones farther out. Brackets
 * that only share an end column may share a lane.
 *
 * @param keys the columns in reading order; a relation with a member outside them is left out
 */
export function bracketsOf(relations: readonly Relation[], keys: readonly PillarKey[]): Bracket[] {
  const spans = relations.flatMap((relation) => {
    const places = relation.members.map((key) => keys.indexOf(key)).sort((a, b) => a - b);
    const [from = -1] = places;
    const to = places.at(-1) ?? -1;
    return from < 0 || from === to ? [] : [{ relation, from, to, between: places.slice(1, -1) }];
  });
  spans.sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from);
  const placed: Bracket[] = [];
  for (const span of spans) {
    const taken = new Set(
      placed.filter(({ from, to }) => from < span.to && span.from < to).map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    placed.push({ ...span, lane });
  }
  return placed;
}

/** Distance in rem between two ends at one column, and at most between the first and the last of them. */
const STEP = 0.375;
const SPREAD = 1;

/**
 * Offset in rem of the end of a bracket to the right of the centre of its column. Ends of brackets to the left come
 * first, and an outer bracket encloses an inner one, so that no two cross.
 */
export function endOffset(bracket: Bracket, column: number, all: readonly Bracket[]): number {
  const rank = ({ from, to, lane }: Bracket) =>
    to === column ? lane - 1000 : from === column ? 1000 - lane : lane;
  const here = all
    .filter(({ from, to, between }) => from === column || to === column || between.includes(column))
    .sort((a, b) => rank(a) - rank(b));
  const gaps = here.length - 1;
  return (here.indexOf(bracket) - gaps / 2) * Math.min(STEP, SPREAD / gaps);
}
