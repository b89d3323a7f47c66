/**
 * Reasons for the terms of a chart, one sentence each, from the tables of the engine. Stems, branches and pairs are
 * given by their characters; every function throws a RangeError for other characters.
 */
import { PHASE_CHARACTERS, phasePlace } from '../five-phases.ts';
import { cangGan, diShi, kongWang, naYin, shiShen } from '../pillars.ts';
import { BRANCHES, ganzhi, pairOf, STEMS } from '../sixty-cycle.ts';
import type { CommandingStem, PillarKey, Relation, RelationKind, ShenSha } from '../types.ts';
import { relationTerm } from './relations.ts';

const COLUMNS: Readonly<Record<PillarKey, string>> = {
  year: '年柱',
  month: '月柱',
  day: '日柱',
  time: '时柱',
  da_yun: '大运',
  liu_nian: '流年',
};

function numberOf(characters: string, character: string): number {
  const number = character.length === 1 ? characters.indexOf(character) : -1;
  if (number < 0) throw new RangeError(`none of ${characters}: ${character}`);
  return number;
}

function phaseOf(stem: number): string {
  return PHASE_CHARACTERS.charAt(phasePlace(stem));
}

/** 甲木 */
function named(stem: number): string {
  return STEMS.charAt(stem) + phaseOf(stem);
}

/** Why the day stem is called 日主. */
export function whyDayMaster(dayStem: string): string {
  return `日柱的天干是${named(numberOf(STEMS, dayStem))}，代表自己，其余各字的十神都从它看出，故为日主。`;
}

/** Why a stem is the ten god it is: 日干甲木，见庚金：庚金克甲木，阴阳相同，故为七杀。 */
export function whyTenGod(dayStem: string, stem: string): string {
  const day = numberOf(STEMS, dayStem);
  const other = numberOf(STEMS, stem);
  const [own, seen] = [named(day), named(other)];
  const meeting = [
    `同属${phaseOf(day)}`,
    `${own}生${seen}`,
    `${own}克${seen}`,
    `${seen}克${own}`,
    `${seen}生${own}`,
  ][((other >> 1) - (day >> 1) + 5) % 5]!;
  const polarity = (day + other) % 2 === 0 ? '阴阳相同' : '阴阳相异';
  return `日干${own}，见${seen}：${meeting}，${polarity}，故为${shiShen(day, other)}。`;
}

/** The stem each branch counts to (子午 庚, 丑未 辛, 寅申 戊, 卯酉 己, 辰戌 丙, 巳亥 丁), and the phase by the count. */
const COUNTED_TO = [6, 7, 4, 5, 2, 3];
const PHASE_BY_COUNT: Readonly<Record<number, string>> = { 1: '土', 3: '火', 5: '水', 7: '金', 9: '木' };
const NUMERALS = '一二三四五六七八九十';

/**
 * Why a pair has its 纳音: the two pairs that share it, and how its phase is counted (《五行大义·论纳音数》).
 */
export function whyNaYin(pillar: string): string {
  const pair = pairOf(pillar);
  const first = pair - (pair % 2);
  const from = pair % 10;
  const branch = pair % 12;
  const to = COUNTED_TO[branch % 6]!;
  const count = ((to - from + 10) % 10) + 1;
  const counting =
    count === 1
      ? `${STEMS.charAt(from)}数到自身得一`
      : `从${STEMS.charAt(from)}数到${STEMS.charAt(to)}得${NUMERALS.charAt(count - 1)}`;
  return (
    `${ganzhi(first)}与${ganzhi(first + 1)}同为${naYin(pair)}。` +
    `古法以${BRANCHES.charAt(branch)}配${STEMS.charAt(to)}，${counting}，${NUMERALS.charAt(count - 1)}为${PHASE_BY_COUNT[count]!}。`
  );
}

/** Why a stem has its life stage in a branch, counted from its 长生: forward for yang stems, backward for yin. */
export function whyLifeStage(stem: string, branch: string): string {
  const own = numberOf(STEMS, stem);
  const place = numberOf(BRANCHES, branch);
  const born = [...BRANCHES].findIndex((_, at) => diShi(own, at) === '长生');
  const start = `${named(own)}长生在${BRANCHES.charAt(born)}`;
  if (born === place) return `${start}，所以逢${branch}为长生。`;
  return `${start}，${own % 2 === 0 ? '阳干顺行' : '阴干逆行'}至${branch}为${diShi(own, place)}。`;
}

