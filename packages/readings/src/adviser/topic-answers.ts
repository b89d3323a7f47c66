/** Answers about the topics of a life, from the chart itself. What they say about time is in luck-answers.ts. */
import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';
import {
  type GodGroup,
  groupOf,
  monthText,
  seasonOf,
  type YearLuck,
  yearsOf,
} from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import {
  amountOf,
  combinationsOf,
  extremes,
  natalRelations,
  phaseName,
  pillarOf,
  touchOf,
} from '../reports/parts.ts';
import {
  GROUP_NAMES,
  GROUP_WORDS,
  SPECIAL_SPINE,
  SPINE,
  type Topic as GroupTopic,
} from '../reports/words-groups.ts';
import { MONTH_GODS } from '../reports/words-luck.ts';
import { PALACE_WORDS, PALACE_WORDS_YOUNG } from '../reports/words-palaces.ts';
import {
  type NatalKey,
  PALACE_NAMES,
  PALACE_PAIRS,
  PALACE_PAIRS_YOUNG,
  PHASE_WORDS,
  RELATION_WORDS,
  STAR_WORDS,
} from '../reports/words-phases.ts';
import { SEASON_WORDS } from '../reports/words-seasons.ts';
import { SEAT_WORDS, STAGE_WORDS, STEM_WORDS } from '../reports/words-self.ts';
import { COMBINATION_WORDS, DAY_BRANCH_WORDS, STAR_PLACES, YOUNG_TOPICS } from '../reports/words-topics.ts';
import { YOUNG_PHASES, YOUNG_STEMS } from '../reports/words-young.ts';
import {
  aspectOf,
  firstAhead,
  pointsOf,
  sayCycle,
  sayYear,
  sayYears,
  signsOfLove,
  starsOfYear,
  toneName,
  touchesOf,
  yearOfLuck,
  yearText,
} from './luck-answers.ts';
import type { Time } from './times.ts';
import type { Topic } from './topics.ts';
import {
  BOSS_WAYS,
  CHILD_STAR,
  JOB_VERDICTS,
  LUCKY,
  NO_PARTNER_STAR,
  PARENT_STARS,
  PARTNER_TRAITS,
  partnerLook,
  PLACES,
  ROLES,
  startupVerdict,
} from './words.ts';
import type { Writer } from './writer.ts';

const LEVELS = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;
const names = (phases: readonly Phase[]) => phases.map(phaseName).join('、');
const groupWords = (w: Writer, group: GodGroup, topic: GroupTopic) =>
  w.pick(GROUP_WORDS[group][topic][LEVELS[w.facts.groups[group].level]]);
const dayMaster = ({ facts }: Writer) => `${facts.day_master}${'木火土金水'.charAt(facts.day_phase)}`;
/** Years ahead that an answer looks over. */
const AHEAD = 8;
const yearsAhead = (w: Writer) => yearsOf(w.facts, firstAhead(w), AHEAD);
const bestAhead = (w: Writer, topic: Topic, count: number): YearLuck[] =>
  yearsAhead(w)
    .map((year) => ({ year, points: pointsOf(w, year, aspectOf(topic)) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ year }) => year)
    .sort((a, b) => a.year - b.year);

/** The season, the strength and what is useful, in a sentence. */
function sayGround(w: Writer): void {
  const { facts } = w;
  const month = pillarOf(facts, 'month').charAt(1);
  const season = seasonOf(month);
  w.step(
    `看根本：日主${dayMaster(w)}生在${season}季${month}月，${facts.strength.verdict}；以${names(facts.favourable.useful)}为用。`,
  );
  w.say([
    `依据是：日主${dayMaster(w)}生在${season}季${month}月，${facts.strength.verdict}，取用以${names(facts.favourable.useful)}为先`,
    `这样说，是因为日主${dayMaster(w)}处在${season}季${month}月里，${facts.strength.verdict}，命局要借${names(facts.favourable.useful)}`,
  ]);
}

/** This year or the next, told within the answer to a topic. */
function sayNear(w: Writer, topic: Topic): void {
  const year = yearOfLuck(w, firstAhead(w));
  const best = bestAhead(w, topic, 2);
  w.say(
    `近处看，${yearText(year)}属${toneName(year)}；往后几年，${best.map(({ year: number, ganzhi }) => `${number}年${ganzhi}`).join('、')}相对更合用`,
  );
}

/** A sentence for a minor on why a topic of grown people is put aside. */
const YOUNG_NOTES: Partial<Readonly<Record<'love' | 'work' | 'money', readonly string[]>>> = {
  love: [
    '孩子还小，姻缘不在现在论，先看与家人、同伴的亲近',
    '年纪还小，感情婚姻的话题先放一放，这里只说情分与相处',
  ],
  work: ['离选行当还早，这里只说苗头，将来的路留给孩子自己选', '还在长本事的年纪，先看擅长与兴趣，不谈职业'],
  money: ['孩子的财运不必论，能说的是对东西与数目的性子', '还小，不谈钱财，只说用物与分享的习惯'],
};

function sayYoung(w: Writer, topic: 'love' | 'work' | 'money'): void {
  const { facts } = w;
  const { most } = extremes(facts);
  const words = YOUNG_STEMS[facts.day_master]!;
  w.step(`看年纪：虚岁${facts.age}，只说苗头，不说成人的事。`);
  w.step(`看性情：日主${dayMaster(w)}，最显的是${GROUP_NAMES[facts.leading]}。`);
  w.tell(YOUNG_NOTES[topic]!);
  w.say(
    `日主${dayMaster(w)}${w.pick(STEM_WORDS[facts.day_master]!.image)}；${amountOf(facts.leading, facts)}，${w.pick(YOUNG_TOPICS[topic][facts.leading])}`,
  );
  if (most !== facts.leading) w.say(YOUNG_TOPICS[topic][most]);
  w.end();
  w.say(topic === 'love' ? words.friends : words.learn);
  w.say(words.praise);
  const [phase] = facts.good;
  if (phase) w.say(`取用在${phaseName(phase)}，落在日常里，${w.pick(YOUNG_PHASES[phase]!)}`);
  w.more();
  w.say(words.temper);
  w.say(words.friends);
  w.say(words.learn);
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}，照日常的节奏带就好`);
  w.end();
}

const starGroup = (w: Writer): GodGroup => (w.facts.gender === 'male' ? 'wealth' : 'officer');

/** The pillars where the star of the partner stands. */
function partnerPlaces({ facts }: Writer): NatalKey[] {
  const names = facts.gender === 'male' ? ['正财', '偏财'] : ['正官', '七杀'];
  return facts.pillars
    .map(({ key }) => key as NatalKey)
    .filter((key) => names.includes(facts.stem_gods[key] ?? '') || names.includes(facts.branch_gods[key]!));
}

function sayAgedLove(w: Writer): void {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
  w.step(`看夫妻宫：日支${day.charAt(1)}，本气是${facts.branch_gods.day!}。`);
  w.step(`看年纪：虚岁${facts.age}，论相伴，不论新的缘分。`);
  w.say('到了这个年纪，感情二字多半是**相伴**，说的是起居里的体谅');
  w.say(
    `日柱${day}，坐支的本气是${facts.branch_gods.day!}，${w.pick(SEAT_WORDS[facts.branch_gods.day!]!.love)}`,
  );
  w.end();
  w.say(STEM_WORDS[facts.day_master]!.love);
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}，家里人多走动，一顿饭、一通电话都是情分`);
  w.more();
  w.say(groupWords(w, 'seal', 'love'));
  w.say(groupWords(w, 'peer', 'nature'));
  w.say('身边有人就多说说话，一个人过也把日子过得有滋味，两样都好');
  w.end();
}

/** The palace and the star of the partner. */
function sayPalace(w: Writer): void {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  const places = partnerPlaces(w);
  w.step(`看夫妻宫：日支${day.charAt(1)}，本气是${god}。`);
  w.step(
    `看伴侣星：${facts.gender === 'male' ? '男命以财星' : '女命以官杀'}论，${places.length > 0 ? `见于${places.map((key) => PALACE_NAMES[key]).join('、')}` : '不在明面上'}。`,
  );
}

function sayPartner(w: Writer): void {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  const places = partnerPlaces(w);
  sayPalace(w);
  w.say(`你的夫妻宫是日支${day.charAt(1)}，本气为${god}，对方多半**${w.pick(PARTNER_TRAITS[god]!)}**`);
  w.say(partnerLook(day.charAt(1)));
  w.end();
  w.say(`${facts.gender === 'male' ? '男命以财星' : '女命以官杀'}看伴侣，${amountOf(starGroup(w), facts)}`);
  w.say(places[0] ? STAR_PLACES.partner[places[0]]! : NO_PARTNER_STAR);
  w.say(`相处上，${w.pick(SEAT_WORDS[god]!.love)}`);
  w.end();
  const best = yearsAhead(w)
    .filter((year) => signsOfLove(w, year).reduce((sum, { points }) => sum + points, 0) >= 2)
    .slice(0, 2);
  if (best.length > 0)
    w.say(`遇见的讯息，近几年以${best.map(({ year, ganzhi }) => `${year}年${ganzhi}`).join('、')}较多`);
  w.tell([
    '这是从盘上看到的样子，真遇见了，还是以相处的感受为准',
    '不必拿这几条去比着找人，合得来、靠得住，比像不像要紧',
  ]);
  w.more();
  sayMarriageBody(w);
  w.more();
  sayMarriageTimeBody(w);
}

