import { castChart } from '@ziping/bazi/chart';
import { readingFacts } from '@ziping/bazi/reading/facts';
import { describe, expect, it } from 'vitest';

import { seededNumbers } from '../test-numbers.ts';
import { type ComposedSection, composeReport } from './compose.ts';
import { REPORT_TYPES } from './types/report-types.ts';
import type { ReportType } from './types/report-type.ts';
import { GOD_WORDS } from './words-luck.ts';
import { PAST_THEMES } from './words-past.ts';
import { TEEN_YEARS } from './words-teen.ts';
import { YOUNG_YEARS } from './words-topics.ts';

const NOW = Date.parse('2026-11-26T12:00:00+08:00');

interface Written {
  birth: string;
  age: number;
  type: ReportType;
  sections: readonly ComposedSection[];
  text: string;
}

/** The six reports of people born in a span of years. */
function writeReports(count: number, first: number, last: number): Written[] {
  const next = seededNumbers(first);
  return Array.from({ length: count }, () => {
    const birth = {
      calendar_type: 'solar' as const,
      year: first + next(last - first + 1),
      month: 1 + next(12),
      day: 1 + next(28),
      hour: next(24),
      minute: next(60),
      gender: next(2) === 0 ? ('male' as const) : ('female' as const),
    };
    const chart = castChart(birth, {}, NOW);
    const record = { gender: birth.gender, birth_time_solar: chart.truth.clock, hour_unknown: false };
    const { age } = readingFacts({ chart, gender: birth.gender, hour_unknown: false, now_ms: NOW });
    return REPORT_TYPES.map((type) => {
      const sections = composeReport({ chart, record, report_code: type.code, now_ms: NOW });
      const text = sections.map((section) => section.text).join('\n');
      return { birth: JSON.stringify(birth), age, type: type as ReportType, sections, text };
    });
  }).flat();
}

const phrasesOf = (words: object): string[] =>
  Object.values(words).flatMap((one) =>
    typeof one === 'string' ? [one] : one instanceof Object ? phrasesOf(one) : [],
  );

describe('reports of people from 19 to 30', () => {
  const written = writeReports(200, 1997, 2007).filter(({ age }) => age > 18);

  it('tell no time ahead in words for the parents of a minor', () => {
    const general = [
      ...phrasesOf(YOUNG_YEARS),
      ...phrasesOf(TEEN_YEARS),
      ...Object.values(GOD_WORDS).flatMap(({ cycle }) => cycle.early),
    ];
    const past = phrasesOf(PAST_THEMES).join('\n');
    for (const { text, type, birth } of written) {
      const { acts, events, stars } = type.words;
      const young = [...general, ...phrasesOf([acts.young, events.young, stars.young ?? {}])];
      const grown = new Set(phrasesOf([acts.grown, events.grown, events.month ?? {}, events.cycle ?? {}]));
      const found = young.filter(
        (phrase) => !grown.has(phrase) && !past.includes(phrase) && text.includes(phrase),
      );
      expect(found, `${birth} ${type.code}`).toEqual([]);
    }
  });
});
