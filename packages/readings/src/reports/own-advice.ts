/** What a person is advised by nature, among the first things to do: said with the trait that it answers. */
import { isMinor } from '@ziping/bazi/reading/facts';

import type { Draft, DraftSection } from './draft.ts';
import type { ReportType } from './types/report-type.ts';

/** A trait and what to do about it: `一句无心的话，你能放半个月；当天就问清楚，问完就过。` */
const TRAIT_AND_ACT = /^(?![-|])([^；]+)；([^；]+。)$/;

/** The first trait with an act in the sections of the person, where something else stands beside it. */
function traitWithAct(sections: readonly DraftSection[], ids: readonly string[]) {
  for (const { id, paragraphs } of sections)
    for (const paragraph of ids.includes(id) ? paragraphs : [])
      for (const sentence of paragraph)
        if (paragraph.length > 1 && sentence.claims.length === 0 && TRAIT_AND_ACT.test(sentence.text))
          return { paragraph, sentence };
  return undefined;
}

/**
 * Takes the first trait with an act from the sections of the person to the advice, in the place of the second thing to do in
 * the year, which any such year asks of anybody. A minor's report has its advice to the parents in sections of its own.
 */
export function adviseByNature({ sections, facts }: Draft, { outline }: ReportType): void {
  if (isMinor(facts)) return;
  const found = traitWithAct(
    sections,
    outline.flatMap((section) => section?.id ?? []),
  );
  const rows = sections.find(({ id }) => id === 'advice')?.paragraphs[0];
  if (!found || !rows) return;
  const { paragraph, sentence } = found;
  paragraph.splice(paragraph.indexOf(sentence), 1);
  rows.splice(1, rows.length - 1, { ...sentence, text: sentence.text.replace(TRAIT_AND_ACT, '- $1：$2') });
}
