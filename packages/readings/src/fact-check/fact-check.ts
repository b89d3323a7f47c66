/**
 * Checks what a text says of a chart against the engine. It reads the statements that a reading consists of: a pillar
 * named with its pair, a ten god of a position or a stem, the pair or the age of a year, the years and ages of a luck
 * cycle, the day master and its strength, the pattern, the phases that help or harm, the void branches, stars said to be
 * present. Words that are quoted from a book are not read.
 */
import type { ChartFacts } from '../facts.ts';
import type { CheckedFacts } from './assertion.ts';
import { type CheckedText, createCheckedText, type Finding } from './checked-text.ts';
import { checkCycleOrder, checkCycleSpans, checkCycleYears, checkRunningCycle } from './cycles.ts';
import { checkBirth, checkBirthDate, checkSex } from './birth.ts';
import { checkDayMaster, checkGroups } from './day-master.ts';
import { checkDays } from './days.ts';
import { checkGods, checkLuckGods } from './gods.ts';
import { checkHidden, checkOpenStems } from './hidden.ts';
import { checkImages, checkStemStrength } from './images.ts';
import { checkFavourable, checkPattern, checkStrength } from './judgements.ts';
import { checkNaYin, checkPalaces } from './names.ts';
import { checkLacking, checkPhases } from './phases.ts';
import { checkPillars, checkPositions } from './pillars.ts';
import { checkRelations } from './relations.ts';
import { checkAmounts, checkMissing, checkPairs, checkRoles } from './roles.ts';
import { checkEarth, checkRuling, checkSeason, checkSupport } from './season.ts';
import { checkSeats } from './seats.ts';
import { checkStars, checkVoid } from './stars.ts';
import { checkTables } from './tables.ts';
import { checkMonths, checkYears } from './years.ts';

const CHECKS = [
  checkPositions,
  checkPillars,
  checkSeats,
  checkTables,
  checkBirth,
  checkBirthDate,
  checkSex,
  checkSeason,
  checkSupport,
  checkRuling,
  checkEarth,
  checkDayMaster,
  checkImages,
  checkStemStrength,
  checkGods,
  checkGroups,
  checkAmounts,
  checkMissing,
  checkPairs,
  checkRoles,
  checkHidden,
  checkOpenStems,
  checkLuckGods,
  checkRelations,
  checkPhases,
  checkLacking,
  checkNaYin,
  checkPalaces,
  checkYears,
  checkMonths,
  checkDays,
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
 * Everything in the text that contradicts the chart by every school that a user can choose, in the order of the text.
 *
 * @param years named outside of the text, whose months it may speak of
 */
export function findWrongFacts(
  original: string,
  facts: ChartFacts,
  years: readonly number[] = [],
): Finding[] {
  return findWrongFactsIn(createCheckedText(original, facts), original, facts.other_schools, years);
}

/**
 * As {@link findWrongFacts}, of a text that is read for other checks too.
 *
 * @param checked the text, read by the default school
 * @param schools the facts by the other schools
 */
export function findWrongFactsIn(
  checked: CheckedText,
  original: string,
  schools: readonly CheckedFacts[],
  years: readonly number[],
): Finding[] {
  return schools.reduce(
    (left, school) => {
      if (left.length === 0) return left;
      const others = runChecks(createCheckedText(original, school), years);
      return left.filter(({ start, end }) => others.some((one) => one.start < end && one.end > start));
    },
    runChecks(checked, years),
  );
}

function runChecks(checked: CheckedText, years: readonly number[]): Finding[] {
  for (const check of CHECKS) check(checked, years);
  return [...checked.findings].sort((a, b) => a.start - b.start || a.end - b.end);
}
