/** What more is told of a matter, block by block, when it is asked for. */
import type { GodGroup } from '@ziping/bazi/reading/facts';

import { amountOf, natalRelations, partnerGroup, pillarOf } from '../../reports/parts.ts';
import { GROUP_WORDS, type Topic as GroupTopic } from '../../reports/words-groups.ts';
import { MONTH_GODS } from '../../reports/words-luck.ts';
import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../reports/words-self.ts';
import { DAY_BRANCH_WORDS } from '../../reports/words-topics.ts';
import { YOUNG_STEMS } from '../../reports/words-young.ts';
import type { Topic } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { sayCycle } from './luck/cycles.ts';
import { monthTable } from './luck/months.ts';
import { aspectOf, firstAhead, signsOfLove, toneName } from './luck/signs.ts';
import { monthsAhead, rankedYears } from './period.ts';
import { PARTNER_TRAITS, partnerLook } from './words.ts';

const LEVELS = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;
const YEARS = 5;

function sayYearsAhead(w: Writer, topic: Topic): void {
  const years = [...rankedYears(w, { topic })].sort((a, b) => a.year - b.year).slice(0, YEARS);
  w.step(`排开${years[0]!.year}年起的几年，逐年对照。`);
  w.say(`把${years[0]!.year}年到${years.at(-1)!.year}年排开看`);
  const isLove = aspectOf(topic) === 'love' && !w.minor && !w.aged;
  w.lines(
    years.map((year) => {
      const signs = isLove ? signsOfLove(w, year) : [];
      return `- ${year.year}年${year.ganzhi}（虚岁${year.age}）：${toneName(year)}${signs.length > 0 ? `，${signs.map(({ text }) => text).join('，')}` : ''}`;
    }),
  );
}

function sayMonthsAhead(w: Writer): void {
  const year = firstAhead(w);
  w.step(`看${year}年的十二个月。`);
  w.say(`再看${year}年的月份，以节换月`);
  monthTable(w, monthsAhead(w, year));
}

function sayGrounds(w: Writer, topic: Topic): void {
  const { facts } = w;
  const group = (one: GodGroup, of: GroupTopic) =>
    `${amountOf(one, facts)}，${w.pick(GROUP_WORDS[one][of][LEVELS[facts.groups[one].level]])}`;
  const stem = STEM_WORDS[facts.day_master]!;
  const day = pillarOf(facts, 'day');
  const seat = facts.branch_gods.day!;
  w.step(`看日柱${day}与月柱${pillarOf(facts, 'month')}。`);
  if (w.minor) {
    const young = YOUNG_STEMS[facts.day_master]!;
    for (const words of [young.learn, young.temper, young.praise, young.friends]) w.say(words);
    w.end();
    return;
  }
  switch (aspectOf(topic)) {
    case 'love': {
      const partner = partnerGroup(facts);
      const beside = natalRelations(facts).find(
        ({ kind, members }) => members.includes('day') && kind in DAY_BRANCH_WORDS,
      );
      w.say(`夫妻宫是日支${day.charAt(1)}，本气${seat}，对方多半${w.pick(PARTNER_TRAITS[seat]!)}`);
      w.say(w.pick(partnerLook(day.charAt(1))));
      w.end();
      w.say(`${facts.gender === 'male' ? '男命以财星' : '女命以官杀'}看伴侣：${group(partner, 'love')}`);
      if (beside) {
        const other = beside.members.find((key) => key !== 'day') as NatalKey;
        w.say(`日柱与${PALACE_NAMES[other]}有${beside.name}，${w.pick(DAY_BRANCH_WORDS[beside.kind]!)}`);
      }
      w.say(stem.love);
      break;
    }
    case 'work':
      w.say(`看工作的位置在月柱${pillarOf(facts, 'month')}：${group('officer', 'work')}`);
      w.say(MONTH_GODS[facts.branch_gods.month!]!);
      w.end();
      w.say(group('output', 'work'));
      w.say(stem.work);
      break;
    case 'money':
      w.say(group('wealth', 'money'));
      w.say(stem.money);
      w.end();
      w.say(`守财看比劫与印：${group('peer', 'money')}`);
      break;
    case 'study':
      w.say(group('seal', 'nature'));
      w.say(group('output', 'nature'));
      break;
    default:
      w.say(`${day}日，坐支的本气是${seat}，${w.pick(SEAT_WORDS[seat]!.self)}`);
      w.say(group(facts.leading, 'nature'));
      w.end();
      w.say(stem.nature);
      w.say(stem.hard);
  }
  w.end();
}

/** Writes the blocks behind the first answer about a topic. */
export function sayDetails(w: Writer, topic: Topic, timeless: boolean): void {
  if (!timeless) {
    w.more();
    sayYearsAhead(w, topic);
  }
  w.more();
  sayGrounds(w, topic);
  const cycle = w.facts.cycles[w.facts.current];
  if (cycle && !timeless) {
    w.more();
    sayCycle(w, cycle, topic);
  }
  if (!timeless) {
    w.more();
    sayMonthsAhead(w);
  }
}
