/** Whether a chart has a saying of several ten gods together, told from the ten gods themselves. */
import { GOD_GROUPS, type GodGroup } from '@ziping/bazi/reading/gods';
import { relationsWith } from '@ziping/bazi/reading/facts';
import { yearPair } from '@ziping/bazi/pillars';
import { ganzhi } from '@ziping/bazi/sixty-cycle';
import type { Phase } from '@ziping/bazi/types';

import { phaseName, pillarOf } from '../../reports/parts.ts';
import { type NatalKey, PALACE_NAMES } from '../../reports/words-phases.ts';
import { findMatters } from '../matters/table.ts';
import type { Combination } from '../understand/combinations.ts';
import { combinationIn } from '../understand/combinations.ts';
import type { Writer } from '../writer.ts';
import { type Answer, NONE } from './answer.ts';

const keysOf = (w: Writer) => w.facts.pillars.map(({ key }) => key as NatalKey);

/** Where a ten god stands: in a stem, as the main one of a branch, only as a lesser one of a branch, or nowhere. */
type Rank = 'stem' | 'branch' | 'hidden' | 'none';
interface Place {
  god: string;
  rank: Rank;
  at: string;
}
const RANKS: readonly Rank[] = ['stem', 'branch', 'hidden', 'none'];

function placeOf(w: Writer, god: string): Place {
  const { stem_gods, branch_gods } = w.facts;
  const where = (has: (key: NatalKey) => boolean) => keysOf(w).find(has);
  const stem = where((key) => key !== 'day' && stem_gods[key] === god);
  if (stem) return { god, rank: 'stem', at: `${PALACE_NAMES[stem]}天干` };
  const branch = where((key) => branch_gods[key] === god);
  if (branch) return { god, rank: 'branch', at: `${PALACE_NAMES[branch]}地支` };
  const hidden = where((key) => w.chart.bazi[`${key}_pillar`].cang_gan_shi_shen.includes(god));
  return hidden
    ? { god, rank: 'hidden', at: `${PALACE_NAMES[hidden]}地支的余气` }
    : { god, rank: 'none', at: '' };
}

/** The most open place of one of several ten gods. */
const bestOf = (w: Writer, gods: readonly string[]): Place =>
  gods.map((god) => placeOf(w, god)).sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank))[0]!;

const told = ({ god, at }: Place) => `${god}在${at}`;

function ofGods(w: Writer, sides: readonly (readonly string[])[]): string {
  const places = sides.map((gods) => bestOf(w, gods));
  const absent = sides.filter((_, at) => places[at]!.rank === 'none').map((gods) => gods.join('和'));
  if (absent.length > 0) return `没有：你的四柱里不见${absent.join('，也不见')}`;
  const faint = places.filter(({ rank }) => rank === 'hidden');
  if (faint.length > 0)
    return `算不上：${faint.map(({ god, at }) => `${god}只在${at}里`).join('，')}，没有露出来`;
  const all = places.map(told).join('，');
  return places.every(({ rank }) => rank === 'stem') ? `有：${all}，都露在外面` : `有一点：${all}，一明一暗`;
}

/** The branches that store a phase; 土 by two schools. */
const STORES: Readonly<Record<Phase, string>> = {
  wood: '未',
  fire: '戌',
  earth: '辰戌',
  metal: '丑',
  water: '辰',
};

function ofTreasury(w: Writer): string {
  const { phase } = w.facts.groups.wealth;
  const at = keysOf(w).find((key) => STORES[phase].includes(pillarOf(w.facts, key).charAt(1)));
  const rule = `你的财属${phaseName(phase)}，库在${[...STORES[phase]].join('或')}`;
  return at
    ? `有：${rule}，正好在${PALACE_NAMES[at]}的${pillarOf(w.facts, at).charAt(1)}`
    : `没有：${rule}，四柱里不见`;
}

const NAMES: Readonly<Partial<Record<GodGroup, string>>> = { wealth: '财', officer: '官', seal: '印' };

