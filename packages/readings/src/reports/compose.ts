/**
 * Writes a report by rules, without a language model: sentences are chosen and filled from the facts of the chart.
 * docs/adr/0045-reports-answer-first.md says how.
 */
import { monthlyLuck } from '@ziping/bazi/chart';
import { type ReadingFacts, readingFacts } from '@ziping/bazi/reading/facts';
import { otherClock } from '@ziping/bazi/time/zone-name';
import type { Chart, LiuYue } from '@ziping/bazi/types';

import { factsFor } from './causes.ts';
import { Draft, type DraftSection, type Outline, paragraphText } from './draft.ts';
import { sayEvidence, sayNote } from './evidence.ts';
import { firstYearOf } from './moments.ts';
import { sayAnswer } from './opening.ts';
import { adviseByNature } from './own-advice.ts';
import { saySelf } from './selves.ts';
import { sayCycles, sayDecades, sayMonths, sayYears } from './timeline.ts';
import { createTraits } from './traits.ts';
import type { ReportType } from './types/report-type.ts';
import { type ReportCode, reportType } from './types/report-types.ts';

export interface ReportInput {
  chart: Chart;
  record: {
    gender: 'male' | 'female';
    /** `YYYY-MM-DD HH:MM:SS` in the solar calendar. */
    birth_time_solar: string;
    hour_unknown: boolean;
  };
  report_code: ReportCode;
  /** Now, in milliseconds since 1970. */
  now_ms: number;
}

export interface ComposedSection {
  id: string;
  title: string;
  /** Markdown paragraphs without the heading. */
  text: string;
}

const outlineOf = ({ outline, tells, ofYear }: ReportType): Outline => [
  { id: 'answer', title: '先说结论' },
  { id: 'times', title: '要记住的时间' },
  { id: 'advice', title: '可以这样做', young: '大人可以这样做' },
  ...(tells.months ? [{ id: 'months', title: ofYear ? '往后每个月' : '往后十二个月' }] : []),
  ...outline.filter((section) => section !== undefined),
  { id: 'years', title: '往后几年' },
  ...(tells.cycles ? [{ id: 'cycles', title: '前后几个十年' }] : []),
  { id: 'evidence', title: '依据' },
  { id: 'note', title: '附记' },
];

/** The sections of a report type, in order. */
export function reportOutline(report_code: ReportCode): { id: string; title: string }[] {
  return outlineOf(reportType(report_code)).map(({ id, title }) => ({ id, title }));
}

/** The sections of a report, each sentence with its claims. */
export function draftReport({ chart, record, report_code, now_ms }: ReportInput): DraftSection[] {
  const type = reportType(report_code);
  const { gender, hour_unknown } = record;
  const person = readingFacts({ chart, gender, hour_unknown, now_ms });
  const facts = factsFor(person, type);
  const months = monthsAhead(chart, facts, now_ms, type);
  const draft = new Draft(facts, months, type.code, outlineOf(type), createTraits(person));
  draft.expect([...type.core(facts), ...(type.sure?.(facts) ?? [])]);
  sayAnswer(draft, type);
  if (type.tells.months) sayMonths(draft, type);
  saySelf(draft, type);
  adviseByNature(draft, type);
  sayYears(draft, type);
  if (type.tells.cycles) sayCycles(draft, type);
  if (type.tells.decades) sayDecades(draft, type);
  sayEvidence(draft, type, otherClock(chart.truth));
  sayNote(draft, type);
  return draft.sections;
}

/** The month of luck that runs now and the eleven after it; of the annual report all that are left of its year. */
function monthsAhead(chart: Chart, facts: ReadingFacts, now_ms: number, { ofYear }: ReportType): LiuYue[] {
  const { year } = facts;
  const months = [year, year + 1].flatMap((of) => monthlyLuck(chart, of, now_ms));
  const now = Math.max(
    0,
    months.findIndex(({ current }) => current),
  );
  const end = 12 * (firstYearOf(facts) - year + 1);
  return months.slice(now, ofYear ? Math.max(now + 12, end) : now + 12);
}

/** The text of the sections of a report. */
export const sectionsOf = (draft: readonly DraftSection[]): ComposedSection[] =>
  draft.map(({ id, title, paragraphs }) => ({
    id,
    title,
    text: paragraphs.map(paragraphText).join('\n\n'),
  }));

/** Composes a report of 900 to 3,500 characters. */
export const composeReport = (input: ReportInput): ComposedSection[] => sectionsOf(draftReport(input));
