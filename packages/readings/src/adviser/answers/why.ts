/** What an answer rests on. */
import { amountOf, extremes, partnerGroup, phaseName, pillarOf } from '../../reports/parts.ts';
import { SEAT_WORDS } from '../../reports/words-self.ts';
import type { Topic } from '../matters/matter.ts';
import type { Time } from '../understand/time/time.ts';
import type { Writer } from '../writer.ts';
import { withoutAdvice } from './asked.ts';
import { type Aspect, aspectOf, toneName, yearOfLuck, yearText } from './luck/signs.ts';
import { eventsTold } from './beside.ts';
import { overallOf, rankedYears } from './period.ts';
import { doubtOf } from './topics/chart.ts';

const held = ({ de_ling, de_di, de_shi }: Writer['facts']['strength']) =>
  `${de_ling ? '得令' : '不得令'}、${de_di ? '得地' : '不得地'}、${de_shi ? '得势' : '不得势'}`;

/** Where in the chart a side of life is read. */
function placeOf(w: Writer, aspect: Aspect): string {
  const { facts } = w;
  const seat = `日支${pillarOf(facts, 'day').charAt(1)}（本气${facts.branch_gods.day!}）`;
  if (w.minor && aspect !== 'study' && aspect !== 'health')
    return `性情看日柱与${amountOf(facts.leading, facts)}`;
  switch (aspect) {
    case 'love':
      return `感情看${seat}与${facts.gender === 'male' ? '财星' : '官杀'}，${amountOf(partnerGroup(facts), facts)}`;
    case 'work':
      return `事业看月柱${pillarOf(facts, 'month')}与最显的一组，${amountOf(facts.leading, facts)}`;
    case 'money':
      return `钱财看财星与日主担不担得起，${amountOf('wealth', facts)}`;
    case 'study':
      return `学业看印与食伤，${amountOf('seal', facts)}；${amountOf('output', facts)}`;
    case 'health':
      return `身心看五行的偏盛与不足，最重的一组是${amountOf(extremes(facts).most, facts)}`;
    case 'year':
      return `格局是${facts.pattern.name}，${facts.pattern.state}，${amountOf(facts.leading, facts)}`;
  }
}

const SIDES: Readonly<Record<Aspect, string>> = {
  love: '你盘里管感情的位置',
  work: '你盘里管工作的位置',
  money: '你盘里管钱的位置',
  study: '你盘里管读书的位置',
  health: '你盘里哪一样多、哪一样少',
  year: '你这张盘的底子',
};

/** Why, without a term: where it is looked for, and which years are easy or hard. */
function plainReason(w: Writer, topic: Topic | undefined, time: Time | null): string {
  const side = SIDES[w.minor ? 'year' : aspectOf(topic)];
  if (time?.kind === 'year' || time?.kind === 'months') {
    const of = time.kind === 'year' ? time.year : time.months[0]!.year;
    if (of >= w.facts.birth_year) {
      const year = yearOfLuck(w, of);
      const how = year.tone > 0 ? '合得来' : year.tone < 0 ? '不大合' : '不冲也不帮';
      return `因为${of}年的干支和你的盘${how}，所以${overallOf(year)}；再看${side}`;
    }
  }
  const order = rankedYears(w, { topic: topic ?? 'luck' });
  const [best, worst] = [order[0]!, order.at(-1)!];
  return `主要看两样：${side}，和哪几年松、哪几年紧：${best.year}年${toneName(best)}，${worst.year}年${toneName(worst)}`;
}

