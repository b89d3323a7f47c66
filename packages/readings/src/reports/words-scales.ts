/** Words of a time by how long it is: those of a year stand in the types, those of a month and of ten years here. */
import type { EventWords } from './types/report-type.ts';
import type { PlainCauses } from './words-causes-ages.ts';
import { DECADES } from './words-decades.ts';
import { NEAR_MONTHS, NEAR_STUDENT_CAREER } from './words-months.ts';
import { NEAR_MONTH_CAUSES } from './words-months-causes.ts';
import { ANNUAL_MONTHS } from './words-months-annual.ts';
import { HEALTH_MONTHS } from './words-months-health.ts';
import { LOVE_MONTHS } from './words-months-love.ts';

type Age = 'grown' | 'student' | 'young' | 'aged';

interface ScaleWords {
  causes?: Partial<Readonly<Record<Age, PlainCauses>>>;
  events: Partial<Readonly<Record<Age, EventWords>>>;
}

export type MonthWords = Required<ScaleWords>;
export type DecadeWords = Required<ScaleWords>;

type Scale = 'month' | 'cycle';

export const SCALE_WORDS: Readonly<Record<Scale, Readonly<Record<string, ScaleWords>>>> = {
  month: {
    overall: { causes: NEAR_MONTH_CAUSES.overall, events: { grown: NEAR_MONTHS.overall } },
    career: {
      causes: NEAR_MONTH_CAUSES.career,
      events: { grown: NEAR_MONTHS.career, student: NEAR_STUDENT_CAREER },
    },
    wealth: { causes: NEAR_MONTH_CAUSES.wealth, events: { grown: NEAR_MONTHS.wealth } },
    love: LOVE_MONTHS,
    health: HEALTH_MONTHS,
    annual: ANNUAL_MONTHS,
  },
  // In the annual report ten years are told as a whole.
  cycle: { ...DECADES, annual: DECADES.overall },
};

/** The words of a month or of ten years at an age; undefined of a year, and where those of a year serve. */
export function scaleWordsOf<Kind extends 'causes' | 'events'>(
  kind: Kind,
  subject: string,
  code: string,
  band: Age | 'senior' | 'small' | 'teen',
): NonNullable<ScaleWords[Kind]>[Age] | undefined {
  const [scale] = subject.split(':');
  if (scale !== 'month' && scale !== 'cycle') return undefined;
  // Before 小学 and after it the words of a year serve: they are of the age.
  if (band === 'small' || band === 'teen') return undefined;
  const words = SCALE_WORDS[scale][code]?.[kind] as NonNullable<ScaleWords[Kind]> | undefined;
  const isAdult = band === 'student' || band === 'senior';
  return words?.[band === 'senior' ? 'grown' : band] ?? (isAdult ? words?.grown : undefined);
}
