/** The months that a question speaks of, as months of luck. */
import { BRANCHES } from '@ziping/bazi/sixty-cycle';

import type { CivilDate } from './named-days.ts';
import { COUNT, readNumber } from './numbers.ts';
import type { LuckMonth, Time, Today } from './time.ts';
import { COUNTED_FROM_TODAY, firstYearAhead, type NamedYear, range, yearsIn } from './years.ts';

/** The months of luck that begin in civil months, from one counted from January of the year 0. */
const luckMonths = (first: number, count: number): LuckMonth[] =>
  range(first - 1, count).map((place) => ({ year: Math.floor(place / 12), month: (place % 12) + 1 }));
const civilPlace = (year: number, month: number) => year * 12 + month - 1;

/** The month of luck that a day lies in; near a change of month, the later. */
export const luckMonthOfDate = ({ year, month, day }: CivilDate): LuckMonth =>
  luckMonths(civilPlace(year, month) - (day < LAST_JIE - 3 ? 1 : 0), 1)[0]!;

const MONTH_WORDS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
const MONTH = '(\\d{1,2}|十[一二]?|[一二三四五六七八九]|[正冬腊])';
const NOT_NUMBER = '(?<![\\d个几第十一二两三四五六七八九])';
const NOT_DATE = '(?!经|薪|嫂|子|饼|\\d|[一二三四五六七八九十]{1,3}[日号])';
const MONTH_RANGE = new RegExp(
  `${NOT_NUMBER}${MONTH}月?份?底?(?:到|至|-|~|—|–)+((?:19|20|21)\\d\\d年|今年|明年|来年|后年|次年|第二年)?的?(?:农历|阴历)?${MONTH}月${NOT_DATE}`,
);
const MONTH_LIST = new RegExp(
  `${NOT_NUMBER}${MONTH}(?:月?份?(?:[、,和跟与或]|还是)${MONTH})?(?:月?份?(?:[、,和跟与或]|还是)${MONTH})?月${NOT_DATE}`,
  'g',
);
const ADJACENT_MONTHS = new RegExp(`${NOT_NUMBER}([一二三四五六七八])([二三四五六七八九])月${NOT_DATE}`);
const SOME_MONTHS = new RegExp(
  `(未来|接下来|今后|往后|以后|后面|最近|近|这)的?(?:${COUNT}个月|(半年))|${COUNT}个月(?:内|之内|以内)|(?<![大上下前后])(半年)(?:内|之内|以内)`,
);
const MONTHS_LATER = new RegExp(`${COUNTED_FROM_TODAY}(?:${COUNT}个月|(?<![大上下前])半年)(?:以后|之后|后)`);
const MONTHS_OF_A_FEW = 3;
const MONTHS_OF_A_YEAR = 12;

const readMonth = (word: string) => MONTH_WORDS[word] ?? readNumber(word);
const isMonth = (month: number) => month >= 1 && month <= MONTHS_OF_A_YEAR;

type Months = Extract<Time, { kind: 'months' }>;

/** What the months are told from. */
interface MonthContext {
  text: string;
  today: Today;
  years: readonly NamedYear[];
  /** The year that is named, where it is one. */
  named: number | null;
  lunar: boolean;
}

const inMonths = (months: LuckMonth[], lunar = false): Months => ({ kind: 'months', months, lunar });

/** Months of luck by their numbers. */
const numbered = (year: number, months: readonly number[], lunar = false): Months =>
  inMonths(
    months.map((month) => ({ year, month })),
    lunar,
  );

/** Months that begin a number of months after this one. */
const fromNow = ({ year, month }: Today, step: number, count = 1): Months =>
  inMonths(luckMonths(civilPlace(year, month) + step, count));

/** Months from one to another: 3月到6月, 今年11月到明年2月. Null where they are more than a year. */
function monthRange({ text, today, years, lunar }: MonthContext): Months | null {
  const match = MONTH_RANGE.exec(text);
  if (!match) return null;
  const [, firstWord, lastYear, lastWord] = match;
  const [first, last] = [readMonth(firstWord!), readMonth(lastWord!)];
  if (!isMonth(first) || !isMonth(last)) return null;
  const before = years.filter(({ place }) => place < match.index).at(-1)?.year;
  const after = lastYear === undefined ? undefined : yearsIn(lastYear, today)[0]?.year;
  const wraps = last < first ? 1 : 0;
  const passed = wraps === 0 && last < today.month ? 1 : 0;
  const year = before ?? (after === undefined ? today.year + passed : after - wraps);
  const count = civilPlace(after ?? year + wraps, last) - civilPlace(year, first) + 1;
  if (count < 1 || count > MONTHS_OF_A_YEAR) return null;
  // A lunar month has the number of the month of luck.
  const place = civilPlace(year, first) + (lunar ? 1 : 0);
  return inMonths(luckMonths(place, count), lunar);
}

