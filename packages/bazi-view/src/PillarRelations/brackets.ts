import type { PillarKey, Relation } from '@ziping/bazi/types';

/** A relation as it is drawn: from one column to another, on a lane of its own. */
export interface Bracket {
  relation: Relation;
  /** Index of the first and of the last column it joins. */
  from: number;
  to: number;
  /** Columns between that it joins too. */
  between: number[];
  /** How far it lies from the characters, 0 being nearest. */
  lane: number;
}

/**
 * Lays relations out so that none covers another: the narrow ones near the characters, what overlaps farther
 * out. Two that only meet at a column may lie on one lane.
 *
 * @param keys the columns in the order they stand in; a relation with a column that is not shown is left out
 */
export function bracketsOf(relations: readonly Relation[], keys: readonly PillarKey[]): Bracket[] {
  const spans = relations.flatMap((relation) => {
    const places = relation.members.map((key) => keys.indexOf(key)).sort((a, b) => a - b);
    const [from = -1] = places;
    const to = places.at(-1) ?? -1;
    return from < 0 || from === to ? [] : [{ relation, from, to, between: places.slice(1, -1) }];
  });
  spans.sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from);
  const laid: Bracket[] = [];
  for (const span of spans) {
    const taken = new Set(
      laid.filter(({ from, to }) => from < span.to && span.from < to).map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    laid.push({ ...span, lane });
  }
  return laid;
}

/** Between two ends at one column, and between the first and the last when there are many, in rem. */
const STEP = 0.375;
const SPREAD = 1;

/**
 * How far the end of a bracket stands right of the middle of its column, in rem: ends that go left stand left of
 * those that go right, and an outer bracket encloses an inner one, so that no end crosses the line of another.
 */
export function shiftOf(bracket: Bracket, column: number, all: readonly Bracket[]): number {
  const rank = ({ from, to, lane }: Bracket) =>
    to === column ? lane - 1000 : from === column ? 1000 - lane : lane;
  const here = all
    .filter(({ from, to, between }) => from === column || to === column || between.includes(column))
    .sort((a, b) => rank(a) - rank(b));
  const gaps = here.length - 1;
  return (here.indexOf(bracket) - gaps / 2) * Math.min(STEP, SPREAD / gaps);
}
