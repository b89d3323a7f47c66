import { monthlyLuck } from '@ziping/bazi/chart';
import { groupOf, luckOf, type LuckOfPillar } from '@ziping/bazi/reading/facts';
import type { LiuYue } from '@ziping/bazi/types';
import { TOUCHED, TOUCHED_YOUNG, touchOf } from '../../../reports/parts.ts';
import { GOD_WORDS, LATER_HALF, MONTH_TONES, TONE_NAMES } from '../../../reports/words-luck.ts';
import { PALACE_NAMES } from '../../../reports/words-phases.ts';
import { YOUNG_TONES, YOUNG_YEARS } from '../../../reports/words-topics.ts';
import { type LuckMonth, type Time } from '../../understand/time/times.ts';
import type { Topic } from '../../understand/topics.ts';
import type { Writer } from '../../writer.ts';
import { ASPECT_NAMES, aspectOf, signKey, toneName, yearOfLuck } from './signs.ts';
import { sayYear } from './years.ts';

/** The civil month in which a month of luck begins, such as 9月. */
export const civilMonth = ({ start_date }: Pick<LiuYue, 'start_date'>) =>
  `${Number(start_date.slice(5, 7))}月`;

interface MonthLuck extends LuckOfPillar {
  /** The year of luck. */
  year: number;
  month: LiuYue;
}

export function monthsOf(w: Writer, year: number): MonthLuck[] {
  return monthlyLuck(w.chart, year, w.now_ms).map((month) => ({
    year,
    month,
    ...luckOf(month.ganzhi, w.facts),
  }));
}

/** The luck of months of luck. */
const monthsLuck = (w: Writer, months: readonly LuckMonth[]): MonthLuck[] =>
  yearsOfMonths(months).flatMap((year) =>
    monthsOf(w, year).filter(({ month }) =>
      months.some((one) => one.year === year && one.month === month.month),
    ),
  );

/** The months that are easiest and the one that is hardest, where they differ. */
export function sayBestMonths(w: Writer, year: number): void {
  const months = monthsOf(w, year);
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const [best, second, worst] = [order[0]!, order[1]!, order.at(-1)!];
  if (best.tone === worst.tone) return;
  const name = ({ month, ganzhi }: MonthLuck) => `${ganzhi}月（${civilMonth(month)}${month.jie}起）`;
  w.say([
    `${year}年里若要挑月份，${name(best)}和${name(second)}最合用，${name(worst)}宜缓一缓`,
    `${year}年分月来看，力气放在${name(best)}、${name(second)}，${name(worst)}以收尾休整为主`,
  ]);
}

/** The years of luck of months, in order. */
const yearsOfMonths = (months: readonly { year: number }[]) => [...new Set(months.map(({ year }) => year))];

export function monthTable(w: Writer, months: readonly MonthLuck[]): void {
  const severalYears = yearsOfMonths(months).length > 1;
  const start = ({ start_date, jie }: LiuYue) =>
    `${severalYears ? `${start_date.slice(0, 4)}年` : ''}${Number(start_date.slice(5, 7))}月${Number(start_date.slice(8, 10))}日${jie}`;
  w.lines([
    '| 月份 | 起于 | 十神 | 总体 |',
    '| --- | --- | --- | --- |',
    ...months.map(
      ({ month, ganzhi, stem_god, ...luck }) =>
        `| ${ganzhi}月 | ${start(month)} | ${stem_god} | ${toneName({ ganzhi, stem_god, ...luck })} |`,
    ),
  ]);
}

