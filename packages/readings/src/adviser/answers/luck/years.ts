import { groupOf, type YearLuck } from '@ziping/bazi/reading/facts';
import { phaseName, TOUCHED, TOUCHED_YOUNG, touchOf } from '../../../reports/parts.ts';
import { LATER_HALF } from '../../../reports/words-luck.ts';
import { PALACE_NAMES, PHASE_WORDS } from '../../../reports/words-phases.ts';
import type { Topic } from '../../understand/topics.ts';
import type { Writer } from '../../writer.ts';
import { sayCycle } from './cycles.ts';
import { civilMonth, monthTable, monthsOf, sayBestMonths } from './months.ts';
import {
  ASPECT_NAMES,
  OLDEST,
  aspectOf,
  cycleOfYear,
  pointsOf,
  signsOfLove,
  starsOfYear,
  themeOf,
  toneName,
  toneWords,
  touchesOf,
  yearOfLuck,
  yearText,
} from './signs.ts';

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
