/** An answer in as many points as are asked for: 说三条就行. */
import { type GodGroup, groupOf } from '@ziping/bazi/reading/facts';

import type { LuckMonth } from '../understand/time/time.ts';
import { isTimed, type Matter, type Timed } from '../matters/matter.ts';
import { findMatters } from '../matters/table.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import { comingMonths, type MonthLuck, monthsLuck } from './luck/months.ts';
import { toneName, yearOfLuck } from './luck/signs.ts';
import { natureOf } from './nature.ts';
import { monthName, rankedYears, signOfMonth, signOfYear, wordsOfYear } from './period.ts';
import { plansFor } from './shapes/steps.ts';

/** The years, or months, of a list. */
const YEARS = 3;

/** The best years for a matter and nothing else: 哪几年最旺财，列一下就行. */
export function writeYears(w: Writer, matter: Timed): void {
  const years = rankedYears(w, matter).slice(0, YEARS);
  w.say(`**${matter.best ?? `最适合${matter.act}`}的是这几年，好的在前**：`);
  w.lines(years.map((year) => `- ${year.year}年：${wordsOfYear(year, matter, signOfYear(w, year, matter))}`));
}

/** The best months for a matter of those that are asked about, and nothing else. */
export function writeMonths(w: Writer, matter: Timed, asked: readonly LuckMonth[]): void {
  const months = [...monthsLuck(w, asked)].sort((a, b) => b.tone - a.tone).slice(0, YEARS);
  w.say(`**${matter.best ?? `最适合${matter.act}`}的是这几个月，好的在前**：`);
  w.lines(months.map((month) => `- ${monthName(month, w.today.year)}：${matter.year[signOfMonth(month)]}`));
}

/** What a month is for, by the group of its stem. */
const MONTH_WORDS: Readonly<Record<GodGroup, string>> = {
  peer: '人情往来多，钱上分清',
  output: '适合动手做、拿东西出来',
  wealth: '钱进出多，记好账',
  officer: '任务和规矩多，先做要紧的',
  seal: '适合学、歇、把文书办清',
};
const YOUNG_MONTH_WORDS: Readonly<Record<GodGroup, string>> = {
  peer: '同学来往多，别跟着熬夜',
  output: '适合表达和动手',
  wealth: '事情杂，排个先后',
  officer: '要求严，先做难的那科',
  seal: '记得牢，适合补课本',
};

/** The twelve months of a year of the calendar, one line each; of the coming twelve where none is named. */
export function writeEachMonth(w: Writer, year: number | null): void {
  const asked =
    year === null
      ? comingMonths(w, 12)
      : Array.from({ length: 12 }, (_, at) => {
          const count = year * 12 + at - 1;
          return { year: Math.floor(count / 12), month: (count % 12) + 1 };
        });
  const months = monthsLuck(w, asked);
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const nameOf = (month: MonthLuck) =>
    year === null ? monthName(month, w.today.year) : `${Number(month.month.start_date.slice(5, 7))}月`;
  w.step('排开十二个月，逐月对照。');
  w.say(
    `**${year === null ? '往后十二个月' : `${year}年`}里${nameOf(order[0]!)}最顺，${nameOf(order.at(-1)!)}要放慢一点**；一个月一行，都从那个月的节气算起：`,
  );
  const words = w.minor ? YOUNG_MONTH_WORDS : MONTH_WORDS;
  w.lines(months.map((month) => `- ${nameOf(month)}：${toneName(month)}，${words[groupOf(month.stem_god)]}`));
}

/** What a year is told of, where it is told whole. */
const SIDES: readonly (readonly [string, string])[] = [
  ['工作', '事业'],
  ['钱', '财运'],
  ['感情', '感情'],
  ['身体', '健康'],
];

/** One point for each side of a year. */
const sidesOf = (w: Writer, number: number): string[] =>
  SIDES.flatMap(([name, word]) => {
    const matter = findMatters(word).find(isTimed);
    const year = yearOfLuck(w, number);
    return matter ? [`${name}：${wordsOfYear(year, matter, signOfYear(w, year, matter))}`] : [];
  });

/** A point says more than this. */
const LEAST = 6;
const NAMES = '零一二三四五六';
const COUNTS = '零一两三四五六';

/** Habits of the body, where health is asked about; else what to do in the matter. */
function pointsOf(w: Writer, answer: Answer, matter: Matter, asks: Understood['asks']): string[] {
  const body = matter.topic === 'health' ? natureOf(w, matter) : null;
  const habits = body ? [body.lead.replace(/^[^：]{0,14}：/, ''), ...body.reasons] : [];
  const first = asks === 'how' ? [answer.lead] : [];
  const [isOfYear, isNot] = [/20\d\d年/, (one: string) => !/20\d\d年/.test(one)];
  const own = [...first, ...answer.advice, ...answer.reasons].filter((one) => !isOfYear.test(one));
  const all = [...habits, ...own, ...plansFor(w, matter)].filter(isNot);
  return [...new Set(all.map((one) => one.replace(/。$/, '')))].filter((one) => one.length >= LEAST);
}

/** Writes an answer in a number of points: its first sentence, then the list. */
export function writePoints(
  w: Writer,
  answer: Answer,
  { matter, understood }: { matter: Matter; understood: Understood },
  count: number,
): void {
  const { time } = understood;
  const isWholeYear = matter.topic === 'luck' && time?.kind === 'year' && !w.minor && !w.aged;
  const points = isWholeYear
    ? sidesOf(w, time.year).slice(0, understood.points ?? SIDES.length)
    : pointsOf(w, answer, matter, understood.asks).slice(0, count);
  if (isWholeYear) {
    w.say(`**${answer.lead.replace(/。$/, '')}**：`);
    w.lines(points.map((point) => `- ${point}`));
    return;
  }
  const isOfPoints = understood.asks === 'how' || matter.topic === 'health';
  w.say(
    isOfPoints
      ? `**${COUNTS[points.length]}条，按要紧的排**：`
      : `**${answer.lead.replace(/。$/, '')}**；要做的${COUNTS[points.length]}条：`,
  );
  w.lines(points.map((point, at) => `- ${NAMES[at + 1]}、${point}`));
}
