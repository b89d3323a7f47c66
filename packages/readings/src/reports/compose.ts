/**
 * Writes a report by rules, without a language model: sentences are chosen and filled from the facts of the chart.
 * docs/adr/0018-reports-by-rules.md says how, and what a report never says.
 */
import { monthlyLuck } from '@ziping/bazi/chart';
import { readingFacts } from '@ziping/bazi/reading/facts';
import type { Chart } from '@ziping/bazi/types';

import { annualOutline, writeAnnual } from './annual.ts';
import { careerOutline, writeCareer } from './career.ts';
import { Draft, type DraftSection, type Outline } from './draft.ts';
import { healthOutline, writeHealth } from './health.ts';
import { loveOutline, writeLove } from './love.ts';
import { overallOutline, writeOverall } from './overall.ts';
import { sayClosing } from './parts.ts';
import { wealthOutline, writeWealth } from './wealth.ts';

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

interface Report {
  outline: Outline;
  write: (draft: Draft) => void;
}

const REPORTS: Readonly<Record<string, Report>> = {
  overall: { outline: overallOutline, write: writeOverall },
  career: { outline: careerOutline, write: writeCareer },
  wealth: { outline: wealthOutline, write: writeWealth },
  love: { outline: loveOutline, write: writeLove },
  health: { outline: healthOutline, write: writeHealth },
  annual: { outline: annualOutline, write: writeAnnual },
};

/** The types that can be written. */
export const reportCodes = Object.keys(REPORTS);

function reportOf(report_code: string): Report {
  const report = Object.hasOwn(REPORTS, report_code) ? REPORTS[report_code] : undefined;
  if (!report) throw new RangeError(`no report of type ${report_code}`);
  return report;
}

const outlineOf = (report_code: string): Outline => [
  ...reportOf(report_code).outline,
  { id: 'note', title: '附记' },
];

/** The sections of a report type, in order. @throws RangeError for an unknown type */
export function reportOutline(report_code: string): { id: string; title: string }[] {
  return outlineOf(report_code).map(({ id, title }) => ({ id, title }));
}

/** The sections of a report, each sentence with its claims. @throws RangeError for an unknown type */
export function draftReport({ chart, record, report_code, now_ms }: ReportInput): DraftSection[] {
  const { write } = reportOf(report_code);
  const { gender, hour_unknown } = record;
  const facts = readingFacts({ chart, gender, hour_unknown, now_ms });
  const draft = new Draft(
    facts,
    monthlyLuck(chart, facts.calendar_year, now_ms),
    report_code,
    outlineOf(report_code),
  );
  write(draft);
  sayClosing(draft);
  return draft.sections;
}

/** Composes a report of 3,000 to 6,000 characters. @throws RangeError for an unknown type */
export function composeReport(input: ReportInput): ComposedSection[] {
  return draftReport(input).map(({ id, title, paragraphs }) => ({
    id,
    title,
    text: paragraphs.map((sentences) => sentences.map(({ text }) => text).join('')).join('\n\n'),
  }));
}
