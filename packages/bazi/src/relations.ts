/**
 * Relations between the stems and branches of a chart: 合, 会, 拱, 冲, 克, 刑, 害, 破, 伏吟, 反吟. Sources: 《渊海子平》 and
 * 《三命通会》 卷二 (论天干阴阳生合, 论地支六合, 论三合, 论冲击, 论三刑, 论六害), 《子平真诠·论十干合而不合》 for 争合, 《滴天髓阐微·方局》
 * for 三会. No old table of 天干相冲 and 暗合 is known: they are as programs have them.
 *
 * A combination is named with its phase. Whether it transforms into that phase depends on the whole chart and is not
 * decided here. 午未 combines to earth. A 半合 is a pair with the middle branch of its 三合 (子午卯酉), omitted when the
 * 三合 is complete; so are the pairs of 寅巳申 and 丑未戌 when all three are there. 拱 is the first and last branch of a 三合 or
 * 三会 while no column has the middle one. 争合 is two or more stems beside one that they combine with, luck being beside
 * every column; with another stem between none contends (隔位则全无争妒), nor where each has its own (《滴天髓阐微·假化》). 天干相克
 * is between stems of one polarity that are not a 相冲. 暗合 are the three pairs whose main hidden stems combine and that
 * most schools name (others add 寅未, 子戌, 子巳). 伏吟 is a pillar met again, 反吟 one whose branch clashes while the stems
 * clash or one overcomes the other (天克地冲).
 */
import { PLACES } from './columns.ts';
import { MEETINGS, PHASE_CHARACTERS, PHASES, TRIPLES } from './five-phases.ts';
import type { KeyedPillar, Phase, Relation, RelationKind } from './types.ts';

/** Pairs by kind, each with its phase if there is one, and the characters in the order in which they are named. */
const STEM_COMBINATIONS = ['甲己土', '乙庚金', '丙辛水', '丁壬木', '戊癸火'];
const STEM_CLASHES = ['甲庚', '乙辛', '丙壬', '丁癸'];
const STEM_OVERCOMINGS = ['甲戊', '乙己', '丙庚', '丁辛', '戊壬', '己癸'];
const COMBINATIONS = ['子丑土', '寅亥木', '卯戌火', '辰酉金', '巳申水', '午未土'];
const CLASHES = ['子午', '丑未', '寅申', '卯酉', '辰戌', '巳亥'];
const HIDDEN_COMBINATIONS = ['寅丑', '卯申', '午亥'];
const HARMS = ['子未', '丑午', '寅巳', '卯辰', '申亥', '酉戌'];
const BREAKS = ['子酉', '寅亥', '丑辰', '卯午', '巳申', '未戌'];

const PUNISHING_TRIPLES = ['寅巳申', '丑未戌'];
const PUNISHING_PAIR = '子卯';
const PUNISHING_ITSELF = '辰午酉亥';

interface Character {
  key: KeyedPillar['key'];
  character: string;
}

/**
 * All relations among the given pillars, by kind in the order of `RelationKind`. Every two related columns are one
 * relation, even when another column has the same character. Relations of three branches, and 自刑, list every column
 * with one of the branches.
 *
 * @param pillars in the order of the chart, those of luck after the four
 */
