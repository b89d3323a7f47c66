/** What a term means, and where it stands in the chart. */
import { explain } from '@ziping/bazi/glossary/glossary';
import { relationTerm } from '@ziping/bazi/glossary/relations';
import {
  whyKongWang,
  whyLifeStage,
  whyNaYin,
  whyRelation,
  whyShenSha,
  whyTenGod,
} from '@ziping/bazi/glossary/why';
import { palacesOf } from '@ziping/bazi/palaces';
import { PHASE_CHARACTERS, PHASES, phasePlace } from '@ziping/bazi/five-phases';
import { groupOf, monthText } from '@ziping/bazi/reading/facts';
import { STEMS } from '@ziping/bazi/sixty-cycle';
import type { Phase, Pillar } from '@ziping/bazi/types';

import { amountOf, phaseName, pillarOf } from '../../reports/parts.ts';
import { GROUP_WORDS } from '../../reports/words-groups.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS, STAR_WORDS } from '../../reports/words-phases.ts';
import { STAGE_WORDS, STEM_WORDS } from '../../reports/words-self.ts';
import type { Term } from '../understand/terms.ts';
import { doubtOf } from './topics/chart.ts';
import type { Writer } from '../writer.ts';

const keysOf = (w: Writer) => w.facts.pillars.map(({ key }) => key as NatalKey);
const natal = (w: Writer, key: NatalKey): Pillar => w.chart.bazi[`${key}_pillar`];
const phases = (list: readonly Parameters<typeof phaseName>[0][]) => list.map(phaseName).join('、');

function sayTenGod(w: Writer, term: string): void {
  const { facts } = w;
  if (term === '日主') {
    w.say(
      `你的日主是**${facts.day_master}${PHASE_CHARACTERS.charAt(facts.day_phase)}**，坐在日柱${pillarOf(facts, 'day')}上，命局${facts.strength.verdict}`,
    );
    w.say(STEM_WORDS[facts.day_master]!.nature);
    return;
  }
  const open = keysOf(w).filter((key) => facts.stem_gods[key] === term);
  const hidden = keysOf(w).filter((key) => natal(w, key).cang_gan_shi_shen.includes(term));
  const places = [
    ...open.map((key) => `${PALACE_NAMES[key]}天干${pillarOf(facts, key).charAt(0)}`),
    ...hidden.map((key) => {
      const pillar = natal(w, key);
      return `${PALACE_NAMES[key]}地支${pillar.earthly_branch}中的${pillar.cang_gan[pillar.cang_gan_shi_shen.indexOf(term)]!}`;
    }),
  ];
  w.step(`在命局里找${term}：${places.length > 0 ? places.join('、') : '干支与藏干都不见'}。`);
  const stem = [...STEMS].find((one) => whyTenGod(facts.day_master, one).endsWith(`故为${term}。`));
  if (stem) w.say(whyTenGod(facts.day_master, stem));
  w.say(
    places.length === 0
      ? `你的命局里**没有${term}**，天干地支都不见，遇到带它的流年、大运时感受会格外新鲜`
      : `在你的盘里，它见于**${places.join('、')}**${open.length > 0 ? '，透在天干，别人看得出来' : '，藏在地支，多是内里的一面'}`,
  );
  const group = groupOf(term);
  const level = { heavy: 'heavy', even: 'even', light: 'light', missing: 'light' } as const;
  w.end();
  w.say(`${amountOf(group, facts)}。${w.pick(GROUP_WORDS[group].nature[level[facts.groups[group].level]])}`);
}

function sayStar(w: Writer, term: string): void {
  const found = w.facts.shen_sha.filter(({ name }) => name === term);
  w.step(
    `查神煞：${term}${found.length > 0 ? `在${[...new Set(found.map(({ key }) => PALACE_NAMES[key as NatalKey]))].join('、')}` : '，四柱都不见'}。`,
  );
  if (found.length === 0) {
    w.say(`你的四柱里**没有${term}**。没有也不是缺憾，神煞是旁证，主干仍在五行与十神`);
    return;
  }
  w.say(
    `你的盘里有它，在**${[...new Set(found.map(({ key }) => PALACE_NAMES[key as NatalKey]))].join('、')}**`,
  );
  w.say(whyShenSha(found[0]!));
  const words = STAR_WORDS[term];
  if (words && !w.minor) w.say(`${PALACE_NAMES[found[0]!.key as NatalKey]}${w.pick(words)}`);
  w.say('神煞听一半就好，轻重还是看五行与十神');
}

