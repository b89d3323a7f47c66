/** The time that a question speaks of. */
import { BRANCHES, ganzhi } from '@ziping/bazi/sixty-cycle';
import { yearPair } from '@ziping/bazi/pillars';

export type Time =
  | { kind: 'year'; year: number }
  /** `choose`: which of them is meant to be said. */
  | { kind: 'years'; years: number[]; choose: boolean }
  /** Months of luck, 1 for 寅月, of a year of luck. */
  | { kind: 'months'; year: number; months: number[]; lunar: boolean }
  | { kind: 'cycle'; which: 'current' | 'next' | 'previous' | 'start' | 'change' | 'best' | 'all' }
  | { kind: 'cycle_of'; ganzhi: string }
  | { kind: 'cycle_at'; year: number }
  /** 虚岁 */
  | { kind: 'age'; age: number };

/** The civil date in China. */
export interface Today {
  year: number;
  month: number;
}

const DIGITS = '零一二三四五六七八九';
const PAIR = '[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]';
const ZODIAC = '鼠牛虎兔龙蛇马羊猴鸡狗猪';
const COUNT = '(\\d{1,3}|[一二两三四五六七八九十]{1,3}|几)';
/** The years that are told at once. */
const MOST_YEARS = 10;
const YEARS_OF_A_FEW = 5;

/** A number under 100, in digits or in words; 几 as five. */
function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '几') return YEARS_OF_A_FEW;
  const plain = text.replaceAll('两', '二');
  const [tens, ones] = plain.split('十');
  if (ones === undefined) return Math.max(0, DIGITS.indexOf(plain));
  return (tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0);
}

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
  [/(?<!大|今)后年/g, 2],
  [/明年|来年|下一年|次年/g, 1],
  [/今年|本年|这一年|当年/g, 0],
  [/去年|上一年/g, -1],
  [/(?<!大)前年/g, -2],
  [/大前年/g, -3],
];

/** The years that are named, in the order of the text. */
function yearsIn(text: string, { year: now }: Today): number[] {
  const found: [place: number, year: number][] = [];
  const each = (pattern: RegExp, read: (match: RegExpExecArray) => number | null) => {
    for (const match of text.matchAll(pattern)) {
      const year = read(match);
      if (year !== null) found.push([match.index, year]);
    }
  };
  for (const [pattern, step] of RELATIVE) each(pattern, () => now + step);
  each(/(?<!\d)((?:19|20|21)\d\d)(?!\d|元|块|万)/g, ([, year]) => Number(year));
  each(/[二一][〇零○一二三四五六七八九]{3}(?=年|和|到|至|与|跟|还是)/g, ([year]) =>
    Number([...year].map((one) => Math.max(0, DIGITS.indexOf(one))).join('')),
  );
  each(/(?<![\d未来近去这了])(\d\d)年?(?=[和跟与到至还、]|年)(?!年?[级前以代内来])/g, (match) => {
    // 「26和28年」, but not a count of years or a month.
    if (!/年/.test(text.slice(match.index, match.index + 8))) return null;
    const year = 2000 + Number(match[1]);
    return year > now + 40 ? null : year;
  });
  each(new RegExp(`(${PAIR})年`, 'g'), ([, pair]) =>
    nearestYear(now, (year) => ganzhi(yearPair(year)) === pair, 30),
  );
  each(new RegExp(`([${ZODIAC}])年`, 'g'), ([, animal]) => {
    const branch = ZODIAC.indexOf(animal!);
    return range(now, 12).find((year) => yearPair(year) % 12 === branch) ?? null;
  });
  const inOrder = found.sort(([a], [b]) => a - b).map(([, year]) => year);
  return [...new Set(inOrder)];
}

