/** The year ahead that decides in a matter: an event of its own palace or star. */
import type { LuckEvent } from '@ziping/bazi/reading/events';
import { groupOf, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { ageTold, suitsAge } from './causes.ts';
import { eventKeyOf, type Moment, stanceOf } from './moments.ts';
import { type ReportType, STUDENT_AGE } from './types/report-type.ts';
import {
  DECISIVE,
  DECISIVE_AGED,
  DECISIVE_STUDENT,
  DECISIVE_YOUNG,
  HELD_BACK,
  WEIGHS,
} from './words-opening.ts';

export interface Decisive {
  moment: Moment;
  /** What decides, a clause after the name of the year. */
  text: string;
  /** The same as the reason of the word for the year; empty where it is none. */
  why: string;
  /** Whether the love report names the year by itself: what speaks for a bond. */
  isBond: boolean;
  /** Whether it is a strain of an even year: its line among the three times tells it. */
  isOtherSide: boolean;
}

/** Stars that decide, with what they weigh beside the relations. */
const STARS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  career: { officer: 7 },
  wealth: { wealth: 12, peer: 9 },
  love: { partner: 8 },
  health: { officer: 6 },
};

/** What only strains: it decides nothing in a time to go ahead. */
const STRAINS = /^(?:move|rub|frame|peer|health officer)$/;
const isStrain = (key: string, { code }: ReportType) => STRAINS.test(key) || STRAINS.test(`${code} ${key}`);

/** What an event is for a matter, and how much it decides. */
function keyOf(event: LuckEvent, { code }: ReportType): { key: string; weight: number } {
  const stars = STARS[code] ?? {};
  if (event.force === 'bring') {
    const key = code === 'love' ? (event.stars.includes('partner') ? 'partner' : '') : groupOf(event.name);
    // Companions whom the chart can use take nothing away.
    if (key === 'peer' && event.favour === 'good') return { key, weight: 0 };
    const isThief = key === 'peer' && event.name === '比肩';
    return { key, weight: isThief ? 4 : (stars[key] ?? 0) };
  }
  const key = eventKeyOf(event);
  if (code === 'career' && key === 'outside_work') return { key, weight: event.rank < 3 ? 12 : 0 };
  return { key, weight: event.rank === 1 ? 10 : key === 'rub' && event.rank === 2 ? 5 : 0 };
}

const wordsAt = (age: number) =>
  age <= 18 ? DECISIVE_YOUNG : age > 60 ? DECISIVE_AGED : age <= STUDENT_AGE ? DECISIVE_STUDENT : DECISIVE;

/** What a year has that decides, in words; undefined where it has nothing. */
function decisionOf(
  moment: Moment,
  facts: ReadingFacts,
  type: ReportType,
): (Omit<Decisive, 'moment'> & { weight: number }) | undefined {
  const stance = stanceOf(moment.luck);
  const age = ageTold(moment, facts, type);
  const words = wordsAt(age)[type.code] ?? (wordsAt(age) === DECISIVE_STUDENT ? DECISIVE[type.code] : {});
  const isTold = (key: string) => words?.[key] && suitsAge(words[key], moment, facts, type);
  const found = moment.luck.events
    .map((event) => keyOf(event, type))
    .filter(({ key, weight }) => weight > 0 && isTold(key) && !(stance === 'push' && isStrain(key, type)))
    .sort((a, b) => b.weight - a.weight)[0];
  if (!found) return undefined;
  const { key, weight } = found;
  const isHeld = stance === 'hold' && !isStrain(key, type) && key !== 'outside_work';
  const isBond = type.code === 'love' && !isStrain(key, type) && stance !== 'hold';
  const isOtherSide = stance === 'even' && isStrain(key, type);
  // Before 19 and after 60 what draws together in such a year decides nothing.
  if (isHeld && (age <= 18 || age > 60)) return undefined;
  if (isHeld)
    return {
      isBond,
      isOtherSide,
      weight,
      why: '',
      text: HELD_BACK[type.code]?.[key] ?? `${words![key]!}，也别走得太急`,
    };
  // Of a move or a claim it is not plain which way it goes.
  const isPlain = !['outside_work', 'officer'].includes(key) || isStrain(key, type);
  const weighs = isPlain ? '' : `，${WEIGHS[stance]}`;
  const isReason = stance === 'hold' || (stance === 'push' && !isStrain(key, type));
  return { weight, isBond, isOtherSide, why: isReason ? words![key]! : '', text: `${words![key]!}${weighs}` };
}

/** The year that decides, of equals the first; undefined where no year touches the matter itself. */
export function decisiveOf(
  years: readonly Moment[],
  facts: ReadingFacts,
  type: ReportType,
): Decisive | undefined {
  const all = years.flatMap((moment) => {
    const decision = decisionOf(moment, facts, type);
    return decision ? [{ moment, ...decision }] : [];
  });
  const [best] = [...all].sort((a, b) => b.weight - a.weight);
  return best;
}
