/** Years with their pairs and ages. */
import { yearPair } from '@ziping/bazi/pillars';
import { BRANCHES, ganzhi, STEMS } from '@ziping/bazi/sixty-cycle';

import type { CheckedFacts } from './assertion.ts';
import { type CheckedText, unless } from './checked-text.ts';
import {
  type AgeMention,
  type Mention,
  type PairMention,
  placeOfBoth,
  type Span,
  valuesOf,
  wordsBetween,
  type YearMention,
} from './mentions.ts';
import { ageOffsets, PAIR, readYear, yearsNamedIn, YEAR } from './words.ts';

/** Between a year and its pair, and the other way round. */
const YEAR_TO_PAIR =
  /^[（，、·；：|]?(?:两年|[三四五六七八九]年|这[一两三四五]?年)?[（，]?(?:(?:的?流年|岁次|岁在|分别|依次|就|正|，?即|乃|为|是|逢|[：（])){0,3}$/;
const PAIR_TO_YEAR = /^(?:|[（，]?(?:即|也就是|正是|就是|对应)(?:公元)?|在|是|[：（|])$/;
/** Words that may stand between a year and an age of the same person. */
const YEAR_TO_AGE = new RegExp(
  `命主|本人|自己|那时|届时|当时|那年|这年|这一年|当年|现年|年届|刚好|正好|恰好|已经|分别|依次|岁次|流年|[两三四五]?年|${PAIR}|[，（）·/；：|、您你我时里中恰正才已就便即将也又满虚是为到在了的各]`,
  'g',
);
const AGE_TO_YEAR =
  /^(?:那年|这年|时)?(?:（|，?(?:即|也就是|正是|就是|对应))(?:在|到|公元)?$|^(?:那年|这年|时)，?(?:是|在)?$/;
const AGE_IN_YEAR = /^(?:的|在|是|)$/;
/** After a year: the pair before it is that of a month, as in 己酉（2027年9月）. */
const IN_MONTH = /^(?:\d{1,2}|[正一二三四五六七八九十冬腊]{1,2})月/;
/** Words that take what follows to another time. */
const LATER = /[后前起至到始来]/;
/** Characters between a year and an age that is said of it. */
const NEAR = 40;

const isSingle = (spans: readonly Span[]) => spans.length === 1 && spans[0]?.from === spans[0]?.to;

/** Years and ages that belong to one another, and pairs that have a year. */
interface TimesOfText {
  checked: CheckedText;
  bound: Set<Mention>;
}

/** Years and the pairs that stand beside them. */
function comparePairs({ add, facts, isDenied }: CheckedText, years: YearMention, named: PairMention): void {
  const { pairs } = named;
  const { from = 0, to = 0 } = years.spans[0] ?? {};
  const values = valuesOf(years.spans) ?? [];
  const told =
    values.length === pairs.length
      ? values
      : pairs.length === 2 && years.spans.length === 1
        ? [from, to]
        : [];
  const wrong = told.filter((year, i) => {
    const ofBirth = year === facts.birth_year && facts.pillars.year.ganzhi === pairs[i];
    return ganzhi(yearPair(year)) !== pairs[i] && !ofBirth;
  });
  const place = placeOfBoth(years, named);
  if (wrong.length > 0 && !isDenied(place.start, place.end))
    add('year', place, wrong.map((year) => `${year}年是${ganzhi(yearPair(year))}年`).join('，'));
}

/** Years and the ages that are said of them. */
function compareAges({ bound, checked }: TimesOfText, years: YearMention, ages: AgeMention): void {
  const { add, facts, isAboutOthers, isDenied, text } = checked;
  bound.add(years).add(ages);
  if (isAboutOthers(ages.start, ages.end) || isDenied(ages.start, ages.end)) return;
  const offsets = ageOffsets(ages.label);
  const nominal = (year: number) => year - facts.birth_year + 1;
  const same = years.spans.length === ages.spans.length;
  const [all, said] = [valuesOf(years.spans) ?? [], valuesOf(ages.spans) ?? []];
  const isRight = offsets.some((less) =>
    same
      ? years.spans.every(
          ({ from, to }, i) =>
            nominal(from) - less === ages.spans[i]?.from && nominal(to) - less === ages.spans[i]?.to,
        )
      : all.length !== said.length || all.every((year, i) => nominal(year) - less === said[i]),
  );
  const [span] = years.spans;
  const right = isSingle(years.spans)
    ? `${span?.from}年虚岁${nominal(span?.from ?? 0)}`
    : `${text.slice(years.start, years.end)}虚岁${years.spans.map(({ from, to }) => (from === to ? nominal(from) : `${nominal(from)}至${nominal(to)}`)).join('、')}`;
  if (!isRight) add('age', placeOfBoth(years, ages), right);
}

/** Pairs: 2031年（辛亥）, then 辛亥（2031年） where the pair has no year yet. */
function checkPairsOfYears({ bound, checked }: TimesOfText): void {
  const { mentions, text } = checked;
  mentions.forEach((one, i) => {
    const other = mentions[i + 1];
    if (one.kind !== 'years' || one.isNow || other?.kind !== 'pairs') return;
    if (!YEAR_TO_PAIR.test(wordsBetween(text, one, other))) return;
    if (one.isOrigin && /^[，；]/.test(wordsBetween(text, one, other))) return;
    bound.add(other);
    comparePairs(checked, one, other);
  });
  mentions.forEach((one, i) => {
    const other = mentions[i + 1];
    if (one.kind !== 'pairs' || bound.has(one) || other?.kind !== 'years' || other.isNow) return;
    const glue = wordsBetween(text, one, other);
    // After a comma alone the year begins what is said next.
    if (!PAIR_TO_YEAR.test(glue) || IN_MONTH.test(text.slice(other.end))) return;
    comparePairs(checked, other, one);
  });
}

