/** The time that a question speaks of. */
import { withoutBackground } from './background.ts';
import { luckMonthOfDate, monthsIn } from './months.ts';
import { AGE, readNumber } from './numbers.ts';
import type { Time, Today } from './time.ts';
import { AHEAD, MOST_YEARS, type NamedYear, PAIR, range, spanIn, yearsIn } from './years.ts';

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
  if (/(?:现在|正在|眼下|目前|如今|当前)[^,。?!]{0,4}(?:走|行|是)[^,。?!]{0,6}(?:大运|步运)/.test(text))
    return { kind: 'cycle', which: 'current' };
  if (
    /(?:哪|最).{0,6}(?:大运|步运)|(?:大运|步运).{0,6}(?:最好|最旺|最顺|最差)|黄金(?:十年|时期|期|阶段)|人生巅峰|巅峰期|高光|一生.{0,8}(?:最好|最旺|最顺)|这辈子.{0,8}(?:最好|最旺|最顺)/.test(
      text,
    )
  )
    return { kind: 'cycle', which: 'best' };
  if (
    /(?<!万)一生(?!意|气|病|孩|产|娃)|(?<![了干做过爱打守陪待身])一辈子|这辈子|终身|所有大运|全部大运|各步大运|大运(?:走势|排列|列表|顺序)|人生(?:走势|轨迹|起伏)|晚年|老年(?!大学|合唱|舞|模特|书法|乐|队|团|班|人|公寓|痴呆|活动|证|卡)|中年(?!破产|失业|危机|离|人|男|女)|老了|[前后上下]半(?:生|辈子)/.test(
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

/** 现在办还是开春办: this month, or the first of the next year. */
const NOW_OR_SPRING =
  /(?:现在|年前|年底|年内|这个月)[^,。?!]{0,4}还是(?:等|到)?(?:开春|年后|过完年|春天|明年春)/;

/** The time of a question in its normal form; null when it names none. */
export function findTime(question: string, today: Today): Time | null {
  const text = withoutBackground(question, today.year).replaceAll(
    /((?:19|20)\d\d)[./-](0?[1-9]|1[0-2])(?![\d./-])/g,
    '$1年$2月',
  );
  if (NOW_OR_SPRING.test(text)) {
    const { year, month } = today;
    const months = [luckMonthOfDate({ year, month, day: 15 }), { year: year + 1, month: 1 }];
    return { kind: 'months', months, lunar: false };
  }
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
