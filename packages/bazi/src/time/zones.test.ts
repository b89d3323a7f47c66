import { describe, expect, test } from 'vitest';
import type { Zone } from '../types.ts';
import { fromEpoch, fromSeconds, toJdn, toSeconds, CHINA_OFFSET, DAY } from './calendar.ts';
import { resolveCivilTime, skippedBy, zoneOf, zoneOfRegion } from './zones.ts';

function clock(year: number, month: number, day: number, hour = 0, minute = 0): number {
  return toSeconds({ year, month, day, hour, minute, second: 0 });
}

// 《国务院办公厅关于在全国范围内实行夏时制的通知》 and the yearly notices that followed, 1986–1991.
const CHINA_SUMMERS = [
  [1986, [5, 4], [9, 14]],
  [1987, [4, 12], [9, 13]],
  [1988, [4, 17], [9, 11]],
  [1989, [4, 16], [9, 17]],
  [1990, [4, 15], [9, 16]],
  [1991, [4, 14], [9, 15]],
] as const;

/** The offsets of the hour that the end of summer time repeats. */
const FOLD = [
  { standard: CHINA_OFFSET, summer: 3600 },
  { standard: CHINA_OFFSET, summer: 0 },
];

describe('China 1986–1991', () => {
  test.each(CHINA_SUMMERS)(
    '%i: the clock skips 2:00–3:00 in spring and repeats 1:00–2:00 in autumn',
    (year, spring, autumn) => {
      const start = clock(year, spring[0], spring[1], 2);
      const end = clock(year, autumn[0], autumn[1], 1);
      const place = (at: number, fold: 0 | 1 = 0) => resolveCivilTime(at, 'Asia/Shanghai', true, fold);
      expect(place(start - 1)).toMatchObject({ standard: CHINA_OFFSET, summer: 0, twice: null });
      // By the other date given for 1988 this hour occurred.
      const skipped = year === 1988 ? { summer: 3600, disputed: 'start_1988' } : null;
      for (const at of [start, start + 3599])
        if (skipped) expect(place(at)).toMatchObject(skipped);
        else expect(place(at)).toBeNull();
      expect(place(start + 3600)).toEqual({
        standard: CHINA_OFFSET,
        summer: 3600,
        twice: null,
        disputed: null,
      });
      expect(place(end - 1)).toEqual({ standard: CHINA_OFFSET, summer: 3600, twice: null, disputed: null });
      expect(place(end)).toEqual({ standard: CHINA_OFFSET, summer: 3600, twice: FOLD, disputed: null });
      expect(place(end + 3599, 1)).toEqual({
        standard: CHINA_OFFSET,
        summer: 0,
        twice: FOLD,
        disputed: null,
      });
      expect(place(end + 3600)).toEqual({ standard: CHINA_OFFSET, summer: 0, twice: null, disputed: null });
    },
  );

  test('no summer time in 1985, 1992 and between 10 and 17 April 1988', () => {
    for (const at of [clock(1985, 7, 1), clock(1992, 7, 1), clock(1988, 4, 12, 12)])
      expect(resolveCivilTime(at, 'Asia/Shanghai', true, 0)?.summer).toBe(0);
  });

  test('without dst every time is standard time and occurs once', () => {
    for (const at of [clock(1988, 7, 1), clock(1988, 4, 17, 2, 30), clock(1988, 9, 11, 1, 30)])
      expect(resolveCivilTime(at, 'Asia/Shanghai', false, 0)).toEqual({
        standard: CHINA_OFFSET,
        summer: 0,
        twice: null,
        disputed: null,
      });
  });
});

test('Asia/Shanghai is UTC+8 in 1900', () => {
  expect(resolveCivilTime(clock(1900, 6, 1), 'Asia/Shanghai', true, 0)?.standard).toBe(CHINA_OFFSET);
});

test('Hong Kong kept local mean time until 1904 and half an hour of summer in 1941', () => {
  expect(resolveCivilTime(clock(1902, 1, 1), 'Asia/Hong_Kong', true, 0)?.standard).toBe(27_402);
  expect(resolveCivilTime(clock(1941, 11, 1), 'Asia/Hong_Kong', true, 0)).toMatchObject({
    standard: CHINA_OFFSET,
    summer: 1800,
  });
});

