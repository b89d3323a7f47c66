import { termsOf } from '@ziping/bazi/glossary/glossary';
import type { TermGroup } from '@ziping/bazi/glossary/types';
import type { ChartTerm } from '@ziping/ui/screens/reports/analysis';

/** The groups whose words mean nothing else in a sentence; stems, branches and stages are common characters. */
const GROUPS: readonly TermGroup[] = ['ten_god', 'shen_sha'];

const groupOf = new Map(GROUPS.flatMap((group) => termsOf(group).map((term) => [term, group] as const)));

/** Words of a report that the glossary explains. */
export const readingTerms: readonly string[] = [...groupOf.keys()].filter((term) => term.length > 1);

/** A word of a report as a term of the chart. */
export function termInReading(term: string): ChartTerm | null {
  const group = groupOf.get(term);
  return group === undefined ? null : { group, term, column: null, of: '' };
}
