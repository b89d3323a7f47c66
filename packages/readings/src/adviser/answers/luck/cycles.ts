/** Answers about luck cycles, and about ages. */
import { type CycleLuck, groupOf, isAged, monthText, yearsOf } from '@ziping/bazi/reading/facts';

import { bandOf } from '../../../reports/parts.ts';
import { GOD_WORDS } from '../../../reports/words-luck.ts';
import { CYCLE_TOPICS, YOUNG_TONES } from '../../../reports/words-topics.ts';
import type { Topic } from '../../matters/matter.ts';
import type { Time } from '../../understand/time/time.ts';
import type { Writer } from '../../writer.ts';
import { dateText } from '../dates.ts';
import { nextCycle } from '../facts.ts';
import { AGED_TONES } from '../words.ts';
import { aspectOf, cycleOfYear, OLDEST, pointsOf, signKey, spanText, toneName, yearOfLuck } from './signs.ts';

/** What ten years bring, in words of the age that they come at. */
function themeOf(w: Writer, cycle: CycleLuck, topic: Topic | undefined): string {
  const { facts } = w;
  if (w.minor && cycle.start_age > 18) return '那时已经成年，具体怎么走留给自己，现在只要把底子打好';
  if (w.minor) return w.pick(YOUNG_TONES[signKey(cycle.tone)]);
  if (isAged(facts) || cycle.start_age > 60) return w.pick(AGED_TONES[signKey(cycle.tone)]);
  const aspect = aspectOf(topic);
  if ((aspect === 'work' || aspect === 'money' || aspect === 'love') && !cycle.past && cycle.start_age <= 60)
    return w.pick(CYCLE_TOPICS[aspect][groupOf(cycle.stem_god)][cycle.tone < 0 ? 'bad' : 'good']);
  return w.pick(GOD_WORDS[cycle.stem_god]!.cycle[bandOf(Math.floor((cycle.start_age + cycle.end_age) / 2))]);
}

/** How a cycle that is to come stands to the one of now. */
const againstNow = (cycle: CycleLuck, now: CycleLuck) =>
  cycle.tone > now.tone
    ? '比现在这步松一些'
    : cycle.tone < now.tone
      ? '比现在这步紧一些'
      : '和现在这步差不多';

/** What to do about a cycle that is to come, by how it is. */
const AHEAD = {
  good: ['换运前后先把身体和手上的事理顺，顺的时候才接得住', '想做的大事排在那几年，钱照样留一半'],
  even: ['不必等也不必怕，照现在的步子走', '换运前后各留半年，不急着定大事'],
  bad: ['趁换运以前把钱存一笔、身体查一遍', '那几年借钱、担保、合伙都先缓，少替人扛事'],
} as const;

/** A cycle for a topic. */
export function sayCycle(w: Writer, cycle: CycleLuck, topic: Topic | undefined): void {
  const { facts } = w;
  w.step(
    `看大运：${cycle.ganzhi}，天干${cycle.stem_god}，地支本气${cycle.branch_god}，属${toneName(cycle)}。`,
  );
  w.say(
    cycle.current
      ? `**现在这步${cycle.ganzhi}运，从${monthText(cycle.start_date)}到${monthText(cycle.until)}，整体${toneName(cycle)}**`
      : cycle.past
        ? `**${spanText(cycle)}走过${cycle.ganzhi}运，整体${toneName(cycle)}**`
        : `**${spanText(cycle)}走${cycle.ganzhi}运，整体${toneName(cycle)}**`,
  );
  const now = facts.cycles[facts.current];
  if (now && !cycle.past && !cycle.current && !w.minor) w.say(againstNow(cycle, now));
  w.say(themeOf(w, cycle, topic));
  w.end();
  if (now && !cycle.past && !cycle.current && !w.minor) w.say(AHEAD[signKey(cycle.tone)]);
  if (cycle.current) {
    const left = Math.max(cycle.end_year - facts.year, 0);
    const years = yearsOf(facts, facts.year + 1, Math.min(Math.max(left, 1), 9));
    const best = [...years].sort(
      (a, b) => pointsOf(w, b, aspectOf(topic)) - pointsOf(w, a, aspectOf(topic)),
    )[0]!;
    w.say(
      left === 0
        ? `到${monthText(cycle.until)}换运，前后留一段空，不急着定新事`
        : `往后看，${best.year}年${best.tone > 0 ? '最顺' : '相对好'}，整体${toneName(best)}`,
    );
  }
  if (facts.hour_unknown) w.tell('时辰未知，换运的早晚可能差几个月');
  w.end();
}

function cycleTable(w: Writer, cycles: readonly CycleLuck[]): void {
  w.lines([
    '| 大运 | 年份 | 虚岁 | 总体 |',
    '| --- | --- | --- | --- |',
    ...cycles.map(
      (cycle) =>
        `| ${cycle.ganzhi}${cycle.current ? '（当前）' : ''} | ${cycle.start_year}–${cycle.end_year} | ${cycle.start_age}–${cycle.end_age} | ${toneName(cycle)} |`,
    ),
  ]);
}