function sayMarriageBody(w: Writer): void {
  const { facts } = w;
  const beside = natalRelations(facts).filter(({ members }) => members.includes('day'));
  const kinds = [...new Set(beside.map(({ kind }) => kind))].filter((kind) => kind in DAY_BRANCH_WORDS);
  for (const kind of kinds.slice(0, 2)) {
    const found = beside.find((relation) => relation.kind === kind)!;
    const other = found.members.find((key) => key !== 'day') as NatalKey;
    w.say(`日柱与${PALACE_NAMES[other]}有${found.name}，${w.pick(DAY_BRANCH_WORDS[kind]!)}`);
  }
  if (kinds.length === 0)
    w.say(`日支${pillarOf(facts, 'day').charAt(1)}与别的地支没有合冲刑害，这一宫安静，是难得的底子`);
  w.say(STEM_WORDS[facts.day_master]!.love);
  w.end();
  w.say(groupWords(w, starGroup(w), 'love'));
  w.say(groupWords(w, 'peer', 'love'));
  w.end();
}

function sayMarriage(w: Writer): void {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  sayPalace(w);
  const clash = natalRelations(facts).find(
    ({ kind, members }) => kind === 'clash' && members.includes('day'),
  );
  const quiet = !natalRelations(facts).some(({ members }) => members.includes('day'));
  w.say(
    clash
      ? '你的婚姻**动中求稳**：变化会有，关系不因变化就不好，要紧的是变动里不断联系'
      : quiet
        ? '你的婚姻宫**底子安静**，外力少来打扰，日子怎么过，多半由两个人自己定'
        : '你的婚姻宫**有牵有系**，家里家外的事会连到一处，说开了就是助力',
  );
  w.say(`夫妻宫是日支${day.charAt(1)}，本气${god}，${w.pick(SEAT_WORDS[god]!.love)}`);
  w.end();
  sayMarriageBody(w);
  w.tell(
    '盘上看的是相处的脾气与节奏，关系走到哪里，要看两个人怎么说、怎么做；去留这样的决定，不该由一张盘来下',
  );
  w.more();
  sayMarriageTimeBody(w);
  w.more();
  w.say(`说到对方的性情，多半${w.pick(PARTNER_TRAITS[god]!)}；${w.pick(partnerLook(day.charAt(1)))}`);
  w.say(groupWords(w, 'seal', 'love'));
  w.say(STEM_WORDS[facts.day_master]!.hard);
  w.end();
}

