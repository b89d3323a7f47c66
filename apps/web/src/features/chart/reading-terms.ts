import { termsOf } from '@ziping/bazi/glossary/glossary';
import type { TermGroup } from '@ziping/bazi/glossary/types';
import type { ChartTerm } from '@ziping/ui/screens/reports/analysis';

/**
 * The groups whose words mean nothing else in a sentence, with the shortest that do not: stems, branches and stages are
 * common characters, 未成 and 成格 parts of common words.
 */
const GROUPS: readonly (readonly [group: TermGroup, shortest: number])[] = [
  ['ten_god', 2],
  ['shen_sha', 2],
  ['pattern', 3],
];

const groupOf = new Map(
  GROUPS.flatMap(([group, shortest]) =>
    termsOf(group)
      .filter((term) => term.length >= shortest)
      .map((term) => [term, group] as const),
  ),
);

/** Words of a report that the glossary explains. */
export const readingTerms: readonly string[] = [...groupOf.keys()];

/** A word of a report as a term of the chart. */
export function termInReading(term: string): ChartTerm | null {
  const group = groupOf.get(term);
  return group === undefined ? null : { group, term, column: null, of: '' };
}
