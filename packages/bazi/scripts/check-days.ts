/**
 * Compares every day the engine covers with lunar-javascript: lunar date and the pillars of year, month and
 * day at noon. The unit tests compare one day in 23, because the library is slow. Days whose noon is between
 * the 节 of the engine and that of the library are skipped and counted.
 */
import { Solar } from 'lunar-javascript';
import { castChart } from '../src/chart.ts';
import { jieAt } from '../src/terms.ts';
import { DAY, fromJdn, toJdn } from '../src/time/calendar.ts';
import type { Pillar } from '../src/types.ts';
import { libraryJieAt } from './library-terms.ts';

const FIRST = toJdn(1900, 1, 31);
const LAST = toJdn(2100, 12, 31);

const text = (pillar: Pillar) => pillar.heavenly_stem + pillar.earthly_branch;
let wrong = 0;
let between = 0;
for (let jdn = FIRST; jdn <= LAST; jdn += 1) {
  const noon = jdn * DAY + DAY / 2;
  if (jieAt(noon) !== libraryJieAt(noon)) {
    between += 1;
    continue;
  }
  const date = fromJdn(jdn);
  const { bazi, truth } = castChart(
    { calendar_type: 'solar', ...date, hour: 12, minute: 0, gender: 'male' },
    { dst: false },
    0,
  );
  const library = Solar.fromYmdHms(date.year, date.month, date.day, 12, 0, 0).getLunar();
  const { year, month, leap, day } = truth.lunar;
  const ours = [
    year,
    leap ? -month : month,
    day,
    text(bazi.year_pillar),
    text(bazi.month_pillar),
    text(bazi.day_pillar),
  ].join(' ');
  const theirs = [
    library.getYear(),
    library.getMonth(),
    library.getDay(),
    library.getYearInGanZhiExact(),
    library.getMonthInGanZhiExact(),
    library.getDayInGanZhi(),
  ].join(' ');
  if (ours === theirs) continue;
  wrong += 1;
  console.error(`${truth.clock}: ${ours}, lunar-javascript ${theirs}`);
}
console.log(
  `${LAST - FIRST + 1 - between} days compared, ${wrong} differ; ${between} skipped, because their noon is between the two 节`,
);
if (wrong > 0) process.exitCode = 1;
