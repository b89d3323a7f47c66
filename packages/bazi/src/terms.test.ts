import { Lunar } from 'lunar-javascript';
import { expect, test } from 'vitest';
import { jieAt, jieInstant, jieName, liChunOf, TERM_NAMES, termsOfYear, yearOfJie } from './terms.ts';
import { formatSeconds } from './time/calendar.ts';

test('every term of 1900–2100 is that of lunar-javascript to the second', () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const library = Lunar.fromYmd(year, 6, 1).getJieQiTable();
    // The plain name of the winter solstice is the one of the year before.
    expect(termsOfYear(year)).toEqual(
      TERM_NAMES.map((name) => ({ name, at: library[name === '冬至' ? 'DONG_ZHI' : name]!.toYmdHms() })),
    );
  }
});

test('terms are near those of the Hong Kong Observatory and the Purple Mountain Observatory', () => {
  // 中国科学院紫金山天文台 gives minutes: 2024 立春 16:27, 2025 立春 22:10, 2000 立春 20:40 (UTC+8).
  const at = (year: number) => formatSeconds(jieInstant(liChunOf(year))).slice(0, 16);
  expect([at(2000), at(2024), at(2025)]).toEqual([
    '2000-02-04 20:40',
    '2024-02-04 16:27',
    '2025-02-03 22:10',
  ]);
});

test('a 节 counts from its own second on', () => {
  for (let jie = 0; jie < 2412; jie += 1) {
    if (jieAt(jieInstant(jie)) !== jie || jieAt(jieInstant(jie) - 1) !== jie - 1) expect.fail(`jie ${jie}`);
  }
});

test('years begin at 立春', () => {
  const liChun = liChunOf(2024);
  expect(jieName(liChun)).toBe('立春');
  expect(yearOfJie(liChun)).toBe(2024);
  expect(yearOfJie(liChun - 1)).toBe(2023);
  expect(jieName(liChun - 1)).toBe('小寒');
  expect(yearOfJie(liChun + 11)).toBe(2024);
});

test('outside the table terms go on without a jump', () => {
  for (const year of [1890, 1899, 2101, 2102, 2150, 2199]) {
    const days = (jieInstant(liChunOf(year + 1)) - jieInstant(liChunOf(year))) / 86_400;
    expect(Math.abs(days - 365.2422), String(year)).toBeLessThan(0.02);
  }
  expect(formatSeconds(jieInstant(liChunOf(2150)))).toMatch(/^2150-02-0[345]/);
});