const DATE = new RegExp(`${NOT_NUMBER}${MONTH}月(\\d{1,2}|[初一二三四五六七八九十廿]{1,3})(?![\\d月个])`);
/** The days of a civil month in which a month of luck may begin. */
const [FIRST_JIE, LAST_JIE] = [3, 9];

/** The months of luck that a date may lie in. */
function monthsOfDate({ text, today, named, lunar }: MonthContext): Months | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [, monthWord, dayWord] = match;
  const month = readMonth(monthWord!);
  if (!isMonth(month)) return null;
  const year = named ?? (month < today.month ? today.year + 1 : today.year);
  if (lunar || /[初廿]/.test(dayWord!) || monthWord! in MONTH_WORDS) return numbered(year, [month], true);
  const day = readNumber(dayWord!);
  const first = civilPlace(year, month) - (day <= LAST_JIE ? 1 : 0);
  return inMonths(luckMonths(first, day > FIRST_JIE && day <= LAST_JIE ? 2 : 1));
}

/** Months of holidays. */
const HOLIDAYS: readonly (readonly [RegExp, string])[] = [
  [/国庆节?|十一黄金周/, '10月'],
  [/五一(?:节|假期|黄金周)?/, '5月'],
  [/元旦/, '1月'],
  [/清明/, '4月'],
  [/暑假/, '7月和8月'],
  [/元宵节?/, '农历正月'],
  [/端午节?/, '农历五月'],
  [/中秋节?/, '农历八月'],
];

/** 上个月, 这个月, 下个月, 下下个月 */
function monthBesideNow({ text, today }: MonthContext): Months | null {
  const near = /(上|这|本|当|下)个?月/.exec(text)?.[1];
  if (near === undefined) return null;
  return fromNow(today, near === '上' ? -1 : near === '下' ? (/下下个?月/.test(text) ? 2 : 1) : 0);
}

/** 接下来三个月, 半年内 */
function monthsAhead({ text, today }: MonthContext): Months | null {
  const some = SOME_MONTHS.exec(text);
  if (!some) return null;
  const [, word, count, half, within, halfWithin] = some;
  const told = count ?? within;
  const months =
    half || halfWithin ? 6 : told === '几' ? MONTHS_OF_A_FEW : Math.min(readNumber(told!), MONTHS_OF_A_YEAR);
  return fromNow(today, word === undefined || /[近这]/.test(word) ? 0 : 1, months);
}

/** 三个月后, 半年后 */
function monthLater({ text, today }: MonthContext): Months | null {
  const later = MONTHS_LATER.exec(text);
  if (!later) return null;
  const [, count] = later;
  return fromNow(today, count === undefined ? 6 : count === '几' ? MONTHS_OF_A_FEW : readNumber(count));
}

/** 寅月 */
function monthOfBranch({ text, today, named }: MonthContext): Months | null {
  const branch = /([子丑寅卯辰巳午未申酉戌亥])月/.exec(text)?.[1];
  return branch ? numbered(named ?? today.year, [((BRANCHES.indexOf(branch) + 10) % 12) + 1]) : null;
}

/** 3月, 三四月, 3月和5月, 正月 */
function listedMonths({ text, today, named, lunar }: MonthContext): Months | null {
  const adjacent = ADJACENT_MONTHS.exec(text);
  const words = (adjacent ? [adjacent] : [...text.matchAll(MONTH_LIST)])
    .flatMap((match) => match.slice(1))
    .filter((word) => word !== undefined);
  const months = words.map(readMonth);
  if (months.length === 0 || !months.every(isMonth)) return null;
  const isLunar = lunar || words.some((word) => word in MONTH_WORDS);
  const last = Math.max(...months);
  const passed = isLunar ? last + 1 < today.month : last < today.month;
  const year = named ?? (passed ? today.year + 1 : today.year);
  const inOrder = [...new Set(months)].sort((a, b) => a - b);
  return isLunar
    ? numbered(year, inOrder, true)
    : inMonths(inOrder.flatMap((month) => luckMonths(civilPlace(year, month), 1)));
}

const lastMonthOfYear = ({ text, today, named }: MonthContext): Months | null =>
  /最后一?个月|剩(?:下|余)?(?:的|这|最后)*一个(?:多)?月/.test(text)
    ? inMonths(luckMonths(civilPlace(named ?? today.year, 12), 1))
    : null;

