import type { ReadingFacts } from '@ziping/bazi/reading/facts';

import { personOf, randomBirth, seededNumbers } from '../test-births.ts';
import { type ComposedSection, draftReport, sectionsOf } from './compose.ts';
import type { DraftSection } from './draft.ts';
import type { ReportType } from './types/report-type.ts';
import { type ReportCode, REPORT_TYPES } from './types/report-types.ts';

/** When the reports are written: noon of 26 November 2026 in UTC+8. */
const NOW = 1_795_665_600_000;

export interface WrittenReport {
  birth: string;
  facts: ReadingFacts;
  code: ReportCode;
  type: ReportType;
  draft: readonly DraftSection[];
  sections: readonly ComposedSection[];
  text: string;
}

interface Person {
  birth: string;
  facts: ReadingFacts;
  reports: Readonly<Record<ReportCode, WrittenReport>>;
}

/** Two people born in each year from 1936 to 2024 with their six reports, written once for all tests of a worker. */
export const people: readonly Person[] = (() => {
  const next = seededNumbers(37);
  return Array.from({ length: 2 * (2024 - 1936 + 1) }, (_, place) => {
    const born = randomBirth(1936 + (place >> 1), next);
    const birth = JSON.stringify(born);
    const { chart, record, facts } = personOf(born, NOW);
    const reports = REPORT_TYPES.map((type) => {
      const draft = draftReport({ chart, record, report_code: type.code, now_ms: NOW });
      const sections = sectionsOf(draft);
      const text = sections.map((section) => section.text).join('\n');
      return [type.code, { birth, facts, code: type.code, type, draft, sections, text }];
    });
    return { birth, facts, reports: Object.fromEntries(reports) as Person['reports'] };
  });
})();

/** The reports of those of `people` who are of these ages, by type after each other. */
export const reportsFrom = (youngest: number, oldest = Infinity): WrittenReport[] =>
  people
    .filter(({ facts: { age } }) => age >= youngest && age <= oldest)
    .flatMap(({ reports }) => Object.values(reports));