test('Japanese time during the occupation is a standard time', () => {
  for (const [zone, year] of [
    ['Asia/Taipei', 1940],
    ['Asia/Hong_Kong', 1943],
    ['Asia/Macau', 1944],
  ] as const)
    expect(resolveCivilTime(clock(year, 1, 1), zone, true, 0)).toMatchObject({ standard: 32_400, summer: 0 });
});

test.each(['Asia/Shanghai', 'Asia/Hong_Kong', 'Asia/Macau', 'Asia/Taipei'] as Zone[])(
  'the civil clock of %s equals that of the time-zone data',
  (zone) => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const epoch = toJdn(1970, 1, 1);
    for (let jdn = toJdn(1905, 1, 1); jdn < toJdn(2030, 1, 1); jdn += 17) {
      const ms = (jdn - epoch) * DAY * 1000;
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
        format.format(ms).match(/\d+/g) ?? []
      ).map(Number);
      const local = toSeconds({ year, month, day, hour, minute, second });
      const place = resolveCivilTime(local, zone, true, 0, zone === 'Asia/Shanghai' ? '310000' : '')!;
      const instant = local - place.standard - place.summer + CHINA_OFFSET;
      if (instant !== fromEpoch(ms)) expect.fail(`${zone} ${JSON.stringify(fromSeconds(local))}`);
    }
  },
);

test('rejects an unknown zone', () => {
  expect(zoneOf('Asia/Taipei')).toBe('Asia/Taipei');
  expect(() => zoneOf('Europe/Paris')).toThrow('Europe/Paris');
  expect(() => zoneOf('toString')).toThrow();
});

test.each([
  ['710000', 'Asia/Taipei'],
  ['810001', 'Asia/Hong_Kong'],
  ['820000', 'Asia/Macau'],
  ['653101', 'Asia/Shanghai'],
  ['', 'Asia/Shanghai'],
])('region %s has the zone %s', (code, zone) => {
  expect(zoneOfRegion(code)).toBe(zone);
});

describe('what is disputed', () => {
  const disputed = (zone: Zone, region: string, ...time: Parameters<typeof clock>) =>
    resolveCivilTime(clock(...time), zone, true, 0, region)?.disputed;

  test('Taiwan, where its almanac has another summer time than the zone data', () => {
    const taiwan = (...time: Parameters<typeof clock>) => disputed('Asia/Taipei', '710100', ...time);
    // The zone data: UTC+9 until 1945-09-21, summer time 1946-05-15…10-01, 1947-04-15…11-01, then as the almanac.
    for (const [year, month, day] of [
      [1945, 9, 25],
      [1946, 5, 10],
      [1947, 4, 20],
      [1947, 10, 15],
    ] as const)
      expect(taiwan(year, month, day, 12)).toBe('taiwan');
    for (const [year, month, day] of [
      [1945, 7, 1],
      [1945, 10, 5],
      [1946, 7, 1],
      [1948, 7, 1],
      [1951, 4, 15],
      [1955, 7, 1],
    ] as const)
      expect(taiwan(year, month, day, 12)).toBeNull();
  });

  test('the north-east and the east of Inner Mongolia in 1937–1945, when it may have been UTC+9', () => {
    for (const region of ['210102', '220102', '230102', '150402', '150502', '150702', '152201'])
      expect(disputed('Asia/Shanghai', region, 1940, 7, 1, 12)).toBe('manchukuo');
    for (const region of ['150102', '110101', '130102'])
      expect(disputed('Asia/Shanghai', region, 1940, 1, 1, 12)).toBeNull();
    // 满州日日新闻 of 1936-11-11: the clocks went from 23:00 on 31 December 1936 to midnight, in Dalian (210202) too.
    for (const region of ['210102', '210202']) {
      expect(disputed('Asia/Shanghai', region, 1936, 12, 31, 22, 59)).toBeNull();
      expect(disputed('Asia/Shanghai', region, 1937, 1, 1, 0)).toBe('manchukuo');
    }
    expect(disputed('Asia/Shanghai', '210102', 1946, 1, 1, 12)).toBeNull();
  });
});

test('a skipped time is named by what changed', () => {
  expect(skippedBy(clock(1986, 5, 4, 2, 30), 'Asia/Shanghai')).toBe('summer');
  expect(skippedBy(clock(1937, 10, 1, 0, 30), 'Asia/Taipei')).toBe('zone');
  expect(skippedBy(clock(1986, 5, 4, 4, 30), 'Asia/Shanghai')).toBeNull();
});