export function relationsOf(pillars: readonly KeyedPillar[]): Relation[] {
  const stems = pillars.map(({ key, ganzhi }) => ({ key, character: ganzhi.charAt(0) }));
  const branches = pillars.map(({ key, ganzhi }) => ({ key, character: ganzhi.charAt(1) }));
  const stemText = stems.map(({ character }) => character).join('');
  const branchText = branches.map(({ character }) => character).join('');
  const found: Relation[] = [];

  const add = (kind: RelationKind, name: string, members: readonly Character[], sign = '') =>
    found.push({
      kind,
      name,
      members: members.map(({ key }) => key),
      characters: members.map(({ character }) => character),
      phase: phaseOf(sign),
    });

  /** Every two columns that have the first two characters of an entry. */
  const pairs = (
    kind: RelationKind,
    among: readonly Character[],
    entries: readonly string[],
    nameOf: (entry: string) => string,
  ) => {
    const present = among === stems ? stemText : branchText;
    for (const entry of entries) {
      if (!present.includes(entry.charAt(0)) || !present.includes(entry.charAt(1))) continue;
      const wanted = entry.slice(0, 2);
      among.forEach((one, place) => {
        if (!wanted.includes(one.character)) return;
        for (const other of among.slice(place + 1))
          if (other.character !== one.character && wanted.includes(other.character))
            add(kind, nameOf(entry), [one, other], entry.charAt(2));
      });
    }
  };

  const holding = (wanted: string) => branches.filter(({ character }) => wanted.includes(character));
  const complete = (triple: string) => [...triple].every((branch) => branchText.includes(branch));

  pairs('stem_combine', stems, STEM_COMBINATIONS, (entry) => `${entry.slice(0, 2)}合${entry.charAt(2)}`);
  for (const entry of STEM_COMBINATIONS) {
    if (!stemText.includes(entry.charAt(0)) || !stemText.includes(entry.charAt(1))) continue;
    const members = stems.filter(({ character }) => entry.slice(0, 2).includes(character));
    if (areContending(stems, members)) add('stem_contend', `${entry.slice(0, 2)}争合`, members);
  }
  pairs('stem_clash', stems, STEM_CLASHES, (entry) => `${entry}冲`);
  pairs('stem_overcome', stems, STEM_OVERCOMINGS, ([one, other]) => `${one!}克${other!}`);

  for (const entry of MEETINGS) {
    const triple = entry.slice(0, 3);
    if (complete(triple))
      add('three_meet', `${triple}三会${entry.charAt(3)}`, holding(triple), entry.charAt(3));
  }
  for (const entry of TRIPLES) {
    const triple = entry.slice(0, 3);
    if (complete(triple))
      add('three_combine', `${triple}三合${entry.charAt(3)}`, holding(triple), entry.charAt(3));
  }
  for (const entry of TRIPLES) {
    const [first = '', middle = '', last = '', sign = ''] = entry;
    if (!complete(entry.slice(0, 3)))
      pairs('half_combine', branches, [first + middle + sign, middle + last + sign], (half) => {
        return `${half.slice(0, 2)}半合${half.charAt(2)}`;
      });
  }

  for (const entry of [...TRIPLES, ...MEETINGS]) {
    const [first = '', middle = '', last = ''] = entry;
    if (!branchText.includes(middle))
      pairs('arch', branches, [first + last], () => `${first}${last}拱${middle}`);
  }

  pairs('combine', branches, COMBINATIONS, (entry) => `${entry.slice(0, 2)}合${entry.charAt(2)}`);
  pairs('hidden_combine', branches, HIDDEN_COMBINATIONS, (entry) => `${entry}暗合`);
  pairs('clash', branches, CLASHES, (entry) => `${entry}冲`);

  for (const triple of PUNISHING_TRIPLES) {
    const [first = '', second = '', third = ''] = triple;
    if (complete(triple)) add('punish', `${triple}三刑`, holding(triple));
    else pairs('punish', branches, [first + second, second + third, first + third], (entry) => `${entry}刑`);
  }
  pairs('punish', branches, [PUNISHING_PAIR], (entry) => `${entry}刑`);
  for (const branch of PUNISHING_ITSELF) {
    const members = holding(branch);
    if (members.length > 1) add('punish', `${branch}${branch}自刑`, members);
  }

  pairs('harm', branches, HARMS, (entry) => `${entry}害`);
  pairs('break', branches, BREAKS, (entry) => `${entry}破`);

  const whole = pillars.map(({ key, ganzhi }) => ({ key, character: ganzhi }));
  for (const pillar of new Set(pillars.map(({ ganzhi }) => ganzhi))) {
    const members = whole.filter(({ character }) => character === pillar);
    if (members.length > 1) add('repeat', `${pillar}伏吟`, members);
  }
  whole.forEach((one, place) => {
    for (const other of whole.slice(place + 1))
      if (areOpposed(one.character, other.character))
        add('oppose', `${one.character}${other.character}反吟`, [one, other]);
  });
  return found;
}

function phaseOf(sign: string): Phase | null {
  return sign ? PHASES[PHASE_CHARACTERS.indexOf(sign)]! : null;
}

/** Whether the stems of one combination contend, given all of them in the order of the chart. */
function areContending(stems: readonly Character[], members: readonly Character[]): boolean {
  const [first] = members;
  const last = members.at(-1);
  if (!first || !last || members.length < 3) return false;
  const alike = members.filter(({ character }) => character === first.character).length;
  const beside = !(last.key in PLACES) || stems.indexOf(last) - stems.indexOf(first) < members.length;
  return beside && alike * 2 !== members.length;
}

/** 天克地冲: the branches clash, and the stems clash or one overcomes the other. */
function areOpposed(one: string, other: string): boolean {
  const isPair = (pairs: readonly string[], place: 0 | 1) =>
    pairs.includes(one.charAt(place) + other.charAt(place)) ||
    pairs.includes(other.charAt(place) + one.charAt(place));
  return isPair(CLASHES, 1) && (isPair(STEM_CLASHES, 0) || isPair(STEM_OVERCOMINGS, 0));
}