function sayConcept(w: Writer, term: string): void {
  const { facts, chart } = w;
  const { strength, favourable, pattern } = facts;
  const day = pillarOf(facts, 'day');
  const year = pillarOf(facts, 'year');
  const pillars = facts.pillars
    .map(({ key, ganzhi }) => `${PALACE_NAMES[key as NatalKey]}${ganzhi}`)
    .join('、');
  const phase = PHASES[PHASE_CHARACTERS.indexOf(term)];
  const keyOfTerm = (Object.keys(PALACE_NAMES) as NatalKey[]).find((key) => PALACE_NAMES[key] === term);
  if (keyOfTerm === 'time' && facts.hour_unknown) {
    w.say('这张盘**时辰未知**，时柱空着，凡从时柱看的事都不说；问到出生时辰，改在资料里，盘就完整了');
    return;
  }
  if (keyOfTerm) {
    const pillar = natal(w, keyOfTerm);
    w.say(`你的${term}是**${pillarOf(facts, keyOfTerm)}**`);
    if (keyOfTerm !== 'day') w.say(`天干${pillar.heavenly_stem}是${pillar.shi_shen}`);
    w.say(
      `地支${pillar.earthly_branch}里藏着${pillar.cang_gan.map((stem, at) => `${stem}（${pillar.cang_gan_shi_shen[at]!}）`).join('、')}`,
    );
    w.say(`纳音是${pillar.na_yin}，日主在这里逢${pillar.di_shi}`);
    return;
  }
  if (phase) {
    const share = facts.five_phases.shares.find((one) => one.phase === phase)!;
    const role = { good: '是你所喜', neutral: '不喜不忌', bad: '要节制' }[facts.favour[phase]];
    w.say(
      `在你的盘里，${term}约占**${share.percent}%**，${share.count > 0 ? `明面上有${share.count}个字` : '明面上不见'}，于取用${role}`,
    );
    w.say(
      `${term}主${PHASE_WORDS[phase].nature}，应${PHASE_WORDS[phase].season}，${PHASE_WORDS[phase].direction}`,
    );
    return;
  }
  switch (term) {
    case '空亡': {
      const own = natal(w, 'day').kong_wang;
      const ofYear = natal(w, 'year').kong_wang;
      const hit = keysOf(w).filter((key) => key !== 'day' && own.includes(pillarOf(facts, key).charAt(1)));
      w.step(`看日柱${day}：旬空在${own}。`);
      w.say(`你的日柱空亡是**${own}**，年柱空亡是${ofYear}。${whyKongWang(day)}`);
      w.say(
        hit.length > 0
          ? `四柱里${hit.map((key) => `${PALACE_NAMES[key]}的${pillarOf(facts, key).charAt(1)}`).join('、')}正落在日柱的空亡上，这一处的人与事来得虚一些、晚一些，逢合逢冲的年份会动起来`
          : '四柱的其余地支都没有落在日柱的空亡上，这一条对你影响不大',
      );
      return;
    }
    case '胎元':
    case '命宫':
    case '身宫': {
      if (facts.hour_unknown && term !== '胎元') {
        w.say(`${term}要用时辰来推，这张盘时辰未知，推不出来；问到时辰改在资料里就有了`);
        return;
      }
      const { tai_yuan, ming_gong, shen_gong } = palacesOf(chart);
      w.say(
        `你的${term}是**${{ 胎元: tai_yuan, 命宫: ming_gong, 身宫: shen_gong }[term]}**，它只作旁参，主干仍看四柱`,
      );
      return;
    }
    case '得令':
    case '得地':
    case '得势': {
      const held = { 得令: strength.de_ling, 得地: strength.de_di, 得势: strength.de_shi }[term];
      w.say(
        `你的日主**${held ? '' : '不'}${term}**；三样合看，生扶的力量约占${strength.percent}%，属${strength.verdict}`,
      );
      return;
    }
    case '身强身弱':
    case '中和':
      w.say(`你的日主${facts.day_master}**${strength.verdict}**，生扶的力量约占${strength.percent}%`);
      return;
    case '用神':
    case '喜神':
    case '忌神':
    case '闲神':
    case '扶抑':
    case '调候':
    case '通关':
    case '从化':
      w.say(
        `你的盘取用走的是**${favourable.method}**一路：以${phases(favourable.useful)}为用${favourable.helpful.length > 0 ? `，${phases(favourable.helpful)}为喜` : ''}${favourable.harmful.length > 0 ? `，${phases(favourable.harmful)}为忌` : ''}`,
      );
      return;
    case '格局':
      w.say(`你的格局是**${pattern.name}**，${pattern.state}。${pattern.rests_on.text}`);
      return;
    case '大运':
    case '交运':
    case '起运':
    case '起运前': {
      const current = facts.cycles[facts.current];
      const first = facts.cycles[0]!;
      w.say(
        `你的第一步大运是${first.ganzhi}，从${first.start_year}年（虚岁${first.start_age}）开始${current ? `；眼下走的是**${current.ganzhi}运**，到${monthText(current.until)}换运` : ''}`,
      );
      return;
    }
    case '纳音':
      w.say(
        `你的四柱纳音依次是**${keysOf(w)
          .map((key) => `${pillarOf(facts, key)}${natal(w, key).na_yin}`)
          .join('、')}**。${whyNaYin(year)}`,
      );
      return;
    case '藏干':
      w.say(
        `你的盘里，${keysOf(w)
          .map(
            (key) =>
              `${PALACE_NAMES[key]}${pillarOf(facts, key).charAt(1)}藏${natal(w, key).cang_gan.join('')}`,
          )
          .join('，')}`,
      );
      return;
    case '地势':
    case '星运':
    case '自坐':
      w.say(`${whyLifeStage(facts.day_master, day.charAt(1))}所以日主坐在日支上是**${facts.seat_stage}**`);
      w.say(STAGE_WORDS[facts.seat_stage]!);
      return;
    case '神煞':
      w.say(
        `你的四柱带的神煞有${[...new Set(facts.shen_sha.map(({ name }) => name))].slice(0, 8).join('、') || '不多'}，作旁证看就好`,
      );
      return;
    default:
      w.say(`你的四柱是${pillars}，日主${facts.day_master}，${strength.verdict}，读盘都从这里起`);
  }
}