function sayMarriageTimeBody(w: Writer): void {
  const scored = yearsAhead(w)
    .map((year) => ({ year, signs: signsOfLove(w, year) }))
    .map((one) => ({
      ...one,
      points: one.signs.reduce((sum, { points }) => sum + points, 0) + (one.year.tone > 0 ? 0.5 : 0),
    }))
    .filter(({ signs }) => signs.length > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
    .sort((a, b) => a.year.year - b.year.year);
  w.step(
    `看近${AHEAD}年：${scored.length > 0 ? `${scored.map(({ year }) => `${year.year}年`).join('、')}有牵动夫妻宫或伴侣星的讯息` : '没有直接牵动夫妻宫的年份'}。`,
  );
  if (scored.length === 0) {
    w.say('近八年的流年没有直接牵动夫妻宫与伴侣星，感情以自然相处为主，不必为年份着急');
    w.end();
    return;
  }
  w.say(`往后${AHEAD}年里，感情讯息较多的是**${scored.map(({ year }) => `${year.year}年`).join('、')}**`);
  w.lines(
    scored.map(
      ({ year, signs }) =>
        `- ${yearText(year)}：${signs.map(({ text }) => text).join('，')}，总体${toneName(year)}`,
    ),
  );
}

function sayMarriageTime(w: Writer): void {
  const { facts } = w;
  sayPalace(w);
  sayMarriageTimeBody(w);
  w.say(
    `看法是：${facts.gender === 'male' ? '财星' : '官杀'}到位、日支逢合逢冲、红鸾天喜临年，都算讯息；几样凑在一年，比单独一样更值得留心`,
  );
  w.tell([
    '讯息是机会，不是定数：遇见、相处、谈婚论嫁都要人去走，年份只说哪几步路上灯亮一些',
    '这些年份适合多出门、把关系往前推一步；没有讯息的年份也不妨碍好好相处',
  ]);
  w.more();
  sayPartnerShort(w);
  w.more();
  sayMarriageBody(w);
}

function sayPartnerShort(w: Writer): void {
  const { facts } = w;
  const god = facts.branch_gods.day!;
  const places = partnerPlaces(w);
  w.say(
    `说到对方的样子，夫妻宫日支${pillarOf(facts, 'day').charAt(1)}的本气是${god}，多半${w.pick(PARTNER_TRAITS[god]!)}`,
  );
  w.say(places[0] ? STAR_PLACES.partner[places[0]]! : NO_PARTNER_STAR);
  w.say(`相处上，${w.pick(SEAT_WORDS[god]!.love)}`);
  w.end();
}

function sayRomance(w: Writer): void {
  const { facts } = w;
  const stars = ['桃花', '红鸾', '天喜', '红艳煞'].filter((name) =>
    facts.shen_sha.some((star) => star.name === name),
  );
  w.step(`查桃花一类：${stars.length > 0 ? `命里见${stars.join('、')}` : '四柱不见桃花、红鸾、天喜'}。`);
  sayPalace(w);
  w.say(
    stars.length > 0
      ? `你的盘里**见${stars.join('、')}**，在${[...new Set(facts.shen_sha.filter(({ name }) => stars.includes(name)).map(({ key }) => PALACE_NAMES[key as NatalKey]))].join('、')}，人缘与异性缘都不缺，分寸要自己拿`
      : '你的四柱里**不见桃花一类的星**，缘分不靠热闹来，靠熟悉与信任慢慢长，这样的感情反而少波折',
  );
  w.say(STEM_WORDS[facts.day_master]!.love);
  w.end();
  const years = yearsAhead(w).flatMap((year) => {
    const found = starsOfYear(w, year).filter((star) => ['桃花', '红鸾', '天喜'].includes(star));
    return found.length > 0 ? [{ year, found }] : [];
  });
  if (years.length > 0)
    w.say(
      `流年里，${years
        .slice(0, 3)
        .map(({ year, found }) => `${year.year}年${year.ganzhi}带${found.join('、')}`)
        .join('；')}，这几年结识人的机会多一些`,
    );
  w.say(groupWords(w, 'output', 'love'));
  w.say(groupWords(w, starGroup(w), 'love'));
  w.end();
  w.tell('桃花说的是缘起，好坏在人怎么处：合适的往前一步，不合适的早些说清楚');
  w.more();
  sayMarriageTimeBody(w);
  w.more();
  sayPartnerShort(w);
}

function sayLove(w: Writer): void {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  sayPalace(w);
  w.say(`你在感情里的底色：${w.pick(STEM_WORDS[facts.day_master]!.love)}`);
  w.say(`夫妻宫是日支${day.charAt(1)}，本气${god}，${w.pick(SEAT_WORDS[god]!.love)}`);
  w.end();
  w.say(
    `${facts.gender === 'male' ? '男命以财星' : '女命以官杀'}看伴侣，${amountOf(starGroup(w), facts)}，${groupWords(w, starGroup(w), 'love')}`,
  );
  const year = yearOfLuck(w, firstAhead(w));
  const signs = signsOfLove(w, year);
  w.say(
    `近处看，${yearText(year)}${signs.length > 0 ? `有讯息：${signs.map(({ text }) => text).join('，')}` : '没有直接牵动夫妻宫，以经营现有的关系为主'}，总体${toneName(year)}`,
  );
  w.end();
  w.tell([
    '感情的事，盘上只说脾气与时机，真心要靠相处来看',
    '时机是借力的，关系长久还是看平日里怎么说话、怎么让步',
  ]);
  w.more();
  sayMarriageTimeBody(w);
  w.more();
  sayPartnerShort(w);
  sayMarriageBody(w);
}

function tradesOf(w: Writer, phase: Phase): string {
  return w.pick(PHASE_WORDS[phase].trades);
}

function sayIndustry(w: Writer): void {
  const { facts } = w;
  const [first, second] = facts.good;
  const [strain] = facts.bad;
  w.step(`看最显的一组：${GROUP_NAMES[facts.leading]}，约占${facts.groups[facts.leading].percent}%。`);
  w.say(
    second
      ? `适合你的行业，**先取${phaseName(first!)}一路**，如${tradesOf(w, first!)}；**次取${phaseName(second)}一路**，如${tradesOf(w, second)}`
      : `适合你的行业，**以${phaseName(first!)}一路为先**，如${tradesOf(w, first!)}`,
  );
  sayGround(w);
  w.end();
  w.say(
    `再看位置：最显的是${GROUP_NAMES[facts.leading]}（约占${facts.groups[facts.leading].percent}%），${w.pick(ROLES[facts.leading])}`,
  );
  w.say(STEM_WORDS[facts.day_master]!.work);
  w.end();
  if (strain)
    w.say(
      `${phaseName(strain)}一路要省着用，${tradesOf(w, strain)}之类不是不能做，只是做起来费力，别把全部身家押在上面`,
    );
  w.say([
    '行当只是外衣，同一行里也有动静快慢，挑合自己节奏的那一种',
    '若已在别的行里，不必推倒重来，把工作里与它相近的一块做大就好',
  ]);
  w.more();
  w.say(groupWords(w, 'output', 'work'));
  w.say(groupWords(w, 'seal', 'work'));
  const [pair] = combinationsOf(facts);
  if (pair) {
    const words = COMBINATION_WORDS[`${pair[0]}-${pair[1]}`]!;
    w.say(`局中${words.name}，${w.pick(words.work)}`);
  }
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.end();
  sayNear(w, 'career');
  w.more();
  sayCareerCycle(w, 'career');
}

function sayCareerCycle(w: Writer, topic: Topic): void {
  const cycle = w.facts.cycles[w.facts.current];
  if (cycle) sayCycle(w, cycle, topic);
  else sayYear(w, w.facts.year, topic);
}

function sayCareer(w: Writer): void {
  const { facts } = w;
  const cycle = facts.cycles[facts.current];
  w.step(`看事业：月柱${pillarOf(facts, 'month')}，最显的一组是${GROUP_NAMES[facts.leading]}。`);
  w.say(`你的事业，**${w.pick(ROLES[facts.leading])}**`);
  w.say(STEM_WORDS[facts.day_master]!.work);
  sayGround(w);
  w.end();
  w.say(groupWords(w, facts.leading === 'officer' ? 'seal' : 'officer', 'work'));
  if (cycle) w.say(`眼下走${cycle.ganzhi}运，到${monthText(cycle.until)}换运，属${toneName(cycle)}`);
  sayNear(w, 'career');
  w.end();
  w.tell([
    '升与不升，看的是本事与时机两样，时机好的年份把成果摆出来，平常的年份把本事练厚',
    '位置是做出来的，顺的年份往前要，紧的年份往深里做',
  ]);
  w.more();
  sayIndustryShort(w);
  w.more();
  sayCareerCycle(w, 'career');
}

function sayIndustryShort(w: Writer): void {
  const { facts } = w;
  const [first, second] = facts.good;
  w.say(
    `落到行业上，${phaseName(first!)}一路最省力，如${tradesOf(w, first!)}${second ? `；其次是${phaseName(second)}一路，如${tradesOf(w, second)}` : ''}`,
  );
  w.say(groupWords(w, 'output', 'work'));
  w.say(groupWords(w, 'wealth', 'work'));
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.say(STEM_WORDS[facts.day_master]!.hard);
  w.end();
}

/** What moves the pillar of work in a year, or null. */
function movedBy(w: Writer, year: YearLuck): string | null {
  const touch = touchesOf(w, year.ganzhi, 'month').find(({ kind }) => kind !== 'stem_combine');
  if (touch) return `与月柱${touch.name}`;
  return starsOfYear(w, year).includes('驿马') ? '带驿马' : null;
}

function sayJobChange(w: Writer, asked?: readonly number[]): void {
  const { facts } = w;
  const near = (asked ?? [firstAhead(w), firstAhead(w) + 1]).map((year) => yearOfLuck(w, year));
  const [one, other] = near;
  if (asked && one && other && near.length === 2)
    w.say(
      one.tone === other.tone
        ? `两年相比，**轻重相近**，都属${toneName(one)}，差别在有没有变动的讯息`
        : `两年相比，**${(one.tone > other.tone ? one : other).year}年更省力**`,
    );
  w.step(`看工作的位置：月柱${pillarOf(facts, 'month')}，逢冲逢合便有变动。`);
  for (const year of near) {
    const moved = movedBy(w, year);
    const kind = `${moved ? 'moved' : 'still'}_${year.tone > 0 ? 'good' : 'bad'}` as const;
    w.say(
      `**${year.year}年${year.ganzhi}（虚岁${year.age}）**：${moved ? `流年${moved}，` : ''}总体${toneName(year)}，${w.pick(JOB_VERDICTS[kind])}`,
    );
  }
  w.step(`看流年：${near.map((year) => `${year.year}年${toneName(year)}`).join('，')}。`);
  w.end();
  w.say(`月柱${pillarOf(facts, 'month')}管工作与环境，${groupWords(w, 'officer', 'work')}`);
  w.say(STEM_WORDS[facts.day_master]!.work);
  w.end();
  const moving = yearsAhead(w)
    .filter((year) => year.tone > 0 && movedBy(w, year) !== null)
    .slice(0, 2);
  w.say(
    moving.length > 0
      ? `往后几年里，动而有力的是${moving.map(({ year, ganzhi }) => `${year}年${ganzhi}`).join('、')}，大的转换放在那里更省力`
      : `往后几年没有特别催人动的年份，换与不换，看机会本身的成色`,
  );
  w.tell([
    '走之前问自己三样：本事带得走吗，新地方要的是不是你的长处，手上的积蓄够撑半年吗',
    '盘上说的是时机，薪水、合同、前景这些实处，还要你自己一样样核过',
  ]);
  w.more();
  sayIndustryShort(w);
  w.more();
  sayCareerCycle(w, 'career');
}

function sayBoss(w: Writer): void {
  const { facts } = w;
  const { level } = facts.groups.officer;
  w.step(`看上级：官杀${amountOf('officer', facts).replace(/^官杀/, '')}。`);
  w.step(`看同事：比劫${amountOf('peer', facts).replace(/^比劫/, '')}。`);
  w.say(`上级看官杀，${amountOf('officer', facts)}。**${w.pick(BOSS_WAYS[LEVELS[level]])}**`);
  w.say(groupWords(w, 'officer', 'work'));
  w.end();
  w.say(`同事看比劫，${amountOf('peer', facts)}，${groupWords(w, 'peer', 'work')}`);
  w.say(STEM_WORDS[facts.day_master]!.hard);
  w.end();
  sayNear(w, 'boss');
  w.more();
  w.say(groupWords(w, 'seal', 'work'));
  w.say(groupWords(w, 'output', 'work'));
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.say(STEM_WORDS[facts.day_master]!.work);
  w.end();
  w.more();
  sayCareerCycle(w, 'career');
}

function sayStartup(w: Writer): void {
  const { facts } = w;
  const { verdict, reason } = startupVerdict(facts);
  w.step(`看担财的力气：日主${facts.strength.verdict}，${amountOf('wealth', facts)}。`);
  w.say(`自己做事，**${verdict}**：${reason}`);
  sayGround(w);
  w.end();
  w.say(`合伙看比劫，${amountOf('peer', facts)}，${groupWords(w, 'peer', 'money')}`);
  w.say(groupWords(w, 'output', 'money'));
  w.end();
  const best = bestAhead(w, 'startup', 2);
  w.say(
    `时机上，近几年以${best.map((year) => `${year.year}年${year.ganzhi}（${toneName(year)}）`).join('、')}较合用`,
  );
  w.tell('投多少、跟谁做、合同怎么写，要看实际的账与人，盘上的话只作一面镜子');
  w.more();
  sayIndustryShort(w);
  w.more();
  sayCareerCycle(w, 'startup');
}

function sayStudy(w: Writer, exam: boolean): void {
  const { facts } = w;
  const stars = ['文昌贵人', '学堂', '词馆', '太极贵人', '华盖'].filter((name) =>
    facts.shen_sha.some((star) => star.name === name),
  );
  const year = yearOfLuck(w, firstAhead(w));
  w.step(`看学业：印星主吸收，食伤主发挥，${amountOf('seal', facts)}。`);
  w.step(`看文星：${stars.length > 0 ? `命里见${stars.join('、')}` : '四柱不见文昌一类'}。`);
  const { seal, output } = facts.groups;
  const strong = seal.percent >= output.percent;
  w.say(
    strong
      ? `你的学习，**长在理解与积累**：${amountOf('seal', facts)}，先懂后记，底子打得厚`
      : `你的学习，**长在发挥与表达**：${amountOf('output', facts)}，脑子活，临场能拿出东西`,
  );
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.learn : groupWords(w, strong ? 'output' : 'seal', 'work'));
  if (stars.length > 0)
    w.say(
      `命里见${stars.join('、')}，${stars.some((star) => ['文昌贵人', '学堂', '词馆'].includes(star)) ? '读写上的悟性是添分的' : '钻研的耐心是添分的'}`,
    );
  w.end();
  const group = groupOf(year.stem_god);
  w.say(
    `${yearText(year)}逢${year.stem_god}，${exam ? '论应考' : '论学业'}，${group === 'seal' || group === 'officer' ? '是借得上力的一年' : group === 'wealth' ? '心容易被外面的事分走，要先收心' : '靠的是自己的进度，结伴复习会好些'}，总体${toneName(year)}`,
  );
  const best = bestAhead(w, 'exam', 2);
  w.say(`往后看，${best.map(({ year: number, ganzhi }) => `${number}年${ganzhi}`).join('、')}更合读书应考`);
  w.end();
  w.tell(
    exam
      ? [
          '考得如何，七分在卷面上的功夫，盘上的三分，用来安排节奏就够了',
          '把最难的一科放在精神最好的时段，考前一周只看错题，比求签管用',
        ]
      : [
          '学什么，先看喜不喜欢、坐不坐得住，盘上的话作个参考',
          '读书是长跑，顺的年份多往前赶，平的年份把基础补牢',
        ],
  );
  w.more();
  if (w.minor) {
    const words = YOUNG_STEMS[facts.day_master]!;
    w.say(words.temper);
    w.say(words.praise);
    w.say(words.learn);
    for (const phase of facts.good.slice(0, 2))
      w.say(`取用在${phaseName(phase)}，${w.pick(YOUNG_PHASES[phase]!)}`);
  } else {
    const [phase] = facts.good;
    w.say(`选方向的话，与${phaseName(phase!)}相近的门类省力，如${tradesOf(w, phase!)}`);
    w.say(STEM_WORDS[facts.day_master]!.nature);
    w.say(STEM_WORDS[facts.day_master]!.hard);
    w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
  }
  w.more();
  sayYear(w, year.year, 'study');
}

