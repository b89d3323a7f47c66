import { parseReport, plainLinesOf } from '@ziping/api-client/markdown';
import type { OpeningPart } from '@ziping/bazi-view/ReportPicture';

/** Sections of a report that are its opening. */
const OPENING = 3;

/** The opening half page of a report for its picture: its first sections that have a text, without tables. */
export function openingOf(content: string): OpeningPart[] {
  return parseReport(content)
    .map(({ title, blocks }) => ({
      title,
      // The bar between a year and what is said of it is no sign that one reads.
      lines: plainLinesOf(blocks).map(({ text, isItem }) => ({ text: text.replaceAll('｜', '：'), isItem })),
    }))
    .filter(({ lines }) => lines.length > 0)
    .slice(0, OPENING);
}
