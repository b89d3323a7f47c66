/** Where a term stands in the chart. */
import type { TermGroup } from '@ziping/bazi/glossary/types';
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
import { PHASE_CHARACTERS, PHASES } from '@ziping/bazi/five-phases';
import { groupOf, monthText } from '@ziping/bazi/reading/facts';
import { STEMS } from '@ziping/bazi/sixty-cycle';
import type { Phase, Pillar } from '@ziping/bazi/types';

import { amountOf, phaseName, pillarOf } from '../../reports/parts.ts';
import { GROUP_WORDS } from '../../reports/words-groups.ts';
import { type NatalKey, PALACE_NAMES, PHASE_WORDS, STAR_WORDS } from '../../reports/words-phases.ts';
import { STAGE_WORDS, STEM_WORDS } from '../../reports/words-self.ts';
import type { Term } from '../understand/terms.ts';
import type { Writer } from '../writer.ts';

const keysOf = (w: Writer) => w.facts.pillars.map(({ key }) => key as NatalKey);
const natal = (w: Writer, key: NatalKey): Pillar => w.chart.bazi[`${key}_pillar`];
const phases = (list: readonly Parameters<typeof phaseName>[0][]) => list.map(phaseName).join('、');

/** Where a term of a group stands. */
type SayTerm = (w: Writer, term: string) => void;

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

/** One of the four pillars, by its name. */
function sayPillar(w: Writer, key: NatalKey): void {
  if (key === 'time' && w.facts.hour_unknown) {
    w.say('这张盘**时辰未知**，时柱空着，凡从时柱看的事都不说；问到出生时辰，改在资料里，盘就完整了');
    return;
  }
  const pillar = natal(w, key);
  w.say(`你的${PALACE_NAMES[key]}是**${pillarOf(w.facts, key)}**`);
  if (key !== 'day') w.say(`天干${pillar.heavenly_stem}是${pillar.shi_shen}`);
  w.say(
    `地支${pillar.earthly_branch}里藏着${pillar.cang_gan.map((stem, at) => `${stem}（${pillar.cang_gan_shi_shen[at]!}）`).join('、')}`,
  );
  w.say(`纳音是${pillar.na_yin}，日主在这里逢${pillar.di_shi}`);
}

function sayPhase(w: Writer, phase: Phase): void {
  const { five_phases, favour } = w.facts;
  const name = phaseName(phase);
  const { percent, count } = five_phases.shares.find((one) => one.phase === phase)!;
  const role = { good: '是你所喜', neutral: '不喜不忌', bad: '要节制' }[favour[phase]];
  w.say(
    `在你的盘里，${name}约占**${percent}%**，${count > 0 ? `明面上有${count}个字` : '明面上不见'}，于取用${role}`,
  );
  const { nature, season, direction } = PHASE_WORDS[phase];
  w.say(`${name}主${nature}，应${season}，${direction}`);
}

const sayKongWang: SayTerm = (w) => {
  const { facts } = w;
  const day = pillarOf(facts, 'day');
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
};

/** 胎元, 命宫 or 身宫. */
const sayPalace: SayTerm = (w, term) => {
  if (w.facts.hour_unknown && term !== '胎元') {
    w.say(`${term}要用时辰来推，这张盘时辰未知，推不出来；问到时辰改在资料里就有了`);
    return;
  }
  const { tai_yuan, ming_gong, shen_gong } = palacesOf(w.chart);
  const palace = { 胎元: tai_yuan, 命宫: ming_gong, 身宫: shen_gong }[term];
  w.say(`你的${term}是**${palace}**，它只作旁参，主干仍看四柱`);
};

/** 得令, 得地 or 得势. */
const saySupport: SayTerm = (w, term) => {
  const { strength } = w.facts;
  const held = { 得令: strength.de_ling, 得地: strength.de_di, 得势: strength.de_shi }[term];
  w.say(
    `你的日主**${held ? '' : '不'}${term}**；三样合看，生扶的力量约占${strength.percent}%，属${strength.verdict}`,
  );
};

const sayStrength: SayTerm = (w) => {
  const { day_master, strength } = w.facts;
  w.say(`你的日主${day_master}**${strength.verdict}**，生扶的力量约占${strength.percent}%`);
};

const sayFavourable: SayTerm = (w) => {
  const { method, useful, helpful, harmful } = w.facts.favourable;
  w.say(
    `你的盘取用走的是**${method}**一路：以${phases(useful)}为用${helpful.length > 0 ? `，${phases(helpful)}为喜` : ''}${harmful.length > 0 ? `，${phases(harmful)}为忌` : ''}`,
  );
};

const sayOwnPattern: SayTerm = (w) => {
  const { name, state, rests_on } = w.facts.pattern;
  w.say(`你的格局是**${name}**，${state}。${rests_on.text}`);
};

const sayLuckCycles: SayTerm = (w) => {
  const { cycles, current } = w.facts;
  const now = cycles[current];
  const first = cycles[0]!;
  w.say(
    `你的第一步大运是${first.ganzhi}，从${first.start_year}年（虚岁${first.start_age}）开始${now ? `；眼下走的是**${now.ganzhi}运**，到${monthText(now.until)}换运` : ''}`,
  );
};

const sayNaYinOfAll: SayTerm = (w) =>
  w.say(
    `你的四柱纳音依次是**${keysOf(w)
      .map((key) => `${pillarOf(w.facts, key)}${natal(w, key).na_yin}`)
      .join('、')}**。${whyNaYin(pillarOf(w.facts, 'year'))}`,
  );

