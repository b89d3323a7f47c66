import type { TermGroup } from '@ziping/bazi/glossary/types';
import type { PillarKey } from '@ziping/bazi/types';

/** A word that can be tapped to learn what it means. */
export interface Term {
  group: TermGroup;
  term: string;
  /** The column it stands in; null for a word that is of no column. */
  column: PillarKey | null;
  /**
   * The characters it is said of, so that the reason can be given: the stem of a ten god, the branch of a 地势,
   * the pair of a 自坐, a 纳音, a 空亡 or a 神煞. Empty for a heading.
   */
  of: string;
}
