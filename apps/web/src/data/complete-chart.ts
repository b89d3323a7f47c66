import { unreadable } from '@ziping/api-client/envelope';
import type { Schema } from '@ziping/api-client/types';
import { luckDetails } from '@ziping/bazi/pillars';
import { pairOf, STEMS } from '@ziping/bazi/sixty-cycle';
import type { DaYun, LiuNian } from '@ziping/bazi/types';
import type { RecordChart } from '@ziping/ui/screens/reports/analysis';

type AnsweredChart = Schema<'Chart'> & { record: Schema<'Record'> };

/** Index of a pair among the sixty. @throws ApiError for a stem and a branch that do not go together */
function pairIn(ganzhi: string): number {
  try {
    return pairOf(ganzhi);
  } catch {
    throw unreadable();
  }
}

/** What follows from the characters of a pillar is added where the service has left it out. */
const withDetails = <Given extends object>(given: Given, ganzhi: string, day_master: string) =>
  ({ ...luckDetails(pairIn(ganzhi), STEMS.indexOf(day_master)), ...given }) as Given &
    ReturnType<typeof luckDetails>;

function withLastYear(cycle: Schema<'DaYun'>, next: { start_year: number } | undefined, qi_yun_date: string) {
  const { start_year, start_age } = cycle;
  const end_year = (next?.start_year ?? start_year + 10) - 1;
  const start_date = start_year + qi_yun_date.slice(4);
  return { end_year, end_age: start_age + end_year - start_year, start_date, ...cycle };
}

/**
 * A chart with what follows from its characters where the service has left it out.
 * @throws ApiError for characters with which no chart can be computed
 */
export function completeChart({ bazi, da_yun_list, ...rest }: AnsweredChart): RecordChart {
  const day_master = bazi.day_pillar.heavenly_stem;
  const natal = (given: Schema<'Pillar'>) =>
    withDetails(given, given.heavenly_stem + given.earthly_branch, day_master);
  const luck = (given: Schema<'LuckPillar'>) => withDetails(given, given.gan + given.zhi, day_master);
  return {
    ...rest,
    day_master,
    bazi: {
      ...bazi,
      year_pillar: natal(bazi.year_pillar),
      month_pillar: natal(bazi.month_pillar),
      day_pillar: natal(bazi.day_pillar),
      time_pillar: natal(bazi.time_pillar),
      da_yun_pillar: bazi.da_yun_pillar && luck(bazi.da_yun_pillar),
      liu_nian_pillar: luck(bazi.liu_nian_pillar),
    },
    da_yun_list: da_yun_list.map((cycle, index): DaYun => {
      const whole = withLastYear(cycle, da_yun_list[index + 1], bazi.qi_yun_date);
      return withDetails(whole, cycle.ganzhi, day_master);
    }),
  };
}

/** The years of a cycle in their order, with what follows from their characters. */
export const completeYears = (years: readonly Schema<'LiuNian'>[], day_master: string): LiuNian[] =>
  years
    .map((year) => ({ ...withDetails(year, year.ganzhi, day_master), current: year.current ?? false }))
    .sort((one, other) => one.year - other.year);
