/** The time that a question speaks of. */
import { ANIMALS, BRANCHES, ganzhi } from '@ziping/bazi/sixty-cycle';
import { yearPair } from '@ziping/bazi/pillars';

import { withoutBackground } from './background.ts';
import type { CivilDate } from './named-days.ts';
import { AGE, COUNT, readNumber, readYear } from './numbers.ts';

/** A month of luck, 1 for 寅月, of a year of luck. */
export interface LuckMonth {
  year: number;
  month: number;
}

export type Time =
  | { kind: 'year'; year: number }
  /** `choose`: which of them is meant to be said. */
  | { kind: 'years'; years: number[]; choose: boolean }
  /** At least one, in the order of time. */
  | { kind: 'months'; months: LuckMonth[]; lunar: boolean }
  | { kind: 'cycle'; which: 'current' | 'next' | 'previous' | 'start' | 'change' | 'best' | 'all' }
  | { kind: 'cycle_of'; ganzhi: string }
  | { kind: 'cycle_at'; year: number }
  /** 虚岁 */
  | { kind: 'age'; age: number }
  /** 虚岁, the first and the last. */
  | { kind: 'ages'; from: number; to: number };

type Months = Extract<Time, { kind: 'months' }>;

/** The civil date in China. */
export interface Today {
  year: number;
  month: number;
  /** Single days are named only where it is known. */
  day?: number;
}

const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]';
/** The years that are told at once. */
const MOST_YEARS = 10;
const YEARS_OF_A_FEW = 5;

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

/** The year nearest to `from` whose pair or branch is asked for; of two as near, the later. */
function nearestYear(from: number, fits: (year: number) => boolean, span: number): number | null {
  for (let distance = 0; distance <= span; distance += 1) {
    if (fits(from + distance)) return from + distance;
    if (fits(from - distance)) return from - distance;
  }
  return null;
}

const RELATIVE: readonly (readonly [RegExp, number])[] = [
  [/大后年/g, 3],
  [/(?<!大|今)后年(?!半)|(?<=今?明)后(?=[两二三]年)/g, 2],
  [/明年|来年|下一年|次年|第二年|(?<=今)明(?=[两二三后])|明(?=后[两二年])/g, 1],
  [/今年|本年|这一年|当年|今(?=明)/g, 0],
  [/去年|上一年/g, -1],
  [/(?<!大)前年/g, -2],
  [/大前年/g, -3],
];

/** Two digits before 年 are a year from 20 on, or where the years are counted from it: 从18年开始. */
const SHORT_YEAR =
  /(?<![\d未来近去这了过前后下作婚满整])(\d\d)年?(?=[和跟与到至还、]|年)(?!年?(?:[级代内来了多里间老]|大运|左右|房贷|工龄|经验))/g;
const FIRST_SHORT_YEAR = 20;
/** Whether a number before 年后 is a distance, 10年后 or 30年后, and not a year, 28年后. */
const isDistance = (count: number) => count <= FIRST_SHORT_YEAR || count % 10 === 0;

interface NamedYear {
  place: number;
  year: number;
}

/** The years that are named, in the order of the text. */
function yearsIn(text: string, { year: now }: Today): NamedYear[] {
  const found: NamedYear[] = [];
  const each = (pattern: RegExp, read: (match: RegExpExecArray) => number | null) => {
    for (const match of text.matchAll(pattern)) {
      const year = read(match);
      if (year !== null) found.push({ place: match.index, year });
    }
  };
  for (const [pattern, step] of RELATIVE) each(pattern, () => now + step);
  each(/(?<!\d)((?:19|20|21)\d\d)(?!\d|元|块|万)/g, ([, year]) => Number(year));
  each(/[二一][〇零○一二三四五六七八九]{3}(?=年|和|到|至|与|跟|还是)/g, ([year]) => readYear(year, now));
  each(SHORT_YEAR, (match) => {
    const after = text.slice(match.index + 2, match.index + 12);
    const isCounted = text.charAt(match.index - 1) === '从' || /^年(?:开始|起)/.test(after);
    // 「26和28年」, but not a month or a price.
    if (!after.includes('年') || (Number(match[1]) < FIRST_SHORT_YEAR && !isCounted)) return null;
    if (/^年(?:之|以)?[前后]/.test(after) && isDistance(Number(match[1]))) return null;
    const year = 2000 + Number(match[1]);
    return year > now + 40 ? null : year;
  });
  each(new RegExp(`(${PAIR})年`, 'g'), ([, pair]) =>
    nearestYear(now, (year) => ganzhi(yearPair(year)) === pair, 30),
  );
  each(new RegExp(`(下一?个)?([${ANIMALS}])年`, 'g'), ([, next, animal]) => {
    const branch = ANIMALS.indexOf(animal!);
    return range(next ? now + 1 : now, 12).find((year) => yearPair(year) % 12 === branch) ?? null;
  });
  return found
    .sort((a, b) => a.place - b.place)
    .filter(({ year }, at, all) => all.findIndex((other) => other.year === year) === at);
}

