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

/**
 * Births of 《滴天髓阐微》 with the days since the 节, and the stem that it has in command by its words. Its 原注 divides 寅月 as
 * the default table does. Twelve births were not found: casebooks seldom print the days, and these are all of this one.
 */
const BIRTHS: readonly (readonly [
  chart: string,
  words: string,
  branch: string,
  days: number,
  ziping: string,
  sanming: string,
])[] = [
  ['甲戌 丙寅 戊寅 丙辰', '生于立春十五日后，正当甲木司令', '寅', 15, '甲', '甲'],
  ['甲戌 丙寅 戊辰 庚申', '生于立春后六日，正戊土司令', '寅', 6, '戊', '丙'],
  ['乙酉 戊寅 壬午 庚戌', '生于立春二十二日，正当甲木真神司令', '寅', 22, '甲', '甲'],
  ['庚戌 戊寅 癸未 癸丑', '生于立春二十六日，正当甲木真神司令', '寅', 26, '甲', '甲'],
  // The 原注: 立春后七日前，皆值戊土用事；八日后十四日前者，丙火用事；十五日后，甲木用事.
  ['寅月', '立春后七日前，皆值戊土用事', '寅', 6.9, '戊', '丙'],
  ['寅月', '八日后十四日前者，丙火用事', '寅', 7.1, '丙', '丙'],
  ['寅月', '八日后十四日前者，丙火用事', '寅', 13.9, '丙', '甲'],
  ['寅月', '十五日后，甲木用事', '寅', 14.1, '甲', '甲'],
  ['子月', '大雪十日前壬水用事', '子', 9.9, '壬', '癸'],
];

test.each(BIRTHS)('《滴天髓阐微》 %s 「%s」', (_, __, branch, days, ziping, sanming) => {
  const chart = chartAfter(branch, days * DAY);
  expect([commandingStem(chart).stem, commandingStem(chart, 'sanming').stem]).toEqual([ziping, sanming]);
});

test('differs from 《滴天髓阐微·战局》, which has 戊 in command 「立夏后十天」: both tables have 庚', () => {
  const chart = chartAfter('巳', 10 * DAY);
  expect([commandingStem(chart).stem, commandingStem(chart, 'sanming').stem]).toEqual(['庚', '庚']);
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