function halfOfYear({ text, today, named }: MonthContext): Months | null {
  if (/(?:上|前)半年.{0,2}(?:和|与|跟|还是|比).{0,2}(?:下|后)半年/.test(text))
    return numbered(named ?? firstYearAhead(today), range(1, 12));
  if (/(?:上|前)半年(?!.*(?:下|后)半年)/.test(text))
    return numbered(named ?? today.year + (today.month > 7 ? 1 : 0), range(1, 6));
  return /(?:下|后)半年/.test(text) ? numbered(named ?? today.year, range(7, 6)) : null;
}

function endOfYear({ text, today, named }: MonthContext): Months | null {
  const year = named ?? today.year;
  if (/年底|年末|岁末|年尾/.test(text)) return numbered(year, [10, 11]);
  return /(?<![\d一二两三四五六七八九十几多半今明后去当往])年前(?!辈)/.test(text)
    ? numbered(year, [10, 11, 12])
    : null;
}

const BEGIN_OF_YEAR =
  /年初|开年|(?<![\d一二两三四五六七八九十几多半今明去前])年后(?!年)|春节|农历新年|过完年|(?<![不超度经])过年(?!纪|龄|轻|份|级)/;

function beginOfYear({ text, today, named }: MonthContext): Months | null {
  if (!BEGIN_OF_YEAR.test(text)) return null;
  // 今年过年 in the second half of a year is the new year to come.
  const isToCome = named === today.year && today.month > 6 && /过年|春节|过完年/.test(text);
  const isNext = isToCome || (named === null && today.month > 2);
  return numbered(isNext ? today.year + 1 : (named ?? today.year), [1, 2]);
}

const middleOfYear = ({ text, today, named }: MonthContext): Months | null =>
  /(?<![\d一二两三四五六七八九十几些每])年中(?![医秋考标签风东]|奖(?!金))/.test(text)
    ? numbered(named ?? today.year, [5, 6])
    : null;

function quarterOfYear({ text, today, named }: MonthContext): Months | null {
  const quarter = /([一二三四1-4])季度/.exec(text)?.[1];
  if (!quarter) return null;
  const first = (readNumber(quarter) - 1) * 3 + 1;
  const passed = named === null && first + 2 < today.month;
  const year = named ?? today.year;
  return inMonths(luckMonths(civilPlace(passed ? year + 1 : year, first), 3));
}

function seasonOfYear({ text, today, named }: MonthContext): Months | null {
  const season = /(春|夏|秋|冬)(?:天|季)/.exec(text)?.[1];
  if (!season) return null;
  const place = '春夏秋冬'.indexOf(season);
  const passed = named === null && place * 3 + 4 < today.month;
  const year = named ?? today.year;
  return numbered(passed ? year + 1 : year, range(place * 3 + 1, 3));
}

/** 哪个月, 每个月 */
const monthsToChooseFrom = ({ text, today, named }: MonthContext): Months | null =>
  /哪个?月|哪几个月|哪些月|几月份?(?!前|后)|每个?月(?![^,。?!]{0,4}(?:花|存|攒|还|给|交|付|开销|支出|生活费|工资|房租|供|赚|挣|剩))|各个?月|逐月|十二个月|12个月|月份|流月/.test(
    text,
  )
    ? numbered(named ?? today.year + (today.month > 10 ? 1 : 0), range(1, 12))
    : null;

const partOfThisMonth = ({ text, today }: MonthContext): Months | null =>
  // 一到月底就没钱 is so in every month.
  /(?<!一到|每到|每个?|个个|月|到了?)(?:月底|月末)(?!就|总|老)|[上中下]旬/.test(text)
    ? fromNow(today, 0)
    : null;

/** The months that a question speaks of. */
export function monthsIn(question: string, today: Today, years: readonly NamedYear[]): Months | null {
  const holiday = HOLIDAYS.find(([pattern]) => pattern.test(question));
  const text = holiday ? question.replace(...holiday) : question;
  const lunar = /农历|阴历|旧历|老历/.test(text);
  const context = { text, today, years, named: years[0]?.year ?? null, lunar };
  const stretch = monthRange(context);
  if (stretch) return stretch;
  if (years.length > 1) return null;
  return (
    monthsOfDate(context) ??
    monthBesideNow(context) ??
    lastMonthOfYear(context) ??
    monthsAhead(context) ??
    monthLater(context) ??
    monthOfBranch(context) ??
    listedMonths(context) ??
    halfOfYear(context) ??
    endOfYear(context) ??
    beginOfYear(context) ??
    middleOfYear(context) ??
    quarterOfYear(context) ??
    seasonOfYear(context) ??
    monthsToChooseFrom(context) ??
    partOfThisMonth(context)
  );
}