/** A span of years told by its length. */
function spanIn(text: string, { year, month }: Today): number[] | null {
  const first = month >= 10 ? year + 1 : year;
  const ahead = new RegExp(
    `(?:未来|接下来|今后|往后|以后|之后|后面|将来|下)的?这?${COUNT}个?年|${COUNT}年(?:内|之内|以内)`,
  ).exec(text);
  if (ahead) return range(first, Math.min(readNumber(ahead[1] ?? ahead[2]!), MOST_YEARS));
  const past = new RegExp(`(?:过去|前|之前|以前|早)的?这?${COUNT}年(?!级)`).exec(text);
  if (past) {
    const count = past[1] === '几' ? 4 : Math.min(readNumber(past[1]!), MOST_YEARS);
    return range(year - count, count);
  }
  const around = new RegExp(`(?:这|最近|近|近来)${COUNT}年`).exec(text);
  if (around) {
    const count = around[1] === '几' ? 4 : Math.min(readNumber(around[1]!), MOST_YEARS);
    return count <= 2 ? range(year, count) : range(year - 1, count);
  }
  if (/近些?年|最近些年|这些年/.test(text)) return range(year - 2, 4);
  return null;
}

/** The month of luck that begins in a civil month. */
function luckMonth(year: number, month: number): { year: number; month: number } {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

const MONTH_WORDS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };

function monthsIn(text: string, today: Today, years: readonly number[]): Time | null {
  const named = years.length === 1 ? years[0]! : null;
  const inYear = named ?? today.year;
  const several = (months: number[], year = inYear): Time => ({ kind: 'months', year, months, lunar: false });
  const near = /(上|这|本|当|下)个?月/.exec(text);
  if (near) {
    const step = near[1] === '上' ? -1 : near[1] === '下' ? (/下下个?月/.test(text) ? 2 : 1) : 0;
    const place = today.year * 12 + today.month - 1 + step;
    const { year, month } = luckMonth(Math.floor(place / 12), (place % 12) + 1);
    return several([month], year);
  }
  const branch = /([子丑寅卯辰巳午未申酉戌亥])月/.exec(text)?.[1];
  if (branch) return several([((BRANCHES.indexOf(branch) + 10) % 12) + 1]);
  const isLunar = /农历|阴历|旧历|老历/.test(text);
  const word =
    /(?<![\d个几])(\d{1,2}|十[一二]?|[一二三四五六七八九]|[正冬腊])月(?!经|薪|嫂|子|\d|[一二三四五六七八九十]{1,3}[日号])/.exec(
      text,
    )?.[1];
  if (word && !/个月/.test(text.slice(text.indexOf(word), text.indexOf(word) + 4))) {
    const month = MONTH_WORDS[word] ?? readNumber(word);
    if (month >= 1 && month <= 12) {
      if (isLunar || word in MONTH_WORDS) {
        const year = named ?? (month + 1 < today.month ? today.year + 1 : today.year);
        return { kind: 'months', year, months: [month], lunar: true };
      }
      const civil = named ?? (month < today.month ? today.year + 1 : today.year);
      const luck = luckMonth(civil, month);
      return several([luck.month], luck.year);
    }
  }
  if (/上半年/.test(text)) return several(range(1, 6), named ?? today.year + (today.month > 7 ? 1 : 0));
  if (/下半年/.test(text)) return several(range(7, 6));
  if (/年底|年末|岁末|年尾/.test(text)) return several([10, 11]);
  if (/年初|开年|年后(?!年)|春节|过完年|过年/.test(text))
    return several([1, 2], named ?? (today.month > 2 ? today.year + 1 : today.year));
  if (/年中(?!医)/.test(text)) return several([5, 6]);
  const season = /(春|夏|秋|冬)(?:天|季)/.exec(text)?.[1];
  if (season) {
    const place = '春夏秋冬'.indexOf(season);
    const passed = named === null && place * 3 + 4 < today.month;
    return several(range(place * 3 + 1, 3), passed ? inYear + 1 : inYear);
  }
  if (/哪个月|哪几个月|哪些月|几月份?(?!前|后)|每个?月|各个?月|逐月|十二个月|12个月|月份|流月/.test(text))
    return several(range(1, 12), named ?? today.year + (today.month > 10 ? 1 : 0));
  return null;
}

