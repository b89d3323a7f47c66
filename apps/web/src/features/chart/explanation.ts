import { explain } from '@ziping/bazi/glossary/glossary';
import { relationTerm } from '@ziping/bazi/glossary/relations';
import type { GlossaryEntry } from '@ziping/bazi/glossary/types';
import {
  whyCommandingStem,
  whyDayMaster,
  whyHiddenStem,
  whyKongWang,
  whyLifeStage,
  whyNaYin,
  whyRelation,
  whyShenSha,
  whyTenGod,
  whyVoid,
} from '@ziping/bazi/glossary/why';
import { kongWang } from '@ziping/bazi/pillars';
import { pairOf } from '@ziping/bazi/sixty-cycle';
import type { KeyedPillar, Pattern, PillarKey, Relation, ShenSha } from '@ziping/bazi/types';
import type { ChartAnalysisView, ChartTerm } from '@ziping/ui/screens/reports/analysis';

type Word = Exclude<ChartTerm, Relation>;

/** What a term of a chart means, and why it is where it was tapped. */
export interface Explanation {
  entry: GlossaryEntry;
  /** Empty for a term without a reason, such as the name of a row. */
  why: string[];
}

export interface ShownChart {
  day_master: string;
  /** The columns shown. */
  pillars: readonly KeyedPillar[];
  shen_sha: readonly ShenSha[];
  /** Left out, 格局 and 用神 have no reasons. */
  natal?: Pick<ChartAnalysisView['natal'], 'patterns'> | undefined;
  /** Left out, 人元司令 has no reason. */
  timing?: ChartAnalysisView['timing'] | undefined;
}

const VOID = '空亡';
const COMMANDING = '人元司令';

/** The columns whose ten days decide which branches are void. */
const VOID_COLUMNS = { year: '年柱', day: '日柱' } as const;

/** Why a branch is void, for each of the two columns whose void it is in. */
function voidReasons(branch: string, column: PillarKey | null, pillars: readonly KeyedPillar[]): string[] {
  return (['day', 'year'] as const).flatMap((key) => {
    const ganzhi = pillars.find((pillar) => pillar.key === key)?.ganzhi;
    const isVoid = ganzhi && key !== column && kongWang(pairOf(ganzhi)).includes(branch);
    return isVoid ? [whyVoid(branch, VOID_COLUMNS[key], ganzhi)] : [];
  });
}

/** Why the pattern is this one, or why it is in its state. */
function patternReasons(term: string, { name, rests_on, verdict }: Pattern): string[] {
  return (term === name ? [rests_on] : verdict).map(({ text }) => text);
}

/** The answer of the two schools that are shown, such as `genuine combined`; null for other words. */
function judgedBy(of: string, natal: ShownChart['natal']) {
  const [patternSchool = '', school = ''] = of.split(' ');
  if (!natal || !isKeyOf(natal.patterns, patternSchool)) return null;
  const { pattern, favourable_by } = natal.patterns[patternSchool];
  return isKeyOf(favourable_by, school) ? { pattern, favourable: favourable_by[school] } : null;
}

function isKeyOf<Of extends object>(of: Of, key: PropertyKey): key is keyof Of {
  return Object.hasOwn(of, key);
}

function reasons(
  { group, term, column, of, ...rest }: Word,
  { day_master, pillars, shen_sha, natal, timing }: ShownChart,
) {
  if (of === '') return [];
  const judged = judgedBy(of, natal);
  const row = 'row' in rest ? rest.row : null;
  const branch = pillars.find(({ key }) => key === column)?.ganzhi.charAt(1) ?? '';
  switch (group) {
    case 'ten_god':
      if (column === 'day' && row !== 'cang_gan') return [whyDayMaster(day_master)];
      return [...(row === 'cang_gan' ? [whyHiddenStem(branch, of)] : []), whyTenGod(day_master, of)];
    case 'stem':
      return [column === 'day' ? whyDayMaster(day_master) : whyTenGod(day_master, of)];
    case 'branch':
      return [whyLifeStage(day_master, of), ...voidReasons(of, column, pillars)];
    case 'na_yin':
      return [whyNaYin(of)];
    case 'life_stage':
      return [row === 'zi_zuo' ? whyLifeStage(of.charAt(0), of.charAt(1)) : whyLifeStage(day_master, of)];
    case 'shen_sha':
      return shen_sha
        .filter(({ name, key }) => name === term && key === column)
        .map((star) => whyShenSha(star));
    case 'pattern':
      return judged ? patternReasons(term, judged.pattern) : [];
    default:
      if (judged) return judged.favourable.reasons.map(({ text }) => text);
      if (term === COMMANDING && timing?.commanding)
        return [timing.commanding.ziping, timing.commanding.sanming].map(whyCommandingStem);
      return term === VOID ? [whyKongWang(of)] : [];
  }
}

/**
 * Explains what was tapped; why it is there only in the chart that is shown.
 * @throws RangeError for a word that is not in the glossary
 */
export function explainTapped(tapped: ChartTerm, shown?: ShownChart): Explanation {
  if ('kind' in tapped) {
    return { entry: explain('relation', relationTerm(tapped)), why: [whyRelation(tapped)] };
  }
  return { entry: explain(tapped.group, tapped.term), why: shown ? reasons(tapped, shown) : [] };
}