/** Why two branches are void for a pair: its ten days have no stem for them. */
export function whyKongWang(pillar: string): string {
  const pair = pairOf(pillar);
  const start = pair - (pair % 10);
  const last = BRANCHES.charAt((start + 9) % 12);
  const left = kongWang(pair);
  return `${pillar}在${ganzhi(start)}旬，十干配到${last}而尽，${left}两支无干可配，故空亡为${left}。`;
}

/** Why a branch falls in the void of a pillar: 日柱辛亥旬空寅卯，卯在其中，故逢空亡。 */
export function whyVoid(branch: string, column: '年柱' | '日柱', pillar: string): string {
  return `${column}${pillar}旬空${kongWang(pairOf(pillar))}，${branch}在其中，故逢空亡。`;
}

const BOOKS = { ziping: '《子平真诠评注》', sanming: '《三命通会》' } as const;

/** Why a stem commands: 立夏后9日。《子平真诠评注》：戊5日，庚9日，其余丙，故庚司令。 */
export function whyCommandingStem({ table, stem, jie, days, parts }: CommandingStem): string {
  const list = parts.map((part) => (part.days === null ? `其余${part.stem}` : `${part.stem}${part.days}日`));
  return `生于${jie}后${days}日。${BOOKS[table]}分作${list.join('、')}，故${stem}司令。`;
}

/** Whether a hidden stem is 本气, 余气 (from the branch before) or 中气, by its index in the branch. */
function rankOf(branch: number, stem: number): '本气' | '中气' | '余气' {
  if (cangGan(branch)[0] === stem) return '本气';
  return cangGan((branch + 11) % 12)[0]! >> 1 === stem >> 1 ? '余气' : '中气';
}

const RANKS = {
  本气: '是这一支自己的气，力量最大',
  中气: '是兼藏其中的气，力量居次',
  余气: '是前一月留下的气，力量较轻',
} as const;

/** Why a branch hides a stem. @throws RangeError also when it does not */
export function whyHiddenStem(branch: string, stem: string): string {
  const place = numberOf(BRANCHES, branch);
  const own = numberOf(STEMS, stem);
  const all = cangGan(place);
  if (!all.includes(own)) throw new RangeError(`${stem} is not hidden in ${branch}`);
  const rank = rankOf(place, own);
  return `${branch}中藏${all.map((each) => STEMS.charAt(each)).join('')}，${named(own)}为${rank}，${RANKS[rank]}。`;
}

/** Why a 神煞 is on a column: its basis and the character found. */
export function whyShenSha({ name, key, by, found }: ShenSha): string {
  if (by === '日柱') return `${name}看日柱：日柱是${found}，正在其中。`;
  return `${name}以${by}查：${found}，落在${COLUMNS[key]}。`;
}

const REASONS: Readonly<Record<RelationKind, string>> = {
  stem_combine: '两干一阴一阳，相隔五位而合',
  stem_contend: '相邻的两干相合，而一方多于另一方',
  stem_clash: '两干方位相对，同性相克',
  stem_overcome: '两干阴阳相同，五行相克',
  three_meet: '三支同在一方，会聚一气',
  three_combine: '长生、帝旺、墓库三支齐全，合成一局',
  half_combine: '三合局见两支，其中有居中的一支',
  arch: '首尾两支相对，居中的一支不在局中',
  combine: '两支一阴一阳，配成六合',
  hidden_combine: '两支所藏的本气相合',
  clash: '两支相隔六位，方位正对',
  punish: '三合与三会两组地支相配，逢在一处为刑',
  harm: '一支冲开了另一支的合',
  break: '两支相隔三位，彼此松动',
  repeat: '两柱干支相同',
  oppose: '两柱地支相冲，天干相冲或相克',
};

/** Why stems or branches have a relation: 年柱子、月柱丑：子丑合土。两支一阴一阳，配成六合。 */
export function whyRelation(relation: Relation): string {
  const { kind, name, members, characters } = relation;
  const places = members.map((key, at) => `${COLUMNS[key]}${characters[at]!}`).join('、');
  const reason = relationTerm(relation) === '自刑' ? '同一支重见，没有别的支来配' : REASONS[kind];
  return `${places}：${name}。${reason}。`;
}
