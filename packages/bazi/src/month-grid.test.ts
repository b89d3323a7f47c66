import { expect, test } from 'vitest';
import { BirthError } from './errors.ts';
import { lunarText, solarToLunar } from './lunar-calendar.ts';
import { monthGrid, type MonthGridCell } from './month-grid.ts';
import { termsOfYear } from './terms.ts';
import { daysInMonth, fromJdn, toJdn } from './time/calendar.ts';

const at = (cells: MonthGridCell[], date: string) => cells.find((cell) => cell.date === date)!;

const everyMonth = Array.from({ length: 201 * 12 }, (_, place) => {
  const year = 1900 + Math.floor(place / 12);
  const month = (place % 12) + 1;
  return { year, month, cells: monthGrid(year, month) };
});

test('every month has six full weeks from a Sunday with all its days', () => {
  for (const { year, month, cells } of everyMonth) {
    const start = toJdn(cells[0]!.year, cells[0]!.month, cells[0]!.day);
    const broken = cells.find(({ weekday, ...cell }, place) => {
      const solar = fromJdn(start + place);
      const date = [solar.year, solar.month, solar.day]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
      return cell.date !== date || cell.day !== solar.day || weekday !== place % 7;
    });
    const inside = cells.filter((cell) => cell.in_month);
    const whole =
      (start + 1) % 7 === 0 &&
      cells.length === 42 &&
      inside.length === daysInMonth(year, month) &&
      inside.every((cell) => cell.year === year && cell.month === month) &&
      cells.findIndex((cell) => cell.in_month) < 7;
    if (broken || !whole) expect.fail(`${year}-${month} ${broken?.date}`);
  }
});

test('2000-01-01 is a Saturday', () => {
  expect(at(monthGrid(2000, 1), '2000-01-01').weekday).toBe(6);
});

test('every term of 1900–2100 is on the day of its instant, and on no other', () => {
  const terms = new Map<string, string>();
  for (let year = 1899; year <= 2101; year += 1)
    for (const { name, at: instant } of termsOfYear(year)) terms.set(instant.slice(0, 10), name);
  for (const { cells } of everyMonth) {
    const wrong = cells.find((cell) => cell.term !== (terms.get(cell.date) ?? null));
    if (wrong) expect.fail(`${wrong.date}: ${wrong.term}`);
  }
});

test('every cell has its lunar date, and the first of a month has the month as label', () => {
  for (const { cells } of everyMonth) {
    const wrong = cells.find(({ date, lunar, year, month, day }) => {
      if (date < '1900-01-31') return lunar !== null;
      const known = solarToLunar(year, month, day);
      return (
        lunarText(known) !== `${lunar!.year}${lunar!.month}${lunar!.day}` ||
        lunar!.label !== (known.day === 1 ? lunar!.month : lunar!.day)
      );
    });
    if (wrong) expect.fail(JSON.stringify(wrong));
  }
});

test('a leap month, a term and a festival have their own fields', () => {
  const july = monthGrid(2025, 7);
  expect(at(july, '2025-07-25')).toEqual({
    date: '2025-07-25',
    year: 2025,
    month: 7,
    day: 25,
    weekday: 5,
    in_month: true,
    lunar: { year: '二〇二五年', month: '闰六月', day: '初一', label: '闰六月' },
    term: null,
    festivals: [],
  });
  expect(at(july, '2025-07-22')).toMatchObject({ term: '大暑', lunar: { label: '廿八' } });
  expect(at(july, '2025-07-01')).toMatchObject({ festivals: ['建党节'], term: null });
  expect(at(monthGrid(2026, 2), '2026-02-17').festivals).toEqual(['春节']);
  expect(at(monthGrid(2025, 2), '2025-02-03')).toMatchObject({ term: '立春', lunar: { label: '初六' } });
});

test('January 1900 has no lunar dates before the 31st', () => {
  const cells = monthGrid(1900, 1);
  expect(cells[0]!.date).toBe('1899-12-31');
  expect(at(cells, '1900-01-06').term).toBe('小寒');
  expect(at(cells, '1900-01-30').lunar).toBeNull();
  expect(at(cells, '1900-01-31')).toMatchObject({ lunar: { label: '正月' }, festivals: ['春节'] });
});

test('December 2100 shows the first days of 2101', () => {
  const cells = monthGrid(2100, 12);
  expect(cells.at(-1)!.date).toBe('2101-01-08');
  expect(at(cells, '2100-12-31').lunar).toEqual({
    year: '二一〇〇年',
    month: '腊月',
    day: '初一',
    label: '腊月',
  });
  expect(at(cells, '2101-01-05').term).toBe('小寒');
});

test('rejects years outside 1900–2100 and months outside 1–12', () => {
  const reason = (year: number, month = 1) => {
    try {
      monthGrid(year, month);
    } catch (error) {
      if (error instanceof BirthError) return error.reason;
    }
    return undefined;
  };
  expect([1899, 1900, 2100, 2101, NaN].map((year) => reason(year))).toEqual([
    'before_range',
    undefined,
    undefined,
    'after_range',
    'before_range',
  ]);
  expect([0, 13].map((month) => reason(2000, month))).toEqual(['no_such_month', 'no_such_month']);
});
