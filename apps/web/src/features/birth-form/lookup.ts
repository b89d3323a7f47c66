import { BirthError } from '@ziping/bazi/errors';
import { BRANCHES, ganzhi, pairOf, STEMS } from '@ziping/bazi/sixty-cycle';
import { findBirths } from '@ziping/bazi/reverse';
import { fromSeconds, toSeconds, type ClockSeconds } from '@ziping/bazi/time/calendar';
import { resolveCivilTime } from '@ziping/bazi/time/zones';
import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import type {
  LookupBirth,
  LookupOptions,
  LookupState,
  LookupValues,
  PillarLookupScreenProps,
} from '@ziping/ui/screens/fortune/PillarLookupScreen';
import { pillarLookupCopy } from '@ziping/ui/screens/fortune/PillarLookupScreen.copy';

type LookupErrors = PillarLookupScreenProps['errors'];

const { messages } = pillarLookupCopy;

/** The first year of the engine's tables. */
const FIRST_YEAR = 1900;

export const emptyLookup = (thisYear: number, zi: LookupValues['zi']): LookupValues => ({
  pillars: { year: '', month: '', day: '', time: '' },
  zi,
  from_year: FIRST_YEAR,
  to_year: thisYear,
});

const sixty = Array.from({ length: 60 }, (_, pair) => ganzhi(pair));

/** Twelve pairs from a branch on. */
const row = (firstStem: number, firstBranch: number) =>
  Array.from(
    { length: 12 },
    (_, place) => STEMS[(firstStem + place) % 10]! + BRANCHES[(firstBranch + place) % 12]!,
  );

/** 五虎遁: the months of a year, from 寅. */
const monthsOfYear = (year: string) => row((pairOf(year) % 5) * 2 + 2, 2);

/** 五鼠遁: the hours of a day, from 子; where the day changes at midnight its late 子 too. */
function hoursOfDay(day: string, zi: LookupValues['zi']): string[] {
  const first = (pairOf(day) % 5) * 2;
  return zi === 'next' ? row(first, 0) : [...row(first, 0), `${STEMS[(first + 2) % 10]!}子`];
}

/** The pairs that each pillar can have, given the others. */
export function lookupOptions(
  { pillars, zi }: Pick<LookupValues, 'pillars' | 'zi'>,
  thisYear: number,
): LookupOptions {
  return {
    pillars: {
      year: sixty,
      month: pillars.year === '' ? [] : monthsOfYear(pillars.year),
      day: sixty,
      time: pillars.day === '' ? [] : hoursOfDay(pillars.day, zi),
    },
    years: Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index),
  };
}

/**
 * A change of the question with what follows from it: under another year or day the same branch has another
 * stem, so month and hour keep their branch.
 */
export function applyLookupChange(values: LookupValues, change: Partial<LookupValues>): LookupValues {
  const next = { ...values, ...change };
  const { pillars } = lookupOptions(next, next.to_year);
  const settle = (key: 'month' | 'time') => {
    const chosen = next.pillars[key];
    if (chosen === '' || pillars[key].includes(chosen)) return chosen;
    return pillars[key].find((pair) => pair[1] === chosen[1]) ?? '';
  };
  return { ...next, pillars: { ...next.pillars, month: settle('month'), time: settle('time') } };
}

/** A message for each invalid part of the question. */
export function findLookupErrors({ pillars, from_year, to_year }: LookupValues): LookupErrors {
  return {
    pillars: Object.values(pillars).includes('') ? messages.incomplete : undefined,
    range: from_year > to_year ? messages.order : undefined,
  };
}

/** Finds the births that have the pillars of a question in which {@link findLookupErrors} finds nothing. */
export function searchBirths(values: LookupValues): LookupState {
  const { pillars, zi, from_year, to_year } = values;
  try {
    const births = findBirths(pillars, { zi, fromYear: from_year, toYear: to_year });
    return {
      kind: 'found',
      births: births.map((birth) => ({ ...birth, fits: formOf(birth, zi) !== null })),
    };
  } catch (error) {
    if (!(error instanceof BirthError)) throw error;
    return { kind: 'impossible', message: error.message };
  }
}

/** The form offers every tenth minute. In seconds. */
const STEP = 600;

const SPAN = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/;

function secondsOf(moment: string): number {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = (SPAN.exec(moment) ?? []).map(Number);
  return toSeconds({ year, month, day, hour, minute, second: 0 });
}

/** The middle of a span at a tenth minute; null where the span has none. */
function middleOf({ from, to }: Pick<LookupBirth, 'from' | 'to'>): ClockSeconds | null {
  const [first, last] = [secondsOf(from), secondsOf(to)];
  const middle = Math.round((first + last) / 2 / STEP) * STEP;
  return middle >= first && middle <= last ? middle : null;
}

/**
 * The form's values for a found birth: the civil clock in the middle of its span. With summer time that is an hour
 * later than the time found.
 *
 * @returns null where no time of the form lies inside the span, which a 节 may have cut to minutes
 */
export function formOf(
  found: Pick<LookupBirth, 'from' | 'to'>,
  zi: LookupValues['zi'],
): Partial<FortuneValues> | null {
  const middle = middleOf(found);
  if (middle === null) return null;
  const reading = [0, 3600]
    .flatMap((ahead) => ([0, 1] as const).map((dst_fold) => ({ clock: middle + ahead, ahead, dst_fold })))
    .find(
      ({ clock, ahead, dst_fold }) =>
        resolveCivilTime(clock, 'Asia/Shanghai', true, dst_fold)?.summer === ahead,
    );
  if (!reading) return null;
  const { year, month, day, hour, minute } = fromSeconds(reading.clock);
  return {
    calendar_type: 'solar',
    lunar_calendar: 'chinese',
    birth_date: { year, month, leap: false, day },
    hour,
    minute,
    hour_mode: 'plain',
    hour_unknown: false,
    abroad: false,
    use_true_solar_time: false,
    zi_convention: zi,
    apply_dst: true,
    dst_fold: reading.dst_fold,
  };
}