/** Before the first cycle, or after the last. */
function sayNoCycle(w: Writer): void {
  const { facts } = w;
  const first = facts.cycles[0]!;
  const now = yearOfLuck(w, facts.year);
  w.step(`看起运：第一步${first.ganzhi}运，从${first.start_year}年起。`);
  if (facts.year < first.start_year) {
    w.say(
      `**现在还没有起运，第一步${first.ganzhi}运从${monthText(first.start_date)}开始，虚岁${first.start_age}**`,
    );
    w.say('起运以前看家里的照顾，吃好、睡好、有人陪，就是最好的运');
  } else {
    w.say(`**十步大运都已走过，如今看流年与起居：今年整体${toneName(now)}**`);
    w.say(AGED_TONES[signKey(now.tone)]);
  }
  w.end();
}

/** The change to another cycle, and the years that come easier before it. */
function sayChange(w: Writer): void {
  const { facts } = w;
  const change = nextCycle(w);
  const next = facts.cycles.find((cycle) => !cycle.past && !cycle.current);
  if (!next || !change) {
    sayNoCycle(w);
    return;
  }
  const current = facts.cycles[facts.current];
  const good = yearsOf(facts, facts.year + 1, 8).filter(({ tone }) => tone > 0);
  w.step(
    `看交运：${current ? `现行${current.ganzhi}运` : '尚未起运'}，${dateText(change.date)}入${next.ganzhi}运。`,
  );
  const near = good
    .slice(0, 2)
    .map(({ year }) => `${year}年`)
    .join('和');
  w.say(
    near
      ? `**近处${near}就会松一些，换大运在${dateText(change.date)}前后**`
      : `**换大运在${dateText(change.date)}前后，在那以前以稳为主**`,
  );
  if (current)
    w.say(
      next.tone > current.tone
        ? `由${current.ganzhi}运换到${next.ganzhi}运，${toneName(current)}转${toneName(next)}，是往好处走`
        : next.tone < current.tone
          ? `由${current.ganzhi}运换到${next.ganzhi}运，${toneName(current)}转${toneName(next)}，该立的在换运以前立住`
          : `由${current.ganzhi}运换到${next.ganzhi}运，同样是${toneName(next)}，换的是题目，不是高低`,
    );
  w.end();
  w.tell('换运像换季，前后各有半年过渡：旧事收尾，新事小试，不急着下大注');
  if (facts.hour_unknown) w.tell('时辰未知，日子可能差几个月');
  w.more();
  sayCycle(w, next, undefined);
  w.more();
  if (current) sayCycle(w, current, undefined);
}

/** Which cycles of the grown years suit best. */
function sayBestCycle(w: Writer): void {
  const grown = w.facts.cycles.filter(({ end_age, start_age }) => end_age >= 20 && start_age <= 75);
  const [best, second] = [...grown].sort((a, b) => b.tone - a.tone || a.start_age - b.start_age);
  w.step(`逐步对照喜忌：最合的是${best!.ganzhi}运（${toneName(best!)}）。`);
  w.say(
    `**最好的十年是${spanText(best!)}，走${best!.ganzhi}运**；其次是${spanText(second!)}的${second!.ganzhi}运`,
  );
  w.say(
    best!.past
      ? '最好的一步已经走过，它留下的本事和人脉今天还在用'
      : best!.current
        ? '最好的一步正在脚下，该立的事不必再等'
        : '现在做的准备，到那时才接得住',
  );
  cycleTable(w, grown.slice(0, 6));
  w.more();
  sayCycle(w, best!, undefined);
}

/** The years from one age to another, by the cycles that they lie in. */
function sayAges(w: Writer, asked: { from: number; to: number }, topic: Topic | undefined): void {
  const { facts } = w;
  const from = Math.min(asked.from, OLDEST);
  const to = Math.min(asked.to, OLDEST);
  const years = yearsOf(facts, facts.birth_year + from - 1, to - from + 1);
  const [first, last] = [years[0]!, years.at(-1)!];
  const grown = w.minor && to > 18;
  const aspect = grown ? 'year' : aspectOf(topic);
  const cycles = facts.cycles.filter(
    ({ start_year, end_year }) => start_year <= last.year && end_year >= first.year,
  );
  const order = [...years].sort((a, b) => pointsOf(w, b, aspect) - pointsOf(w, a, aspect));
  const [top, worst] = [order[0]!, order.at(-1)!];
  const past = last.year < facts.year;
  w.step(`看大运：这段年纪经过${cycles.map(({ ganzhi }) => `${ganzhi}运`).join('、') || '起运以前'}。`);
  w.say(
    top.tone === worst.tone
      ? `**虚岁${from}到${to}，是${first.year}年到${last.year}年，这些年轻重相近**`
      : `**虚岁${from}到${to}里，${top.year}年${past ? '是最顺的' : '最顺'}，${worst.year}年最费力**，说的是${first.year}年到${last.year}年`,
  );
  if (grown) w.say('那时已经成年，具体怎么走留给自己，现在只要把底子打好');
  if (cycles.length > 0) cycleTable(w, cycles);
  w.end();
  for (const cycle of cycles) {
    w.more();
    sayCycle(w, cycle, topic);
  }
}