/** One month, or several to choose from. */
export function sayMonths(
  w: Writer,
  { months, lunar }: Extract<Time, { kind: 'months' }>,
  topic: Topic | undefined,
): void {
  const aspect = aspectOf(topic);
  const told = monthsLuck(w, months);
  const years = yearsOfMonths(months);
  const year = years[0]!;
  const pair = yearOfLuck(w, year);
  w.step(`看流年：${year}年${pair.ganzhi}，属${toneName(pair)}。`);
  const [only] = told;
  if (told.length === 1 && only) {
    const { month, ganzhi, stem_god, branch_god, tone } = only;
    w.step(`看流月：${ganzhi}月，天干${stem_god}，地支本气${branch_god}，属${TONE_NAMES[tone]}。`);
    const next =
      monthsOf(w, year).find((one) => one.month.month === month.month + 1)?.month.start_date ??
      monthsOf(w, year + 1)[0]!.month.start_date;
    const day = (date: string) =>
      `${Number(date.slice(0, 4))}年${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`;
    if (lunar) w.tell(`命理的月份以节气为界，与农历的初一略有出入，农历这个月大致对应${ganzhi}月`);
    w.say(
      `${ganzhi}月从${day(month.start_date)}${month.jie}起，到${day(next)}为止，总的来说**${TONE_NAMES[tone]}**`,
    );
    w.say(
      w.minor
        ? `这个月逢${stem_god}，${w.pick(YOUNG_YEARS[stem_god]!)}`
        : `这个月逢${stem_god}，${aspect === 'work' || aspect === 'money' || aspect === 'love' ? `落到${ASPECT_NAMES[aspect]}上，${w.pick(GOD_WORDS[stem_god]![aspect])}` : w.pick(GOD_WORDS[stem_god]!.month)}`,
    );
    w.end();
    const touch = touchOf(w.facts, only);
    if (touch)
      w.say(
        `它与${PALACE_NAMES[touch.key]}${touch.relation.name}，${w.pick((w.minor ? TOUCHED_YOUNG : TOUCHED)[touch.key])}`,
      );
    else w.say('它与四柱没有明显的合冲，日子照常过就好');
    w.say(`下半月看地支的${branch_god}，${w.pick(LATER_HALF[groupOf(branch_god)])}`);
    w.end();
    w.say(w.minor ? w.pick(YOUNG_TONES[signKey(tone)]) : w.pick(MONTH_TONES[tone]));
    w.say(`放在全年里看，${pair.year}年${pair.ganzhi}属${toneName(pair)}，一个月的起伏大不过这一年的底色`);
    w.more();
  } else {
    const order = [...told].sort((a, b) => b.tone - a.tone);
    const best = order.filter(({ tone }) => tone === order[0]!.tone).slice(0, 3);
    const worst = order.filter(({ tone }) => tone === order.at(-1)!.tone).slice(0, 2);
    const name = ({ month, ganzhi }: MonthLuck) =>
      `${ganzhi}月（${years.length > 1 ? `${month.start_date.slice(0, 4)}年` : ''}${civilMonth(month)}${month.jie}起）`;
    const stretch = years.length > 1 ? `${year}年到${years.at(-1)!}年的` : `${year}年`;
    w.step(`看流月：最合喜忌的是${best.map(({ ganzhi }) => `${ganzhi}月`).join('、')}。`);
    if (order[0]!.tone === order.at(-1)!.tone)
      w.say(`${stretch}这几个月**轻重相近**，都属${TONE_NAMES[order[0]!.tone]}，不必刻意挑月份`);
    else
      w.say(
        `${stretch}这段时间里，**${best.map(name).join('、')}**最合用，属${TONE_NAMES[order[0]!.tone]}；${worst.map(name).join('、')}${TONE_NAMES[order.at(-1)!.tone]}，宜放慢`,
      );
    const top = best[0]!;
    w.say(
      w.minor
        ? `${top.ganzhi}月逢${top.stem_god}，${w.pick(YOUNG_YEARS[top.stem_god]!)}`
        : `${top.ganzhi}月逢${top.stem_god}，${aspect === 'work' || aspect === 'money' || aspect === 'love' ? w.pick(GOD_WORDS[top.stem_god]![aspect]) : w.pick(GOD_WORDS[top.stem_god]!.month)}`,
    );
    w.end();
    monthTable(w, told);
    const touch = touchOf(w.facts, top);
    if (touch)
      w.say(
        `${top.ganzhi}月与${PALACE_NAMES[touch.key]}${touch.relation.name}，${w.pick((w.minor ? TOUCHED_YOUNG : TOUCHED)[touch.key])}`,
      );
    w.say(
      `以上按节换月，月份的顺与紧，看的是干支是否合你的喜忌；${years.length > 1 ? `全年的底色，${years.map((one) => `${one}年是${toneName(yearOfLuck(w, one))}`).join('，')}` : `全年的底色是${toneName(pair)}`}`,
    );
    w.more();
  }
  sayYear(w, year, topic);
}