/** Where a term stands in the chart. */
function sayPlace(w: Writer, { group, term }: Term): void {
  const { facts } = w;
  if (group === 'ten_god') sayTenGod(w, term);
  else if (group === 'shen_sha') sayStar(w, term);
  else if (group === 'concept') sayConcept(w, term);
  else if (group === 'pattern') {
    const own = facts.pattern;
    w.step(`看格局：这张盘是${own.name}，${own.state}。`);
    w.say(
      own.name === term || own.state === term
        ? `你的盘**正是${own.name}**，${own.state}。${own.rests_on.text}`
        : `你的盘不在此列，格局是**${own.name}**，${own.state}。${own.rests_on.text}`,
    );
    if (own.verdict[0]) w.say(own.verdict[0].text);
  } else if (group === 'na_yin') {
    const where = keysOf(w).filter((key) => natal(w, key).na_yin === term);
    w.say(
      where.length > 0
        ? `你的**${where.map((key) => `${PALACE_NAMES[key]}${pillarOf(facts, key)}`).join('、')}**纳音就是它。${whyNaYin(pillarOf(facts, where[0]!))}`
        : `你的四柱里没有这个纳音；四柱纳音是${keysOf(w)
            .map((key) => natal(w, key).na_yin)
            .join('、')}`,
    );
  } else if (group === 'life_stage') {
    const where = keysOf(w).filter((key) => natal(w, key).di_shi === term);
    w.say(
      where.length > 0
        ? `你的日主在**${where.map((key) => PALACE_NAMES[key]).join('、')}**逢${term}。${whyLifeStage(facts.day_master, pillarOf(facts, where[0]!).charAt(1))}`
        : `你的日主在四柱里没有逢${term}，坐支是${facts.seat_stage}`,
    );
    if (where.includes('day')) w.say(STAGE_WORDS[term]!);
  } else if (group === 'relation') {
    const found = facts.relations.filter((relation) => relationTerm(relation) === term);
    w.step(
      `看四柱之间：${
        found.length > 0
          ? found
              .map(({ name }) => name)
              .slice(0, 3)
              .join('、')
          : `没有${term}`
      }。`,
    );
    w.say(
      found.length > 0
        ? `你的盘里有**${[...new Set(found.map(({ name }) => name))].join('、')}**。${whyRelation(found[0]!)}`
        : `你的四柱之间没有${term}，要到岁运里才会遇见`,
    );
  } else {
    const stems = keysOf(w).filter((key) => pillarOf(facts, key).includes(term));
    const hidden = keysOf(w).filter((key) => natal(w, key).cang_gan.includes(term));
    const where = [...new Set([...stems, ...hidden])];
    if (group === 'stem' && term !== facts.day_master) w.say(whyTenGod(facts.day_master, term));
    w.say(
      where.length > 0
        ? `在你的盘里，${term}见于**${where.map((key) => `${PALACE_NAMES[key]}${pillarOf(facts, key)}${stems.includes(key) ? '' : '的地支之中'}`).join('、')}**`
        : `你的四柱里没有${term}，遇到带它的年份会觉得新鲜`,
    );
    if (term === facts.day_master) w.say(`它就是你的日主。${w.pick(STEM_WORDS[term]!.nature)}`);
  }
  w.end();
}

