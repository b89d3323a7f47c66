import { castChart } from '@ziping/bazi/chart';
import { describe, expect, it } from 'vitest';

import { advise } from './adviser/adviser.ts';
import { composeReport } from './reports/compose.ts';
import { REPORT_TYPES } from './reports/types/report-types.ts';
import { modelFacts } from './times.ts';

const now_ms = Date.parse('2026-11-26T04:00:00Z');

function inputOf(zone?: string) {
  const chart = castChart(
    {
      ...{ calendar_type: 'solar', year: 1990, month: 7, day: 15, hour: 13, minute: 10, gender: 'male' },
      ...(zone && { zone }),
    },
    {},
    now_ms,
  );
  const record = {
    name: '某人',
    gender: 'male',
    birth_time_solar: chart.truth.clock,
    hour_unknown: false,
  } as const;
  return { chart, record, now_ms };
}

describe('the clock of a birth', () => {
  it.each([
    ['Asia/Hong_Kong', '香港时间'],
    ['Asia/Taipei', '台北时间'],
  ])('abroad is named in every report, in answers and to a model: %s', (zone, clock) => {
    const input = inputOf(zone);
    for (const { code: report_code } of REPORT_TYPES) {
      const evidence = composeReport({ ...input, report_code }).find(({ id }) => id === 'evidence');
      expect(evidence?.text, report_code).toContain(`按出生地的${clock}排`);
    }
    for (const question of ['我几点出生的？', '我的农历生日是哪天？'])
      expect(advise(question, { input, history: [], reportCode: null }).content, question).toContain(clock);
    expect(modelFacts(input).times.clock).toBe(clock);
  });

  it('of the Chinese mainland is not', () => {
    const input = inputOf();
    for (const { code: report_code } of REPORT_TYPES)
      expect(
        composeReport({ ...input, report_code })
          .map(({ text }) => text)
          .join(''),
      ).not.toMatch(/出生地的[^，。]*时间/);
    expect(advise('我几点出生的？', { input, history: [], reportCode: null }).content).not.toContain('钟表');
    expect(modelFacts(input).times.clock).toBeNull();
  });
});
