import { expect, test } from 'vitest';
import { libraryTerms } from '../scripts/library-terms.ts';
import { jieAt, jieInstant, jieName, liChunOf, termsOfYear, yearOfJie } from './terms.ts';
import { formatSeconds, toSeconds } from './time/calendar.ts';

const secondsOf = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-: ]/).map(Number);
  return toSeconds({ year, month, day, hour, minute, second });
};

/** By how many seconds each term of a year comes later than in lunar-javascript. */
const lateness = (year: number) =>
  termsOfYear(year).map(({ at }, place) => secondsOf(at) - libraryTerms(year)[place]!);

test('every term of 1900–2026 is within 4 seconds of lunar-javascript', () => {
  for (let year = 1900; year <= 2026; year += 1)
    if (lateness(year).some((late) => Math.abs(late) > 4)) expect.fail(`${year}: ${lateness(year)}`);
});

test('every term of 2027–2100 differs from lunar-javascript by one offset a year, within 4 seconds', () => {
  for (let year = 2027; year <= 2100; year += 1) {
    const late = lateness(year);
    const clock = late.reduce((sum, value) => sum + value, 0) / late.length;
    if (late.some((value) => Math.abs(value - clock) > 4)) expect.fail(`${year}: ${late}`);
    expect(clock).toBeGreaterThan(-2);
    expect(clock).toBeLessThan(120);
  }
});

test('every term is on the day of lunar-javascript, except one of 2084 that depends on leap seconds', () => {
  const others: string[] = [];
  for (let year = 1900; year <= 2100; year += 1)
    termsOfYear(year).forEach(({ name, at }, place) => {
      const library = formatSeconds(libraryTerms(year)[place]!);
      if (at.slice(0, 10) !== library.slice(0, 10)) others.push(`${name} ${at}, ${library}`);
    });
  expect(others).toEqual(['春分 2084-03-20 00:00:47, 2084-03-19 23:59:30']);
});

test('立春 of 2000, 2024 and 2025 is at the minute of the Purple Mountain Observatory', () => {
  // 中国科学院紫金山天文台 gives minutes: 2024 立春 16:27, 2025 立春 22:10, 2000 立春 20:40 (UTC+8).
  const at = (year: number) => formatSeconds(jieInstant(liChunOf(year))).slice(0, 16);
  expect([at(2000), at(2024), at(2025)]).toEqual([
    '2000-02-04 20:40',
    '2024-02-04 16:27',
    '2025-02-03 22:10',
  ]);
});

test('a birth at hh:mm:00 is before a 节 at a fraction after it', () => {
  // 芒种 of 1975 is at 15:42:00.16, 小暑 of 1991 at 22:53:00.30.
  const atMinute = [
    { year: 1975, month: 6, day: 6, hour: 15, minute: 42, second: 0 },
    { year: 1991, month: 7, day: 7, hour: 22, minute: 53, second: 0 },
  ].map(toSeconds);
  expect(atMinute.map((at) => jieName(jieAt(at)))).toEqual(['立夏', '芒种']);
  expect(atMinute.map((at) => jieName(jieAt(at + 1)))).toEqual(['芒种', '小暑']);
});

test('jieAt changes at the second of the 节', () => {
  for (let jie = 0; jie < 2412; jie += 1) {
    if (jieAt(jieInstant(jie)) !== jie || jieAt(jieInstant(jie) - 1) !== jie - 1) expect.fail(`jie ${jie}`);
  }
});

test('yearOfJie changes at 立春', () => {
  const liChun = liChunOf(2024);
  expect(jieName(liChun)).toBe('立春');
  expect(yearOfJie(liChun)).toBe(2024);
  expect(yearOfJie(liChun - 1)).toBe(2023);
  expect(jieName(liChun - 1)).toBe('小寒');
  expect(yearOfJie(liChun + 11)).toBe(2024);
});

test('outside the table the terms continue without a jump', () => {
  for (const year of [1890, 1899, 2101, 2102, 2150, 2199]) {
    const days = (jieInstant(liChunOf(year + 1)) - jieInstant(liChunOf(year))) / 86_400;
    expect(Math.abs(days - 365.2422), String(year)).toBeLessThan(0.02);
  }
  expect(formatSeconds(jieInstant(liChunOf(2150)))).toMatch(/^2150-02-0[345]/);
});