function sayWealth(w: Writer): void {
  const { facts } = w;
  const { wealth } = facts.groups;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const isWealth = (god: string | undefined) => god === '正财' || god === '偏财';
  const places = keys.filter((key) => isWealth(facts.stem_gods[key]) || isWealth(facts.branch_gods[key]));
  w.step(
    `看财星：属${phaseName(wealth.phase)}，${places.length > 0 ? `见于${places.map((key) => PALACE_NAMES[key]).join('、')}` : '不在明面上'}。`,
  );
  w.step(
    `看担财：日主${facts.strength.verdict}，${phaseName(wealth.phase)}于取用${{ good: '为喜', neutral: '不喜不忌', bad: '宜节制' }[facts.favour[wealth.phase]]}。`,
  );
  w.say(
    {
      strong: '你的财路，**担得起，难在够了就停**：日主有力，财来接得住，进取可以多一点，规矩也要跟上',
      balanced: '你的财路，**细水长流**：强弱相当，不贪快便少有大的亏空，平日收支有度就是福',
      weak: '你的财路，**先立身，再谈大小**：日主的力气有限，财要分期取，借人之力、借时间之力反而留得住',
    }[facts.side],
  );
  w.say(`${amountOf('wealth', facts)}，${groupWords(w, 'wealth', 'money')}`);
  w.end();
  if (places[0] && !w.aged) w.say(STAR_PLACES.wealth[places[0]]!);
  w.say(
    {
      good: `财星属${phaseName(wealth.phase)}，正在所喜之列，求财与养命是一个方向`,
      neutral: `财星属${phaseName(wealth.phase)}，于取用不喜不忌，以平常心求财`,
      bad: `财星属${phaseName(wealth.phase)}，在要节制的一边，够用便是好，为财所累最不值`,
    }[facts.favour[wealth.phase]],
  );
  w.say(STEM_WORDS[facts.day_master]!.money);
  w.end();
  sayNear(w, 'wealth');
  w.more();
  w.say(`守财看比劫与印：${groupWords(w, 'peer', 'money')}`);
  w.say(groupWords(w, 'seal', 'money'));
  w.say(groupWords(w, 'output', 'money'));
  for (const phase of facts.good.slice(0, 2))
    w.say(`亲近${phaseName(phase)}的办法用在钱上，${w.pick(PHASE_WORDS[phase].money)}`);
  w.end();
  w.more();
  sayCareerCycle(w, 'wealth');
}

/** Lottery, shares: nothing on what to buy, only on how the chart stands to money that comes fast. */
function sayChance(w: Writer, topic: 'lottery' | 'invest'): void {
  const { facts } = w;
  const { wealth } = facts.groups;
  w.step(topic === 'lottery' ? '号码与中奖不在命理能说的范围里。' : '买什么、何时买卖不在命理能说的范围里。');
  w.step(`能看的是财星与担财的力气：${amountOf('wealth', facts)}，日主${facts.strength.verdict}。`);
  w.tell(
    topic === 'lottery'
      ? [
          '**号码和输赢，命盘给不出来**，谁说能算都不要信；小买是玩，大押伤身',
          '中不中、买几号，不是命理能说的，这一点要先讲明白',
        ]
      : [
          '**买哪一样、什么时候进出，我不能替你说**，那要看行情与自己的家底，该问持牌的专业人士',
          '具体的标的与买卖时点，命盘里没有，这一点先讲明白',
        ],
  );
  w.say(`盘上能看的，是你对快钱的体质：${amountOf('wealth', facts)}，日主${facts.strength.verdict}`);
  w.end();
  w.say(
    facts.side === 'weak'
      ? '力气有限的人碰大起大落的钱，先累的是心，本金宜守，收入宜靠本事'
      : facts.groups.peer.level === 'heavy'
        ? '比劫重的人手里的钱容易被分走，跟风与合股尤其要慢，先留足一年的用度再谈别的'
        : '担得起，不等于该冒险；设一个赔掉也不心疼的上限，到了就停',
  );
  w.say(groupWords(w, 'wealth', 'money'));
  w.say(STEM_WORDS[facts.day_master]!.money);
  w.end();
  const [good] = facts.good;
  w.say(`更合你的办法在${phaseName(good!)}一边：${w.pick(PHASE_WORDS[good!].money)}`);
  w.say(`${phaseName(wealth.phase)}为财，来路以本业为正，偏门再热也只当旁观`);
  w.more();
  w.say(groupWords(w, 'peer', 'money'));
  w.say(groupWords(w, 'seal', 'money'));
  w.say(groupWords(w, 'output', 'money'));
  sayNear(w, 'wealth');
  w.end();
}

