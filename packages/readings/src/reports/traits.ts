/** Which side a person takes of each trait of `OPPOSITES`, so that no sentence of a report takes the other. */
import { GOD_GROUPS, isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { factsFor } from './causes.ts';
import type { Traits } from './draft.ts';
import { isPupil, isRetired } from './life-points.ts';
import { OPPOSITES, usualOf } from './opposites.ts';
import { AMOUNTS } from './parts.ts';
import { STUDENT_AGE } from './types/report-type.ts';
import { REPORT_TYPES } from './types/report-types.ts';
import { AGED_GROUPS, AGED_STEMS } from './words-aged.ts';
import { SEAT_WORDS, STEM_WORDS } from './words-self.ts';
import { TEEN_STEMS } from './words-teen.ts';
import { YOUNG_SEATS, YOUNG_STEMS } from './words-young.ts';

/**
 * What is said of the person, the weightiest first. A grown person has three traits, each told in every report in words of
 * its matter: the group that weighs most and the strength (the openings), the day stem, and the seat of the day.
 */
function voicesOf(facts: ReadingFacts): string[] {
  const { day_master, branch_gods, groups, age } = facts;
  const openings = REPORT_TYPES.flatMap((type) => type.core(factsFor(facts, type)));
  if (isMinor(facts) || isPupil(facts))
    return [
      ...openings,
      ...Object.values((age <= 12 ? YOUNG_STEMS : TEEN_STEMS)[day_master]!).flat(),
      ...YOUNG_SEATS[branch_gods.day!]!,
    ];
  if (isAged(facts) || isRetired(facts))
    return [
      ...openings,
      ...Object.values(AGED_STEMS[day_master]!).flat(),
      ...[...GOD_GROUPS]
        .sort((a, b) => groups[b].percent - groups[a].percent)
        .map((group) => AGED_GROUPS[group][AMOUNTS[groups[group].level]]),
      ...Object.values(STEM_WORDS[day_master]!).flat(),
    ];
  const { self, love, work, lend } = SEAT_WORDS[branch_gods.day!]!;
  return [...openings, ...Object.values(STEM_WORDS[day_master]!).flat(), ...self, ...love, ...work, lend];
}

/** What somebody has who holds a post. */
const OF_POST = /同事|上级|业绩|职位|头衔|管理的位置|提携后来/;

/** What weightier sentences say of the person: whether another one goes against them, or against the age. */
export function createTraits(facts: ReadingFacts): Traits {
  const known = new Map<number, number>();
  const sidesIn = (text: string) =>
    OPPOSITES.map((pair, place) => ({ place, side: pair.findIndex((words) => words.test(text)) })).filter(
      ({ side }) => side >= 0,
    );
  const against = (text: string) =>
    sidesIn(text).filter(({ place, side }) => (known.get(place) ?? side) !== side);
  const isOpposed: Traits['isOpposed'] = (text, ofTime = false) =>
    (!ofTime && facts.age <= STUDENT_AGE && OF_POST.test(text)) || against(text).length > 0;
  for (const text of voicesOf(facts))
    if (!isOpposed(text)) for (const { place, side } of sidesIn(text)) known.set(place, side);
  return {
    isOpposed,
    usualBeside(text) {
      const [one, ...others] = against(text).map(({ place }) => usualOf(place, known.get(place)!));
      return others.length === 0 ? (one ?? '') : '';
    },
  };
}