/** The years that are named last before an age, without another age between. */
function yearsBefore(mentions: readonly Mention[], i: number): YearMention | undefined {
  for (let j = i - 1; j >= Math.max(0, i - 6); j -= 1) {
    const one = mentions[j];
    if (one?.kind === 'ages') return undefined;
    if (one?.kind === 'years') return one;
  }
  return undefined;
}

/** This year, of an age that is said of now. */
const thisYear = ({ start }: AgeMention, { this_year }: CheckedFacts): YearMention => ({
  kind: 'years',
  start,
  end: start,
  spans: [{ from: this_year, to: this_year }],
  isRelative: true,
  isNow: true,
  isOrigin: false,
});

/** The years that an age is said of by the words between; undefined where they say nothing of both. */
function yearsOfAge({ bound, checked }: TimesOfText, age: AgeMention, i: number): YearMention | undefined {
  const { facts, mentions, text } = checked;
  const next = mentions[i + 1];
  const after = next?.kind === 'years' ? next : undefined;
  const before = yearsBefore(mentions, i);
  const glue = before ? wordsBetween(text, before, age) : '';
  const toAfter = after ? wordsBetween(text, age, after) : '';
  const isTold =
    before !== undefined && !before.isOrigin && glue.length < NEAR && glue.replaceAll(YEAR_TO_AGE, '') === '';
  if (isTold && !bound.has(before) && !/[，；]/.test(glue)) return before;
  if (after && AGE_TO_YEAR.test(toAfter)) return after;
  if (isTold && !/\n/.test(glue)) return before;
  if (after && AGE_IN_YEAR.test(toAfter)) return after;
  // 32岁的您
  const isOfNow =
    !before && isSingle(age.spans) && /^的(?:您|你|命主)/.test(text.slice(age.end, age.end + 3));
  return isOfNow ? thisYear(age, facts) : undefined;
}

/** 虚岁 without a time beside it is that of the last year that the sentence names, or of now. */
function yearsOfNominalAge(
  { bound, checked }: TimesOfText,
  age: AgeMention,
  i: number,
): YearMention | undefined {
  const { facts, mentions, sentenceBefore, text } = checked;
  if (!isSingle(age.spans) || age.label !== '虚') return undefined;
  if (/^(?:岁)?(?:[那时的交换进入走行])/.test(text.slice(age.end, age.end + 3))) return undefined;
  const sentence = sentenceBefore(age.start);
  const before = yearsBefore(mentions, i);
  if (!before) {
    const isOfOwner = /(?:您|你|命主)的?$/.test(text.slice(Math.max(0, age.start - 3), age.start));
    return isOfOwner && !/[年运]/.test(sentence) ? thisYear(age, facts) : undefined;
  }
  const glue = wordsBetween(text, before, age);
  const isNear = glue.length < sentence.length && isSingle(before.spans) && !bound.has(before);
  const rest = glue.replaceAll(/（[^（）]*）/g, '');
  return isNear && !before.isOrigin && !LATER.test(rest) ? before : undefined;
}

function checkAgesOfYears(times: TimesOfText): void {
  times.checked.mentions.forEach((age, i) => {
    if (age.kind !== 'ages' || age.isLoose) return;
    const years = yearsOfAge(times, age, i) ?? yearsOfNominalAge(times, age, i);
    if (years) compareAges(times, years, age);
  });
}

/** The pairs and ages of years that the text puts beside each other. */
export function checkYears(checked: CheckedText): void {
  const times = { checked, bound: new Set<Mention>() };
  checkPairsOfYears(times);
  checkAgesOfYears(times);
}

/** The pairs of the months of a year, from 寅. */
function monthsOf(year: number): string[] {
  const first = ((yearPair(year) % 5) * 2 + 2) % 10;
  return Array.from({ length: 12 }, (_, i) => `${STEMS[(first + i) % 10]}${BRANCHES[(2 + i) % 12]}`);
}

/**
 * The pairs of the months of a year.
 *
 * @param years named outside of the text, whose months it may speak of
 */
export function checkMonths({ each, facts, text }: CheckedText, years: readonly number[]): void {
  const { this_year } = facts;
  const named = new Set([
    ...years,
    ...yearsNamedIn(text, this_year),
    this_year - 1,
    this_year,
    this_year + 1,
  ]);
  const months = new Set([...named].flatMap(monthsOf).concat(facts.pillars.month.ganzhi));
  const right = `${this_year}年的月份依次为${monthsOf(this_year).join('、')}`;
  each(
    'year',
    `(?:(${YEAR})年(?:${PAIR}年)?|(${PAIR})流?年)?的?(${PAIR})月(?!柱)`,
    (number, pair, month = '') => {
      if (!number && !pair) return unless(months.has(month), right);
      // Years whose pairs have the same stem have the same months.
      const year = number
        ? readYear(number)
        : this_year + STEMS.indexOf(pair!.charAt(0)) - (yearPair(this_year) % 10);
      // In January a month of the year of luck before stands beside the number of the year.
      const own = [...monthsOf(year), ...(number ? monthsOf(year - 1).slice(-2) : [])];
      return unless(own.includes(month), `${number || pair}年的月份依次为${monthsOf(year).join('、')}`);
    },
  );
}
