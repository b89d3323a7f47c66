/** Checks of a composed report: its sentences against each other, and its text against the engine. */
import { readingFacts, yearsOf } from '@ziping/bazi/reading/facts';
import { monthlyLuck } from '@ziping/bazi/chart';
import { yearPair } from '@ziping/bazi/pillars';
import { ganzhi } from '@ziping/bazi/sixty-cycle';

import type { ReportInput } from './compose.ts';
import type { DraftSection } from './draft.ts';
import { PHASE_NAMES } from './words-phases.ts';

/** Subjects about which a report makes two claims. */
export function contradictions(sections: readonly DraftSection[]): string[] {
  const known = new Map<string, string | number>();
  const found: string[] = [];
  for (const { text, claims } of sections.flatMap(({ paragraphs }) => paragraphs.flat()))
    for (const [subject, value] of claims) {
      const before = known.get(subject);
      if (before !== undefined && before !== value)
        found.push(`${subject}: ${before}, then ${value}: ${text}`);
      known.set(subject, value);
    }
  return found;
}

/** Claims, and pillars, years, ages and verdicts named in the text, that the engine does not confirm. */
export function engineFaults(
  sections: readonly DraftSection[],
  text: string,
  { chart, record: { gender, hour_unknown }, now_ms }: ReportInput,
): string[] {
  const facts = readingFacts({ chart, gender, hour_unknown, now_ms });
  const found: string[] = [];
  const check = (right: boolean, what: string) => right || found.push(what);

  const months = monthlyLuck(chart, facts.year, now_ms).map((month) => month.ganzhi);
  const years = yearsOf(facts, facts.year, 12);
  const truth: Record<string, unknown> = {
    strength: facts.strength.verdict,
    'god:day': facts.branch_gods.day,
    pattern: facts.pattern.name,
    'god of the month': facts.branch_gods.month,
    'stage:day': facts.seat_stage,
  };
  for (const [phase, value] of Object.entries(facts.favour)) truth[`phase:${phase}`] = value;
  for (const phase of facts.five_phases.missing) truth[`missing:${phase}`] = 'true';
  for (const [group, { level }] of Object.entries(facts.groups)) truth[`group:${group}`] = level;
  for (const { start_year, tone } of facts.cycles) truth[`cycle:${start_year}`] = tone;
  for (const { year, tone } of years) truth[`year:${year}`] = tone;
  for (const key of ['year', 'month', 'time'] as const)
    truth[`god:${key}`] = `${facts.stem_gods[key]}${facts.branch_gods[key]}`;
  for (const { claims } of sections.flatMap(({ paragraphs }) => paragraphs.flat()))
    for (const [subject, value] of claims)
      if (!subject.startsWith('month:')) check(truth[subject] === value, `${subject} is not ${value}`);

  const named = new Set([
    ...facts.pillars.map((pillar) => pillar.ganzhi),
    ...facts.cycles.map((cycle) => cycle.ganzhi),
    ...years.map((year) => year.ganzhi),
    ...months,
  ]);
  for (const [pair] of text.matchAll(/[甲丙戊庚壬][子寅辰午申戌]|[乙丁己辛癸][丑卯巳未酉亥]/g))
    check(named.has(pair) || text.includes(`${pair}合`), `${pair} is not a pillar`);
  for (const [whole, year, pair, age] of text.matchAll(/(\d{4})年(..)（虚岁(\d+)）/g)) {
    check(ganzhi(yearPair(Number(year))) === pair, `${whole}: the pair`);
    check(Number(age) === Number(year) - facts.birth_year + 1, `${whole}: the age`);
  }
  for (const [whole, from, to, first, last] of text.matchAll(/(\d{4})年至(\d{4})年（虚岁(\d+)至(\d+)）/g))
    check(
      facts.cycles.some(
        (cycle) =>
          `${cycle.start_year} ${cycle.end_year} ${cycle.start_age} ${cycle.end_age}` ===
          `${from} ${to} ${first} ${last}`,
      ),
      `${whole}: no such cycle`,
    );
  for (const [verdict] of text.matchAll(/身强|身弱|偏强|偏弱|中和/g))
    check(verdict === facts.strength.verdict, `the strength is not ${verdict}`);
  for (const [whole, list] of text.matchAll(/不见([木火土金水](?:、[木火土金水])*)[，。]/g))
    for (const name of list!.split('、'))
      check(
        facts.five_phases.missing.some((phase) => PHASE_NAMES[phase] === name),
        `${whole}: not missing`,
      );
  return found;
}