/** Why nothing was seen: what was asked is not in the chart, or another person's. @param call that person, if one is */
export function sayWhyUnseen(w: Writer, call: string | null): void {
  w.step('这一问不在命盘里，先说命盘里有什么。');
  w.say(
    call
      ? `**因为这张盘是你的，只写你自己**：${call}怎么想、做了什么、好不好，都不在里面`
      : '**因为这件事命盘里没有**：前面说的是常理和规矩，不是从盘里推出来的',
  );
  w.say(
    call
      ? `有了${call}的出生时间，也只看得出性情和哪几年松、哪几年紧，看不出心思`
      : '盘里看得出的是性情，和哪几年松、哪几年紧；病、官司、输赢、数目、别人的心思都不在里面',
  );
  w.more();
  w.say('**再往下说，是八字的本事只到这里**：它只有出生那一刻的四组干支，记的是一个人的底子和年份的松紧');
  w.say('一件具体的事成不成，还有另一个人、另一笔账、另一份检查，这些它没有，我就不编');
  w.end();
}

/** What the picture of the partner rests on: the branch under the day, and how much the chart has of their star. */
function sayWhyPartner(w: Writer): void {
  const { facts } = w;
  const [day, seat] = [pillarOf(facts, 'day'), facts.branch_gods.day!];
  const group = partnerGroup(facts);
  w.step(`看夫妻宫与伴侣星：日支本气${seat}，${amountOf(group, facts)}。`);
  w.say(
    `**因为八字里管另一半的，是日柱${day}下面那个“${day.charAt(1)}”，它对你来说是“${seat}”**；前面说的样子，就是照“${seat}”这类人的脾气说的`,
  );
  w.say(`再看代表另一半的那一组：${amountOf(group, facts)}，多就明显，少就不那么像`);
  w.end();
  w.say('这只是个大概的样子，同一天生的人都这么写；真遇上了，看相处，不看像不像');
  w.end();
  w.more();
  w.say(`${w.pick(SEAT_WORDS[seat]!.love)}`);
  w.end();
}

/** What an answer about topics, or a year, rests on. */
export function sayWhy(w: Writer, topics: readonly Topic[], time: Time | null, plain = false): void {
  const { facts } = w;
  const { strength, favourable, pattern, advice } = facts;
  if (topics[0] === 'partner' && time === null && !w.minor) return sayWhyPartner(w);
  w.step(`看旺衰：${held(strength)}，生扶约占${strength.percent}%，${strength.verdict}。`);
  w.step(`看取用：依${favourable.method}。`);
  w.say(`**${plainReason(w, topics[0], time)}**`);
  w.end();
  if (plain) {
    const last = rankedYears(w, { topic: topics[0] ?? 'luck' }).at(-1)!;
    const felt = withoutAdvice(
      eventsTold(w, `${last.year}年${last.ganzhi}`, last, { id: topics[0] ?? 'luck' }),
    );
    if (felt !== '') w.say(`${last.year}年费力，是因为${felt}`);
    return;
  }
  w.say(`**依据有三步，先看所问的位置**：${placeOf(w, aspectOf(topics[0]))}`);
  w.say(
    `**再看旺衰**：日主${facts.day_master}${held(strength)}，生扶约占${strength.percent}%，属${strength.verdict}`,
  );
  w.end();
  const asked =
    time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months[0]!.year : facts.year;
  const year = yearOfLuck(w, Math.max(asked, facts.birth_year));
  w.say(
    `**最后看岁运与喜忌**：${advice.take.length > 0 ? `宜${advice.take.map(phaseName).join('、')}` : '喜忌两说相反'}；${yearText(year)}天干${year.stem_god}、地支本气${year.branch_god}，合起来属${toneName(year)}`,
  );
  w.say(doubtOf(w));
  w.end();
  w.more();
  const order = rankedYears(w, { topic: topics[0] ?? 'luck' });
  for (const one of [order[0]!, order.at(-1)!]) {
    const felt = withoutAdvice(eventsTold(w, `${one.year}年${one.ganzhi}`, one, { id: topics[0] ?? 'luck' }));
    w.say(
      `${one.year}年${toneName(one)}：天干${one.stem_god}，地支本气${one.branch_god}${felt === '' ? '，和盘里不冲不合' : `，${felt}`}`,
    );
  }
  for (const { text } of favourable.reasons.slice(0, 3)) w.say(text);
  w.say(pattern.rests_on.text);
  for (const { text } of pattern.verdict.slice(0, 2)) w.say(text);
  w.end();
}
