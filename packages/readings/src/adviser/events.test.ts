import { castChart } from '@ziping/bazi/chart';
import { readingFacts, yearsOf } from '@ziping/bazi/reading/facts';
import { describe, expect, it } from 'vitest';

import { randomBirth, seededNumbers } from '../test-births.ts';
import { advise } from './adviser.ts';

const NOW = Date.parse('2026-11-26T04:00:00Z');
const CHARTS = 25;
const YEARS = 10;
const RELATION = /[子丑寅卯辰巳午未申酉戌亥]{2,3}(?:合.|冲|刑|害|三合.|三会.|三刑)/g;

const next = seededNumbers(2026);
const births = Array.from({ length: CHARTS }, () => randomBirth(1935 + next(70), next));

/** The events of each year ahead, with what the adviser answers about it. */
const told = births.flatMap((birth) => {
  const chart = castChart(birth, {}, NOW);
  const { gender } = birth;
  const facts = readingFacts({ chart, gender, hour_unknown: false, now_ms: NOW });
  const record = { name: '测试', gender, birth_time_solar: chart.truth.clock, hour_unknown: false };
  const input = { chart, record, now_ms: NOW };
  return yearsOf(facts, 2026, YEARS).flatMap(({ year, events }) =>
    ['感情', '运势'].map((matter) => ({
      year,
      events,
      answer: advise(`${year}年${matter}怎么样`, { input, history: [], reportCode: null }),
    })),
  );
});

describe('an answer about a year', () => {
  it('is about that year, at any age', () => {
    for (const { year, answer } of told) expect(answer.content.slice(0, 60)).toContain(`${year}年`);
  });

  it('rests on every event of the first rank, and on none that the year has not', () => {
    let count = 0;
    for (const { events, answer } of told) {
      for (const { name } of events.filter(({ rank }) => rank === 1)) {
        count += 1;
        expect(answer.reasoning).toContain(name);
      }
      const names = events.map(({ name }) => name);
      for (const [said] of answer.reasoning.matchAll(RELATION)) expect(names).toContain(said);
    }
    expect(count).toBeGreaterThan(100);
  });
});