/** What a term means by itself. */
function sayMeaning(w: Writer, { group, term }: Term): void {
  const absent = group === 'shen_sha' && !w.facts.shen_sha.some(({ name }) => name === term);
  if (!absent) w.step(`查“${term}”的本义，再到命局里找它的位置。`);
  const { meaning } = explain(group, term);
  // What a stem likes by its nature is not what this chart asks for.
  const plain =
    group === 'stem' ? meaning.replaceAll(/[^。；]*[喜忌][木火土金水][^。；]*[。；]?/g, '') : meaning;
  w.tell(`**${term}**${absent ? '（你的四柱不见）' : ''}：${plain.replace(/[；，]$/, '。')}`);
  w.end();
}

/** Answers what a term is, or where it stands in the chart when that is asked for. */
export function sayTerm(w: Writer, asked: Term, isMine: boolean): void {
  for (const say of isMine ? [sayPlace, sayMeaning] : [sayMeaning, sayPlace]) say(w, asked);
  const { line } = explain(asked.group, asked.term);
  w.more();
  w.tell(`${line.source}说：「${line.text}」`);
  w.tell([
    '古书的话要放在它的语境里读，取其意思即可',
    '一个字的好坏离不开整张盘，单看一处容易看偏',
    '记住一条：术语是为了把盘说清楚，不是给人贴标签',
  ]);
  w.end();
}

/** The phase of a term that has one: a ten god by the day master, a stem, a branch, a phase. */
function phaseOfTerm({ facts }: Writer, { group, term }: Term): Phase | null {
  if (group === 'ten_god' && term !== '日主') return facts.groups[groupOf(term)].phase;
  if (group === 'stem') return PHASES[phasePlace(STEMS.indexOf(term))]!;
  const place = PHASE_CHARACTERS.indexOf(term);
  return place < 0 ? null : PHASES[place]!;
}

/** Answers whether a term is good for this chart. */
export function sayTermForMe(w: Writer, asked: Term, feared = false): void {
  const { facts } = w;
  const { group, term } = asked;
  const phase = phaseOfTerm(w, asked);
  const star = facts.shen_sha.find(({ name }) => name === term);
  if (feared) {
    w.step(`${term}是一个名目，轻重看整张盘。`);
    const absent = group === 'shen_sha' && !star;
    w.say(
      absent
        ? `**不用怕，你的四柱里没有${term}，对你没有影响**`
        : `**不用怕，单看${term}定不了好坏，也定不了婚姻和寿夭**`,
    );
    if (star && STAR_WORDS[term] && !w.minor) w.say(STAR_WORDS[term]!);
    else if (group === 'concept') sayConcept(w, term);
    else if (phase && facts.groups && group === 'ten_god') w.say(`${amountOf(groupOf(term), facts)}`);
    w.end();
    return;
  }
  if (phase) {
    const { take, avoid } = facts.advice;
    w.step(`${term}属${phaseName(phase)}，对照取用。`);
    w.say(
      take.includes(phase)
        ? `**${term}对你是好的，属${phaseName(phase)}，正在所喜之列**`
        : avoid.includes(phase)
          ? `**${term}对你要节制，属${phaseName(phase)}，多了费力**`
          : `**${term}对你不算好也不算坏，属${phaseName(phase)}${facts.advice.disputed.includes(phase) ? '，两派的看法正好相反' : '，不喜不忌'}**`,
    );
    if (group === 'ten_god') w.say(`${amountOf(groupOf(term), facts)}`);
    w.end();
    const level = group === 'ten_god' ? facts.groups[groupOf(term)].level : null;
    if (level) w.say(GROUP_WORDS[groupOf(term)].nature[level === 'missing' ? 'light' : level]);
    w.say(doubtOf(w));
    w.end();
    return;
  }
  if (group === 'shen_sha') {
    w.step(`查神煞：${term}${star ? `在${PALACE_NAMES[star.key as NatalKey]}` : '，四柱都不见'}。`);
    w.say(
      star
        ? `**${term}对你好坏看不出一边倒，它在${PALACE_NAMES[star.key as NatalKey]}，听一半就好**`
        : `**你的四柱里没有${term}，对你没有影响**`,
    );
    const words = STAR_WORDS[term];
    if (star && words && !w.minor) w.say(words);
    w.end();
    return;
  }
  w.step(`${term}说的是看法或位置，没有好坏。`);
  w.say(`**${term}本身没有好坏，要看它在你盘里落在哪里**`);
  w.end();
  sayConcept(w, term);
  w.end();
}