function sayHouse(w: Writer): void {
  const { facts } = w;
  const best = bestAhead(w, 'house', 2);
  w.step(`看房产：印星主房屋与安身，${amountOf('seal', facts)}。`);
  w.step(`看财力：${amountOf('wealth', facts)}，日主${facts.strength.verdict}。`);
  w.say(`置业看印与财两样：${amountOf('seal', facts)}；${amountOf('wealth', facts)}`);
  w.say(
    facts.favour[facts.groups.seal.phase] === 'good'
      ? '印在所喜之列，**有个安稳的住处，于你是加分的**，房子不必大，住得静最要紧'
      : facts.favour[facts.groups.seal.phase] === 'bad'
        ? '印在要节制的一边，**不必为房子压得喘不过气**，够住、还得起，比一步到位好'
        : '印于取用不喜不忌，**买与不买都不影响大局**，看家里的需要就好',
  );
  w.end();
  w.say(groupWords(w, 'seal', 'money'));
  w.say(
    `时机上，近几年以${best.map((year) => `${year.year}年${year.ganzhi}（${toneName(year)}）`).join('、')}手头较松，安排大项支出更从容`,
  );
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}`);
  w.end();
  w.tell('价格、贷款、合同这些实处，要请懂行的人看；盘上的话只帮你分清急与不急');
  w.more();
  w.say(groupWords(w, 'wealth', 'money'));
  w.say(STEM_WORDS[facts.day_master]!.money);
  const [phase] = facts.good;
  w.say(`若论方位，取用在${phaseName(phase!)}，${w.pick(PLACES[phase!])}住着更舒展`);
  w.end();
  w.more();
  sayCareerCycle(w, 'house');
}

function sayHealth(w: Writer, medicine: boolean): void {
  const { facts } = w;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const [top, low] = [order[0]!, order.at(-1)!];
  const kind = (percent: number) => (percent > 32 ? 'much' : percent < 12 ? 'little' : 'even');
  w.step(
    `看五行的偏盛与不足：${phaseName(top.phase)}${top.percent}%最多，${phaseName(low.phase)}${low.percent}%最少。`,
  );
  w.step('旧说以五行配脏腑，只作起居的提醒，不作诊断。');
  if (medicine)
    w.tell([
      '**病与药的事，请听医生的**：不舒服就去检查，用药、手术、怀孕这些，命盘不能替医生说话',
      '这一类要**以医生的诊断为准**，别因为一张盘耽误了看病；下面只说起居',
    ]);
  w.say(
    `论身心的底子，五行里${phaseName(top.phase)}最多（约占${top.percent}%），旧说关乎${PHASE_WORDS[top.phase].body}：**${w.pick(PHASE_WORDS[top.phase][kind(top.percent)])}**`,
  );
  w.say(
    `${phaseName(low.phase)}最少（约占${low.percent}%），关乎${PHASE_WORDS[low.phase].body}，${w.pick(PHASE_WORDS[low.phase][kind(low.percent)])}`,
  );
  w.end();
  const [good] = facts.good;
  w.say(
    `调养的方向在${phaseName(good!)}：${w.minor ? w.pick(YOUNG_PHASES[good!]!) : w.pick(PHASE_WORDS[good!].habits)}`,
  );
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : STEM_WORDS[facts.day_master]!.hard);
  const year = yearOfLuck(w, firstAhead(w));
  const touch = touchesOf(w, year.ganzhi, 'day').find(({ kind: one }) => one === 'clash');
  w.say(
    `${yearText(year)}属${toneName(year)}${touch ? `，又与日柱${touch.name}，奔波多，睡眠与作息要先守住` : '，作息稳住就好'}`,
  );
  w.end();
  if (!medicine)
    w.tell([
      '这是从五行说的起居之道，身体若有不适，请去看医生',
      '以上只谈作息，不是诊断；有不舒服，还是要请医生看',
    ]);
  w.more();
  for (const { phase, percent } of order.slice(1, 4))
    w.say(
      `${phaseName(phase)}约占${percent}%，${PHASE_WORDS[phase].body}一边，${w.pick(PHASE_WORDS[phase][kind(percent)])}`,
    );
  for (const phase of facts.good.slice(0, 2))
    w.say(
      `要添${phaseName(phase)}的气，${w.minor ? w.pick(YOUNG_PHASES[phase]!) : w.pick(PHASE_WORDS[phase].habits)}`,
    );
  w.end();
  w.more();
  sayYear(w, year.year, 'health');
}

function sayChildren(w: Writer): void {
  const { facts } = w;
  if (w.minor) {
    sayPersonality(w);
    return;
  }
  const group: GodGroup = facts.gender === 'male' ? 'officer' : 'output';
  const { level } = facts.groups[group];
  w.step(`看子女星：${facts.gender === 'male' ? '男命看官杀' : '女命看食伤'}，${amountOf(group, facts)}。`);
  if (facts.hour_unknown) {
    w.step('时辰未知，子女宫看不了，只看子女星。');
    w.tell(
      '看子女要用**时柱**，这张盘**时辰未知**，时柱空着，只能从子女星说一半；问到出生时辰改在资料里，就能说全',
    );
  } else {
    const time = pillarOf(facts, 'time');
    w.step(`看子女宫：时柱${time}，天干${facts.stem_gods.time!}，地支本气${facts.branch_gods.time!}。`);
    w.say(
      `子女宫是时柱${time}，天干${facts.stem_gods.time!}：**${w.pick(PALACE_WORDS.time[groupOf(facts.stem_gods.time!)])}**`,
    );
  }
  w.say(
    `${facts.gender === 'male' ? '男命以官杀' : '女命以食伤'}看子女，${amountOf(group, facts)}，${w.pick(CHILD_STAR[level])}`,
  );
  w.end();
  w.say(
    facts.favour[facts.groups[group].phase] === 'good'
      ? '子女星在所喜之列，后辈于你是添力的，家里有孩子反而更有劲'
      : facts.favour[facts.groups[group].phase] === 'bad'
        ? '子女星在要节制的一边，操心容易过头，管三分、信七分最好'
        : '子女星于取用不喜不忌，相处随缘，情分在日常里',
  );
  if (!facts.hour_unknown) {
    const found = natalRelations(facts).find(
      ({ members }) => members.includes('time') && members.includes('day'),
    );
    if (found && RELATION_WORDS[found.kind])
      w.say(`时柱与日柱有${found.name}，${w.pick(RELATION_WORDS[found.kind]!)}`);
  }
  if (facts.age < 50) {
    const years = yearsAhead(w)
      .filter((year) => groupOf(year.stem_god) === group || groupOf(year.branch_god) === group)
      .slice(0, 3);
    if (years.length > 0)
      w.say(
        `子女星到位的流年，有${years.map(({ year, ganzhi }) => `${year}年${ganzhi}`).join('、')}，谈添丁、带孩子的事会多些`,
      );
  }
  w.end();
  w.tell('几个、男女，命盘不作数；备孕与生育上的事，请问医生');
  w.more();
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.say(groupWords(w, group, 'nature'));
  w.say(groupWords(w, 'seal', 'nature'));
  w.say('与孩子相处，先把自己的急放下：他要的多半不是道理，是有人听');
  w.end();
}

function sayParents(w: Writer): void {
  const { facts } = w;
  const words = w.minor ? PALACE_WORDS_YOUNG : PALACE_WORDS;
  w.step(`看父母：年柱${pillarOf(facts, 'year')}看祖辈，月柱${pillarOf(facts, 'month')}看父母与成长的环境。`);
  w.step(`看星：财看父，印看母，${amountOf('seal', facts)}。`);
  w.say(
    `月柱${pillarOf(facts, 'month')}是父母与成长的位置，天干${facts.stem_gods.month!}：**${w.pick(words.month[groupOf(facts.stem_gods.month!)])}**`,
  );
  w.say(
    `年柱${pillarOf(facts, 'year')}看祖辈与早年，天干${facts.stem_gods.year!}，${w.pick(words.year[groupOf(facts.stem_gods.year!)])}`,
  );
  w.end();
  w.say(PARENT_STARS.father[facts.groups.wealth.level]);
  w.say(PARENT_STARS.mother[facts.groups.seal.level]);
  const found = natalRelations(facts).find(
    ({ members }) => members.includes('month') && !members.includes('time'),
  );
  if (found) {
    const [one, other] = found.members as NatalKey[];
    w.say(
      `${PALACE_NAMES[one!]}与${PALACE_NAMES[other!]}有${found.name}，${w.pick(RELATION_WORDS[found.kind]!)}，落在${(w.minor ? PALACE_PAIRS_YOUNG : PALACE_PAIRS)[`${one}_${other}`]}`,
    );
  }
  w.end();
  w.tell([
    '盘上说的是你这一边的感受，父母自己的运势要看他们的生辰；身体上的事，陪着去做一次检查最实在',
    '这是从你的盘看过去的样子；父母的健康与运程，以他们自己的情形为准',
  ]);
  w.more();
  w.say(groupWords(w, 'seal', 'nature'));
  w.say(groupWords(w, 'wealth', 'nature'));
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : STEM_WORDS[facts.day_master]!.hard);
  const year = yearOfLuck(w, facts.year);
  const touch = touchOf(facts, year);
  w.say(
    `今年${yearText(year)}${touch && touch.key !== 'day' && touch.key !== 'time' ? `与${PALACE_NAMES[touch.key]}${touch.relation.name}，家里的事会多一些` : '没有特别牵动父母宫，平日多走动就好'}`,
  );
  w.end();
}

function sayPeople(w: Writer): void {
  const { facts } = w;
  const stars = ['天乙贵人', '太极贵人', '天德贵人', '月德贵人', '福星贵人'].filter((name) =>
    facts.shen_sha.some((star) => star.name === name),
  );
  w.step(`看同辈：${amountOf('peer', facts)}。`);
  w.step(`看贵人：${stars.length > 0 ? `命里见${stars.join('、')}` : '四柱不见贵人一类的星'}。`);
  w.say(`与人相处看比劫，${amountOf('peer', facts)}，**${groupWords(w, 'peer', 'nature')}**`);
  w.say(
    stars[0]
      ? `贵人方面，命里见${stars.join('、')}，${STAR_WORDS[stars[0]] ? `${PALACE_NAMES[facts.shen_sha.find(({ name }) => name === stars[0])!.key as NatalKey]}${w.pick(STAR_WORDS[stars[0]]!)}` : '紧要处有人搭手'}`
      : '四柱不见贵人一类的星，帮你的人多是自己处出来的，交情比运气可靠',
  );
  w.end();
  w.say(`长辈与提携看印星，${amountOf('seal', facts)}；${groupWords(w, 'seal', 'nature')}`);
  w.say(
    `至于是非，${facts.groups.officer.level === 'heavy' ? '官杀偏重，压力多来自要求高的人，话说在前头、事留凭据，就少一半' : facts.groups.peer.level === 'heavy' ? '比劫偏重，是非多从利益与攀比来，账目分清便清净' : '没有特别偏重的一方，多半是一时的误会，当面说比传话好'}`,
  );
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.friends : STEM_WORDS[facts.day_master]!.hard);
  w.more();
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.praise : groupWords(w, 'peer', 'work'));
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : groupWords(w, 'peer', 'money'));
  w.say(STEM_WORDS[facts.day_master]!.nature);
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}逢${year.stem_god}，属${toneName(year)}`);
  w.end();
}

