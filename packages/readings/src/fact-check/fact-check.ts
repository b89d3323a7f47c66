/**
 * Checks what a text says of a chart against the engine. It reads the statements that a reading consists of: a pillar
 * named with its pair, a ten god of a position or a stem, the pair or the age of a year, the years and ages of a luck
 * cycle, the day master and its strength, the pattern, the phases that help or harm, the void branches, stars said to be
 * present. Words that are quoted from a book are not read.
 */
import type { ChartFacts } from '../facts.ts';
import { createCheckedText, type Finding } from './checked-text.ts';
import { checkCycleOrder, checkCycleSpans, checkCycleYears, checkRunningCycle } from './cycles.ts';
import { checkGods, checkLuckGods } from './gods.ts';
import { checkFavourable, checkPattern, checkStrength } from './judgements.ts';
import { checkBirth, checkDayMaster, checkPillars, checkPositions } from './pillars.ts';
import { checkStars, checkVoid } from './stars.ts';
import { checkTables } from './tables.ts';
import { checkMonths, checkYears } from './years.ts';

const CHECKS = [
  checkPositions,
  checkPillars,
  checkTables,
  checkBirth,
  checkDayMaster,
  checkGods,
  checkLuckGods,
  checkYears,
  checkMonths,
  checkCycleSpans,
  checkCycleYears,
  checkRunningCycle,
  checkCycleOrder,
  checkVoid,
  checkStars,
  checkStrength,
  checkPattern,
  checkFavourable,
];

/**
 * Everything in the text that contradicts the chart, in the order of the text.
 *
 * @param years named outside of the text, whose months it may speak of
 */
export function findWrongFacts(
  original: string,
  facts: ChartFacts,
  years: readonly number[] = [],
): Finding[] {
  const checked = createCheckedText(original, facts);
  for (const check of CHECKS) check(checked, years);
  return checked.findings.sort((a, b) => a.start - b.start || a.end - b.end);
}
