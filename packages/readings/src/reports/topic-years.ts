/** A year ahead for work, money or love in one sentence: what comes in it for the field, and one thing to do about it. */
import type { LuckEvent } from '@ziping/bazi/reading/events';
import { groupOf, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { type Moment, stanceOf, yearMoments } from './moments.ts';
import { SENIOR_AGE, STUDENT_AGE } from './types/report-type.ts';
import {
  type Field,
  type FieldCause,
  type FieldWords,
  FIELD_YEARS,
  SENIOR_FIELD_YEARS,
  STUDENT_FIELD_YEARS,
} from './words-fields.ts';

/** Years that are looked at. */
const AHEAD = 4;

/** The stars that speak of a field. */
const STARS: Readonly<Record<Field, readonly string[]>> = {
  work: ['office', 'skill', 'study'],
  money: ['money', 'peers'],
  love: ['partner'],
};

/** What an event is for a field, and how much it says of it. */
function causeOf(
  { force, palaces, kind, name, stars, rank, favour }: LuckEvent,
  field: Field,
): [FieldCause, number] {
  if (force === 'bring') {
    // Companions whom the chart can use take no money away.
    if (field === 'money' && groupOf(name) === 'peer' && favour === 'good') return ['peer', 1];
    const own = stars.some((star) => STARS[field].includes(star));
    // Who takes money away speaks louder than who shares it.
    return [groupOf(name), own ? (name === '劫财' ? 8.5 : 6) : 2];
  }
  const own = field === 'work' ? palaces[0] === 'work' : palaces[0] === 'spouse';
  if (!own || rank === 3) return ['move', 0];
  if (force === 'move') return ['move', 8];
  return force === 'join' && kind === 'combine' ? ['join', 7] : ['move', 0];
}

interface FieldYear {
  moment: Moment;
  cause: FieldCause;
  weight: number;
  /** Whether what causes it strains by itself. */
  strains: boolean;
}

/** Times with what each is for a field, what says most first. */
function weighed(moments: readonly Moment[], field: Field): FieldYear[] {
  return moments
    .map((moment) => {
      const { event, cause, weight } = moment.luck.events
        .map((one) => {
          const [cause, weight] = causeOf(one, field);
          return { event: one, cause, weight };
        })
        .reduce((best, one) => (one.weight > best.weight ? one : best));
      const strains = event.force === 'move' || (event.force === 'bring' && event.favour === 'bad');
      return { moment, cause, strains, weight: weight + Math.abs(moment.luck.tone) };
    })
    .sort((a, b) => b.weight - a.weight);
}

/** By the word for the time; where that says neither, by the cause itself. */
function sideOf({ moment: { luck }, strains }: FieldYear): 'good' | 'bad' {
  const stance = stanceOf(luck);
  return stance === 'even' ? (strains ? 'bad' : 'good') : stance === 'hold' ? 'bad' : 'good';
}

/** Words of a year for a field, in the age of the person in it. */
function wordsFor(field: Field, year: FieldYear): string {
  const { age } = year.moment;
  const own =
    age <= STUDENT_AGE
      ? STUDENT_FIELD_YEARS[field]
      : age >= SENIOR_AGE
        ? SENIOR_FIELD_YEARS[field]
        : undefined;
  return (own ?? FIELD_YEARS[field]!)[year.cause][sideOf(year)];
}

/**
 * The year ahead that says most of a field, in words after its name.
 * @param other of a year that goes another way than this one
 * @param words instead of those of the age
 */
export function fieldYear(
  facts: ReadingFacts,
  field: Field,
  other?: Moment,
  words?: FieldWords,
): { moment: Moment; text: string } | undefined {
  const found = weighed(yearMoments(facts, AHEAD), field).find(
    ({ moment }) => !other || (moment !== other && stanceOf(moment.luck) !== stanceOf(other.luck)),
  );
  return (
    found && {
      moment: found.moment,
      text: words ? words[found.cause][sideOf(found)] : wordsFor(field, found),
    }
  );
}

/** What a time that is known to be good for a field is, in words after its name. */
export function goodFieldOf(moment: Moment, field: Field): { moment: Moment; text: string } {
  const [year] = weighed([moment], field);
  return { moment, text: wordsFor(field, { ...year!, strains: false }) };
}

/** What a year is for a field, in words after its name. @param words instead of those of the age */
export function fieldOfYear(year: Moment, field: Field, words?: FieldWords): string {
  const [found] = weighed([year], field);
  return words ? words[found!.cause][sideOf(found!)] : wordsFor(field, found!);
}
