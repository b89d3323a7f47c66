import { explain } from '@ziping/bazi/glossary/glossary';
import { relationTerm } from '@ziping/bazi/glossary/relations';
import type { GlossaryEntry } from '@ziping/bazi/glossary/types';
import {
  whyDayMaster,
  whyHiddenStem,
  whyKongWang,
  whyLifeStage,
  whyNaYin,
  whyRelation,
  whyShenSha,
  whyTenGod,
} from '@ziping/bazi/glossary/why';
import type { KeyedPillar, Relation, ShenSha } from '@ziping/bazi/types';
import type { ChartTerm } from '@ziping/ui/screens/reports/analysis';

type Word = Exclude<ChartTerm, Relation>;

/** What a term of a chart means, and why it stands where it was tapped. */
export interface Lesson {
  entry: GlossaryEntry;
  /** Empty for a term that stands for itself, such as the name of a row. */
  why: string[];
}

interface Surroundings {
  day_master: string;
  /** The columns as they are shown. */
  pillars: readonly KeyedPillar[];
  shen_sha: readonly ShenSha[];
}

const VOID = '空亡';

function reasons(
  { group, term, column, of, ...rest }: Word,
  { day_master, pillars, shen_sha }: Surroundings,
) {
  if (of === '') return [];
  const row = 'row' in rest ? rest.row : null;
  const branch = pillars.find(({ key }) => key === column)?.ganzhi.charAt(1) ?? '';
  switch (group) {
    case 'ten_god':
      if (column === 'day' && row !== 'cang_gan') return [whyDayMaster(day_master)];
      return [...(row === 'cang_gan' ? [whyHiddenStem(branch, of)] : []), whyTenGod(day_master, of)];
    case 'stem':
      return [column === 'day' ? whyDayMaster(day_master) : whyTenGod(day_master, of)];
    case 'branch':
      return [whyLifeStage(day_master, of)];
    case 'na_yin':
      return [whyNaYin(of)];
    case 'life_stage':
      return [row === 'zi_zuo' ? whyLifeStage(of.charAt(0), of.charAt(1)) : whyLifeStage(day_master, of)];
    case 'shen_sha':
      return shen_sha
        .filter(({ name, key }) => name === term && key === column)
        .map((star) => whyShenSha(star));
    default:
      return term === VOID ? [whyKongWang(of)] : [];
  }
}

/**
 * What was tapped means, and why it stands there.
 * @throws RangeError for a word the glossary lacks
 */
export function lessonOf(tapped: ChartTerm, surroundings: Surroundings): Lesson {
  if ('kind' in tapped) {
    return { entry: explain('relation', relationTerm(tapped)), why: [whyRelation(tapped)] };
  }
  return { entry: explain(tapped.group, tapped.term), why: reasons(tapped, surroundings) };
}
