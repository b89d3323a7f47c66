/** Days that a question names by a festival, a lunar date, a weekday or their distance, as days of the calendar. */
import { lunarToSolar } from '@ziping/bazi/lunar-calendar';
import { TERM_NAMES } from '@ziping/bazi/term-names';
import { termsOfYear } from '@ziping/bazi/terms';
import { fromJdn, toJdn } from '@ziping/bazi/time/calendar';
import { WEEKDAY } from './days.ts';
import { readNumber } from './numbers.ts';

export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

export interface NamedDay {
  /** As the question names it: 大年初六, 下周三. */
  name: string;
  date: CivilDate;
}

const dayNumber = ({ year, month, day }: CivilDate) => toJdn(year, month, day);
/** 0 for a Sunday. */
const weekday = (date: CivilDate) => (dayNumber(date) + 1) % 7;
const later = (date: CivilDate, days: number) => fromJdn(dayNumber(date) + days);

const FESTIVALS: readonly (readonly [RegExp, (year: number) => CivilDate])[] = [
  [
    /除夕|大年三十|年三十(?![几多来]?[万岁块个千天年])|年夜饭?/,
    (year) => later(lunarToSolar(year, 1, 1), -1),
  ],
  [
    /大年初一|正月初一|(?:春节|农历新年|过年)(?=那天|当天|是?(?:哪|几)|[^,。?!]{0,4}(?:哪一?天|几号|几月几|还有(?:几|多少)天))/,
    (year) => lunarToSolar(year, 1, 1),
  ],
  [/(?<=什么时候(?:是)?)(?:过年|春节)/, (year) => lunarToSolar(year, 1, 1)],
  [/(?<=离|距|到)(?:春节|过年|新年)(?=[^,。?!]{0,4}(?:几|多少)天)/, (year) => lunarToSolar(year, 1, 1)],
  [/元宵节?|正月十五/, (year) => lunarToSolar(year, 1, 15)],
  [/端午节?/, (year) => lunarToSolar(year, 5, 5)],
  [/七夕节?/, (year) => lunarToSolar(year, 7, 7)],
  [/中元节?|七月半|鬼节/, (year) => lunarToSolar(year, 7, 15)],
  [/中秋节?|八月十五/, (year) => lunarToSolar(year, 8, 15)],
  [/重阳节?|九月初九/, (year) => lunarToSolar(year, 9, 9)],
  [/腊八节?/, (year) => lunarToSolar(year - 1, 12, 8)],
  [/(?<![我你他她大])小年(?![轻龄纪级份糕货])/, (year) => lunarToSolar(year - 1, 12, 23)],
  [/圣诞节?/, (year) => ({ year, month: 12, day: 25 })],
  [/平安夜/, (year) => ({ year, month: 12, day: 24 })],
  [/情人节/, (year) => ({ year, month: 2, day: 14 })],
  [
    /元旦(?=那天|当天|[^,。?!]{0,2}(?:结婚|领证|订婚|开业|办|搬)|是?(?:哪|几))/,
    (year) => ({ year, month: 1, day: 1 }),
  ],
  [
    /(?:劳动节|五一)(?=那天|当天|[^,。?!]{0,2}(?:结婚|领证|订婚|开业|办|搬))/,
    (year) => ({ year, month: 5, day: 1 }),
  ],
  [
    /(?:国庆节?|十一)(?=那天|当天|[^,。?!]{0,2}(?:结婚|领证|订婚|开业|办|搬))/,
    (year) => ({ year, month: 10, day: 1 }),
  ],
];
/** Terms that are also names of people: 小雪适合我吗. */
const NAMES = '小雪|小满|谷雨|白露|立夏';
const BEFORE_NAME = '(?<![叫追娶爱跟和与对给]|喜欢|女儿|儿子|女友|老婆|对象|同事|朋友)';
const AFTER_NAME =
  '(?!适合我|喜欢|爱|[跟和与](?=[我他她])|对我|回我|理我|生气|为什么|怎么想|她|老师|同学|[姐妹]|(?:到底|会不会|还)+[^,。?!]{0,4}[爱我欢])';
/** Terms that are also the weather: 下大雪. */
const WEATHERS = '大雪|小雪';
const NO_WEATHER = `(?<![下场阵](?=${WEATHERS}))(?!(?:${WEATHERS})(?:[天封纷压太]|好大))`;
const TERMS = new RegExp(
  `${NO_WEATHER}(?:${BEFORE_NAME}(${NAMES})${AFTER_NAME}|(${TERM_NAMES.filter((name) => !NAMES.includes(name)).join('|')}))(?!节气)`,
);

const MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12, 大年: 1, 年: 1 };
const LUNAR =
  /(?:(农历|阴历|旧历|老历)?(正|冬|腊|[一二三四五六七八九十]{1,2})月|(大年|(?<![今明去前后\d])年))(初[一二三四五六七八九十]|十[一二三四五六七八九]|二?廿[一二三四五六七八九]?|二十[一二三四五六七八九]?|三十)(?![号日万块个天])/;

function readLunarDay(word: string): number {
  if (word === '三十' || word === '二十' || word === '廿') return word === '三十' ? 30 : 20;
  if (word.startsWith('初')) return readNumber(word.slice(1));
  if (word.startsWith('廿')) return 20 + readNumber(word.slice(1));
  return readNumber(word);
}

/** The first such day from today on; of a year that is named, that of the year. */
function next(today: CivilDate, named: number | null, of: (year: number) => CivilDate): CivilDate {
  if (named !== null) return of(named);
  // In January the lunar year before is not over.
  const found = [today.year - 1, today.year, today.year + 1, today.year + 2]
    .map(of)
    .find((date) => dayNumber(date) >= dayNumber(today));
  return found ?? of(today.year + 1);
}

/** A lunar day; of a month that has no thirtieth, the last. */
function lunarDay(year: number, month: number, day: number): CivilDate {
  try {
    return lunarToSolar(year, month, day);
  } catch {
    return lunarToSolar(year, month, Math.min(day, 29));
  }
}

/** Weeks from this one. */
const WEEKS: Readonly<Record<string, number>> = { 上上: -2, 上: -1, 下: 1, 下下: 2 };
const WEEKDAYS = '日一二三四五六';
const WEEK = new RegExp(`(上上|上|这|本|下下|下)?个?${WEEKDAY.source}`);
const NEAR: readonly (readonly [RegExp, number])[] = [
  [/大后天/, 3],
  [/(?<!大|先天)后天(?!努力|因素|培养|弥补|补救|形成|环境)/, 2],
  [/明(?:天|日|晚|早)/, 1],
  [/(?<!聊)今(?:天|日|晚|早)/, 0],
];

/** The day that is named; null where none is, or where only a month or a week is. */
export function findNamedDay(text: string, today: CivilDate, year: number | null): NamedDay | null {
  const festival = FESTIVALS.map(([words, of]) => ({ match: words.exec(text), of })).find(
    ({ match }) => match,
  );
  if (festival) return { name: festival.match![0], date: next(today, year, festival.of) };
  const lunar = LUNAR.exec(text);
  if (lunar) {
    const [name, , monthWord, newYear, dayWord] = lunar;
    const month = MONTHS[newYear ?? monthWord!] ?? readNumber(monthWord!);
    const day = readLunarDay(dayWord!);
    // 五月二十 is as often a day of the civil year.
    const isLunar = /农历|阴历|旧历|老历|[正冬腊年]|[初廿]/.test(name!);
    if (isLunar && month >= 1 && month <= 12 && day >= 1 && day <= 30)
      return { name: name!, date: next(today, year, (of) => lunarDay(of, month, day)) };
  }
  const found = TERMS.exec(text);
  const term = found?.[1] ?? found?.[2];
  if (term) {
    const of = (one: number): CivilDate => {
      const [y, m, d] = termsOfYear(one)
        .find(({ name }) => name === term)!
        .at.slice(0, 10)
        .split('-')
        .map(Number);
      return { year: y!, month: m!, day: d! };
    };
    return { name: term, date: next(today, year, of) };
  }
  const week = WEEK.exec(text);
  if (week) {
    const [name, which, word] = week;
    const wanted = WEEKDAYS.indexOf(word!.replace('天', '日'));
    const now = weekday(today);
    // A week begins on Monday.
    const inWeek = ((wanted + 6) % 7) - ((now + 6) % 7);
    const weeks = WEEKS[which ?? ''] ?? 0;
    const days = inWeek + weeks * 7;
    return { name: name!, date: later(today, which === undefined && days < 0 ? days + 7 : days) };
  }
  const near = NEAR.map(([words, step]) => ({ match: words.exec(text), step })).find(({ match }) => match);
  return near ? { name: near.match![0], date: later(today, near.step) } : null;
}

/** Days from today to a date. */
export const daysUntil = (today: CivilDate, date: CivilDate) => dayNumber(date) - dayNumber(today);
export const weekdayOf = (date: CivilDate) => WEEKDAYS.charAt(weekday(date));