function ofAmount(w: Writer, amount: (Combination & { amount: string })['amount']): string {
  const { groups, side, advice } = w.facts;
  const { verdict } = advice;
  const share = (group: GodGroup) => `约占${groups[group].percent}%`;
  if (amount === 'treasury') return ofTreasury(w);
  if (amount === 'all_three') {
    const missing = GOD_GROUPS.filter((group) => NAMES[group] && groups[group].level === 'missing');
    return missing.length === 0
      ? '全：财、官、印明面上都有'
      : `不全：明面上不见${missing.map((group) => NAMES[group]).join('、')}`;
  }
  if (amount === 'peers_over_wealth') {
    if (groups.wealth.level === 'missing') return '算不上：你的盘里明面上不见财，谈不上夺';
    return groups.peer.level === 'heavy'
      ? `有：比劫${share('peer')}，财${share('wealth')}，比劫压着财`
      : `没有：比劫${share('peer')}，不算重，压不住财`;
  }
  const of: GodGroup = amount === 'much_wealth' ? 'wealth' : 'officer';
  const name = of === 'wealth' ? '财' : '官杀';
  const amountTold = `${name}${share(of)}${groups[of].level === 'heavy' ? '' : '，不算重'}`;
  if (!advice.sure) return `说不准：日主${verdict}，强弱在两可之间；${amountTold}`;
  const isSo = side === 'weak' && groups[of].level === 'heavy';
  return `${isSo ? '是' : '不是'}：日主${verdict}，${amountTold}`;
}

/** @param text with the year that is asked about; without one, of the chart itself where that is named, else of this year */
function ofPillars(w: Writer, kind: 'clash' | 'same', name: string, text: string): string {
  const relation = kind === 'clash' ? 'oppose' : 'repeat';
  const named = /(20\d\d)年?/.exec(text)?.[1];
  const step = ['今年', '明年', '后年'].findIndex((word) => text.includes(word));
  if (named === undefined && step < 0 && /八字|命|盘|四柱/.test(text)) {
    const found = w.facts.relations.find((one) => one.kind === relation);
    return found
      ? `有：${found.members.map((key) => PALACE_NAMES[key as NatalKey]).join('和')}就是`
      : `没有：四柱之间没有${name}`;
  }
  const year = named === undefined ? w.facts.year + Math.max(step, 0) : Number(named);
  const pillar = ganzhi(yearPair(year));
  const hit = relationsWith(w.facts, pillar)
    .filter((one) => one.kind === relation)
    .flatMap(({ members }) => members)
    .filter((key): key is NatalKey => key in PALACE_NAMES);
  return hit.length > 0
    ? `有：${year}年${pillar}和你的${[...new Set(hit)].map((key) => `${PALACE_NAMES[key]}${pillarOf(w.facts, key)}`).join('、')}碰上${name}`
    : `没有：${year}年${pillar}和你的四柱没有${name}`;
}

/** @param text with a saying that `combinationIn` finds */
export function sayCombination(w: Writer, text: string): Answer {
  const { name, combination } = combinationIn(text)!;
  w.step(`按十神与五行的分量查“${name}”。`);
  const lead =
    'sides' in combination
      ? ofGods(w, combination.sides)
      : 'amount' in combination
        ? ofAmount(w, combination.amount)
        : 'pillars' in combination
          ? ofPillars(w, combination.pillars, name, text)
          : `照规矩断不了有没有：“${name}”要看整张盘的配合，各家定法不一样`;
  const [meaning] = findMatters(name).filter(({ firm }) => firm !== undefined);
  const isThere = /^(?:有|是|全)/.test(lead);
  return {
    ...NONE,
    lead,
    reasons: [
      meaning?.firm?.replace(
        /^这是好的搭配/,
        `“${name}”${isThere ? '是好的搭配' : '是有的人带的一样长处'}`,
      ) ?? '',
      'amount' in combination && combination.amount === 'all_three'
        ? '全不全不定高低，手上那一样用得好就够'
        : '',
      w.facts.hour_unknown ? '时辰未知，时柱没有算进去' : '',
    ],
    advice: [
      ...('untold' in combination ? ['能说准的是五行各有多少、哪一样最旺，这两样可以问我'] : []),
      ...(isThere ? (meaning?.advice ?? []).slice(0, 1) : []),
      `${/^(?:没有|算不上|不是|不全)/.test(lead) ? '没有也不差什么；' : ''}这样的名目各家定法不全一样，只说容易怎样，别拿它给自己定性`,
    ],
  };
}
