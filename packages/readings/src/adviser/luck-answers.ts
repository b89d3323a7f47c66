/** Answers about years, months and luck cycles. */
import { phaseOfStem } from '@ziping/bazi/five-phases';
import { monthlyLuck } from '@ziping/bazi/chart';
import {
  type CycleLuck,
  type GodGroup,
  groupOf,
  luckOf,
  type LuckOfPillar,
  monthText,
  relationsWith,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import { shenShaOf } from '@ziping/bazi/shen-sha';
import type { LiuYue, Relation } from '@ziping/bazi/types';

import { bandOf, phaseName, signOf, TOUCHED, TOUCHED_YOUNG, touchOf } from '../reports/parts.ts';
import {
  CYCLE_TONES,
  GOD_WORDS,
  LATER_HALF,
  MONTH_TONES,
  PAST_TONES,
  TONE_NAMES,
  YEAR_TONES,
} from '../reports/words-luck.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS } from '../reports/words-phases.ts';
import { CYCLE_TOPICS, YOUNG_TONES, YOUNG_YEARS } from '../reports/words-topics.ts';
import { firstYearAhead, type LuckMonth, type Time } from './times.ts';
import type { Topic } from './topics.ts';
import type { Writer } from './writer.ts';
import { AGED_TONES, AGED_YEARS, STUDY_YEARS } from './words.ts';

/** Which side of luck a topic looks at. */
export type Aspect = 'work' | 'money' | 'love' | 'study' | 'health' | 'year';

const ASPECTS: Partial<Readonly<Record<Topic, Aspect>>> = {
  marriage_time: 'love',
  partner: 'love',
  romance: 'love',
  marriage: 'love',
  love: 'love',
  job_change: 'work',
  startup: 'work',
  industry: 'work',
  boss: 'work',
  career: 'work',
  exam: 'study',
  study: 'study',
  lottery: 'money',
  invest: 'money',
  house: 'money',
  wealth: 'money',
  health: 'health',
  medicine: 'health',
};
export const aspectOf = (topic: Topic | undefined): Aspect => (topic && ASPECTS[topic]) ?? 'year';

const ASPECT_NAMES: Readonly<Record<Aspect, string>> = {
  work: '事业',
  money: '财运',
  love: '感情',
  study: '学业',
  health: '身心',
  year: '整体',
};

export const yearText = ({ year, ganzhi, age }: YearLuck) => `${year}年${ganzhi}（虚岁${age}）`;
const spanText = ({ start_year, end_year, start_age, end_age }: CycleLuck) =>
  `${start_year}年至${end_year}年（虚岁${start_age}至${end_age}）`;
export const toneName = ({ tone }: LuckOfPillar) => TONE_NAMES[tone];

/** The first year that is still ahead: late in a year, the next. */
export const firstAhead = ({ today }: Writer) => firstYearAhead(today);

export const yearOfLuck = (w: Writer, year: number): YearLuck => yearsOf(w.facts, year, 1)[0]!;
const signKey = (tone: number) => (tone > 0 ? 'good' : tone < 0 ? 'bad' : 'even');

/** Stars that a year brings. */
export function starsOfYear({ facts }: Writer, { ganzhi }: YearLuck): string[] {
  return shenShaOf([...facts.pillars, { key: 'liu_nian', ganzhi }], facts.gender)
    .filter(({ key }) => key === 'liu_nian')
    .map(({ name }) => name);
}

/** Relations of a pillar of luck with one pillar of the chart that are worth a word. */
export function touchesOf({ facts }: Writer, ganzhi: string, key: NatalKey): Relation[] {
  const kinds = ['clash', 'combine', 'half_combine', 'punish', 'harm', 'stem_combine'];
  return relationsWith(facts, ganzhi).filter(
    ({ kind, members }) => kinds.includes(kind) && members[0] === key,
  );
}

const GROUP_POINTS: Readonly<Record<Aspect, Partial<Record<GodGroup, number>>>> = {
  work: { officer: 1, output: 0.5, seal: 0.5 },
  money: { wealth: 1, output: 0.5 },
  love: {},
  study: { seal: 1, officer: 0.5 },
  health: {},
  year: {},
};

/** The signs that a year gives of courtship and marriage, each as a clause. */
export function signsOfLove(w: Writer, year: YearLuck): { text: string; points: number }[] {
  const { facts } = w;
  const group = facts.gender === 'male' ? 'wealth' : 'officer';
  const signs: { text: string; points: number }[] = [];
  if (groupOf(year.stem_god) === group)
    signs.push({ text: `天干${year.ganzhi.charAt(0)}是${year.stem_god}，正是你的伴侣星`, points: 2 });
  else if (groupOf(year.branch_god) === group)
    signs.push({ text: `地支${year.ganzhi.charAt(1)}的本气是${year.branch_god}，伴侣星到位`, points: 1 });
  const seat = touchesOf(w, year.ganzhi, 'day');
  const joined = seat.find(({ kind }) => kind === 'combine' || kind === 'half_combine');
  const clash = seat.find(({ kind }) => kind === 'clash');
  if (joined) signs.push({ text: `夫妻宫被引动（${joined.name}）`, points: 2 });
  else if (clash) signs.push({ text: `夫妻宫逢冲（${clash.name}），来去都快`, points: 1 });
  const stars = starsOfYear(w, year).filter((star) => ['红鸾', '天喜', '桃花'].includes(star));
  if (stars.length > 0)
    signs.push({ text: `带${stars.join('、')}`, points: stars.some((star) => star !== '桃花') ? 2 : 1 });
  return signs;
}

/** How well a year serves an aspect. The tone of the year decides, its god only between years of one tone. */
export function pointsOf(w: Writer, year: YearLuck, aspect: Aspect): number {
  const love =
    aspect === 'love'
      ? Math.min(
          signsOfLove(w, year).reduce((sum, { points }) => sum + points, 0),
          4,
        ) / 2
      : 0;
  const strain =
    aspect === 'health' && touchesOf(w, year.ganzhi, 'day').some(({ kind }) => kind === 'clash') ? 0.9 : 0;
  return year.tone * 2 + (GROUP_POINTS[aspect][groupOf(year.stem_god)] ?? 0) * 0.9 + love * 0.45 - strain;
}

/** What a year brings to the fore. */
function themeOf(w: Writer, year: YearLuck, aspect: Aspect): string {
  const group = groupOf(year.stem_god);
  if (aspect === 'health') {
    const phase = phaseOfStem(year.ganzhi);
    return `${phaseName(phase)}气当头，旧说关乎${PHASE_WORDS[phase].body}，${w.pick(PHASE_WORDS[phase].habits)}`;
  }
  if (w.minor && year.age <= 18)
    return aspect === 'study' ? w.pick(STUDY_YEARS[group]) : w.pick(YOUNG_YEARS[year.stem_god]!);
  if (aspect === 'study') return w.pick(STUDY_YEARS[group]);
  if (year.age > 65) return w.pick(AGED_YEARS[group]);
  return w.pick(GOD_WORDS[year.stem_god]![aspect]);
}

const toneWords = (w: Writer, year: YearLuck) => {
  if (w.minor && year.age <= 18) return w.pick(YOUNG_TONES[signKey(year.tone)]);
  return w.pick(year.age > 65 ? AGED_TONES[signKey(year.tone)] : YEAR_TONES[year.tone]);
};

const cycleOfYear = ({ facts }: Writer, year: number) =>
  facts.cycles.find(({ start_year, end_year }) => year >= start_year && year <= end_year);

function sayCycleOfYear(w: Writer, { year }: YearLuck): void {
  const cycle = cycleOfYear(w, year);
  const before = cycle?.start_year === year ? w.facts.cycles[w.facts.cycles.indexOf(cycle) - 1] : undefined;
  if (cycle && before)
    w.say(
      `这一年${civilMonth(cycle)}由${before.ganzhi}运换入${cycle.ganzhi}运，底色先是${toneName(before)}，后是${toneName(cycle)}`,
    );
  else if (cycle)
    w.say([
      `大运上，人在${cycle.ganzhi}运里（${cycle.start_year}年至${cycle.end_year}年），底色是${toneName(cycle)}，流年的起落都在这个底色上看`,
      `再往外看一层，十年大运走${cycle.ganzhi}，属${toneName(cycle)}，这一年的好坏要放在它里面衡量`,
    ]);
  else if (year < w.facts.cycles[0]!.start_year) w.say('那时还没有起运，以家里的照顾与月柱为主');
}

/** The civil month in which a month of luck begins, such as 9月. */
const civilMonth = ({ start_date }: Pick<LiuYue, 'start_date'>) => `${Number(start_date.slice(5, 7))}月`;

interface MonthLuck extends LuckOfPillar {
  /** The year of luck. */
  year: number;
  month: LiuYue;
}

function monthsOf(w: Writer, year: number): MonthLuck[] {
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
function sayBestMonths(w: Writer, year: number): void {
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

/** What a year brings for a topic that has signs of its own; empty for the others. */
function signOfTopic(w: Writer, year: YearLuck, topic: Topic | undefined): string {
  if (w.minor || w.aged) return '';
  const { facts } = w;
  const groups = [groupOf(year.stem_god), groupOf(year.branch_god)];
  if (topic === 'children')
    return groups.includes(facts.gender === 'male' ? 'officer' : 'output')
      ? '论子女，这一年子女星到位，谈添丁、带孩子的事会多些；备孕与生育，请问医生'
      : '论子女，这一年子女星没有直接到位，顺其自然就好；备孕与生育，请问医生';
  if (topic === 'house')
    return groups.includes('seal') || groups.includes('wealth')
      ? '论置业，这一年有印或财临到，大项支出排得上日程，价格与贷款仍要一样样核过'
      : '论置业，这一年印与财都不在面上，不是非买不可的年份，多看少定也不吃亏';
  if (topic === 'move') {
    const moved =
      starsOfYear(w, year).includes('驿马') ||
      (['year', 'day'] as const).some((key) =>
        touchesOf(w, year.ganzhi, key).some(({ kind }) => kind === 'clash'),
      );
    return moved
      ? '论走动，这一年有搬迁、远行的讯息，行程宁可排松一点'
      : '论走动，这一年没有催人远走的讯息，去留看自己的打算';
  }
  if (topic === 'startup')
    return year.tone > 0
      ? '论创业，这一年气候托得住，可以小步试起来，先收回一笔再投下一笔'
      : '论创业，这一年不宜铺开，把产品、搭档、账目三样先备好';
  if (topic === 'parents')
    return (['year', 'month'] as const).some((key) => touchesOf(w, year.ganzhi, key).length > 0)
      ? '论父母家人，这一年年月两柱有牵动，家里的事会多些，常回去看看'
      : '论父母家人，这一年没有特别的牵动，平日多走动就好';
  return '';
}

/** 虚岁 of the last year that is told. */
const OLDEST = 110;

/** A year for a topic. */
export function sayYear(w: Writer, number: number, topic: Topic | undefined): void {
  const { facts } = w;
  if (number < facts.birth_year) {
    w.tell(`${number}年命主还没有出生，流年从${facts.birth_year}年看起`);
    w.say(
      `可以说的是：日主${facts.day_master}，命局${facts.strength.verdict}，出生之前的年份与这张盘没有对应`,
    );
    w.end();
    return;
  }
  if (number > facts.birth_year + OLDEST - 1) {
    w.tell(`${number}年离得太远，那时虚岁已过百一，大运早已走完，流年说了也没有着落`);
    w.tell(`把眼前的十年安排好更实在，你可以问我${facts.year}年到${facts.year + 9}年里的任何一年`);
    w.end();
    return;
  }
  const aspect = aspectOf(topic);
  const year = yearOfLuck(w, number);
  const past = number < facts.year;
  const touch = touchOf(facts, year);
  w.step(
    `看流年：${number}年${year.ganzhi}，天干${year.stem_god}，地支本气${year.branch_god}，于喜忌属${toneName(year)}。`,
  );
  if (touch) w.step(`看流年与命局：与${PALACE_NAMES[touch.key]}${touch.relation.name}。`);
  if (number === w.today.year && number > facts.year)
    w.tell(`按命理，立春才换年，眼下仍在${facts.year}年的流年里，下面说的是立春以后`);
  const name = ASPECT_NAMES[aspect];
  w.say([
    `${yearText(year)}，${name === '整体' ? '' : `论${name}，`}总的来说**${toneName(year)}**`,
    `先说结论：${yearText(year)}对你${name === '整体' ? '整体' : `的${name}`}属**${toneName(year)}**`,
  ]);
  w.say(`这一年天干是${year.stem_god}，${themeOf(w, year, aspect)}`);
  w.say(signOfTopic(w, year, topic));
  if (aspect === 'love' && !w.minor && !w.aged) {
    const signs = signsOfLove(w, year);
    w.say(
      signs.length > 0
        ? `${number}年感情上的讯息有：${signs.map(({ text }) => text).join('，')}`
        : '流年没有直接牵动伴侣星与夫妻宫，感情以维持和经营为主，不必刻意求变',
    );
  }
  w.end();
  if (touch) {
    const words = w.minor ? TOUCHED_YOUNG : TOUCHED;
    w.say(`流年与${PALACE_NAMES[touch.key]}${touch.relation.name}，${w.pick(words[touch.key])}`);
  } else w.say(['流年与四柱没有明显的合冲，外来的变动不多', '流年没有冲合命局，起伏多由自己的安排而来']);
  w.say([
    `${past ? '那年' : ''}下半年地支${year.ganzhi.charAt(1)}的${year.branch_god}渐显，${w.pick(LATER_HALF[groupOf(year.branch_god)])}`,
    `入秋以后${year.branch_god}作主，${w.pick(LATER_HALF[groupOf(year.branch_god)])}`,
  ]);
  sayCycleOfYear(w, year);
  w.end();
  if (past) {
    w.tell([
      '已经过去的年份，对照着看就好：合得上的，记下是什么事、怎么过来的，下次遇到同类的年份便有数',
      '回头看是为了认路，不是为了翻账；那年用过的办法里，管用的留下来',
    ]);
  } else {
    w.say(toneWords(w, year));
    if (year.age <= 75) sayBestMonths(w, number);
    else {
      const [phase] = facts.good;
      w.say(`日常里亲近${phaseName(phase!)}就好：${w.pick(PHASE_WORDS[phase!].habits)}`);
    }
  }
  w.more();
  w.say(`再细看${number}年的十二个月，以节换月`);
  monthTable(w, monthsOf(w, number));
  w.say(['月份只是流年里的小起伏，大方向仍看全年', '挑月份是为了省力，不必因此推掉该做的事']);
  w.more();
  const cycle = cycleOfYear(w, number);
  if (cycle) sayCycle(w, cycle, topic);
}

/** The years of luck of months, in order. */
const yearsOfMonths = (months: readonly { year: number }[]) => [...new Set(months.map(({ year }) => year))];

function monthTable(w: Writer, months: readonly MonthLuck[]): void {
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

/** Several years side by side. */
export function sayYears(
  w: Writer,
  numbers: readonly number[],
  topic: Topic | undefined,
  choose: boolean,
): void {
  const { facts } = w;
  const aspect = aspectOf(topic);
  const years = numbers
    .filter((year) => year >= facts.birth_year && year <= facts.birth_year + OLDEST - 1)
    .map((year) => yearOfLuck(w, year));
  if (years.length < 2) {
    sayYear(w, years[0]?.year ?? numbers[0]!, topic);
    return;
  }
  const order = [...years].sort((a, b) => pointsOf(w, b, aspect) - pointsOf(w, a, aspect));
  const [best, worst] = [order[0]!, order.at(-1)!];
  const past = years.every(({ year }) => year < facts.year);
  const name = aspect === 'year' ? '' : `论${ASPECT_NAMES[aspect]}，`;
  w.step(
    `列出各年：${years
      .map(({ year, ganzhi, stem_god }) => `${year}年${ganzhi}${stem_god}`)
      .slice(0, 5)
      .join('、')}${years.length > 5 ? '等' : ''}。`,
  );
  w.step(`对照喜忌：最合的是${best.year}年，${worst.tone < 0 ? '最紧' : '相对平一些'}的是${worst.year}年。`);
  if (best.tone === worst.tone && pointsOf(w, best, aspect) - pointsOf(w, worst, aspect) < 0.5)
    w.say(`${name}这${years.length}年**轻重相近**，都属${toneName(best)}，差别在题目，不在好坏`);
  else if (past)
    w.say(
      `${name}回头看这几年，**${best.year}年${best.ganzhi}最合所喜**，${worst.year}年${worst.ganzhi}${worst.tone < 0 ? '最费力' : '相对平一些'}`,
    );
  else if (choose && years.length === 2)
    w.say(
      best.tone === worst.tone
        ? `${name}两年同属${toneName(best)}，细比起来**${best.year}年略好**，那年天干是${best.stem_god}，与所问的事更近`
        : `${name}两年相比，**${best.year}年更顺**：${best.ganzhi}${toneName(best)}，${worst.year}年${worst.ganzhi}${toneName(worst)}`,
    );
  else
    w.say(
      `${name}这几年里，**${best.year}年${best.ganzhi}最合用**（${toneName(best)}），${worst.year}年${worst.ganzhi}${worst.tone < 0 ? '最要留力' : '相对平一些'}（${toneName(worst)}）`,
    );
  w.end();
  w.lines([
    '| 年份 | 虚岁 | 天干十神 | 总体 |',
    '| --- | --- | --- | --- |',
    ...years.map(
      (year) => `| ${year.year}年${year.ganzhi} | ${year.age} | ${year.stem_god} | ${toneName(year)} |`,
    ),
  ]);
  if (best.year !== worst.year || best.tone !== worst.tone) {
    w.say(`${best.year}年逢${best.stem_god}，${themeOf(w, best, aspect)}`);
    if (best.year !== worst.year)
      w.say(
        `${worst.year}年逢${worst.stem_god}，${past ? '' : `${themeOf(w, worst, aspect)}；`}${past ? (worst.tone < 0 ? '走得费力些，能过来便是经验' : '平平走过，也是积累') : toneWords(w, worst)}`,
      );
  }
  w.end();
  const cycles = [
    ...new Set(years.map(({ year }) => cycleOfYear(w, year)).filter((one) => one !== undefined)),
  ];
  if (cycles.length > 0)
    w.say(
      cycles.length === 1
        ? `这几年都在${cycles[0]!.ganzhi}运里，十年的底色是${toneName(cycles[0]!)}`
        : `其间${cycles[0]!.ganzhi}运交到${cycles[1]!.ganzhi}运，${cycles[0]!.tone === cycles[1]!.tone ? `底色同属${toneName(cycles[0]!)}` : `底色由${toneName(cycles[0]!)}转为${toneName(cycles[1]!)}`}，换运前后留一点余地`,
    );
  w.more();
  for (const year of order.slice(0, 2)) {
    w.say(
      `${yearText(year)}：${year.stem_god}当头，${themeOf(w, year, aspect)}；${past ? `总的属${toneName(year)}` : toneWords(w, year)}`,
    );
    const touch = touchOf(facts, year);
    if (touch)
      w.say(
        `那年与${PALACE_NAMES[touch.key]}${touch.relation.name}，${w.pick((w.minor ? TOUCHED_YOUNG : TOUCHED)[touch.key])}`,
      );
    w.end();
  }
  if (!past) for (const year of order.slice(0, 2)) sayBestMonths(w, year.year);
}

/** A cycle for a topic. */
export function sayCycle(w: Writer, cycle: CycleLuck, topic: Topic | undefined): void {
  const { facts } = w;
  const aspect = aspectOf(topic);
  const { past } = cycle;
  w.step(
    `看大运：${cycle.ganzhi}，天干${cycle.stem_god}，地支本气${cycle.branch_god}，于喜忌属${toneName(cycle)}。`,
  );
  w.say(
    cycle.current
      ? `你现在走的是**${cycle.ganzhi}运**，从${monthText(cycle.start_date)}到${monthText(cycle.until)}，合起来属**${toneName(cycle)}**`
      : past
        ? `**${cycle.ganzhi}运**管${spanText(cycle)}，已经走过，合起来属${toneName(cycle)}`
        : `**${cycle.ganzhi}运**管${spanText(cycle)}，于命局属**${toneName(cycle)}**`,
  );
  if (w.minor && cycle.start_age > 18) {
    w.say(
      `天干是${cycle.stem_god}，地支${cycle.branch_god}；那时已经成年，具体怎么走留给你自己，现在只要把底子打好`,
    );
    w.say([
      `底子里要紧的两样，一是作息有常，二是有一件自己喜欢、能一直做下去的事`,
      '父母能给的，是安稳的家和肯听话的耳朵，这两样走到哪步运都用得上',
    ]);
    w.end();
    return;
  }
  const band = w.minor ? 'early' : bandOf(Math.floor((cycle.start_age + cycle.end_age) / 2));
  w.say(`天干${cycle.stem_god}主外，${w.pick(GOD_WORDS[cycle.stem_god]!.cycle[band])}`);
  w.say(
    groupOf(cycle.stem_god) === groupOf(cycle.branch_god)
      ? `地支${cycle.ganzhi.charAt(1)}的本气为${cycle.branch_god}，与天干同类，气势更专`
      : `地支${cycle.ganzhi.charAt(1)}的本气为${cycle.branch_god}，${w.pick(GOD_WORDS[cycle.branch_god]!.under)}`,
  );
  w.end();
  const fits = aspect === 'work' || aspect === 'money' || aspect === 'love';
  if (fits && !w.minor && !past && cycle.start_age <= 60)
    w.say(
      `落到${ASPECT_NAMES[aspect]}上，${w.pick(CYCLE_TOPICS[aspect][groupOf(cycle.stem_god)][signOf(cycle, facts)])}`,
    );
  if (w.minor) w.say(w.pick(YOUNG_TONES[signKey(cycle.tone)]));
  else if (cycle.start_age > 65) w.say(w.pick(AGED_TONES[signKey(cycle.tone)]));
  else w.say(w.pick((past ? PAST_TONES : CYCLE_TONES)[cycle.tone]));
  const touch = touchOf(facts, cycle);
  if (touch)
    w.say(
      `这步运与${PALACE_NAMES[touch.key]}${touch.relation.name}，${w.pick((w.minor ? TOUCHED_YOUNG : TOUCHED)[touch.key])}`,
    );
  w.end();
  if (cycle.current) {
    // The last year of a cycle may be over before the next one begins.
    // A cycle that began between New Year and 立春 is in its first year, although the year of luck is the one before.
    const year = Math.max(facts.year, cycle.start_year);
    const left = Math.max(cycle.end_year - year, 0);
    const years = yearsOf(facts, year, Math.min(left + 1, 10));
    const best = [...years].sort((a, b) => pointsOf(w, b, aspect) - pointsOf(w, a, aspect))[0]!;
    w.say(
      left === 0
        ? `这一步运到${monthText(cycle.until)}走完，换运前后宜留一段空，不急着定新事`
        : `到${year}年，这步运走到第${year - cycle.start_year + 1}年，后面还有${left}年${years.length > 1 && best.tone > 0 ? `，其中${best.year}年${best.ganzhi}最合用` : ''}`,
    );
  }
  if (facts.hour_unknown) w.tell('时辰未知，起运的早晚可能有几个月的出入，换运的年份前后留一点余地');
  w.end();
}

function sayNoCycle(w: Writer): void {
  const { facts } = w;
  const first = facts.cycles[0]!;
  w.step(`看起运：第一步${first.ganzhi}运，从${first.start_year}年起。`);
  if (facts.year < first.start_year) {
    w.say(`眼下还没有起运，第一步${first.ganzhi}运从${first.start_year}年（虚岁${first.start_age}）开始`);
    w.say('起运之前以月柱与家里的照顾为主，吃好、睡好、有人陪，就是这一段最好的运');
    w.say(
      `第一步运天干是${first.stem_god}，${w.pick(YOUNG_YEARS[first.stem_god]!)}；合起来属${toneName(first)}`,
    );
  } else {
    w.say('十步大运都已走过，如今以流年与平日的起居为主');
    const now = yearOfLuck(w, facts.year);
    w.say(`${yearText(now)}属${toneName(now)}，${w.pick(AGED_TONES[signKey(now.tone)])}`);
    w.say('运是走路的势头，路走得远了，安稳本身就是福气');
    const [phase] = facts.good;
    w.say(
      `日常里亲近${phaseName(phase!)}就好：${w.pick(PHASE_WORDS[phase!].habits)}，身边有人照应，比什么年份都要紧`,
    );
  }
  w.end();
}

function cycleTable(w: Writer, cycles: readonly CycleLuck[]): void {
  w.lines([
    '| 大运 | 年份 | 虚岁 | 十神 | 总体 |',
    '| --- | --- | --- | --- | --- |',
    ...cycles.map(
      (cycle) =>
        `| ${cycle.ganzhi}${cycle.current ? '（当前）' : ''} | ${cycle.start_year}–${cycle.end_year} | ${cycle.start_age}–${cycle.end_age} | ${cycle.stem_god} | ${toneName(cycle)} |`,
    ),
  ]);
}

/** The change to another cycle, and the years that come easier. */
function sayChange(w: Writer, topic: Topic | undefined): void {
  const { facts, chart } = w;
  const at = facts.cycles.findIndex((cycle) => !cycle.past && !cycle.current);
  const next = facts.cycles[at];
  const current = facts.cycles[facts.current];
  const good = yearsOf(facts, firstAhead(w), 8).filter(({ tone }) => tone > 0);
  if (!next) {
    sayNoCycle(w);
    return;
  }
  const [year, month, day] = chart.da_yun_list[at]!.start_date.slice(0, 10).split('-').map(Number);
  w.step(
    `看交运：${current ? `现行${current.ganzhi}运` : '尚未起运'}，${next.start_year}年入${next.ganzhi}运。`,
  );
  w.step(
    `看近几年：合喜忌的有${
      good.length > 0
        ? good
            .slice(0, 3)
            .map((one) => `${one.year}年`)
            .join('、')
        : '少数几年，都属平稳'
    }。`,
  );
  w.say(
    current
      ? `下一次换大运在**${year}年${month}月${day}日前后**，由${current.ganzhi}运交入${next.ganzhi}运（虚岁${next.start_age}起）`
      : `第一步大运在**${year}年${month}月${day}日前后**开始，入${next.ganzhi}运（虚岁${next.start_age}起）`,
  );
  if (current)
    w.say(
      next.tone > current.tone
        ? `底色由${toneName(current)}转为${toneName(next)}，是往好处走的一次交接`
        : next.tone < current.tone
          ? `底色由${toneName(current)}转为${toneName(next)}，不是变坏，而是换一种走法：前一步放开手脚，后一步收着用力`
          : `两步运同属${toneName(next)}，换的是题目，不是高低`,
    );
  if (!(w.minor && next.start_age > 18))
    w.say(
      `新的一步天干是${next.stem_god}，${w.pick(GOD_WORDS[next.stem_god]!.cycle[w.minor ? 'early' : bandOf(next.start_age + 4)])}`,
    );
  w.end();
  w.say(
    good.length > 0
      ? `不必等到换运。近处的流年里，${good
          .slice(0, 3)
          .map((one) => `**${one.year}年${one.ganzhi}**（${toneName(one)}）`)
          .join('、')}${good.length > 1 ? '都' : ''}合你的喜忌，可以早作安排`
      : `近八年的流年以平稳为主，没有特别合喜忌的一年，好处在于也少大的颠簸，适合把底子打厚`,
  );
  if (!w.minor)
    w.tell([
      '换运像换季，前后各有半年到一年的过渡，这段时间旧事收尾、新事试水，最忌急着下大注',
      '所谓转运，多是节奏变了：前一段用的办法后一段未必灵，换运前后留出空来试一试',
    ]);
  if (facts.hour_unknown) w.tell('时辰未知，交运的日子可能有几个月的出入');
  w.more();
  sayCycle(w, next, topic);
  w.more();
  if (current) sayCycle(w, current, topic);
}

/** Which cycles of the grown years suit best. */
function sayBestCycle(w: Writer): void {
  const { facts } = w;
  const grown = facts.cycles.filter(({ end_age, start_age }) => end_age >= 20 && start_age <= 75);
  const order = [...grown].sort((a, b) => b.tone - a.tone || a.start_age - b.start_age);
  const [best, second] = [order[0]!, order[1]!];
  w.step(`逐步对照喜忌：最合的是${best.ganzhi}运（${toneName(best)}）。`);
  w.say(
    `十步大运里，**最合你喜忌的是${best.ganzhi}运**，${spanText(best)}，属${toneName(best)}；其次是${second.ganzhi}运，${spanText(second)}，属${toneName(second)}`,
  );
  if (!w.minor)
    w.say(
      `${best.ganzhi}运天干是${best.stem_god}，${w.pick(GOD_WORDS[best.stem_god]!.cycle[bandOf(best.start_age + 4)])}`,
    );
  w.say(
    best.past
      ? '最好的一步已经走过，它留下的本事、人脉与底气今天还在用，后面的路靠它作本'
      : best.current
        ? '最好的一步正在脚下，该立的事不必再等'
        : `离那一步还有${best.start_year - facts.year}年，现在做的准备，到那时才接得住`,
  );
  w.end();
  cycleTable(w, grown.slice(0, 6));
  w.tell('顺与紧说的是用力与回报的比例，不是命数的高低；紧的十年里立住的东西，往往最牢');
  w.more();
  sayCycle(w, best, undefined);
}

/** The years from one age to another, by the cycles that they lie in. */
function sayAges(w: Writer, asked: Extract<Time, { kind: 'ages' }>, topic: Topic | undefined): void {
  const { facts } = w;
  const from = Math.min(asked.from, OLDEST);
  const to = Math.min(asked.to, OLDEST);
  const years = yearsOf(facts, facts.birth_year + from - 1, to - from + 1);
  const [first, last] = [years[0]!, years.at(-1)!];
  if (first === last) {
    sayYear(w, first.year, topic);
    return;
  }
  // Of the grown years of a child no more is said than which of them come easier.
  const grown = w.minor && to > 18;
  const aspect = grown ? 'year' : aspectOf(topic);
  const cycles = facts.cycles.filter(
    ({ start_year, end_year }) => start_year <= last.year && end_year >= first.year,
  );
  const order = [...years].sort((a, b) => pointsOf(w, b, aspect) - pointsOf(w, a, aspect));
  const [top, worst] = [order[0]!, order.at(-1)!];
  const best = order.slice(0, years.length > 5 ? 3 : 1).sort((a, b) => a.year - b.year);
  const bestNames = best.map(({ year, ganzhi }) => `${year}年${ganzhi}`).join('、');
  const past = last.year < facts.year;
  w.step(
    cycles.length > 0
      ? `看大运：这段年纪经过${cycles.map(({ ganzhi }) => `${ganzhi}运`).join('、')}。`
      : '看大运：这段年纪不在大运之内，只看流年。',
  );
  w.step(`对照喜忌：最合的是${bestNames}。`);
  w.say(`虚岁${from}到${to}，是${first.year}年到${last.year}年`);
  const name = aspect === 'year' ? '' : `论${ASPECT_NAMES[aspect]}，`;
  if (top.tone === worst.tone) w.say(`${name}这些年**轻重相近**，都属${toneName(worst)}`);
  else
    w.say(
      `${name}这些年里，**${bestNames}**${past ? '最合所喜' : '最合用'}，${worst.year}年${worst.ganzhi}${worst.tone < 0 ? (past ? '最费力' : '最要留力') : '相对平一些'}（${toneName(worst)}）`,
    );
  w.end();
  if (cycles.length > 0) cycleTable(w, cycles);
  if (grown) w.say('那时已经成年，具体怎么走留给你自己，现在只要把底子打好');
  else {
    w.say(`${yearText(top)}逢${top.stem_god}，${themeOf(w, top, aspect)}`);
    if (!past) w.say(`${yearText(worst)}逢${worst.stem_god}，${toneWords(w, worst)}`);
  }
  w.end();
  for (const cycle of cycles) {
    w.more();
    sayCycle(w, cycle, topic);
  }
  w.more();
  for (const { year } of best) if (year >= facts.year) sayBestMonths(w, year);
}

export function sayCycles(w: Writer, time: Time, topic: Topic | undefined): void {
  const { facts } = w;
  const current = facts.cycles[facts.current];
  const show = (cycle: CycleLuck | undefined) => {
    if (!cycle) {
      sayNoCycle(w);
      return;
    }
    sayCycle(w, cycle, topic);
    w.more();
    const after = facts.cycles[facts.cycles.indexOf(cycle) + 1];
    if (after) {
      w.say(`接着往后看下一步`);
      sayCycle(w, after, topic);
    }
  };
  if (time.kind === 'cycle_of') {
    const cycle = facts.cycles.find(({ ganzhi }) => ganzhi === time.ganzhi);
    if (cycle) {
      show(cycle);
      return;
    }
    w.say(`你的十步大运里没有这一步，排出来的次序如下`);
    w.step(`核对大运：各步依次为${facts.cycles.map(({ ganzhi }) => ganzhi).join('、')}。`);
    w.end();
    cycleTable(w, facts.cycles.slice(0, 8));
    w.tell('想细看哪一步，告诉我它的干支或年份就好');
    w.end();
    return;
  }
  if (time.kind === 'cycle_at') {
    show(cycleOfYear(w, time.year));
    return;
  }
  if (time.kind === 'age') {
    const year = facts.birth_year + time.age - 1;
    const cycle = cycleOfYear(w, year);
    w.say(
      `虚岁${time.age}是${year}年，${cycle ? `那时走${cycle.ganzhi}运，属${toneName(cycle)}` : '那时不在大运之内，以流年为主'}`,
    );
    w.end();
    if (!cycle) {
      sayYear(w, year, topic);
      return;
    }
    sayCycle(w, cycle, topic);
    w.more();
    sayYear(w, year, topic);
    return;
  }
  if (time.kind === 'ages') {
    sayAges(w, time, topic);
    return;
  }
  if (time.kind !== 'cycle') return;
  if (time.which === 'start') {
    const first = facts.cycles[0]!;
    const [year, month, day] = w.chart.bazi.qi_yun_date.slice(0, 10).split('-').map(Number);
    w.step(`看起运：第一步${first.ganzhi}运，从${first.start_year}年起。`);
    w.say(
      `你的起运在**${year}年${month}月${day}日前后**，第一步是${first.ganzhi}运（虚岁${first.start_age}至${first.end_age}）`,
    );
    w.end();
    show(current);
  } else if (time.which === 'change') sayChange(w, topic);
  else if (time.which === 'best') sayBestCycle(w);
  else if (time.which === 'all') {
    const told = facts.cycles.filter(({ start_age }) => start_age <= 85).slice(0, 8);
    w.step('把各步大运排开，逐一对照喜忌。');
    const tones = told.map(({ tone }) => tone);
    const first = tones.slice(0, 4).reduce((sum: number, tone) => sum + tone, 0);
    const later = tones.slice(4).reduce((sum: number, tone) => sum + tone, 0);
    w.say(
      first < later
        ? '从大运的次序看，你是**先紧后宽**的走法：前半程多磨，后半程的回报更足'
        : first > later
          ? '从大运的次序看，你是**早发而后守**的走法：前半程助力多，后半程宜收宜稳'
          : '从大运的次序看，前后**轻重相当**，没有特别偏的一段，靠的是每一步都走实',
    );
    if (current)
      w.say(`眼下在${current.ganzhi}运，到${monthText(current.until)}换运，属${toneName(current)}`);
    w.end();
    cycleTable(w, told);
    w.tell('顺与紧说的是用力与回报的比例，想细看哪一步，说它的干支或年份就好');
    w.more();
    show(current);
  } else if (time.which === 'next') {
    const next = facts.cycles.find(({ past, current: isCurrent }) => !past && !isCurrent);
    show(next);
  } else if (time.which === 'previous') {
    const passed = facts.cycles.filter(({ past }) => past).at(-1);
    if (passed) show(passed);
    else {
      w.say('在这之前没有走过别的大运');
      show(current);
    }
  } else show(current);
}
