/** Relations of branches and of stems, said to be there or denied: 寅申相冲, 亥卯未三合木局, 甲己合土, 地支无冲. */
import { MEETINGS, TRIPLES } from '@ziping/bazi/five-phases';
import { cangGan } from '@ziping/bazi/pillars';
import { relationsOf } from '@ziping/bazi/relations';
import { BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';
import type { KeyedPillar, Relation, RelationKind } from '@ziping/bazi/types';

import { PILLAR_WORDS, type PillarName } from '../facts.ts';
import { type CheckedText, unless } from './checked-text.ts';
import { BRANCH, PHASE } from './words.ts';

const COMBINATIONS = ['子丑土水', '寅亥木', '卯戌火', '辰酉金', '巳申水', '午未土火'];
const CLASHES = ['子午', '丑未', '寅申', '卯酉', '辰戌', '巳亥'];
const HARMS = ['子未', '丑午', '寅巳', '卯辰', '申亥', '酉戌'];
const BREAKS = ['子酉', '寅亥', '丑辰', '卯午', '巳申', '未戌'];
const PUNISHMENTS = ['寅巳申', '丑未戌', '子卯'];
const STEM_COMBINATIONS = ['甲己土', '乙庚金', '丙辛水', '丁壬木', '戊癸火'];
const STEM_CLASHES = ['甲庚', '乙辛', '丙壬', '丁癸'];
/** Relations of one kind in a sentence from which on it lists a table. */
const TABLE = 4;

const isWithin = (characters: string, entry: string) => [...characters].every((one) => entry.includes(one));
const isOneOf = (characters: string, entries: readonly string[]) =>
  entries.some((entry) => isWithin(characters, entry.replace(/[木火土金水]+$/, '')));
const frames = [...TRIPLES, ...MEETINGS];
const hiddenOf = (branch: string) => cangGan(BRANCHES.indexOf(branch));
/** Whether two branches have hidden stems that combine. */
const combineInside = ([one = '', other = '']: string) =>
  hiddenOf(one).some((stem) => hiddenOf(other).some((second) => (stem + 5) % 10 === second));

/** Whether branches have a relation by any table in use. */
export function areRelated(branches: string, relation: string): boolean {
  if (/暗合/.test(relation)) return combineInside(branches);
  if (/刑/.test(relation) && /合/.test(relation))
    return isOneOf(branches, [...PUNISHMENTS, '辰', '午', '酉', '亥']);
  if (/冲/.test(relation)) return isOneOf(branches, CLASHES);
  if (/刑/.test(relation))
    return new Set(branches).size === 1
      ? '辰午酉亥'.includes(branches.charAt(0))
      : isOneOf(branches, PUNISHMENTS);
  if (/[害穿]/.test(relation)) return isOneOf(branches, HARMS);
  if (/破/.test(relation)) return isOneOf(branches, BREAKS);
  if (/三合|半/.test(relation)) return isOneOf(branches, relation.includes('会') ? frames : TRIPLES);
  if (/拱/.test(relation)) return isOneOf(branches, frames);
  if (/六合/.test(relation)) return isOneOf(branches, COMBINATIONS);
  if (/会/.test(relation)) return isOneOf(branches, frames);
  return isOneOf(branches, [...COMBINATIONS, ...frames]) || combineInside(branches);
}

/** The phases that branches combine to. */
function phasesOf(branches: string): string {
  return [...frames, ...COMBINATIONS]
    .filter((entry) => isWithin(branches, entry.replace(/[木火土金水]+$/, '')))
    .map((entry) => entry.replace(/^[^木火土金水]+/, ''))
    .join('');
}

const VERB =
  '(?:之间|两支|三支|二支|又|也|亦|正|则|恰|既|构?成|形成|组成|结成|会成|为|有|相互|互相|逢|遭|遥|来|齐|全){0,3}';
const RELATION =
  '(半三合|三合|三会|半合|半会|六合|暗合|拱合|刑合|相?合(?![作适理伙计规同格乎宜得])|相?冲(?![击动])|六冲|对冲|相刑|三刑|自刑|刑(?![法罚事警讼伤])|相?害(?![怕羞])|六害|相穿|相破|六破|拱|会(?=[木火土金水局方]))';
const AND = '[、与和跟同及]?';
const MEMBER = `([${BRANCHES}])(?:${PHASE}(?!局))?`;

const BRANCHES_RELATED = `(?<![${STEMS}${BRANCHES}])(?=${BRANCH})${MEMBER}${AND}${MEMBER}(?:${AND}${MEMBER})?${VERB}${RELATION}(?:化|为|成|的)?(${PHASE})?`;
const STEMS_RELATED = `(?<![${STEMS}])([${STEMS}])${PHASE}?${AND}([${STEMS}])${PHASE}?(?:相|五|争|妒|暗)?(合(?![作适理伙计规同格乎宜得])|冲(?![击动]))(?:化|为)?(${PHASE})?`;
const LISTED = new RegExp(`[${BRANCHES}${STEMS}]{2,3}(?:相|六|三|半)?[冲合刑害破会]`, 'g');

const KINDS: readonly [pattern: RegExp, kinds: readonly RelationKind[]][] = [
  [/冲/, ['clash']],
  [/刑/, ['punish']],
  [/害/, ['harm']],
  [/三合/, ['three_combine']],
  [/三会/, ['three_meet']],
  [/六合/, ['combine']],
  [/(?<![三六半暗])合/, ['combine', 'three_combine', 'half_combine']],
];
const KIND = '(?:相?[冲刑害合]|三合|三会|六合|六冲|六害|自刑|三刑)';
const isOfKind = ({ kind }: Relation, said: string) =>
  KINDS.some(([word, kinds]) => word.test(said) && kinds.includes(kind));

/** Two branches that are said to have no relation. */
const MEMBERS = `([${BRANCHES}])${PHASE}?${AND}([${BRANCHES}])${PHASE}?([${BRANCHES}]?)`;
const NO = '(?:之间)?(?:并|也|都)?(?:没有|不存在|并?无|并?不|并?未)(?:任何|发生)?相?';

/** Whether each character that is said is there as often as it is said. */
function hasAll(present: readonly string[], said: string): boolean {
  const count = (characters: readonly string[], one: string) =>
    characters.filter((other) => other === one).length;
  return [...said].every((one) => count(present, one) >= count([...said], one));
}

/** The relations of the chart, and whether a statement is of them. */
function relationsIn({ facts, isOfBirth, sentenceAfter, sentenceBefore, sentenceOf }: CheckedText) {
  const four: KeyedPillar[] = (Object.keys(PILLAR_WORDS) as PillarName[]).flatMap((key) => {
    const pillar = facts.pillars[key];
    return pillar ? [{ key, ganzhi: pillar.ganzhi }] : [];
  });
  const own = relationsOf(four);
  const isOfChart = (match: RegExpExecArray) =>
    isOfBirth(match) && (sentenceOf(match).match(LISTED) ?? []).length < TABLE;
  return {
    own,
    /** The relation of some characters that the chart has. */
    ownOf: (said: string, relation: string) =>
      own.find(
        (one) =>
          isOfKind(one, relation) && isWithin(said, one.characters.join('')) && hasAll(one.characters, said),
      ),
    isOfChart,
    /** Where something resolves a relation, schools differ on whether it is there. */
    isUnresolved: (match: RegExpExecArray) =>
      isOfChart(match) &&
      !/[解化隔贪远]|合(?:住|去|绊)/.test(
        sentenceBefore(match.index) + sentenceAfter(match.index + match[0].length),
      ),
  };
}
type Relations = ReturnType<typeof relationsIn>;

/** Branches that are named with their relation: 寅申相冲, 亥卯未三合木局. */
function checkBranches({ branches, branchesText, each }: CheckedText, { isOfChart }: Relations): void {
  each('relation', BRANCHES_RELATED, (a, b, c, relation, phase) => {
    const said = a! + b! + (c ?? '');
    if (!areRelated(said, relation!)) return `${said}没有${relation}的关系，${branchesText}`;
    const isPhaseWrong =
      phase && /[合会拱]/.test(relation!) && !/暗/.test(relation!) && !phasesOf(said).includes(phase);
    return isPhaseWrong && phasesOf(said) ? `${said}合${phasesOf(said).charAt(0)}` : null;
  });
  each(
    'relation',
    BRANCHES_RELATED,
    (a, b, c, relation) => {
      const said = a! + b! + (c ?? '');
      return unless(!areRelated(said, relation!) || hasAll(branches, said), branchesText);
    },
    isOfChart,
  );
}

/** Stems that are named with their relation: 甲己合土. */
function checkStems({ branches, each, stems, stemsText }: CheckedText, { isOfChart }: Relations): void {
  each('relation', STEMS_RELATED, (a, b, relation, phase) => {
    const said = a! + b!;
    if (relation === '冲') return unless(isOneOf(said, STEM_CLASHES), `${said}不相冲`);
    const entry = STEM_COMBINATIONS.find((one) => isWithin(said, one.slice(0, 2)));
    if (a === b || !entry) return `${said}不相合`;
    return unless(!phase || entry.endsWith(phase), `${entry.slice(0, 2)}合${entry.charAt(2)}`);
  });
  const hidden = branches.flatMap((branch) => hiddenOf(branch).map((stem) => STEMS.charAt(stem)));
  each(
    'relation',
    `(天干)?[^，。；\\n]{0,3}?${STEMS_RELATED}`,
    (open, a, b) => unless(hasAll(open ? stems : [...stems, ...hidden], a! + b!), stemsText),
    isOfChart,
  );
}

/** Kinds of relations that the chart is said not to have: 地支无冲. */
function checkNoneOfKind({ eachDenial }: CheckedText, { isOfChart, own }: Relations): void {
  eachDenial(
    'relation',
    `(?<!别的|其他|其它|其余)(?:地支|命局|局中|原局|四柱|八字|命中|盘中|柱中)(?:之间|里|内|中)?(?:并|也|既|都|皆|完全)?(?:没有|无|不见|未见)(?:任何)?(${KIND}(?:[、与和及]?${KIND}){0,4})(?!的?(?:之?忌|之?喜|来|到))`,
    (words) => {
      const found = own.filter((one) => isOfKind(one, words!));
      return unless(found.length === 0, `有${found.map(({ name }) => name).join('、')}`);
    },
    isOfChart,
  );
}

/** Relations of named branches that are denied although they are there: 没有子午冲, 子午不冲. */
function checkDenied({ eachDenial }: CheckedText, { isOfChart, isUnresolved, ownOf }: Relations): void {
  const denied = (a: string, b: string, c: string, relation: string) => {
    const found = ownOf(a + b + c, relation);
    return unless(!found, `有${found?.name ?? ''}`);
  };
  eachDenial(
    'relation',
    `(?<![并])(?:没有|并?无|不见|未见|不存在)(?:所谓的?)?${MEMBERS}(?:的)?(?:相|之)?(三合|六合|[冲刑害])(?![击动突])`,
    (a, b, c, relation) => denied(a!, b!, c!, relation!),
    isOfChart,
  );
  eachDenial(
    'relation',
    `(?<![${STEMS}${BRANCHES}])(?=${BRANCH})${MEMBERS}${NO}([冲刑害])(?![击动突])`,
    (a, b, c, relation) => denied(a!, b!, c!, relation!),
    isUnresolved,
  );
}

const PLACE = `(?<![流今明])([年月日时])支(?:的|上的)?(?:[${BRANCHES}]${PHASE}?)?`;
const TWO_PLACES = [
  `${PLACE}[与和跟同、]${PLACE}(?:之间)?`,
  '(?<![流今明每\\d])([年月日时])([年月日时])(?:两支|二支|支|两柱)?(?=相)',
];

/** Relations of places: 日支与月支相合, 年支子水与日支午火相冲, 日时相冲. */
function checkPlaces(
  { each, eachDenial, pillarOf }: CheckedText,
  { isOfChart, isUnresolved, ownOf }: Relations,
): void {
  const branchOf = (word: string) => pillarOf(word)?.ganzhi.charAt(1) ?? '';
  const isKnown = (one: string, other: string) =>
    branchOf(one) !== '' && branchOf(other) !== '' && one !== other;
  const right = (one: string, other: string) => `${one}支是${branchOf(one)}，${other}支是${branchOf(other)}`;
  for (const places of TWO_PLACES) {
    each(
      'relation',
      `${places}${VERB}${RELATION}`,
      (one = '', other = '', relation = '') =>
        unless(
          !isKnown(one, other) || areRelated(branchOf(one) + branchOf(other), relation),
          right(one, other),
        ),
      isOfChart,
    );
    eachDenial(
      'relation',
      `${places}${NO}([冲刑害])(?![击动突])`,
      (one = '', other = '', relation = '') =>
        unless(!isKnown(one, other) || !ownOf(branchOf(one) + branchOf(other), relation), right(one, other)),
      isUnresolved,
    );
  }
}

const CHECKS = [checkBranches, checkStems, checkNoneOfKind, checkDenied, checkPlaces];

/** Relations said of the stems and branches of the chart. */
export function checkRelations(checked: CheckedText): void {
  const relations = relationsIn(checked);
  for (const check of CHECKS) check(checked, relations);
}