function sayPersonality(w: Writer): void {
  const { facts } = w;
  const words = STEM_WORDS[facts.day_master]!;
  const day = pillarOf(facts, 'day');
  const god = facts.branch_gods.day!;
  w.step(`看日主：${dayMaster(w)}，坐支${day.charAt(1)}的本气是${god}。`);
  w.step(`看最显的一组：${amountOf(facts.leading, facts)}。`);
  w.say(`日主${dayMaster(w)}，${w.pick(words.image)}。**${w.pick(words.nature)}**`);
  w.say(`${day}日坐支的本气是${god}，${w.pick(SEAT_WORDS[god]!.self)}`);
  w.end();
  w.say(`${amountOf(facts.leading, facts)}，${groupWords(w, facts.leading, 'nature')}`);
  w.say(`要留心的一面：${w.minor ? w.pick(YOUNG_STEMS[facts.day_master]!.temper) : w.pick(words.hard)}`);
  w.end();
  w.say(
    w.minor
      ? YOUNG_STEMS[facts.day_master]!.praise
      : SEASON_WORDS[facts.day_master]![seasonOf(pillarOf(facts, 'month').charAt(1))]!,
  );
  if (w.minor) w.say(YOUNG_STEMS[facts.day_master]!.learn);
  w.more();
  if (w.minor) {
    w.say(YOUNG_STEMS[facts.day_master]!.friends);
    w.say(YOUNG_STEMS[facts.day_master]!.learn);
    for (const phase of facts.good.slice(0, 2))
      w.say(`取用在${phaseName(phase)}，落在日常里，${w.pick(YOUNG_PHASES[phase]!)}`);
  } else {
    w.say(words.nature);
    w.say(STAGE_WORDS[facts.seat_stage]!);
    const special = SPECIAL_SPINE[facts.pattern.kind];
    w.say(special ?? SPINE[facts.side][facts.leading as Exclude<GodGroup, 'peer'>]);
    const { least } = extremes(facts);
    w.say(`最少的一组是${GROUP_NAMES[least]}，${groupWords(w, least, 'nature')}`);
  }
  w.end();
}

function sayFavourable(w: Writer): void {
  const { facts } = w;
  const { useful, helpful, harmful, neutral, method, reasons } = facts.favourable;
  w.step(`看旺衰：日主${dayMaster(w)}，${facts.strength.verdict}，生扶约占${facts.strength.percent}%。`);
  w.step(`取用：依${method}，以${names(useful)}为用。`);
  w.say(
    `你的**用神是${names(useful)}**${helpful.length > 0 ? `，喜神是${names(helpful)}` : ''}${harmful.length > 0 ? `，忌神是${names(harmful)}` : ''}${neutral.length > 0 ? `；${names(neutral)}居中，不喜不忌` : ''}`,
  );
  for (const { text } of reasons.slice(0, 2)) w.say(text);
  w.end();
  const [first] = useful;
  w.say(
    `落到日常，${phaseName(first!)}主${PHASE_WORDS[first!].nature}，${w.minor ? w.pick(YOUNG_PHASES[first!]!) : w.pick(PHASE_WORDS[first!].habits)}`,
  );
  if (harmful[0])
    w.say(
      `${phaseName(harmful[0])}一边够用就停，凡${PHASE_WORDS[harmful[0]].nature}一类的事，过了头便成消耗`,
    );
  w.tell('强弱与取用各家有不同的看法，这里用的是本站说明的算法');
  w.more();
  sayLuckyTable(w);
  w.more();
  for (const { text } of reasons.slice(2)) w.say(text);
  sayGround(w);
  sayNear(w, 'luck');
  w.end();
}

function sayLuckyTable(w: Writer): void {
  const { facts } = w;
  const phases = facts.good.slice(0, 2);
  w.tell('对到颜色、方位与数字上，大致如下：');
  w.lines([
    '| 五行 | 颜色 | 方位 | 数字 | 物象 |',
    '| --- | --- | --- | --- | --- |',
    ...phases.map(
      (phase) =>
        `| ${phaseName(phase)} | ${LUCKY[phase].colours} | ${LUCKY[phase].direction} | ${LUCKY[phase].numbers} | ${LUCKY[phase].things} |`,
    ),
  ]);
}

function sayLucky(w: Writer): void {
  const { facts } = w;
  const [first] = facts.good;
  const [strain] = facts.bad;
  w.step(
    `看取用：以${names(facts.favourable.useful)}为用${facts.favourable.helpful.length > 0 ? `，${names(facts.favourable.helpful)}为喜` : ''}。`,
  );
  w.step('把喜用的五行对到颜色、方位与数字上。');
  w.say(`你喜用的是**${names(facts.good.slice(0, 2))}**，一切取向都从这里来`);
  sayLuckyTable(w);
  sayGround(w);
  if (strain)
    w.say(
      `${phaseName(strain)}一路（${LUCKY[strain].colours}，${LUCKY[strain].direction}）不必刻意避开，少用一些就好`,
    );
  w.end();
  w.say(
    `颜色数字是添个心意，真正管用的是习惯：${w.minor ? w.pick(YOUNG_PHASES[first!]!) : w.pick(PHASE_WORDS[first!].habits)}`,
  );
  w.more();
  for (const phase of facts.good.slice(0, 2))
    w.say(
      `${phaseName(phase)}主${PHASE_WORDS[phase].nature}，应${PHASE_WORDS[phase].season}，${w.minor ? w.pick(YOUNG_PHASES[phase]!) : w.pick(PHASE_WORDS[phase].habits)}`,
    );
  for (const { text } of facts.favourable.reasons.slice(0, 2)) w.say(text);
  if (!w.minor) w.say(`住处与城市，${w.pick(PLACES[first!])}更合你`);
  w.end();
}

function sayPhases(w: Writer): void {
  const { facts } = w;
  const order = [...facts.five_phases.shares].sort((a, b) => b.percent - a.percent);
  const { missing } = facts.five_phases;
  const top = order[0]!;
  w.step(
    `按月令折算五行：${order.map(({ phase, percent }) => `${phaseName(phase)}${percent}%`).join('、')}。`,
  );
  w.step(`对照取用：以${names(facts.favourable.useful)}为用。`);
  w.say(
    `你的五行由多到少是**${order.map(({ phase, percent }) => `${phaseName(phase)}${percent}%`).join('、')}**`,
  );
  w.say(
    missing.length === 0
      ? `${facts.hour_unknown ? '六' : '八'}个字里五行俱全，缺的不是种类，是分寸`
      : `${facts.hour_unknown ? '六' : '八'}个字的明面上不见${names(missing)}，不等于要补它：该补什么看取用，不看缺什么`,
  );
  w.end();
  w.say(
    `最多的${phaseName(top.phase)}${{ good: '恰是所喜，长处与用处在一条线上', neutral: '于取用不喜不忌，当作背景即可', bad: '正是要节制的一边，功夫要花在疏导上' }[facts.favour[top.phase]]}`,
  );
  sayGround(w);
  const [good] = facts.good;
  w.say(
    `所以要亲近的是${names(facts.good.slice(0, 2))}，${w.minor ? w.pick(YOUNG_PHASES[good!]!) : w.pick(PHASE_WORDS[good!].habits)}`,
  );
  w.more();
  sayLuckyTable(w);
  for (const phase of [...missing, ...facts.good].slice(0, 2))
    w.say(
      `${phaseName(phase)}主${PHASE_WORDS[phase].nature}，应${PHASE_WORDS[phase].season}与${LUCKY[phase].direction}`,
    );
  w.end();
}

function sayPattern(w: Writer): void {
  const { facts } = w;
  const { pattern } = facts;
  w.step(`看月令：${pattern.rests_on.text}`);
  w.step(`论成败：${pattern.name}，${pattern.state}。`);
  w.say(
    `你的格局是**${pattern.name}**，${pattern.state}${pattern.genuine ? '' : '，属假格'}。${pattern.rests_on.text}`,
  );
  for (const { text } of pattern.verdict.slice(0, 2)) w.say(text);
  w.say(
    {
      成格: '成格说的是该有的都有，人有章法，走正路最省力',
      救应: '中间有破又有救，先难后成，转折处最见本事',
      败格: '格中带破，不是命不好，只说明功夫要下在这里',
      未成: '格未成形，活动的余地反而大，要等岁运来补一把',
    }[pattern.state],
  );
  w.end();
  const special = SPECIAL_SPINE[pattern.kind];
  w.say(special ?? SPINE[facts.side][facts.leading as Exclude<GodGroup, 'peer'>]);
  w.say(MONTH_GODS[facts.branch_gods.month!]!);
  w.tell('格局分的是路数，不是高低贵贱；同一个格局，各人走出来的日子差得很远');
  w.more();
  sayFavourable(w);
  w.more();
  sayStrength(w);
}

function sayStrength(w: Writer): void {
  const { facts } = w;
  const { strength } = facts;
  const held = [
    strength.de_ling ? '得令' : '不得令',
    strength.de_di ? '得地' : '不得地',
    strength.de_shi ? '得势' : '不得势',
  ].join('、');
  w.step(`看月令、根与帮扶：${held}。`);
  w.step(`合计生扶${strength.percent}%，定为${strength.verdict}。`);
  w.say(`你的日主${dayMaster(w)}**${strength.verdict}**：${held}，生扶的力量约占${strength.percent}%`);
  w.say(SEASON_WORDS[facts.day_master]![seasonOf(pillarOf(facts, 'month').charAt(1))]!);
  w.end();
  w.say(
    {
      strong: '力气足的命要的是去处：有事可做、有人可担、有作品可拿出来，闲着反而难受',
      balanced: '强弱相当的命要的是节奏：不必逞强，也不必自谦，量力而行便稳',
      weak: '力气有限的命要的是借力：借师长、借平台、借时间，一次只做一样，反而成得多',
    }[facts.side],
  );
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.say(`取用因此落在${names(facts.favourable.useful)}，走的是${facts.favourable.method}一路`);
  w.more();
  w.say(amountOf(facts.leading, facts));
  w.say(groupWords(w, facts.leading, 'nature'));
  w.say(STAGE_WORDS[facts.seat_stage]!);
  w.say(w.minor ? YOUNG_STEMS[facts.day_master]!.temper : STEM_WORDS[facts.day_master]!.hard);
  w.end();
}