/** What happened N years before is not counted from today: 结婚三年后. */
const COUNTED_FROM_TODAY = '(?<![\\d一二两三四五六七八九十几婚业作手职恋爱班学工娃子家休了岁])';
const AHEAD = new RegExp(
  `(?:未来|接下来|今后|往后|(?<![婚业作岁])(?:以后|之后)|后面|(?<![婚业作岁年最])后|将来|下)的?这?${COUNT}个?年(?!级|后)|${COUNT}年(?:内|之内|以内)`,
);
const PAST = new RegExp(`(?:过去|前|之前|以前|早)的?这?${COUNT}年(?!级)`);
const AROUND = new RegExp(`(?:这|最近|近|近来)${COUNT}年(?!级)`);
const YEARS_LATER = new RegExp(
  `${COUNTED_FROM_TODAY}${COUNT}年(?:以后|之后|后)(?!半)|(?<![难度经不超通])过${COUNT}年`,
);
const YEARS_AGO = new RegExp(`${COUNTED_FROM_TODAY}${COUNT}年(?:以前|之前|前)`);

/** The first year that is still ahead: late in a year, the next. */
export const firstYearAhead = ({ year, month }: Today) => (month >= 10 ? year + 1 : year);

/** The years of which the best or the worst is asked for. */
export const yearsToChooseFrom = (today: Today): Time => ({
  kind: 'years',
  years: range(firstYearAhead(today), MOST_YEARS),
  choose: true,
});

/** Years told by their distance from today, or from the one year that is named. */
function spanIn(text: string, today: Today, named: number | null): number[] | null {
  const { year } = today;
  const first = firstYearAhead(today);
  const ahead = AHEAD.exec(text);
  if (ahead) return range(named ?? first, Math.min(readNumber(ahead[1] ?? ahead[2]!), MOST_YEARS));
  if (named !== null) {
    if (/\d年?(?:以后|之后|往后)/.test(text)) return range(named, YEARS_OF_A_FEW);
    const isUntil = /\d年?(?:以前|之前)|(?:现在|目前|如今)(?:到|至)/.test(text);
    return isUntil && named > first ? range(first, Math.min(named - first + 1, MOST_YEARS)) : null;
  }
  const later = YEARS_LATER.exec(text);
  if (later) {
    const count = later[1] ?? later[2]!;
    return count === '几' ? range(first, readNumber(count)) : [year + readNumber(count)];
  }
  const ago = YEARS_AGO.exec(text)?.[1];
  if (ago && ago !== '几') return [year - readNumber(ago)];
  const past = ago ?? PAST.exec(text)?.[1];
  if (past) {
    const count = past === '几' ? 4 : Math.min(readNumber(past), MOST_YEARS);
    return range(year - count, count);
  }
  const around = AROUND.exec(text)?.[1];
  if (around) {
    const count = around === '几' ? 4 : Math.min(readNumber(around), MOST_YEARS);
    return count <= 2 ? range(year, count) : range(year - 1, count);
  }
  if (/近些?年|最近些年|这些年/.test(text)) return range(year - 2, 4);
  return null;
}

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

