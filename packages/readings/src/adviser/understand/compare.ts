/** Two times of which the one is held against the other: 明年比今年好吗, 30岁以后是不是比现在好. */
import { readNumber } from './time/numbers.ts';
import { luckMonthOfDate } from './time/months.ts';
import type { LuckMonth, Today } from './time/time.ts';

export type Span =
  | { kind: 'year'; year: number }
  | { kind: 'months'; months: readonly LuckMonth[]; name: string }
  /** From an age on. */
  | { kind: 'age'; age: number };

export interface Comparison {
  of: Span;
  against: Span;
}

const TIME =
  '大前年|大后年|前年|去年|今年|明年|来年|后年|上半年|下半年|上个?月|这个?月|本月|下个?月|现在|目前|如今|眼下|(?:\\d{2}|[二三四五六七八]?十)(?:多岁|岁(?:以后|之后|后|多)?|以后|之后)|20\\d\\d年?';
const BETTER = '好|强|顺|旺|差|难|累|轻松|松|紧|糟|坏|惨|高|多|有钱|快|稳|富|行|省心|幸福|开心';
const COMPARED = new RegExp(
  `(?:(?<of>${TIME})[^,。?!比]{0,12})?(?:比|跟(?=[^,。?!]{1,6}比)|和(?=[^,。?!]{1,6}比))(?:起)?(?<against>${TIME})(?:比)?[^,。?!]{0,6}(?:${BETTER}|呢|怎么样)`,
);

const YEARS: Readonly<Record<string, number>> = {
  大前年: -3,
  前年: -2,
  去年: -1,
  今年: 0,
  现在: 0,
  目前: 0,
  如今: 0,
  眼下: 0,
  明年: 1,
  来年: 1,
  后年: 2,
  大后年: 3,
};

const MIDDLE = 15;

function monthsOf(words: string, { year, month }: Today): LuckMonth[] {
  if (words.endsWith('半年')) {
    const first = words.startsWith('上') ? 1 : 7;
    return Array.from({ length: 6 }, (_, at) => ({ year, month: first + at }));
  }
  const step = words.startsWith('上') ? -1 : words.startsWith('下') ? 1 : 0;
  const place = year * 12 + month - 1 + step;
  return [luckMonthOfDate({ year: Math.floor(place / 12), month: (place % 12) + 1, day: MIDDLE })];
}

function spanOf(words: string, today: Today): Span {
  const step = YEARS[words];
  if (step !== undefined) return { kind: 'year', year: today.year + step };
  if (/^(?:\d{2}|[二三四五六七八]?十)(?:多?岁|以后|之后)/.test(words))
    return { kind: 'age', age: readNumber(words.replace(/(?:多?岁|以后|之后).*$/, '')) };
  if (/^20/.test(words)) return { kind: 'year', year: Number.parseInt(words, 10) };
  return { kind: 'months', months: monthsOf(words, today), name: words };
}

/** What is meant where only the time that it is held against is named: 比今年强点没 asks of the next. */
function unnamed(against: string): string | null {
  if (/^(?:今年|现在|目前|如今|眼下)$/.test(against)) return '明年';
  if (/^(?:去年|前年|大前年)$/.test(against)) return '今年';
  if (/^(?:这个?月|本月)$/.test(against)) return '下个月';
  return /^上个?月$/.test(against) ? '这个月' : against === '上半年' ? '下半年' : null;
}

/** What one has now is held against what one would change to, and no time against another: 换去开货车会比现在强吗. */
const CHANGES =
  /(?:换|转|跳|改|调)(?:成|去|到|做|行|学|了|过去|工作|岗|槽|一?[个座]?(?:城市|地方|环境|单位|公司))|(?:搬|离职|辞|跳去)[^,。?!比]{0,8},?[^,。?!比]{0,6}比现在|(?:去|当|做|开|跑)[^,。?!比]{1,8},?[^,。?!比]{0,6}(?:会不会|会|能|是不是)?[^,。?!比]{0,2}比现在/;
/** What one has now, by its name or as the work that one does: 比开出租强. */
const AGAINST_NOW =
  /比(?:现在|目前|眼下|如今|(?:做|干|开|跑|送|当|打)[^,。?!]{1,5}(?:更|会)?(?:强|好|轻松|稳|挣|赚))/;
/** Whether a change is asked to be better than what the asker has now. */
export const isOfChange = (text: string): boolean =>
  AGAINST_NOW.test(text) && !/大运|换运|转运/.test(text) && CHANGES.test(text);

/** The two times; null where none are held against each other. */
export function findComparison(text: string, today: Today): Comparison | null {
  if (isOfChange(text) && !/(?:\d{2}|[二三四五六七八]?十)(?:多?岁|以后|之后)/.test(text)) return null;
  const { of, against } = COMPARED.exec(text)?.groups ?? {};
  if (against === undefined) return null;
  const first = of ?? unnamed(against);
  if (first === null || first === undefined || first === against) return null;
  return { of: spanOf(first, today), against: spanOf(against, today) };
}
