/** What is asked of the pillars of one's own chart: how near the birth is to a term, how many there are, whether a year is against one. */
import { ANIMALS, BRANCHES, ganzhi } from '@ziping/bazi/sixty-cycle';
import { yearPair } from '@ziping/bazi/pillars';

import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import { pillarOf } from '../../reports/parts.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';
import { againstOf } from './animal-years.ts';
import { tieOfAnimals } from './animals.ts';
import { clockText, dateText } from './dates.ts';
import { overallOf } from './period.ts';
import { yearOfLuck } from './luck/signs.ts';

const CYCLE = Array.from({ length: 60 }, (_, at) => ganzhi(at));
/** The pair before or after another. */
const pairBeside = (pair: string, step: 1 | -1): string => CYCLE[(CYCLE.indexOf(pair) + step + 60) % 60]!;

const HOUR = 60;
const DAY = 24 * HOUR;
/** A time from a birth to a term, as it is said. */
function spanText(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)}天`;
  if (whole < 1) return '不到1分钟';
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR];
  return `${hours > 0 ? `${hours}小时` : ''}${rest > 0 ? `${rest}分钟` : ''}`;
}

/** Minutes from a term within which a clock that is remembered by and by may be on its other side. */
const DOUBTFUL = 2 * HOUR;

/** Which pillar of the month a birth near a term has, and by how much it is before or after the term. */
export function sayMonthEdge(w: Writer): Answer {
  const { previous, next } = w.chart.truth.jie;
  const isBefore = Math.abs(next.minutes) < Math.abs(previous.minutes);
  const term = isBefore ? next : previous;
  const month = pillarOf(w.facts, 'month');
  const other = pairBeside(month, isBefore ? 1 : -1);
  const year = pillarOf(w.facts, 'year');
  const ofYear =
    term.name === '立春'
      ? `；立春还换年，${isBefore ? '过了' : '没到'}这一刻年柱是${pairBeside(year, isBefore ? 1 : -1)}，你的是${year}`
      : '';
  const isNear = Math.abs(term.minutes) < DOUBTFUL && !w.facts.hour_unknown;
  w.step(`看节气：${term.name}在${term.at}，出生在它${isBefore ? '以前' : '以后'}。`);
  return {
    ...NONE,
    lead: `你的月柱是${month}：你生在${term.name}${isBefore ? '前' : '后'}${spanText(term.minutes)}`,
    reasons: [
      `那年${term.name}在${dateText(term.at)}${clockText(term.at)}，${isBefore ? `过了这一刻才换成${other}` : `这一刻以前才是${other}`}；换月看的是钟点，不是哪一天${ofYear}`,
    ],
    advice: isNear
      ? ['离得这么近，出生的钟点差一点就会换柱：照出生证上的填到分钟，拿不准就两张都排来对一对']
      : w.facts.hour_unknown
        ? ['时辰未知，这里按当天算个大概；问到钟点再对一次']
        : [],
  };
}

const PILLARS: readonly NatalKey[] = ['year', 'month', 'day', 'time'];

/** Whether a chart has six characters only: where the hour is unknown it has. @param text that asks so */
export function sayThreePillars(w: Writer, text: string): Answer {
  const all = PILLARS.map((key) => pillarOf(w.facts, key)).filter((pair) => pair !== '');
  if (!w.facts.hour_unknown)
    return {
      ...NONE,
      lead: `你的盘时辰是有的，是八个字：${all.join('、')}；不知道时辰的才只有六个字`,
      reasons: ['少了时柱，性情、婚姻、事业和每年的松紧照样看，子女与晚年说不全'],
    };
  const told = all.slice(0, 3).join('、');
  return {
    ...NONE,
    lead: /为什么|怎么/.test(text)
      ? `因为出生时辰还不知道，只排了年、月、日三柱六个字：${told}`
      : `是，定得下来的就是六个字：${told}，时柱空着`,
    reasons: ['性情、婚姻、事业和每年的松紧照样看，子女与晚年说不全；强弱少了一柱，当八成听'],
    advice: ['家里人记得是早上还是夜里也有用，问到了到资料里补上'],
  };
}

const NAMES: Readonly<Record<string, NatalKey>> = { 年: 'year', 月: 'month', 日: 'day', 时: 'time' };
const STEPS: Readonly<Record<string, number>> = { 去年: -1, 今年: 0, 明年: 1, 后年: 2 };
/** What a year does to a branch, after the two are named. */
const TOLD = {
  值: '是同一个字，不算冲，叫伏吟，旧事容易再来一遍',
  冲: '正好相冲，变动会多一些',
  害: '只是相害，轻轻一碰，多半是话没说开',
  刑: '相刑，别扭多一点，不算冲',
  破: '相破，很轻，不算冲',
} as const;

/** Whether a year is against a pillar of the chart, or against any of them. @param text with the pillar and the year */
export function sayAgainstYear(w: Writer, text: string): Answer {
  const number = /20\d\d/.exec(text)?.[0];
  const word = Object.keys(STEPS).find((one) => text.includes(one)) ?? '今年';
  const year = number ? Number(number) : w.today.year + STEPS[word]!;
  const branch = BRANCHES.charAt(yearPair(year) % 12);
  const name = /([年月日时])(?:柱|支)/.exec(text)?.[1] ?? (/属相|生肖|属/.test(text) ? '年' : null);
  const keys = (name ? [NAMES[name]!] : PILLARS).filter((key) => pillarOf(w.facts, key) !== '');
  const told = keys.map((key) => {
    const own = pillarOf(w.facts, key).charAt(1);
    const animal = ANIMALS.charAt(BRANCHES.indexOf(own));
    return {
      key,
      own,
      against: againstOf(animal, year),
      tie: tieOfAnimals(animal, ANIMALS.charAt(BRANCHES.indexOf(branch))).name,
    };
  });
  const clashes = told.filter(({ against }) => against === '冲');
  const [one] = clashes.length > 0 ? clashes : told;
  const own = one === undefined ? '' : `${PALACE_NAMES[one.key].charAt(0)}支${one.own}`;
  const pair = `你的${own}和${year}年的${branch}`;
  const how =
    one?.against !== undefined && one.against !== null
      ? `${pair}${TOLD[one.against]}`
      : one?.tie === '六合' || one?.tie === '三合'
        ? `${pair}反而是${one.tie}，相帮的`
        : `${pair}不冲不害，各不相干`;
  w.step(`对地支：流年${year}年是${ganzhi(yearPair(year))}。`);
  const verdict = clashes.length > 0 ? '冲' : '不冲';
  const all = told.map((each) => each.own).join('、');
  return {
    ...NONE,
    lead:
      keys.length > 1 && clashes.length === 0
        ? `不冲：你四柱的地支${all}里，没有一个和${year}年的${branch}相冲`
        : `${verdict}：${how}`,
    reasons: [`冲只说变动多，不等于坏；顺不顺看整张盘，${year}年${overallOf(yearOfLuck(w, year))}`],
  };
}