/** Months from one to another: 3月到6月, 今年11月到明年2月. Null where they are more than a year. */
function monthRange(text: string, today: Today, years: readonly NamedYear[], lunar: boolean): Months | null {
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
  return { kind: 'months', months: luckMonths(place, count), lunar };
}

const DATE = new RegExp(`${NOT_NUMBER}${MONTH}月(\\d{1,2}|[初一二三四五六七八九十廿]{1,3})(?![\\d月个])`);
/** The days of a civil month in which a month of luck may begin. */
const [FIRST_JIE, LAST_JIE] = [3, 9];

/** The months of luck that a date may lie in. */
function monthsOfDate(text: string, today: Today, named: number | null, lunar: boolean): Months | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [, monthWord, dayWord] = match;
  const month = readMonth(monthWord!);
  if (!isMonth(month)) return null;
  const year = named ?? (month < today.month ? today.year + 1 : today.year);
  if (lunar || /[初廿]/.test(dayWord!) || monthWord! in MONTH_WORDS)
    return { kind: 'months', months: [{ year, month }], lunar: true };
  const day = readNumber(dayWord!);
  const first = civilPlace(year, month) - (day <= LAST_JIE ? 1 : 0);
  return {
    kind: 'months',
    months: luckMonths(first, day > FIRST_JIE && day <= LAST_JIE ? 2 : 1),
    lunar: false,
  };
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

