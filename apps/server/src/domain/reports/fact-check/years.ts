import { yearPair } from '@ziping/bazi/pillars';
import { BRANCHES, ganzhi, STEMS } from '@ziping/bazi/sixty-cycle';
import { type CheckedText, unless } from './checked-text.ts';
import {
  ageOffsets,
  AND,
  NUMBER,
  PAIR,
  readNumber,
  readRelativeYear,
  readYear,
  RELATIVE_YEAR,
  YEAR,
  yearsNamedIn,
} from './words.ts';

/** The pairs of the months of a year, from 寅. */
function monthsOf(year: number): string[] {
  const first = ((yearPair(year) % 5) * 2 + 2) % 10;
  return Array.from({ length: 12 }, (_, i) => `${STEMS[(first + i) % 10]}${BRANCHES[(2 + i) % 12]}`);
}

/** The pairs of years. */
export function checkYears({ each, facts, isListed }: CheckedText): void {
  const yearIs = (year: number, pair: string) => {
    const right = ganzhi(yearPair(year));
    const ofBirth = year === facts.birth_year && facts.pillars.year.ganzhi === pair;
    return unless(right === pair || ofBirth, `${year}年是${right}年`);
  };
  // Not of a month, a luck cycle or the like, also where several of them follow: 2026年甲午、乙未月.
  const ofYear = `(?!(?:${AND}${PAIR})*(?:大?运|月|日|时|柱))`;
  each(
    'year',
    `(${YEAR})年?[（(「“、，,\\s]{0,2}(?:岁次|流年|为|是|即|乃)?(${PAIR})${ofYear}`,
    (year, pair) => yearIs(readYear(year!), pair!),
    (match) => !isListed(match),
  );
  each('year', `(${RELATIVE_YEAR})[（(「“\\s]?(?:岁次|流年|为|是|即|乃)?(${PAIR})${ofYear}`, (word, pair) =>
    yearIs(readRelativeYear(word!, facts.this_year), pair!),
  );
  each(
    'year',
    // After a comma alone the year begins what is said next.
    `(?<!${YEAR}年?[（(]?)(${PAIR})(?:流?年)?(?:\\s?[（(]|[，,]?(?:即|也就是))?\\s?(${YEAR})(?=年|[）)])`,
    (pair, year) => yearIs(readYear(year!), pair!),
    (match) => !isListed(match),
  );
}

/**
 * The pairs of the months of a year.
 *
 * @param years named outside of the text, whose months it may speak of
 */
export function checkMonths({ each, facts, text }: CheckedText, years: readonly number[]): void {
  const { this_year } = facts;
  const named = [...years, ...yearsNamedIn(text, this_year), this_year - 1, this_year, this_year + 1];
  const months = new Set(named.flatMap(monthsOf).concat(facts.pillars.month.ganzhi));
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

/** The ages of years. */
export function checkAges({ each, facts, isListed }: CheckedText): void {
  const ageIs = (year: number, age: number, label: string) => {
    const nominal = year - facts.birth_year + 1;
    const allowed = ageOffsets(label).map((less) => nominal - less);
    return unless(allowed.includes(age), `${year}年虚岁${nominal}`);
  };
  const label = '(虚岁|虚龄|周岁|实岁|虚)?';
  const between = '[^\\d。！？；，,\\n一二三四五六七八九十百〇零到至前后起内—–~～]{0,8}[，,（(]?';
  const loose = `(?!\\s*(?:[以之]?[前后]|上下|左右|多|起|开始|${AND}(?!${YEAR})))`;
  // Between an age and its own year. After a comma alone the year begins what is said next.
  const toYear = '(?: ?[（(] ?|[，,]?(?:即|也就是|那年)|在|是)?';
  each(
    'age',
    `(${YEAR})年?${between}${label}(${NUMBER})(虚岁|周岁|岁)(?!${toYear}${YEAR})${loose}`,
    (year, before, age, after) =>
      ageIs(readYear(year!), readNumber(age!), before! + after!.replace('岁', '')),
    (match) => !isListed(match),
  );
  each(
    'age',
    `(${YEAR})年?${between}(虚岁|虚龄|周岁|实岁)(${NUMBER})(?!岁|\\d)${loose}`,
    (year, kind, age) => ageIs(readYear(year!), readNumber(age!), kind!),
    (match) => !isListed(match),
  );
  each(
    'age',
    `${label}(${NUMBER})(虚岁|周岁|岁)${toYear}(${YEAR})年?${loose}`,
    (before, age, after, year) =>
      ageIs(readYear(year!), readNumber(age!), before! + after!.replace('岁', '')),
    (match) => !isListed(match),
  );
  each('age', `今年(?:${PAIR}年?)?[，,]?${label}(${NUMBER})(虚岁|周岁|岁)`, (before, age, after) =>
    ageIs(facts.this_year, readNumber(age!), before! + after!.replace('岁', '')),
  );
}
