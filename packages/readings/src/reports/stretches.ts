/** Years in a row that ask for the same, told as one: with one reason, one word and one thing to do. */
import type { Claim } from './draft.ts';
import { type Moment, momentClaims, stanceOf, wordOf } from './moments.ts';

/** One or more times that are told together. */
export interface Stretch {
  /** In their order. */
  times: readonly Moment[];
  /** The one that it is told by: the one that decides in the matter, else the hardest, of equals the first. */
  lead: Moment;
  /** Such as 2028年, 2028、2029年 or 2028到2030年. */
  name: string;
  /** The word for it, such as 略紧, or 略紧到紧 where its years differ. */
  word: string;
}

function stretchOf(years: readonly Moment[], decisive: Moment | undefined): Stretch {
  const byTone = [...years].sort((a, b) => a.luck.tone - b.luck.tone);
  const lead = years.find(({ subject }) => subject === decisive?.subject) ?? byTone[0]!;
  const numbers = years.map(({ subject }) => subject.slice('year:'.length));
  const span = numbers.length > 2 ? `${numbers[0]!}到${numbers.at(-1)!}` : numbers.join('、');
  const words = new Set(byTone.reverse().map(({ luck }) => wordOf(luck)));
  return { times: years, lead, name: `${span}年`, word: [...words].join('到') };
}

/** Years of one stretch at most. */
const MOST_YEARS = 4;

/**
 * Years as stretches: those to hold back in that follow each other, and those that are even. A year to go ahead in stands
 * alone.
 * @param isOwn whether a year has something of its own to tell, so that it is not told with others
 * @param decisive the year that decides in the matter
 */
export function stretchesOf(
  years: readonly Moment[],
  isOwn: (year: Moment) => boolean,
  decisive?: Moment,
): Stretch[] {
  const runs: Moment[][] = [];
  const standsAlone = (year: Moment) =>
    isOwn(year) || (year.subject === decisive?.subject && stanceOf(year.luck) === 'even');
  for (const year of years) {
    const last = runs.at(-1)?.at(-1);
    const follows = last && Number(last.subject.slice(-4)) + 1 === Number(year.subject.slice(-4));
    const isAlike = last && stanceOf(last.luck) === stanceOf(year.luck) && stanceOf(year.luck) !== 'push';
    const isFull = runs.at(-1)?.length === MOST_YEARS;
    if (follows && isAlike && !isFull && !standsAlone(last) && !standsAlone(year)) runs.at(-1)!.push(year);
    else runs.push([year]);
  }
  return runs.map((run) => stretchOf(run, decisive));
}

export const stretchClaims = ({ times }: Stretch): Claim[] => times.flatMap(momentClaims);

/** A text about one year, where it is told of more than one. */
export const ofStretch = (text: string, { times }: Stretch): string =>
  times.length > 1 ? text.replaceAll('这一年', '这几年') : text;
