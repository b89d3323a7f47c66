import { castChart } from '@ziping/bazi/chart';
import type { Birth, Conventions } from '@ziping/bazi/types';
import { describe, expect, it } from 'vitest';

import { findWrongFacts } from '../src/fact-check/fact-check.ts';
import { chartFacts, type ChartFacts } from '../src/facts.ts';

const NOW = Date.parse('2026-11-22T04:00:00Z');

/** The facts of a birth, `YYYY-MM-DD HH:MM`. */
export function factsOf(
  time: string,
  {
    gender = 'male',
    conventions = {},
    hour_unknown = false,
  }: {
    gender?: Birth['gender'];
    conventions?: Partial<Conventions>;
    hour_unknown?: boolean;
  } = {},
): ChartFacts {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = time.split(/\D/).map(Number);
  const birth: Birth = { calendar_type: 'solar', year, month, day, hour, minute, gender };
  return chartFacts({
    chart: castChart(birth, conventions, NOW),
    record: { gender, birth_time_solar: '', hour_unknown },
    now_ms: NOW,
  });
}

interface Statements {
  /** Sentences that contradict the chart, each with a part of what is right. */
  wrong: [text: string, right: string][];
  right: string[];
}

/** Tests the sentences about one chart, by kind of statement. */
export function describeStatements(facts: ChartFacts, kinds: Readonly<Record<string, Statements>>): void {
  describe.each(Object.entries(kinds))('%s', (_kind, { wrong, right }) => {
    it.each(wrong)('is wrong in %s', (text, truth) => {
      const found = findWrongFacts(text, facts);
      expect(found.map((one) => one.right).join('；')).toMatch(new RegExp(truth));
      for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.said);
    });

    it.each(right)('is right in %s', (text) => {
      expect(findWrongFacts(text, facts)).toEqual([]);
    });
  });
}
