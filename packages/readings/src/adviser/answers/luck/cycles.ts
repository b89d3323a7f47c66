import { type CycleLuck, groupOf, monthText, yearsOf } from '@ziping/bazi/reading/facts';
import { bandOf, phaseName, signOf, TOUCHED, TOUCHED_YOUNG, touchOf } from '../../../reports/parts.ts';
import { CYCLE_TONES, GOD_WORDS, PAST_TONES } from '../../../reports/words-luck.ts';
import { PALACE_NAMES, PHASE_WORDS } from '../../../reports/words-phases.ts';
import { CYCLE_TOPICS, YOUNG_TONES, YOUNG_YEARS } from '../../../reports/words-topics.ts';
import { type Time } from '../../understand/time/times.ts';
import type { Topic } from '../../understand/topics.ts';
import type { Writer } from '../../writer.ts';
import { AGED_TONES } from '../words.ts';
import { sayBestMonths } from './months.ts';
import {
  ASPECT_NAMES,
  OLDEST,
  aspectOf,
  cycleOfYear,
  firstAhead,
  pointsOf,
  signKey,
  spanText,
  themeOf,
  toneName,
  toneWords,
  yearOfLuck,
  yearText,
} from './signs.ts';
import { sayYear } from './years.ts';

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
    const left = Math.max(cycle.end_year - facts.year, 0);
    const years = yearsOf(facts, facts.year, Math.min(left + 1, 10));
    const best = [...years].sort((a, b) => pointsOf(w, b, aspect) - pointsOf(w, a, aspect))[0]!;
    w.say(
      left === 0
        ? `这一步运到${monthText(cycle.until)}走完，换运前后宜留一段空，不急着定新事`
        : `到${facts.year}年，这步运走到第${facts.year - cycle.start_year + 1}年，后面还有${left}年${years.length > 1 && best.tone > 0 ? `，其中${best.year}年${best.ganzhi}最合用` : ''}`,
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
