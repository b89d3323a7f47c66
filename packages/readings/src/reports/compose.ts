/**
 * Writes a report by rules, without a language model: sentences are chosen and filled from the facts of the chart.
 * docs/adr/0045-reports-answer-first.md says how.
 */
import { monthlyLuck } from '@ziping/bazi/chart';
import { readingFacts } from '@ziping/bazi/reading/facts';
import type { Chart, LiuYue } from '@ziping/bazi/types';

import { Draft, type DraftSection, type Outline, paragraphText } from './draft.ts';
import { sayEvidence, sayNote } from './evidence.ts';
import { sayAnswer } from './opening.ts';
import { REPORT_CODES, type ReportCode } from './report-codes.ts';
import { saySelf, SELF_OUTLINES } from './selves.ts';
import { sayCycles, sayDecades, sayMonths, sayYears } from './timeline.ts';

export interface ReportInput {
  chart: Chart;
  record: {
    name: string;
    gender: 'male' | 'female';
    /** `YYYY-MM-DD HH:MM:SS` in the solar calendar. */
    birth_time_solar: string;
    hour_unknown: boolean;
  };
  report_code: string;
  /** Now, in milliseconds since 1970. */
  now_ms: number;
}

export interface ComposedSection {
  id: string;
  title: string;
  /** Markdown paragraphs without the heading. */
  text: string;
}

/** Which times a report tells beside the years. */
const TIMES: Readonly<Record<ReportCode, { months: boolean; cycles: boolean; decades: boolean }>> = {
  overall: { months: false, cycles: true, decades: true },
  career: { months: false, cycles: true, decades: false },
  wealth: { months: false, cycles: true, decades: false },
  love: { months: true, cycles: true, decades: false },
  health: { months: true, cycles: false, decades: false },
  annual: { months: true, cycles: false, decades: false },
};

/** The types that can be written. */
export const reportCodes: readonly string[] = REPORT_CODES;

function codeOf(report_code: string): ReportCode {
  const code = REPORT_CODES.find((one) => one === report_code);
  if (!code) throw new RangeError(`no report of type ${report_code}`);
  return code;
}

const outlineOf = (code: ReportCode): Outline => [
  { id: 'answer', title: '先说结论' },
  { id: 'times', title: '三个要记住的时间' },
  { id: 'advice', title: '可以这样做', young: '大人可以这样做' },
  ...(TIMES[code].months ? [{ id: 'months', title: '往后十二个月' }] : []),
  ...SELF_OUTLINES[code],
  { id: 'years', title: '往后几年' },
  ...(TIMES[code].cycles ? [{ id: 'cycles', title: '前后几个十年' }] : []),
  { id: 'evidence', title: '依据' },
  { id: 'note', title: '附记' },
];

/** The sections of a report type, in order. @throws RangeError for an unknown type */
export function reportOutline(report_code: string): { id: string; title: string }[] {
  return outlineOf(codeOf(report_code)).map(({ id, title }) => ({ id, title }));
}

/** The sections of a report, each sentence with its claims. @throws RangeError for an unknown type */
export function draftReport({ chart, record, report_code, now_ms }: ReportInput): DraftSection[] {
  const code = codeOf(report_code);
  const { gender, hour_unknown } = record;
  const facts = readingFacts({ chart, gender, hour_unknown, now_ms });
  const draft = new Draft(facts, monthsAhead(chart, facts.year, now_ms), code, outlineOf(code));
  sayAnswer(draft, code);
  if (TIMES[code].months) sayMonths(draft, code);
  saySelf(draft, code);
  sayYears(draft, code);
  if (TIMES[code].cycles) sayCycles(draft, code);
  if (TIMES[code].decades) sayDecades(draft, code);
  sayEvidence(draft, code);
  sayNote(draft, code);
  return draft.sections;
}

/** The month of luck that runs now and the eleven after it. */
function monthsAhead(chart: Chart, year: number, now_ms: number): LiuYue[] {
  const months = [year, year + 1].flatMap((of) => monthlyLuck(chart, of, now_ms));
  const now = Math.max(
    0,
    months.findIndex(({ current }) => current),
  );
  return months.slice(now, now + 12);
}

/** Composes a report of 2,000 to 4,500 characters. @throws RangeError for an unknown type */
export function composeReport(input: ReportInput): ComposedSection[] {
  return draftReport(input).map(({ id, title, paragraphs }) => ({
    id,
    title,
    text: paragraphs.map(paragraphText).join('\n\n'),
  }));
}
