import { amountOf, natalRelations, pillarOf } from '../../../reports/parts.ts';
import { type NatalKey, PALACE_NAMES } from '../../../reports/words-phases.ts';
import { SEAT_WORDS, STEM_WORDS } from '../../../reports/words-self.ts';
import { DAY_BRANCH_WORDS, STAR_PLACES } from '../../../reports/words-topics.ts';
import { NO_PARTNER_STAR, PARTNER_TRAITS, partnerLook } from '../words.ts';
import type { Writer } from '../../writer.ts';
import { firstAhead, signsOfLove, starsOfYear, toneName, yearOfLuck, yearText } from '../luck/signs.ts';
import { AHEAD, groupWords, names, starGroup, yearsAhead } from './ground.ts';

/** The pillars where the star of the partner stands. */
function partnerPlaces({ facts }: Writer): NatalKey[] {
  const names = facts.gender === 'male' ? ['正财', '偏财'] : ['正官', '七杀'];
  return facts.pillars
    .map(({ key }) => key as NatalKey)
    .filter((key) => names.includes(facts.stem_gods[key] ?? '') || names.includes(facts.branch_gods[key]!));
}

export function sayAgedLove(w: Writer): void {
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

export function sayPartner(w: Writer): void {
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

export function sayMarriage(w: Writer): void {
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

export function sayMarriageTime(w: Writer): void {
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

export function sayRomance(w: Writer): void {
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

export function sayLove(w: Writer): void {
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