function monthsIn(question: string, today: Today, years: readonly NamedYear[]): Months | null {
  const holiday = HOLIDAYS.find(([pattern]) => pattern.test(question));
  const text = holiday ? question.replace(...holiday) : question;
  const lunar = /农历|阴历|旧历|老历/.test(text);
  const stretch = monthRange(text, today, years, lunar);
  if (stretch) return stretch;
  if (years.length > 1) return null;
  const named = years[0]?.year ?? null;
  const inYear = named ?? today.year;
  const ofDate = monthsOfDate(text, today, named, lunar);
  if (ofDate) return ofDate;
  const several = (months: number[], year = inYear): Months => ({
    kind: 'months',
    months: months.map((month) => ({ year, month })),
    lunar: false,
  });
  const now = civilPlace(today.year, today.month);
  const fromNow = (step: number, count = 1): Months => ({
    kind: 'months',
    months: luckMonths(now + step, count),
    lunar: false,
  });
  const near = /(上|这|本|当|下)个?月/.exec(text);
  if (near) return fromNow(near[1] === '上' ? -1 : near[1] === '下' ? (/下下个?月/.test(text) ? 2 : 1) : 0);
  const some = SOME_MONTHS.exec(text);
  if (some) {
    const [, word, count, half, within, halfWithin] = some;
    const told = count ?? within;
    const months =
      half || halfWithin
        ? 6
        : told === '几'
          ? MONTHS_OF_A_FEW
          : Math.min(readNumber(told!), MONTHS_OF_A_YEAR);
    return fromNow(word === undefined || /[近这]/.test(word) ? 0 : 1, months);
  }
  const later = MONTHS_LATER.exec(text);
  if (later)
    return fromNow(later[1] === undefined ? 6 : later[1] === '几' ? MONTHS_OF_A_FEW : readNumber(later[1]));
  const branch = /([子丑寅卯辰巳午未申酉戌亥])月/.exec(text)?.[1];
  if (branch) return several([((BRANCHES.indexOf(branch) + 10) % 12) + 1]);
  const adjacent = ADJACENT_MONTHS.exec(text);
  const words = (adjacent ? [adjacent] : [...text.matchAll(MONTH_LIST)])
    .flatMap((match) => match.slice(1))
    .filter((word) => word !== undefined);
  const months = words.map(readMonth);
  if (months.length > 0 && months.every(isMonth)) {
    const isLunar = lunar || words.some((word) => word in MONTH_WORDS);
    const last = Math.max(...months);
    const passed = isLunar ? last + 1 < today.month : last < today.month;
    const year = named ?? (passed ? today.year + 1 : today.year);
    const inOrder = [...new Set(months)].sort((a, b) => a - b);
    return isLunar
      ? { ...several(inOrder, year), lunar: true }
      : {
          kind: 'months',
          months: inOrder.flatMap((month) => luckMonths(civilPlace(year, month), 1)),
          lunar: false,
        };
  }
  if (/最后一?个月/.test(text))
    return { kind: 'months', months: luckMonths(civilPlace(inYear, 12), 1), lunar: false };
  if (/(?:上|前)半年.{0,2}(?:和|与|跟|还是|比).{0,2}(?:下|后)半年/.test(text))
    return several(range(1, 12), named ?? firstYearAhead(today));
  if (/(?:上|前)半年(?!.*(?:下|后)半年)/.test(text))
    return several(range(1, 6), named ?? today.year + (today.month > 7 ? 1 : 0));
  if (/(?:下|后)半年/.test(text)) return several(range(7, 6));
  if (/年底|年末|岁末|年尾/.test(text)) return several([10, 11]);
  if (/(?<![\d一二两三四五六七八九十几多半今明后去当往])年前(?!辈)/.test(text)) return several([10, 11, 12]);
  // 今年过年 in the second half of a year is the new year to come.
  const isToCome = named === today.year && today.month > 6 && /过年|春节|过完年/.test(text);
  if (
    /年初|开年|(?<![\d一二两三四五六七八九十几多半今明去前])年后(?!年)|春节|农历新年|过完年|(?<![不超度经])过年(?!纪|龄|轻|份|级)/.test(
      text,
    )
  )
    return several([1, 2], isToCome || (named === null && today.month > 2) ? today.year + 1 : inYear);
  if (/(?<![\d一二两三四五六七八九十几些每])年中(?![医秋考标签风东]|奖(?!金))/.test(text))
    return several([5, 6]);
  const quarter = /([一二三四1-4])季度/.exec(text)?.[1];
  if (quarter) {
    const first = (readNumber(quarter) - 1) * 3 + 1;
    const passed = named === null && first + 2 < today.month;
    return {
      kind: 'months',
      months: luckMonths(civilPlace(passed ? inYear + 1 : inYear, first), 3),
      lunar: false,
    };
  }
  const season = /(春|夏|秋|冬)(?:天|季)/.exec(text)?.[1];
  if (season) {
    const place = '春夏秋冬'.indexOf(season);
    const passed = named === null && place * 3 + 4 < today.month;
    return several(range(place * 3 + 1, 3), passed ? inYear + 1 : inYear);
  }
  if (/哪个?月|哪几个月|哪些月|几月份?(?!前|后)|每个?月|各个?月|逐月|十二个月|12个月|月份|流月/.test(text))
    return several(range(1, 12), named ?? today.year + (today.month > 10 ? 1 : 0));
  if (/月底|月末|[上中下]旬/.test(text)) return fromNow(0);
  return null;
}

