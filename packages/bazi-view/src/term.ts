import type { TermGroup } from '@ziping/bazi/glossary/types';
import type { PillarKey } from '@ziping/bazi/types';

/** A glossary term that was tapped in the chart. */
export interface Term {
  group: TermGroup;
  term: string;
  /** Its column; null for a term outside the columns. */
  column: PillarKey | null;
  /**
   * The characters that the term is derived from: the stem of a ten god, the branch of a 地势, the stem and branch of
   * a 自坐, a 纳音, a 空亡 or a 神煞. Empty for a heading.
   */
  of: string;
}
