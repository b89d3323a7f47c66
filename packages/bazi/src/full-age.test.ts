import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualLuck, castChart } from './chart.ts';
import { fullAge, fullAgesInCycle, fullAgesInYear } from './full-age.ts';
import { fromJdn, toJdn } from './time/calendar.ts';

test.each([
  ['1990-05-15', '1990-05-15', 0],
  ['1990-05-15', '1991-05-14', 0],
  ['1990-05-15', '1991-05-15', 1],
  ['1990-05-15 14:30:00', '2026-11-20 12:00:00', 36],
  ['1990-12-31', '1991-01-01', 0],
  ['2000-02-29', '2001-02-28', 0],
  ['2000-02-29', '2001-03-01', 1],
  ['2000-02-29', '2004-02-29', 4],
  ['2000-03-01', '2000-02-04', 0],
])('born on %s, the age on %s is %i', (born, date, age) => {
  expect(fullAge(born, date)).toBe(age);
});

// 周岁 is of civil law, and the classics have 虚岁 alone: days of birth and death on record, with the age in encyclopaedias.
test.each([
  ['康有为', '1858-03-19', '1927-03-31', 69],
  ['袁世凯', '1859-09-16', '1916-06-06', 56],
  ['齐白石', '1864-01-01', '1957-09-16', 93],
  ['孙中山', '1866-11-12', '1925-03-12', 58],
  ['蔡元培', '1868-01-11', '1940-03-05', 72],
  ['梁启超', '1873-02-23', '1929-01-19', 55],
  ['王国维', '1877-12-03', '1927-06-02', 49],
  ['鲁迅', '1881-09-25', '1936-10-19', 55],
  ['蒋介石', '1887-10-31', '1975-04-05', 87],
  ['胡适', '1891-12-17', '1962-02-24', 70],
  ['宋庆龄', '1893-01-27', '1981-05-29', 88],
  ['梅兰芳', '1894-10-22', '1961-08-08', 66],
  ['冰心', '1900-10-05', '1999-02-28', 98],
])('%s, born on %s, died on %s at the age of %i', (_, born, died, age) => {
  expect(fullAge(born, died)).toBe(age);
});

// 立春 of 2026 and 2027 came on 4 February.
test.each([
  ['1990-05-15', 2026, 35, 36],
  ['1990-02-04', 2026, 36, 36],
  ['1990-02-05', 2026, 35, 36],
  ['1990-02-03', 2026, 36, 37],
  ['1990-01-10', 2026, 36, 37],
  ['2026-03-08', 2026, 0, 0],
])('born on %s, the ages in the year of luck %i are %i to %i', (born, year, from, to) => {
  expect(fullAgesInYear(born, year)).toEqual({ from, to });
});

test('ages in cycles and years follow one another, one or two behind 虚岁', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toJdn(1901, 1, 1), max: toJdn(2050, 12, 31) }),
      fc.constantFrom('male' as const, 'female' as const),
      (jdn, gender) => {
        const birth = { calendar_type: 'solar', ...fromJdn(jdn), hour: 12, minute: 0, gender } as const;
        const chart = castChart(birth, { dst: false }, 0);
        const born = chart.truth.clock;
        chart.da_yun_list.forEach((cycle, index) => {
          const ages = fullAgesInCycle(born, cycle);
          expect(cycle.start_age - ages.from).toBeGreaterThanOrEqual(1);
          expect(cycle.start_age - ages.from).toBeLessThanOrEqual(2);
          expect([9, 10]).toContain(ages.to - ages.from);
          const next = chart.da_yun_list[index + 1];
          if (next) expect(fullAgesInCycle(born, next).from - ages.to).toBeLessThanOrEqual(1);
        });
        for (const { year, age } of annualLuck(chart, 2, 0)) {
          const { from, to } = fullAgesInYear(born, year);
          expect([0, 1]).toContain(to - from);
          expect([0, 1, 2]).toContain(age - from);
          // 立春 is on 3, 4 or 5 February, so that it comes before one of these birthdays in some years and after it in others.
          const steps = /-02-0[345]/.test(born) ? [0, 1, 2] : [1];
          expect(steps).toContain(fullAgesInYear(born, year + 1).from - from);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a birthday on the day of 立春 is after it in most years and on it in others', () => {
  const from = (year: number) => fullAgesInYear('1938-02-05 12:00:00', year).from;
  expect([1966, 1967, 1968, 1969].map(from)).toEqual([27, 28, 30, 30]);
});

test('a cycle that begins on a birthday has ten ages', () => {
  const cycle = castChart(
    { calendar_type: 'solar', year: 1990, month: 5, day: 15, hour: 14, minute: 30, gender: 'male' },
    {},
    0,
  ).da_yun_list[0]!;
  const at = (start_date: string) =>
    fullAgesInCycle('1990-05-15 14:30:00', { ...cycle, start_date, end_year: 2006 });
  expect(at('1997-05-15 00:00:00')).toEqual({ from: 7, to: 16 });
  expect(at('1997-05-14 00:00:00')).toEqual({ from: 6, to: 16 });
  expect(at('1997-08-10 00:00:00')).toEqual({ from: 7, to: 17 });
});