function sayPillars(w: Writer): void {
  const { facts, chart } = w;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  w.step(`列四柱：${keys.map((key) => `${PALACE_NAMES[key]}${pillarOf(facts, key)}`).join('、')}。`);
  w.step(`看根本：日主${dayMaster(w)}，${facts.strength.verdict}，${facts.pattern.name}。`);
  w.say(
    `你的八字，日主是**${dayMaster(w)}**，${facts.strength.verdict}，${facts.pattern.name}${facts.hour_unknown ? '；时辰未知，时柱空着' : ''}，生肖属${ANIMALS.charAt(BRANCHES.indexOf(pillarOf(facts, 'year').charAt(1)))}`,
  );
  w.lines([
    '| 柱 | 干支 | 天干十神 | 地支藏干 | 纳音 |',
    '| --- | --- | --- | --- | --- |',
    ...keys.map((key) => {
      const pillar = chart.bazi[`${key}_pillar`];
      return `| ${PALACE_NAMES[key]} | ${pillarOf(facts, key)} | ${pillar.shi_shen} | ${pillar.cang_gan.join('')} | ${pillar.na_yin} |`;
    }),
  ]);
  w.say(STEM_WORDS[facts.day_master]!.image.map((text) => `${dayMaster(w)}${text}`));
  w.say(`取用以${names(facts.favourable.useful)}为先，${groupWords(w, facts.leading, 'nature')}`);
  w.more();
  sayPersonality(w);
}

function sayStars(w: Writer): void {
  const { facts } = w;
  const keys = facts.pillars.map(({ key }) => key as NatalKey);
  const of = (key: NatalKey) => facts.shen_sha.filter((star) => star.key === key).map(({ name }) => name);
  w.step(`逐柱查神煞：${keys.map((key) => `${PALACE_NAMES[key]}${of(key).length}个`).join('，')}。`);
  w.say(`你的神煞，逐柱列在下面，**听一半就好**，它们是旁证，主干仍在五行与十神`);
  w.lines(keys.map((key) => `- ${PALACE_NAMES[key]}${pillarOf(facts, key)}：${of(key).join('、') || '无'}`));
  const told = Object.keys(STAR_WORDS).flatMap(
    (name) => facts.shen_sha.find((star) => star.name === name) ?? [],
  );
  if (!w.minor)
    for (const { name, key } of told.slice(0, 2))
      w.say(`${PALACE_NAMES[key as NatalKey]}${w.pick(STAR_WORDS[name]!)}`);
  w.say(
    `想知道其中哪一个的意思，直接问名字就行；整张盘的主线还是日主${dayMaster(w)}、${facts.strength.verdict}、以${names(facts.favourable.useful)}为用`,
  );
  w.more();
  if (!w.minor)
    for (const { name, key } of told.slice(2, 5))
      w.say(`${PALACE_NAMES[key as NatalKey]}${w.pick(STAR_WORDS[name]!)}`);
  sayGround(w);
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.end();
}

function sayMove(w: Writer): void {
  const { facts } = w;
  const horse = facts.shen_sha.filter(({ name }) => name === '驿马');
  const [first, second] = facts.good;
  w.step(
    `看走动：${horse.length > 0 ? `驿马在${[...new Set(horse.map(({ key }) => PALACE_NAMES[key as NatalKey]))].join('、')}` : '四柱不见驿马'}。`,
  );
  w.step(`看方位：喜用${names(facts.good.slice(0, 2))}。`);
  w.say(
    horse.length > 0
      ? '你的盘里**有走动的讯息**，驿马在命，换地方常换来新局面'
      : '你的盘里**没有催人远走的星**，走与不走都可以，看事情需要就好',
  );
  w.say(
    `论方位，取用在${names(facts.good.slice(0, 2))}：先取${w.pick(PLACES[first!])}${second ? `，次取${w.pick(PLACES[second])}` : ''}`,
  );
  w.end();
  sayGround(w);
  const years = yearsAhead(w)
    .filter(
      (year) =>
        starsOfYear(w, year).includes('驿马') ||
        touchesOf(w, year.ganzhi, 'day').some(({ kind }) => kind === 'clash') ||
        touchesOf(w, year.ganzhi, 'year').some(({ kind }) => kind === 'clash'),
    )
    .slice(0, 3);
  w.say(
    years.length > 0
      ? `容易有搬动的年份，近处看有${years.map((year) => `${year.year}年${year.ganzhi}（${toneName(year)}）`).join('、')}`
      : '近几年的流年没有特别催动搬迁的，按自己的计划来就好',
  );
  w.end();
  w.tell(
    w.minor
      ? '孩子的去处随家里走，换环境之前提前说，给些适应的时间'
      : [
          '方位是锦上添花，工作、家人、开销才是底子，先把这几样想清楚',
          '同一座城里也有合自己的角落，不必为方位搬一次家',
        ],
  );
  w.more();
  if (!w.minor) {
    w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
    w.say(groupWords(w, 'peer', 'nature'));
  }
  w.say(STEM_WORDS[facts.day_master]!.nature);
  sayNear(w, 'luck');
  w.end();
}

function sayTaiSui(w: Writer): void {
  const { facts } = w;
  const year = pillarOf(facts, 'year');
  const near = [facts.year, facts.year + 1].map((number) => yearOfLuck(w, number));
  const animal = ANIMALS.charAt(BRANCHES.indexOf(year.charAt(1)));
  w.step(`看年支：${year.charAt(1)}，属${animal}。`);
  const says = near.map((one) => {
    const found = touchesOf(w, one.ganzhi, 'year').find(({ kind }) =>
      ['clash', 'punish', 'harm'].includes(kind),
    );
    const same = one.ganzhi.charAt(1) === year.charAt(1);
    const how = same
      ? '正是本命年，旧称值太岁'
      : found
        ? `与年支有牵动（${found.name}），旧称${found.kind === 'clash' ? '冲' : found.kind === 'harm' ? '害' : '刑'}太岁`
        : '与年支没有冲刑害，不犯太岁';
    return { one, how, free: !same && !found };
  });
  w.step(`看流年与年支：${says.map(({ one, how }) => `${one.year}年${how}`).join('；')}。`);
  w.say(
    `你生在${year}年，属${animal}。${says.map(({ one, how }) => `**${one.year}年${one.ganzhi}**${how}`).join('；')}`,
  );
  w.end();
  w.say('犯太岁说的是流年与生年的地支有牵动，外面的环境变得多些，并不等于凶年；顺与紧要看整张盘的喜忌');
  w.say(`照喜忌看，${says.map(({ one }) => `${yearText(one)}属${toneName(one)}`).join('，')}`);
  w.end();
  w.say(
    says.some(({ free }) => !free)
      ? '牵动的年份，出门行车慢一点，搬动与签约多核一遍，家里老人多问候几声，就很够了'
      : '近两年不必为这件事挂心，照常安排就好',
  );
  const [first] = facts.good;
  w.say(
    `若想求个安心，不必花钱，取喜用的${phaseName(first!)}：${w.minor ? w.pick(YOUNG_PHASES[first!]!) : w.pick(PHASE_WORDS[first!].habits)}`,
  );
  w.more();
  sayYear(w, facts.year, 'luck');
}

function sayName(w: Writer): void {
  const { facts } = w;
  w.step('起名的音形义不在这里评，只说五行的取向。');
  w.step(`看喜用：${names(facts.good.slice(0, 2))}。`);
  w.tell('名字的笔画吉凶，我不评；姓名的音、形、义要由家里人自己喜欢');
  w.say(`若想让名字与命局相合，可以取**${names(facts.good.slice(0, 2))}**的意象`);
  w.lines(
    facts.good
      .slice(0, 2)
      .map(
        (phase) =>
          `- ${phaseName(phase)}：取${PHASE_WORDS[phase].nature}的意思，可借${LUCKY[phase].things}与${PHASE_WORDS[phase].season}的物象`,
      ),
  );
  sayGround(w);
  if (facts.bad[0]) w.say(`${phaseName(facts.bad[0])}的字不必刻意避开，少堆叠就好`);
  w.end();
  w.tell('名字是家里人的心意，叫着顺口、写着好看、意思端正，就是好名字；改名不改命，日子还是人过出来的');
  w.more();
  sayFavourable(w);
}