/** All cycles, and whether the earlier or the later ones come easier. */
function sayAll(w: Writer): void {
  const { facts } = w;
  const told = facts.cycles.filter(({ start_age }) => start_age <= 85).slice(0, 8);
  const sum = (cycles: readonly CycleLuck[]) => cycles.reduce((all, { tone }) => all + tone, 0);
  const [first, later] = [sum(told.slice(0, 4)), sum(told.slice(4))];
  w.step('把各步大运排开，逐一对照喜忌。');
  w.say(
    first < later
      ? '**你是先紧后宽的走法：前半程多磨，后半程的回报更足**'
      : first > later
        ? '**你是早发而后守的走法：前半程助力多，后半程宜收宜稳**'
        : '**你前后轻重相当，没有特别偏的一段，靠每一步走实**',
  );
  cycleTable(w, told);
  w.more();
  const current = facts.cycles[facts.current];
  if (current) sayCycle(w, current, undefined);
}

/** How the ten years about an age are, against those of now where they are still to come. */
function sayAge(w: Writer, age: number): void {
  const { facts } = w;
  const year = facts.birth_year + age - 1;
  const [then, now] = [cycleOfYear(w, year), facts.cycles[facts.current]];
  if (w.minor || !then || !now) return;
  const gain = then.tone - now.tone;
  const against =
    year <= facts.year ? '' : gain > 0 ? '，比眼下松一些' : gain < 0 ? '，比眼下紧一些' : '，和眼下差不多';
  w.say(`**虚岁${age}（${year}年）所在的那十年整体${toneName(then)}${against}**`);
}

/** A cycle and the one after it. */
function sayCycleAndNext(w: Writer, cycle: CycleLuck | undefined, topic: Topic | undefined): void {
  if (!cycle) {
    sayNoCycle(w);
    return;
  }
  sayCycle(w, cycle, topic);
  const after = w.facts.cycles[w.facts.cycles.indexOf(cycle) + 1];
  w.more();
  if (after) sayCycle(w, after, topic);
}

/** The cycle of a pair, which the chart may not have. */
function sayCycleOf(w: Writer, pair: string, topic: Topic | undefined): void {
  const { cycles } = w.facts;
  const cycle = cycles.find(({ ganzhi }) => ganzhi === pair);
  if (cycle) {
    sayCycleAndNext(w, cycle, topic);
    return;
  }
  w.step(`核对大运：各步依次为${cycles.map(({ ganzhi }) => ganzhi).join('、')}。`);
  w.say('**你的十步大运里没有这一步**，排出来的次序如下');
  cycleTable(w, cycles.slice(0, 8));
}

/** When the luck cycles begin. */
function sayStart(w: Writer, topic: Topic | undefined): void {
  const { cycles, current } = w.facts;
  const first = cycles[0]!;
  w.step(`看起运：第一步${first.ganzhi}运，从${first.start_year}年起。`);
  w.say(
    `**你起运在${dateText(w.chart.bazi.qi_yun_date)}前后，第一步是${first.ganzhi}运**，虚岁${first.start_age}到${first.end_age}`,
  );
  w.end();
  sayCycleAndNext(w, cycles[current], topic);
}

/** The cycle before the one of now. */
function sayPrevious(w: Writer, topic: Topic | undefined): void {
  const { cycles, current } = w.facts;
  const passed = cycles.filter(({ past }) => past).at(-1);
  if (!passed) w.say('在这之前没有走过别的大运');
  sayCycleAndNext(w, passed ?? cycles[current], topic);
}

type CycleTime = Extract<Time, { kind: 'cycle' }>;
const WHICH: Readonly<Record<CycleTime['which'], (w: Writer, topic: Topic | undefined) => void>> = {
  start: sayStart,
  change: sayChange,
  best: sayBestCycle,
  all: sayAll,
  next: (w, topic) =>
    sayCycleAndNext(
      w,
      w.facts.cycles.find(({ past, current }) => !past && !current),
      topic,
    ),
  previous: sayPrevious,
  current: (w, topic) => sayCycleAndNext(w, w.facts.cycles[w.facts.current], topic),
};

/** Answers about a luck cycle or an age. */
export function sayCycles(w: Writer, time: Time, topic: Topic | undefined): void {
  switch (time.kind) {
    case 'cycle_of':
      sayCycleOf(w, time.ganzhi, topic);
      return;
    case 'cycle_at':
      sayCycleAndNext(w, cycleOfYear(w, time.year), topic);
      return;
    case 'age':
      sayAge(w, time.age);
      sayCycleAndNext(w, cycleOfYear(w, w.facts.birth_year + time.age - 1), topic);
      return;
    case 'ages':
      sayAges(w, time, topic);
      return;
    case 'cycle':
      WHICH[time.which](w, topic);
  }
}