function cycleIn(text: string, years: readonly NamedYear[]): Time | null {
  const named = new RegExp(`(${PAIR})(?:这步|这一步|这个)?(?:大运|运(?!势|气))`).exec(text)?.[1];
  if (named) return { kind: 'cycle_of', ganzhi: named };
  const isCycle =
    /大运|(?:这|下|上)一?[步个](?:大)?运|步运|换运|交运|起运|十年运|走.{0,3}运(?!势|气|动)/.test(text);
  if (isCycle && years.length === 1 && !/今年|本年/.test(text))
    return { kind: 'cycle_at', year: years[0]!.year };
  if (/起运|大运.{0,3}(?:几岁|什么时候|何时|哪一?年)(?:开始|起)/.test(text))
    return { kind: 'cycle', which: 'start' };
  if (
    /换运|交运|运.{0,4}(?:结束|走完)|换大运|交大运|转运(?!珠|法|方|物|石|的?东西)|时来运转|(?:什么时候|何时|哪年|哪一年|多久)[^,。?!]{0,6}(?:好转|走运|行运|翻身|顺起来|变好|起来|熬出头|出头|好起来)|(?:好转|翻身|出头)[^,。?!]{0,4}(?:什么时候|何时|哪年)/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'change' };
  if (
    /下一?[步个](?:大)?运|大运(?:换了|一换|换完|交了|换(?=以?后))|换(?:了|完)?大运(?:以?后|会|就|能)|下一?个(?:10|十)年|下步运|接下来(?:的)?(?:这)?(?:一)?(?:步|个)?大运|后面.{0,3}大运/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'next' };
  if (/上一?[步个](?:大)?运|前一?[步个](?:大)?运/.test(text)) return { kind: 'cycle', which: 'previous' };
  if (
    /(?:哪|最).{0,6}(?:大运|步运)|(?:大运|步运).{0,6}(?:最好|最旺|最顺|最差)|黄金(?:十年|时期|期|阶段)|人生巅峰|巅峰期|高光|一生.{0,8}(?:最好|最旺|最顺)|这辈子.{0,8}(?:最好|最旺|最顺)/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'best' };
  if (
    /(?<!万)一生(?!意|气|病|孩|产|娃)|(?<![干做过爱打守陪待身])一辈子|这辈子|终身|所有大运|全部大运|各步大运|大运(?:走势|排列|列表|顺序)|人生(?:走势|轨迹|起伏)|晚年|老年(?!大学|人|公寓|痴呆|活动|证|卡)|中年(?!破产|失业|危机|离|人|男|女)|老了|[前后上下]半(?:生|辈子)/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'all' };
  return isCycle ? { kind: 'cycle', which: 'current' } : null;
}

const AGE_RANGE = new RegExp(
  `(${AGE})(?:周|虚)?岁?(?:到|至|-|~|—|–)+(${AGE})(?:周|虚)?岁|((?:\\d|[二三四五六七八九])?(?:0|十))(?:多|来|几)岁`,
);
const ONE_AGE = new RegExp(`(?<![\\d一二三四五六七八九十])(${AGE})(?:周|虚)?岁(?!了|的我|数)`);
const MOST_AGE = 120;

/** Ages that are asked for: 35岁以后, 25岁到35岁, 三十多岁. */
function ageIn(text: string): Time | null {
  const stretch = AGE_RANGE.exec(text);
  if (stretch) {
    const [, first, last, decade] = stretch;
    const from = readNumber(decade ?? first!);
    const to = decade === undefined ? readNumber(last!) : from + 9;
    if (from >= 1 && to > from && to <= MOST_AGE) return { kind: 'ages', from, to };
  }
  const age = readNumber(ONE_AGE.exec(text)?.[1] ?? '零');
  return age >= 1 && age <= MOST_AGE ? { kind: 'age', age } : null;
}

/** The time of a question in its normal form; null when it names none. */
export function findTime(question: string, today: Today): Time | null {
  const text = withoutBackground(question, today.year).replaceAll(
    /((?:19|20)\d\d)[./-](0?[1-9]|1[0-2])(?![\d./-])/g,
    '$1年$2月',
  );
  const named = yearsIn(text, today);
  const years = named.map(({ year }) => year);
  const age = ageIn(text);
  if (age && (age.kind === 'ages' || years.length === 0)) return age;
  const span = years.length < 2 ? spanIn(text, today, years[0] ?? null) : null;
  const choose = /哪|更|比|还是|最|好些|好一?点/.test(text);
  const cycle = cycleIn(text, named);
  if (cycle && !(span && span.length > 1 && AHEAD.test(text))) return cycle;
  if (span && span.length > 1) return { kind: 'years', years: span, choose };
  const months = monthsIn(text, today, named);
  if (months) return months;
  const between =
    years.length === 2 && /(?:[年月]|\d)(?:到|至|-|—|~|～)+/.test(text)
      ? Math.abs(years[1]! - years[0]!) + 1
      : 0;
  if (between > 2)
    return { kind: 'years', years: range(Math.min(...years), Math.min(between, MOST_YEARS)), choose };
  if (years.length > 1) return { kind: 'years', years: years.slice(0, MOST_YEARS), choose: true };
  const only = span?.[0] ?? years[0];
  if (only !== undefined) return { kind: 'year', year: only };
  return /流年/.test(text) ? { kind: 'year', year: today.year } : null;
}