function sayRemedy(w: Writer): void {
  const { facts } = w;
  const [first, second] = facts.good;
  const [strain] = facts.bad;
  const year = yearOfLuck(w, facts.year);
  w.step(`看喜用：${names(facts.good.slice(0, 2))}，把它落到习惯里。`);
  w.step(`看今年：${year.year}年${year.ganzhi}，属${toneName(year)}。`);
  w.tell([
    '物件、符咒、法事都不必花钱，真正能改的是**习惯与节奏**',
    '先说一句：靠买东西改运的话，听听就算了，能用的办法在日常里',
  ]);
  const habit = (phase: Phase) =>
    w.minor ? w.pick(YOUNG_PHASES[phase]!) : w.pick(PHASE_WORDS[phase].habits);
  w.lines([
    `- 亲近${phaseName(first!)}：${habit(first!)}`,
    ...(second ? [`- 再添${phaseName(second)}：${habit(second)}`] : []),
    ...(strain ? [`- 节制${phaseName(strain)}：凡${PHASE_WORDS[strain].nature}一类的事，够用就停`] : []),
  ]);
  sayGround(w);
  w.end();
  w.say(
    `要留意的一面：${w.minor ? w.pick(YOUNG_STEMS[facts.day_master]!.temper) : w.pick(STEM_WORDS[facts.day_master]!.hard)}`,
  );
  w.say(
    `今年${yearText(year)}属${toneName(year)}，${year.tone > 0 ? '想做的可以动手，趁势把习惯立住' : year.tone < 0 ? '先减负担，把作息和底线守住' : '不急不缓，把手上的事做完整'}`,
  );
  w.more();
  w.say(habit(first!));
  w.say(groupWords(w, extremes(facts).most, 'nature'));
  w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
  if (!w.minor) w.say(`住处与去处，${w.pick(PLACES[first!])}更舒展`);
  sayNear(w, 'luck');
  w.end();
}

function sayLuck(w: Writer): void {
  sayYear(w, w.today.month >= 11 && w.facts.year === w.today.year ? w.facts.year : w.today.year, 'luck');
}

const LOVE: readonly Topic[] = ['marriage_time', 'partner', 'romance', 'marriage', 'love'];
const WORK: readonly Topic[] = ['job_change', 'startup', 'industry', 'boss', 'career'];
const MONEY: readonly Topic[] = ['house', 'wealth'];

function sayAgedWork(w: Writer): void {
  const { facts } = w;
  w.step(`看年纪：虚岁${facts.age}，谈心力的去处，不谈职位。`);
  w.step(`看最显的一组：${amountOf(facts.leading, facts)}。`);
  w.say('到了这个年纪，事业二字可以换成**心力的去处**，不必再以职位衡量');
  w.say(`${amountOf(facts.leading, facts)}，${groupWords(w, facts.leading, 'nature')}`);
  sayGround(w);
  w.end();
  const [first] = facts.good;
  w.say(
    `取用在${phaseName(first!)}，手边的事不妨往${PHASE_WORDS[first!].nature}一类靠，${w.pick(PHASE_WORDS[first!].habits)}`,
  );
  const year = yearOfLuck(w, facts.year);
  w.say(`今年${yearText(year)}属${toneName(year)}，经验可以慢慢讲给后来的人听，担子让年轻人去挑`);
  w.more();
  w.say(STEM_WORDS[facts.day_master]!.nature);
  w.say(SEAT_WORDS[facts.branch_gods.day!]!.self);
  w.say(STAGE_WORDS[facts.seat_stage]!);
  w.end();
}

/** Answers about a topic, without a time. */
export function sayTopic(w: Writer, topic: Topic, when: boolean): void {
  if (w.minor && LOVE.includes(topic)) return sayYoung(w, 'love');
  if (w.minor && WORK.includes(topic)) return sayYoung(w, 'work');
  if (w.minor && MONEY.includes(topic)) return sayYoung(w, 'money');
  if (w.aged && LOVE.includes(topic)) return sayAgedLove(w);
  if (w.aged && WORK.includes(topic)) return sayAgedWork(w);
  if (
    when &&
    ['career', 'wealth', 'house', 'startup', 'luck', 'study', 'exam', 'health', 'children', 'love'].includes(
      topic,
    )
  ) {
    if (topic === 'love') return sayMarriageTime(w);
    if (topic !== 'children') {
      const first = firstAhead(w);
      return sayYears(
        w,
        Array.from({ length: AHEAD }, (_, i) => first + i),
        topic,
        true,
      );
    }
  }
  switch (topic) {
    case 'marriage_time':
      return sayMarriageTime(w);
    case 'partner':
      return sayPartner(w);
    case 'romance':
      return sayRomance(w);
    case 'marriage':
      return sayMarriage(w);
    case 'love':
      return sayLove(w);
    case 'job_change':
      return sayJobChange(w);
    case 'startup':
      return sayStartup(w);
    case 'industry':
      return sayIndustry(w);
    case 'boss':
      return sayBoss(w);
    case 'career':
      return sayCareer(w);
    case 'exam':
    case 'study':
      return sayStudy(w, topic === 'exam');
    case 'lottery':
    case 'invest':
      return sayChance(w, topic);
    case 'house':
      return sayHouse(w);
    case 'wealth':
      return sayWealth(w);
    case 'medicine':
    case 'health':
      return sayHealth(w, topic === 'medicine');
    case 'children':
      return sayChildren(w);
    case 'parents':
      return sayParents(w);
    case 'people':
      return sayPeople(w);
    case 'personality':
      return sayPersonality(w);
    case 'lucky':
      return sayLucky(w);
    case 'favourable':
      return sayFavourable(w);
    case 'phases':
      return sayPhases(w);
    case 'pattern':
      return sayPattern(w);
    case 'strength':
      return sayStrength(w);
    case 'stars':
      return sayStars(w);
    case 'pillars':
      return sayPillars(w);
    case 'name':
      return sayName(w);
    case 'move':
      return sayMove(w);
    case 'tai_sui':
      return sayTaiSui(w);
    case 'remedy':
      return sayRemedy(w);
    case 'luck':
      return sayLuck(w);
  }
}

/** Tells a topic whose answer for years is its own, and says whether there is one. */
export function sayTopicInYears(w: Writer, topic: Topic, years: readonly number[]): boolean {
  if (w.minor || w.aged || topic !== 'job_change') return false;
  if (years.length > 3 || years.some((year) => year < w.facts.year || year > w.facts.year + 30)) return false;
  sayJobChange(w, years.length === 1 ? [years[0]!, years[0]! + 1] : years);
  return true;
}

/** What an answer about a topic rests on. */
export function sayWhy(w: Writer, topics: readonly Topic[], time: Time | null): void {
  const { facts } = w;
  const { strength, favourable, pattern } = facts;
  const held = [
    strength.de_ling ? '得令' : '不得令',
    strength.de_di ? '得地' : '不得地',
    strength.de_shi ? '得势' : '不得势',
  ].join('、');
  w.step(`看旺衰：${held}，生扶约占${strength.percent}%，${strength.verdict}。`);
  w.step(`看取用：依${favourable.method}，以${names(favourable.useful)}为用。`);
  w.say(
    `前面的话，根子在这几步。**先看旺衰**：日主${dayMaster(w)}，${held}，生扶的力量约占${strength.percent}%，属${strength.verdict}`,
  );
  w.say(
    `**再看取用**：${favourable.reasons[0]?.text ?? `依${favourable.method}取${names(favourable.useful)}`}`,
  );
  w.end();
  const [topic] = topics;
  const aspect = aspectOf(topic);
  if (aspect === 'love' && !w.minor)
    w.say(
      `**最后看所问的事**：感情看日支${pillarOf(facts, 'day').charAt(1)}（本气${facts.branch_gods.day!}）与${facts.gender === 'male' ? '财星' : '官杀'}，${amountOf(starGroup(w), facts)}`,
    );
  else if (aspect === 'work' && !w.minor)
    w.say(
      `**最后看所问的事**：事业看月柱${pillarOf(facts, 'month')}与最显的一组，${amountOf(facts.leading, facts)}；行业取喜用的${names(facts.good.slice(0, 2))}`,
    );
  else if (aspect === 'money' && !w.minor)
    w.say(`**最后看所问的事**：钱财看财星与日主担不担得起，${amountOf('wealth', facts)}`);
  else if (aspect === 'study')
    w.say(`**最后看所问的事**：学业看印与食伤，${amountOf('seal', facts)}；${amountOf('output', facts)}`);
  else if (aspect === 'health')
    w.say(`**最后看所问的事**：身心看五行的偏盛与不足，最重的一组是${amountOf(extremes(facts).most, facts)}`);
  else w.say(`**最后看格局与岁运**：${pattern.name}，${pattern.state}，${amountOf(facts.leading, facts)}`);
  const asked =
    time?.kind === 'year' ? time.year : time?.kind === 'months' ? time.months[0]!.year : facts.year;
  const year = yearOfLuck(w, Math.max(asked, facts.birth_year));
  w.say(
    `年份的顺与紧，看干支的五行是喜是忌：${yearText(year)}天干${year.stem_god}、地支本气${year.branch_god}，合起来属${toneName(year)}`,
  );
  w.end();
  w.tell('强弱与取用各家取法有出入，这里用的是本站说明的算法；你觉得不合的地方，以自己的经历为准');
  w.more();
  for (const { text } of favourable.reasons.slice(1, 4)) w.say(text);
  w.say(pattern.rests_on.text);
  for (const { text } of pattern.verdict.slice(0, 2)) w.say(text);
  w.say(groupWords(w, facts.leading, 'nature'));
  w.end();
}
