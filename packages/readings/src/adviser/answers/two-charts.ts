/** Two persons whose charts are both known: how they stand to each other, and what each chart says of the matter. */
import type { YearLuck } from '@ziping/bazi/reading/facts';
import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';

import { pillarOf } from '../../reports/parts.ts';
import { isTimed, type Matter, SIGN_RANKS, type Timed } from '../matters/matter.ts';

import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import { answerByAge, forAge } from './ages.ts';
import { tieOfAnimals } from './animals.ts';
import { firstAhead, yearOfLuck } from './luck/signs.ts';
import { natureOf } from './nature.ts';
import { betterYear, overallOf, rankedYears, signOfYear } from './period.ts';

/** One of the two. */
export interface Side {
  /** 你, or the word of the question for the other. */
  call: string;
  isAsker: boolean;
  writer: Writer;
  /** The day of birth that the chart was cast from for this answer. */
  castFrom?: string;
}

const ofSide = ({ call, isAsker, castFrom }: Side) =>
  isAsker ? '从你的盘看' : castFrom ? `照${castFrom}排的盘看` : `从${call}那份命盘看`;

const sentence = (text: string) => text.replace(/[。；，]$/, '');

/** Which year is told, and how it is for one of them. */
function timeOf({ writer: w }: Side, given: Timed): { told: string; rank: number } {
  const matter = forAge(w, given) as Timed;
  const number = firstAhead(w);
  const sign = signOfYear(w, yearOfLuck(w, number), matter);
  const best = betterYear(w, matter, number);
  const later = best ? `；更合适的是${best.year}年` : '';
  return { told: `${number}年${matter.year[sign]}${later}`, rank: SIGN_RANKS[sign] };
}

/** Two who are or may be a couple, not a parent and a child. */
const areCouple = ([one]: readonly [Side, Side], { person }: Understood) =>
  one.isAsker &&
  (person?.relation === 'partner' || person?.relation === 'unknown' || person?.relation === 'ex');

/** What two had is over, and why is asked. */
const ENDED = /当初|当年|以前|那时|(?:离|分|散)(?:的|了|手|开|婚)|过不下去|没走下去/;
const isOfEnd = (text: string): boolean => ENDED.test(text) && !/复合|和好|还能|以后/.test(text);

/** What one chart says, as a paragraph. */
function tellSide(side: Side, matter: Matter | undefined, understood: Understood, asCouple: boolean): string {
  const { writer: w } = side;
  const byAge = matter && answerByAge(w, matter, { ...understood, time: null });
  const { time } = understood;
  // The year of which both are asked.
  const year = time?.kind === 'year' && time.year >= w.today.year ? yearOfLuck(w, time.year) : null;
  const nature =
    (asCouple && !w.minor ? natureOf(w, { topic: 'marriage' }) : null) ??
    natureOf(w, matter && !isTimed(matter) ? matter : { topic: 'personality' });
  if (byAge) {
    w.say(`${ofSide(side)}，${sentence(byAge.lead)}`);
    w.say(byAge.reasons[0] ?? '');
  } else if (matter && isTimed(matter)) {
    w.say(`${ofSide(side)}，${timeOf(side, matter).told}`);
    const own = natureOf(w, matter);
    w.say(own?.lead ?? matter.advice?.[0] ?? '');
  } else {
    w.say(`${ofSide(side)}，${sentence(nature?.lead ?? '')}`);
    w.say(nature?.reasons[0] ?? '');
    const [best] = rankedYears(w, { topic: 'luck' });
    // Of what is over no year is told.
    if (year) w.say(`${year.year}年${overallOf(year)}`);
    else if (!isOfEnd(understood.text)) w.say(`往后几年里，${best!.year}年最顺`);
  }
  if (side.castFrom) w.say('时辰没有算进去，只看了三柱');
  w.end();
  return w.blocks[0]!.join('');
}

const NAMES: Partial<Readonly<Record<Matter['topic'], string>>> = {
  wealth: '财运',
  career: '前程',
  study: '学业',
  exam: '考试',
  marriage: '婚姻',
  love: '感情',
  health: '身体',
  luck: '运',
};

/** Why two parted, or quarrel, by the branches of their days. */
const WHY_OF_TWO: Readonly<Record<'fits' | 'clashes' | 'neither', readonly [ended: string, now: string]>> = {
  fits: [
    '两张盘对着看，本来合得来，走散不在八字，多半是日子里的事一件件攒出来的',
    '两张盘对着看，底子合得来，老顶上多半是累的时候谈事，不在八字',
  ],
  clashes: [
    '两张盘对着看，多半是磨掉的：作息、花钱、住哪里这些日常事容易顶上，又没人先软',
    '两张盘对着看，作息、住处这些日常事容易顶上，多半吵在这上头',
  ],
  neither: [
    '两张盘对着看，不冲也不抢着合，走散不在命里，多半是各自的性子没说开',
    '两张盘对着看，不冲也不抢着合，多半是各自的性子没说开',
  ],
};

