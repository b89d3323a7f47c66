/** The years, ages, pairs and luck cycles that a text names, each with its place and value. */
import type { CheckedFacts } from './assertion.ts';
import type { Place } from './plain-text.ts';
import {
  AND,
  DASH,
  NUMBER,
  PAIR,
  readNumber,
  readRelativeYear,
  readYear,
  RELATIVE_YEAR,
  YEAR,
} from './words.ts';

/** From and to, both included; a single year or age has the same twice. */
export interface Span {
  from: number;
  to: number;
}

export interface YearMention extends Place {
  kind: 'years';
  spans: Span[];
  /** Whether the words are a time without a number, such as 今年 and 如今. */
  isRelative: boolean;
  /** Whether the words are of now and not of a year: 如今. */
  isNow: boolean;
  /** Whether something begins in the year, which may go on: 生于1990年, 2017年起. */
  isOrigin: boolean;
}

export interface AgeMention extends Place {
  kind: 'ages';
  spans: Span[];
  /** What stands with the number, such as 虚岁. */
  label: string;
  /** Whether the age is not meant exactly, or bounds a time: 三十岁出头, 40岁以前. */
  isLoose: boolean;
}

export interface PairMention extends Place {
  /** `other` is the pair of a pillar, a month, a day or an hour. */
  kind: 'pairs' | 'cycles' | 'other';
  pairs: string[];
}

export type Mention = YearMention | AgeMention | PairMention;

const YEARS = `${YEAR}年?(?:${AND}${YEAR}年?)*`;
const AGE_LABEL = '(?:虚岁|虚龄|周岁|实岁|虚)';
/** A number that is whole and not that of a year. */
const AGE = `${NUMBER}(?![\\d一二三四五六七八九十百零〇年])(?:虚岁|周岁|岁)?`;
const AGES = `${AGE_LABEL}?(?:约|是|为)?${AGE}(?:${AND}${AGE_LABEL}?${AGE})*`;
const NOW = '目前|如今|现在|眼下|当前|此刻|现年|现阶段|当下';
const PAIRS = `${PAIR}流?年?(?:${AND}${PAIR}流?年?)*`;
const CYCLE_AFTER =
  /^(?:这[两三四五六七八九]?步|这一步|[两三四五六七八九]步)?(?:大运|运(?![势气程转行动]))|^(?:这)?十年/;
const CYCLE_BEFORE = /大运(?:依次|分别|[为是到至入走行在将有]|：|（){0,3}$/;
const OTHER_AFTER = /^(?:月|日(?!期)|时(?![候期间代机])|柱)/;
const OTHER_BEFORE = /(?:(?<!流)[年月日时]柱|[日月时]|八字|四柱)(?:[为是：（|])*$/;
const MENTION = new RegExp(
  `(?<relative>${RELATIVE_YEAR}|${NOW})|(?<years>${YEARS})|(?<pairs>${PAIRS})|(?<ages>${AGES})`,
  'g',
);
const LOOSE_AFTER = /^(?:[以之]?[前后]|上下|左右|多|出头|来岁|时的|以上|以下|以内|起|开始)/;
const LOOSE_BEFORE = /(?:近|将近|接近|不到|超过|年过|未满|不满|每|大约|约)$/;
const ORIGIN_BEFORE = /(?:生[于在]|[自从由]|始于|打从)$/;
const ORIGIN_AFTER =
  /^(?:\d{1,2}月(?:\d{1,2}日)?)?(?:出生|生人|生(?![活意财])|起|以来|开始|[以之]?[前后]|换运以来|交运以来)/;

const A_YEAR = new RegExp(YEAR, 'g');
const A_NUMBER = new RegExp(NUMBER, 'g');
const A_PAIR = new RegExp(PAIR, 'g');
/** Between two numbers of a range, the second with its word: 8至虚岁17. */
const IS_RANGE = new RegExp(`${DASH}[^\\d]{0,2}$`);

/** A list of numbers with ranges among them: 8—17、18—27. */
function spansOf(said: string, number: RegExp, read: (one: string) => number): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of said.matchAll(number)) {
    const value = read(match[0]);
    const last = spans.at(-1);
    const isEnd = IS_RANGE.test(said.slice(end, match.index));
    if (last && isEnd && last.from === last.to) last.to = value;
    else spans.push({ from: value, to: value });
    end = match.index + match[0].length;
  }
  return spans;
}

/** The words between two mentions. */
export const wordsBetween = (text: string, a: Place, b: Place) => text.slice(a.end, b.start);
/** The place of two mentions together. */
export const placeOfBoth = (a: Place, b: Place): Place => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});

/** Every year of some spans; null when that is more than a list would name. */
export function valuesOf(spans: readonly Span[]): number[] | null {
  const values = spans.flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.min(to - from + 1, 20)) }, (_, i) => from + i),
  );
  return values.length <= 20 ? values : null;
}

/** The times that a text names, in its order. */
export function mentionsIn(text: string, facts: CheckedFacts): Mention[] {
  const mentions: Mention[] = [];
  for (const match of text.matchAll(MENTION)) {
    const { relative, years, pairs, ages } = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    const before = text.slice(Math.max(0, place.start - 10), place.start);
    const after = text.slice(place.end, place.end + 14);
    if (relative) {
      const year = readRelativeYear(relative, facts.this_year);
      mentions.push({
        ...place,
        kind: 'years',
        spans: [{ from: year, to: year }],
        isRelative: true,
        isNow: !/年$/.test(relative) || relative === '现年',
        isOrigin: /[自从]$/.test(before),
      });
    } else if (years) {
      const spans = spansOf(years, A_YEAR, readYear);
      if (spans.some(({ from, to }) => from < 1800 || to > 2300)) continue;
      const isOrigin = ORIGIN_BEFORE.test(before) || ORIGIN_AFTER.test(after);
      mentions.push({ ...place, kind: 'years', spans, isRelative: false, isNow: false, isOrigin });
    } else if (pairs) {
      const isCycle = CYCLE_AFTER.test(after) || (CYCLE_BEFORE.test(before) && !/年$/.test(pairs));
      const isOther = (!/年$/.test(pairs) && OTHER_AFTER.test(after)) || OTHER_BEFORE.test(before);
      mentions.push({
        ...place,
        kind: isCycle ? 'cycles' : isOther ? 'other' : 'pairs',
        pairs: [...pairs.matchAll(A_PAIR)].map(([one]) => one),
      });
    } else if (ages) {
      const label = /[虚周实]/.exec(ages)?.[0] ?? '';
      // A number alone is no age, unless its word follows in a list.
      if (!label && !/岁$/.test(ages)) continue;
      if (/^[个月天种次度％%]/.test(after) && !/岁$/.test(ages)) continue;
      const isLoose = LOOSE_AFTER.test(after) || LOOSE_BEFORE.test(before);
      mentions.push({
        ...place,
        kind: 'ages',
        spans: spansOf(ages, A_NUMBER, readNumber),
        label,
        isLoose,
      });
    }
  }
  return mentions;
}