const sayHiddenStems: SayTerm = (w) =>
  w.say(
    `你的盘里，${keysOf(w)
      .map(
        (key) =>
          `${PALACE_NAMES[key]}${pillarOf(w.facts, key).charAt(1)}藏${natal(w, key).cang_gan.join('')}`,
      )
      .join('，')}`,
  );

const saySeatStage: SayTerm = (w) => {
  const { day_master, seat_stage } = w.facts;
  w.say(
    `${whyLifeStage(day_master, pillarOf(w.facts, 'day').charAt(1))}所以日主坐在日支上是**${seat_stage}**`,
  );
  w.say(STAGE_WORDS[seat_stage]!);
};

const sayStarsOfAll: SayTerm = (w) =>
  w.say(
    `你的四柱带的神煞有${[...new Set(w.facts.shen_sha.map(({ name }) => name))].slice(0, 8).join('、') || '不多'}，作旁证看就好`,
  );

const sayPillars: SayTerm = (w) => {
  const pillars = keysOf(w).map((key) => `${PALACE_NAMES[key]}${pillarOf(w.facts, key)}`);
  w.say(
    `你的四柱是${pillars.join('、')}，日主${w.facts.day_master}，${w.facts.strength.verdict}，读盘都从这里起`,
  );
};

const CONCEPTS: Readonly<Record<string, SayTerm>> = {
  空亡: sayKongWang,
  胎元: sayPalace,
  命宫: sayPalace,
  身宫: sayPalace,
  得令: saySupport,
  得地: saySupport,
  得势: saySupport,
  身强身弱: sayStrength,
  中和: sayStrength,
  用神: sayFavourable,
  喜神: sayFavourable,
  忌神: sayFavourable,
  闲神: sayFavourable,
  扶抑: sayFavourable,
  调候: sayFavourable,
  通关: sayFavourable,
  从化: sayFavourable,
  格局: sayOwnPattern,
  大运: sayLuckCycles,
  交运: sayLuckCycles,
  起运: sayLuckCycles,
  起运前: sayLuckCycles,
  纳音: sayNaYinOfAll,
  藏干: sayHiddenStems,
  地势: saySeatStage,
  星运: saySeatStage,
  自坐: saySeatStage,
  神煞: sayStarsOfAll,
};

export const sayConcept: SayTerm = (w, term) => {
  const key = (Object.keys(PALACE_NAMES) as NatalKey[]).find((one) => PALACE_NAMES[one] === term);
  const phase = PHASES[PHASE_CHARACTERS.indexOf(term)];
  if (key) sayPillar(w, key);
  else if (phase) sayPhase(w, phase);
  else (CONCEPTS[term] ?? sayPillars)(w, term);
};

const sayPattern: SayTerm = (w, term) => {
  const own = w.facts.pattern;
  w.step(`看格局：这张盘是${own.name}，${own.state}。`);
  w.say(
    own.name === term || own.state === term
      ? `你的盘**正是${own.name}**，${own.state}。${own.rests_on.text}`
      : `你的盘不在此列，格局是**${own.name}**，${own.state}。${own.rests_on.text}`,
  );
  if (own.verdict[0]) w.say(own.verdict[0].text);
};

const sayNaYin: SayTerm = (w, term) => {
  const { facts } = w;
  const where = keysOf(w).filter((key) => natal(w, key).na_yin === term);
  w.say(
    where.length > 0
      ? `你的**${where.map((key) => `${PALACE_NAMES[key]}${pillarOf(facts, key)}`).join('、')}**纳音就是它。${whyNaYin(pillarOf(facts, where[0]!))}`
      : `你的四柱里没有这个纳音；四柱纳音是${keysOf(w)
          .map((key) => natal(w, key).na_yin)
          .join('、')}`,
  );
};

const sayLifeStage: SayTerm = (w, term) => {
  const { facts } = w;
  const where = keysOf(w).filter((key) => natal(w, key).di_shi === term);
  w.say(
    where.length > 0
      ? `你的日主在**${where.map((key) => PALACE_NAMES[key]).join('、')}**逢${term}。${whyLifeStage(facts.day_master, pillarOf(facts, where[0]!).charAt(1))}`
      : `你的日主在四柱里没有逢${term}，坐支是${facts.seat_stage}`,
  );
  if (where.includes('day')) w.say(STAGE_WORDS[term]!);
};

const sayRelation: SayTerm = (w, term) => {
  const found = w.facts.relations.filter((relation) => relationTerm(relation) === term);
  const names = found.map(({ name }) => name);
  w.step(`看四柱之间：${found.length > 0 ? names.slice(0, 3).join('、') : `没有${term}`}。`);
  w.say(
    found.length > 0
      ? `你的盘里有**${[...new Set(names)].join('、')}**。${whyRelation(found[0]!)}`
      : `你的四柱之间没有${term}，要到岁运里才会遇见`,
  );
};

/** A stem or a branch, open in a pillar or hidden in its branch. */
function sayCharacter(w: Writer, { group, term }: Pick<Term, 'group' | 'term'>): void {
  const { facts } = w;
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

const GROUPS: Partial<Readonly<Record<TermGroup, SayTerm>>> = {
  ten_god: sayTenGod,
  shen_sha: sayStar,
  concept: sayConcept,
  pattern: sayPattern,
  na_yin: sayNaYin,
  life_stage: sayLifeStage,
  relation: sayRelation,
};

export function sayPlace(w: Writer, asked: Term): void {
  const say = GROUPS[asked.group];
  if (say) say(w, asked.term);
  else sayCharacter(w, asked);
  w.end();
}