/** How two get on, by the branches of their days, which stand for how one lives with another. */
function fitOf(sides: readonly [Side, Side], { text, asks }: Understood): string {
  const [one, other] = sides.map(({ writer }) =>
    ANIMALS.charAt(BRANCHES.indexOf(pillarOf(writer.facts, 'day').charAt(1))),
  ) as [string, string];
  const { name, score } = tieOfAnimals(one, other);
  sides[0].writer.step(`看两个人的日支：${name}。`);
  const isEnded = isOfEnd(text);
  if (isEnded || asks === 'why' || /哪(?:儿|里)不?(?:合|对)/.test(text))
    return WHY_OF_TWO[score > 1 ? 'fits' : score < 0 ? 'clashes' : 'neither'][isEnded ? 0 : 1];
  if (score > 1) return '两张盘对着看，合得来：看得出过日子能往一处使劲；各自的脾气还是要让着点';
  return score < 0
    ? '两张盘对着看，要多磨合：看得出作息、住处这些日常事容易顶上，先说好就能过'
    : '两张盘对着看，不冲也不抢着合：各自的性子看得出，合不合七分在相处';
}

/** How a year is for both. */
function yearOfBoth([one, other]: readonly [Side, Side], year: number): string {
  const [own, theirs] = [one, other].map(({ writer }) => yearOfLuck(writer, year)) as [YearLuck, YearLuck];
  const both =
    own.tone > 0 && theirs.tone > 0
      ? '两边都松，要办的事放在这一年'
      : own.tone < 0 && theirs.tone < 0
        ? '两边都紧，大事往后放，谁累了先说一声'
        : own.tone === theirs.tone
          ? '两边差不多，照平常过就好'
          : `${own.tone > theirs.tone ? other.call : one.call}紧一些，另一个多担一点`;
  return `${year}年${both}：${one.call}${overallOf(own)}，${other.call}${overallOf(theirs)}`;
}

/** The first sentence: who first where the years tell it, and that two charts are not weighed where nothing does. */
function leadOf(sides: readonly [Side, Side], matter: Matter | undefined, understood: Understood): string {
  const { person, shape, text, time } = understood;
  const [one, other] = sides;
  const year = time?.kind === 'year' && time.year >= one.writer.today.year ? time.year : null;
  if (person?.pair) return year === null ? fitOf(sides, understood) : yearOfBoth(sides, year);
  if (year !== null && !matter) {
    const of = ({ call, writer }: Side) => `${call}${overallOf(yearOfLuck(writer, year))}`;
    return `只比${year}年：${of(one)}，${of(other)}；一张盘只说一个人，各看各的`;
  }
  const isTimely = matter && isTimed(matter) && /先|适合|合适|该/.test(text);
  if (isTimely && sides.every(({ writer }) => !writer.minor)) {
    const gap = timeOf(one, matter).rank - timeOf(other, matter).rank;
    const next = firstAhead(one.writer);
    if (gap === 0)
      return `两边差不多，谁先都可以：${matter.act}这件事，${next}年两张盘看不出高下，看谁手上的条件先齐`;
    const chosen = gap > 0 ? one : other;
    return `偏向${chosen.call}${/先/.test(text) ? '先' : ''}：${matter.act}这件事只比时机，${next}年${chosen.call}这边更松快`;
  }
  const name = (matter && NAMES[matter.topic]) ?? (shape?.kind === 'rivals' ? '命' : '盘');
  return `${one.call}和${other.call}，谁的${name}更好比不出来：一张盘只说一个人，各看各的`;
}

/** Topics that a question of two lots only names by the way. */
const BY_THE_WAY: readonly Matter['topic'][] = [
  'pillars',
  'luck',
  'children',
  'parents',
  'people',
  'personality',
];

/** Writes what is said of the two. */
export function sayTwoCharts(w: Writer, sides: readonly [Side, Side], understood: Understood): void {
  const matter = understood.matters.find(
    ({ topic, firm, id }) => !BY_THE_WAY.includes(topic) && firm === undefined && id !== 'anything',
  );
  const asked = understood.person?.pair ? undefined : matter;
  w.step('两个人两张盘，先对着看，再各看各的。');
  w.tell(`**${leadOf(sides, asked, understood)}**`);
  w.end();
  for (const side of sides) {
    w.tell(tellSide(side, asked, understood, areCouple(sides, understood)));
    w.end();
  }
}