function cycleIn(text: string, years: readonly number[]): Time | null {
  const named = new RegExp(`(${PAIR})(?:这步|这一步|这个)?(?:大运|运(?!势|气))`).exec(text)?.[1];
  if (named) return { kind: 'cycle_of', ganzhi: named };
  const isCycle =
    /大运|(?:这|下|上)一?[步个](?:大)?运|步运|换运|交运|起运|十年运|走.{0,3}运(?!势|气|动)/.test(text);
  if (isCycle && years.length === 1 && !/今年|本年/.test(text)) return { kind: 'cycle_at', year: years[0]! };
  if (/起运/.test(text)) return { kind: 'cycle', which: 'start' };
  if (
    /换运|交运|换大运|交大运|转运(?!珠|法|方|物|石|的?东西)|时来运转|(?:什么时候|何时|哪年|哪一年|多久)[^,。?!]{0,6}(?:好转|走运|行运|翻身|顺起来|变好|起来|熬出头|出头|好起来)|(?:好转|翻身|出头)[^,。?!]{0,4}(?:什么时候|何时|哪年)/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'change' };
  if (/下一?[步个](?:大)?运|下步运|接下来(?:的)?(?:这)?(?:一)?(?:步|个)?大运|后面.{0,3}大运/.test(text))
    return { kind: 'cycle', which: 'next' };
  if (/上一?[步个](?:大)?运|前一?[步个](?:大)?运/.test(text)) return { kind: 'cycle', which: 'previous' };
  if (
    /(?:哪|最).{0,6}(?:大运|步运)|(?:大运|步运).{0,6}(?:最好|最旺|最顺|最差)|黄金十年|人生巅峰|巅峰期|高光|一生.{0,8}(?:最好|最旺|最顺)|这辈子.{0,8}(?:最好|最旺|最顺)/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'best' };
  if (
    /一生|一辈子|这辈子|终身|所有大运|全部大运|各步大运|大运(?:走势|排列|列表|顺序)|人生(?:走势|轨迹|起伏)|晚年|老年|中年/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'all' };
  return isCycle ? { kind: 'cycle', which: 'current' } : null;
}

/** The time of a question in its normal form; null when it names none. */
export function findTime(text: string, today: Today): Time | null {
  const years = yearsIn(text, today);
  const cycle = cycleIn(text, years);
  if (cycle) return cycle;
  const months = monthsIn(text, today, years);
  if (months) return months;
  const choose = /哪|更|比|还是|最|好些|好一?点/.test(text);
  const between =
    years.length === 2 && /(?:年|\d)(?:到|至|-|—|~|～)+/.test(text) ? Math.abs(years[1]! - years[0]!) + 1 : 0;
  if (between > 2)
    return { kind: 'years', years: range(Math.min(...years), Math.min(between, MOST_YEARS)), choose };
  if (years.length > 1) return { kind: 'years', years: years.slice(0, MOST_YEARS), choose: true };
  const span = years.length === 0 ? spanIn(text, today) : null;
  if (span && span.length > 1) return { kind: 'years', years: span, choose };
  const only = years[0] ?? span?.[0];
  if (only !== undefined) return { kind: 'year', year: only };
  const age = new RegExp(
    `(?<!今年)(?<![\\d一二三四五六七八九十])(\\d{1,3}|[一二三四五六七八九十]{1,3})(?:周|虚)?岁(?!了|的我|数)`,
  ).exec(text);
  if (age && !/今年.{0,3}岁/.test(text)) {
    const value = readNumber(age[1]!);
    if (value >= 1 && value <= 120) return { kind: 'age', age: value };
  }
  if (/流年/.test(text)) return { kind: 'year', year: today.year };
  return null;
}
