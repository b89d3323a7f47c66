/**
 * 基础解析: five sentences about a chart in plain words (who it is, what stands out, what helps, what strains, what this
 * year brings), each with the terms it rests on. The service sends them with the chart; the browser computes the same.
 */
import type { TermGroup } from '../glossary/types.ts';
import type { Phase, PillarKey } from '../types.ts';
import { TONE_WORDS } from './events.ts';
import {
  type GodGroup,
  groupOf,
  isAged,
  isMinor,
  type ReadingCore,
  readingCore,
  type ReadingInput,
  seasonOf,
  type Tone,
  yearsOf,
} from './facts.ts';

/** A term of the glossary that a sentence rests on, as it is tapped in a chart. */
export interface ReadingBasis {
  group: TermGroup;
  term: string;
  /** Its column; null for a term outside the columns. */
  column: PillarKey | null;
  /** The character that the term is derived from; empty where there is none. */
  of: string;
}

export interface ReadingSentence {
  text: string;
  basis: ReadingBasis[];
}

export interface BasicAnalysis {
  /** The year of the last sentence, by 立春. */
  year: number;
  /** Five. */
  sentences: ReadingSentence[];
}

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  wood: '木',
  fire: '火',
  earth: '土',
  metal: '金',
  water: '水',
};

const IMAGES: Readonly<Record<string, readonly [image: string, nature: string]>> = {
  甲: ['一棵向上的大树', '做人直，肯担当'],
  乙: ['一丛懂得借势的花草', '柔韧，会体谅人'],
  丙: ['一轮太阳', '热心，敞亮'],
  丁: ['一盏灯火', '细心，情意长'],
  戊: ['一座厚实的山', '稳重，守信用'],
  己: ['一片肯养人的田土', '周到，耐得住反复'],
  庚: ['一块待磨的刚金', '爽直，有决断'],
  辛: ['一件细净的珠玉', '讲究，自尊心强'],
  壬: ['一条流动的江河', '脑子快，天地宽'],
  癸: ['一场无声的雨', '安静，心思深'],
};

const SIDES: Readonly<Record<ReadingCore['side'], string>> = {
  strong: '力气足，要有地方使',
  balanced: '强弱两说都有人取',
  weak: '力气不算多，宜借力慢行',
};

const sideOf = ({ side, strength }: ReadingCore) =>
  side === 'balanced' && strength.hours ? '强弱要看生在哪个时辰' : SIDES[side];

/** In place of the strength, which does not decide in these patterns. */
const SPECIAL_SIDES: Partial<Readonly<Record<ReadingCore['pattern']['kind'], string>>> = {
  follow: '不靠硬撑，跟准大势便走得远',
  dominant: '气势专一，要有地方使',
  transform: '遇对了人与事，整个人会换一副样子',
};

const LEADING: Readonly<Record<GodGroup, string>> = {
  peer: '自己的主张：朋友多，也不肯轻易让步',
  output: '表达与手艺：想法多，做出来的东西会说话',
  wealth: '务实：眼里有事，看重做出结果',
  officer: '责任感：守规矩，也常绷着一根弦',
  seal: '好学与依靠：先想明白，再动手',
};

/** The same of a minor. */
const YOUNG_LEADING: Readonly<Record<GodGroup, string>> = {
  peer: '自己的主意：爱有伴，也爱自己来',
  output: '爱表达：想说、想动，好奇心足',
  wealth: '爱动手：对看得见的东西有兴趣',
  officer: '懂规矩：在意对错，也容易绷紧',
  seal: '亲近家人：喜欢听，有人陪才放心',
};

/** The same of a person over 60. */
const AGED_LEADING: Readonly<Record<GodGroup, string>> = {
  peer: '自己的主张：老友多，也不肯轻易让步',
  output: '表达与手艺：话里有趣，手上闲不住',
  wealth: '务实：家里的大小事都放在心上',
  officer: '责任感：守规矩，也常替家里操心',
  seal: '好学与安静：爱想，也爱有人作伴',
};

const HELPS: Readonly<Record<Phase, string>> = {
  wood: '读书、成长、与有生气的人往来',
  fire: '光亮、热闹，把想法说给人听',
  earth: '规律的起居，踏实可靠的人与事',
  metal: '清楚的规则，该断就断的决心',
  water: '安静的时间，流动与变通',
};

const STRAINS: Readonly<Record<Phase, string>> = {
  wood: '铺得太开、性子太急',
  fire: '一味求快、情绪过热',
  earth: '想得太重、停着不动',
  metal: '要求太严、话说得太硬',
  water: '思虑太多、睡得太晚',
};

const YEARS: Readonly<Record<string, string>> = {
  比肩: '同伴的事多，自己拿主意',
  劫财: '人情与花销多，手里要收一收',
  食神: '心情松，适合做出成品',
  伤官: '想变想新，说话留余地',
  偏财: '机会与走动多，选一两样做实',
  正财: '按部就班，收成在勤',
  七杀: '要求紧，先做最难的一件',
  正官: '责任与名声到位，按规矩走',
  偏印: '宜静宜学，少听传言',
  正印: '有人照应，适合学习与休整',
};

const AGED_YEARS: Readonly<Record<GodGroup, string>> = {
  peer: '老友与同辈来往多，钱财不外借',
  output: '兴致好，养花动手都相宜',
  wealth: '家里的琐事多，一件一件来',
  officer: '按时起居，要紧的事交给小辈跑',
  seal: '有人照应，宜静宜养',
};

