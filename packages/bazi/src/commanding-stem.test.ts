import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { commandingStem, commandsOf } from './commanding-stem.ts';
import { BRANCHES } from './sixty-cycle.ts';
import { jieInstant } from './terms.ts';
import { CHINA_OFFSET, DAY, fromSeconds } from './time/calendar.ts';
import type { CommandTable } from './types.ts';

/** The text of each table, from 寅 to 丑. */
const BOOKS: Readonly<Record<CommandTable, string>> = {
  // 徐乐吾《子平真诠评注》十二月令人元司令分野表; 申月 reads 戊己土十日.
  ziping:
    '寅戊土七日，丙火七日，甲木十六日。卯甲木十日，乙木二十日。辰乙木九日，癸水三日，戊土十八日。巳戊土五日，庚金九日，丙火十六日。' +
    '午丙火十日，己土九日，丁火十一日。未丁火九日，乙木三日，己土十八日。申戊土十日，壬水三日，庚金十七日。酉庚金十日，辛金二十日。' +
    '戌辛金九日，丁火三日，戊土十八日。亥戊土七日，甲木五日，壬水十八日。子壬水十日，癸水二十日。丑癸水九日，辛金三日，己土十八日。',
  // 《三命通会·论人元司事》, 艮土 and 坤土 written 戊土.
  sanming:
    '寅戊土五日，丙火五日，甲木二十日。卯甲木七日，乙木二十三日。辰乙木七日，壬水五日，戊土十八日。巳戊土七日，庚金五日，丙火十八日。' +
    '午丙火七日，丁火二十三日。未丁火七日，甲木五日，己土十八日。申戊土五日，壬水五日，庚金二十日。酉庚金七日，辛金二十三日。' +
    '戌辛金七日，丙火五日，戊土十八日。亥戊土五日，甲木五日，壬水二十日。子壬水七日，癸水二十三日。丑癸水七日，庚金五日，己土十八日。',
};

const DIGITS = '〇一二三四五六七八九';
function numberOf(text: string): number {
  const [tens, ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  const ten = tens === '' ? 1 : tens === '0' ? 0 : DIGITS.indexOf(tens!);
  return ten * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones));
}

const MONTHS = Object.entries(BOOKS).flatMap(([table, text]) =>
  text
    .split('。')
    .filter(Boolean)
    .map((month) => ({
      table: table as CommandTable,
      branch: month.charAt(0),
      spans: [...month.matchAll(/([甲乙丙丁戊己庚辛壬癸])[木火土金水]([一二三四五六七八九十]+)日/gu)].map(
        ([, stem = '', days = '']) => ({ stem, days: numberOf(days) }),
      ),
    })),
);

/** A birth so many seconds after a 节 of 2001, when the clocks were those of UTC+8. */
function chartAfter(branch: string, seconds: number) {
  const jie = (2001 - 1900) * 12 + ((BRANCHES.indexOf(branch) + 11) % 12);
  const clock = fromSeconds(jieInstant(jie) + seconds);
  return castChart({ calendar_type: 'solar', ...clock, gender: 'male' }, {}, 0);
}

test('the two books have twelve months of thirty days', () => {
  expect(MONTHS).toHaveLength(24);
  for (const { spans } of MONTHS) expect(spans.reduce((sum, { days }) => sum + days, 0)).toBe(30);
});

describe.each(MONTHS)('$branch月 by $table', ({ table, branch, spans }) => {
  test('has the stems and days of the book, the last until the next 节', () => {
    expect(commandsOf(branch, table)).toEqual(
      spans.map(({ stem, days }, place) => ({ stem, days: place === spans.length - 1 ? null : days })),
    );
  });

  test('changes the stem at the second in which its days are full', () => {
    let start = 0;
    for (const { stem, days } of spans) {
      const end = start + days * DAY;
      const at = (seconds: number) => commandingStem(chartAfter(branch, seconds), table).stem;
      expect(at(start)).toBe(stem);
      if (days + start / DAY < 30) expect(at(end - 1)).toBe(stem);
      start = end;
    }
  });

  test('leaves the last stem in command to the second before the next 节', () => {
    const jie = (2001 - 1900) * 12 + ((BRANCHES.indexOf(branch) + 11) % 12);
    const month = jieInstant(jie + 1) - jieInstant(jie);
    expect(commandingStem(chartAfter(branch, month - 1), table).stem).toBe(spans.at(-1)!.stem);
  });
});

test('the books differ for a birth six days after 立春', () => {
  const chart = chartAfter('寅', 6 * DAY + 3600);
  expect(commandingStem(chart)).toEqual({
    table: 'ziping',
    stem: '戊',
    shi_shen: expect.any(String),
    jie: '立春',
    days: 6,
    parts: [
      { stem: '戊', days: 7 },
      { stem: '丙', days: 7 },
      { stem: '甲', days: null },
    ],
  });
  expect(commandingStem(chart, 'sanming').stem).toBe('丙');
});

test('counts from the instant of the 节 whatever the clock of the birth', () => {
  // The same instant on the clock of Beijing and, fourteen hours behind it, on one of UTC−6.
  const zone_clock = { name: '', periods: [{ from: -1e10, standard: -6 * 3600, summer: 0 }] };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 * DAY }), (seconds) => {
      const instant = jieInstant((2001 - 1900) * 12 + 1) + seconds;
      const cast = (clock: number, rest: object) =>
        commandingStem(
          castChart({ calendar_type: 'solar', ...fromSeconds(clock), gender: 'male', ...rest }, {}, 0),
        );
      const there = cast(instant - CHINA_OFFSET - 6 * 3600, { zone: 'Etc/GMT+6', zone_clock });
      const here = cast(instant, {});
      expect({ ...there, shi_shen: '' }).toEqual({ ...here, shi_shen: '' });
    }),
    { numRuns: 60 },
  );
});

test('the commanding stem is one of its month and has the ten god of that stem', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1901, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom<CommandTable>('ziping', 'sanming'),
      (year, month, day, hour, table) => {
        const birth = { calendar_type: 'solar', year, month, day, hour, minute: 30, gender: 'male' } as const;
        const chart = castChart(birth, { dst: false }, 0);
        const { stem, parts, days, shi_shen } = commandingStem(chart, table);
        expect(parts.map((part) => part.stem)).toContain(stem);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(31);
        const place = parts.findIndex((part) => part.stem === stem);
        const before = parts.slice(0, place).reduce((sum, part) => sum + part.days!, 0);
        expect(days).toBeGreaterThanOrEqual(before);
        expect(shi_shen === '比肩').toBe(stem === chart.day_master);
      },
    ),
    { numRuns: 200 },
  );
});