const YOUNG_YEARS: Readonly<Record<GodGroup, string>> = {
  peer: '伙伴是主角，输赢之后多陪着说几句',
  output: '好奇、爱说，兴趣容易露头',
  wealth: '肯动手，适合养一个小习惯',
  officer: '外面的要求多，先保睡眠',
  seal: '有人照应，学东西肯耐心',
};

export const concept = (term: string): ReadingBasis => ({ group: 'concept', term, column: null, of: '' });

export const dayMaster = ({ day_master }: ReadingCore): ReadingBasis => ({
  group: 'stem',
  term: day_master,
  column: 'day',
  of: day_master,
});

export const phaseBasis = (phase: Phase): ReadingBasis => concept(PHASE_NAMES[phase]);

/** The stems, open or the main one of a branch, that have a group of ten gods. */
export function groupBasis(facts: ReadingCore, group: GodGroup): ReadingBasis[] {
  const found = facts.strength.parts.filter(
    ({ part, shi_shen }) => part === 'stem' && groupOf(shi_shen) === group,
  );
  const hidden = facts.strength.parts.filter(
    ({ part, key, shi_shen }) =>
      part === 'hidden' && shi_shen === facts.branch_gods[key] && groupOf(shi_shen) === group,
  );
  const seen = [...found, ...hidden].slice(0, 3);
  return seen.length > 0
    ? seen.map(({ key, character, shi_shen }) => ({
        group: 'ten_god',
        term: shi_shen,
        column: key,
        of: character,
      }))
    : [phaseBasis(facts.groups[group].phase)];
}

/** A text that says 他, with the pronoun of the person. */
export const addressed = (text: string, { gender }: ReadingCore) =>
  gender === 'female' ? text.replaceAll('他', '她') : text;

/** The five sentences from facts already there. */
export function basicFrom(facts: ReadingCore): BasicAnalysis {
  const young = isMinor(facts);
  const aged = isAged(facts);
  const leading = young ? YOUNG_LEADING : aged ? AGED_LEADING : LEADING;
  const who = young ? '这孩子' : '你';
  const month = facts.pillars.find(({ key }) => key === 'month')!.ganzhi.charAt(1);
  const [image, nature] = IMAGES[facts.day_master]!;
  const { take, sure, readings } = facts.advice;
  const [good] = take;
  // Where nothing is harmful, the phase of most weight that no reading asks for.
  const asked = [...facts.good, ...readings.flatMap((reading) => reading.good)];
  const bad =
    facts.bad[0] ??
    [...facts.five_phases.shares]
      .sort((a, b) => b.percent - a.percent)
      .find(({ phase }) => !asked.includes(phase))?.phase;
  const takes = readings.map(({ as, useful }) => `作${as}看取${PHASE_NAMES[useful]}`).join('，');
  const year = yearsOf(facts, facts.year, 1)[0]!;
  const group = groupOf(year.stem_god);
  const theme = young ? YOUNG_YEARS[group] : aged ? AGED_YEARS[group] : YEARS[year.stem_god]!;
  // The column of the year in the chart is that of 立春.
  const which = `${facts.year < facts.calendar_year ? '立春前仍属' : ''}${year.year}年${year.ganzhi}`;
  const { de_ling, de_di, de_shi } = facts.strength;
  return {
    year: facts.year,
    sentences: [
      {
        text: `${who}像${seasonOf(month)}天里的${image}，${nature}；${SPECIAL_SIDES[facts.pattern.kind] ?? sideOf(facts)}。`,
        basis: [
          dayMaster(facts),
          { group: 'branch', term: month, column: 'month', of: month },
          ...(de_ling ? [concept('得令')] : []),
          ...(de_di ? [concept('得地')] : []),
          ...(de_shi ? [concept('得势')] : []),
          SPECIAL_SIDES[facts.pattern.kind]
            ? { group: 'pattern' as const, term: facts.pattern.name, column: null, of: facts.pattern.name }
            : concept('身强身弱'),
        ],
      },
      { text: `最显眼的是${leading[facts.leading]}。`, basis: groupBasis(facts, facts.leading) },
      good
        ? {
            text: `对${young ? addressed('他', facts) : '你'}有帮助的是${PHASE_NAMES[good]}：${HELPS[good]}。`,
            basis: [phaseBasis(good), concept('五行')],
          }
        : { text: `哪一行有帮助，两说不同：${takes}。`, basis: [concept('身强身弱'), concept('用神')] },
      bad
        ? {
            text: `要节制的是${PHASE_NAMES[bad]}：${STRAINS[bad]}，都会费力。`,
            basis: [phaseBasis(bad), concept('五行')],
          }
        : {
            text: sure ? '不必刻意避开哪一行。' : '两说所忌相反，不必刻意避开哪一行。',
            basis: [concept('忌神'), concept('五行')],
          },
      {
        text: `${which}，${theme}；${toneText(year.tone)}。`,
        basis: [
          { group: 'ten_god', term: year.stem_god, column: 'liu_nian', of: year.ganzhi.charAt(0) },
          { group: 'branch', term: year.ganzhi.charAt(1), column: 'liu_nian', of: year.ganzhi.charAt(1) },
          concept('流年'),
        ],
      },
    ],
  };
}

/** The five sentences of a chart. */
export function basicAnalysis(input: ReadingInput): BasicAnalysis {
  return basicFrom(readingCore(input));
}

/** How a cycle or a year suits the chart, in words. */
export const toneText = (tone: Tone): string => `整体${TONE_WORDS[tone]}`;
