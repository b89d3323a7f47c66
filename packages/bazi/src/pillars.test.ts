import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import {
  cangGan,
  dayAndTimePairs,
  diShi,
  kongWang,
  monthPair,
  naYin,
  pillar,
  shiShen,
  yearPair,
} from './pillars.ts';
import { BRANCHES, ganzhi, pairOf, STEMS } from './sixty-cycle.ts';
import { liChunOf } from './terms.ts';
import { DAY, fromJdn, toJdn, toSeconds } from './time/calendar.ts';

const PAIRS = Array.from({ length: 60 }, (_, pair) => pair);

test('converting a pair to its number and back gives the same pair', () => {
  expect(PAIRS.map((pair) => pairOf(ganzhi(pair)))).toEqual(PAIRS);
  expect(new Set(PAIRS.map(ganzhi)).size).toBe(60);
  for (const text of ['甲丑', '子甲', '甲', '甲子年']) expect(() => pairOf(text)).toThrow(RangeError);
});

test('sixty days in a row have the pillars of lunar-javascript', () => {
  for (let jdn = toJdn(1999, 12, 1); jdn < toJdn(1999, 12, 1) + 60; jdn += 1) {
    const { year, month, day } = fromJdn(jdn);
    const library = Solar.fromYmdHms(year, month, day, 12, 0, 0).getLunar().getEightChar();
    const pair = (jdn + 49) % 60;
    const own = pillar(pair, pair % 10, true);
    expect(ganzhi(pair)).toBe(library.getDay());
    expect(own.cang_gan).toEqual(library.getDayHideGan());
    expect(own.na_yin).toBe(library.getDayNaYin());
    expect(own.kong_wang).toBe(library.getDayXunKong());
    expect(own.di_shi).toBe(library.getDayDiShi());
    expect(own.zi_zuo).toBe(own.di_shi);
    expect(own.shi_shen).toBe('日主');
    const ofYear = pillar(yearPair(1999), pair % 10);
    expect(ofYear.shi_shen).toBe(library.getYearShiShenGan());
    expect(ofYear.cang_gan_shi_shen).toEqual(library.getYearShiShenZhi());
    expect(ofYear.di_shi).toBe(library.getYearDiShi());
  }
});

describe('ten gods', () => {
  test('a 甲 day has the published ten gods', () => {
    expect([...STEMS].map((_, stem) => shiShen(0, stem)).join(' ')).toBe(
      '比肩 劫财 食神 伤官 偏财 正财 七杀 正官 偏印 正印',
    );
  });

  test('a 癸 day has the published ten gods', () => {
    expect([...STEMS].map((_, stem) => shiShen(9, stem)).join(' ')).toBe(
      '伤官 食神 正财 偏财 正官 七杀 正印 偏印 劫财 比肩',
    );
  });

  test('every day stem has each of the ten gods once', () => {
    for (let day = 0; day < 10; day += 1)
      expect(new Set([...STEMS].map((_, stem) => shiShen(day, stem))).size).toBe(10);
  });
});

test('the twelve branches have their hidden stems, main first', () => {
  expect(
    [...BRANCHES]
      .map((_, branch) =>
        cangGan(branch)
          .map((stem) => STEMS[stem])
          .join(''),
      )
      .join(' '),
  ).toBe('癸 己癸辛 甲丙戊 乙 戊乙癸 丙庚戊 丁己 己丁乙 庚壬戊 辛 戊辛丁 壬甲');
});

/**
 * 空亡. 《神峰通考·月支正财格》 「怕空亡，乃六甲空亡，甲子旬中以戌空亡之类」; 《珞琭子消息赋》 has the six in this order, 「六虚下于空亡，自乾南首」:
 * from 乾, 戌 and 亥, by way of the south. Casebooks rarely judge by it; the ten days below are charts' days that
 * 《三命通会·论十恶大败》 lists because their 禄 is void.
 */
describe('the void branches', () => {
  test.each([
    ['甲子', '戌亥'],
    ['甲戌', '申酉'],
    ['甲申', '午未'],
    ['甲午', '辰巳'],
    ['甲辰', '寅卯'],
    ['甲寅', '子丑'],
  ])('of the ten pairs from %s are %s, which none of them has', (first, wanted) => {
    for (let pair = pairOf(first), end = pair + 10; pair < end; pair += 1) {
      expect(kongWang(pair)).toBe(wanted);
      expect(wanted).not.toContain(ganzhi(pair).charAt(1));
    }
  });

  test.each([
    ['甲辰', '寅'],
    ['乙巳', '卯'],
    ['丙申', '巳'],
    ['丁亥', '午'],
    ['戊戌', '巳'],
    ['己丑', '午'],
    ['庚辰', '申'],
    ['辛巳', '酉'],
    ['壬申', '亥'],
    ['癸亥', '子'],
  ])('of the day %s have its 禄 %s', (day, lu) => {
    expect(kongWang(pairOf(day))).toContain(lu);
  });
});

test('life stages run forward for yang stems and backward for yin stems', () => {
  expect([...BRANCHES].map((_, branch) => diShi(0, branch)).join(' ')).toBe(
    '沐浴 冠带 临官 帝旺 衰 病 死 墓 绝 胎 养 长生',
  );
  expect([...BRANCHES].map((_, branch) => diShi(1, branch)).join(' ')).toBe(
    '病 衰 帝旺 临官 冠带 沐浴 长生 养 胎 绝 墓 死',
  );
});

test('two pairs in a row share a na yin', () => {
  expect(['甲子', '乙丑', '丙寅', '辛酉', '癸亥'].map((text) => naYin(pairOf(text)))).toEqual([
    '海中金',
    '海中金',
    '炉中火',
    '石榴木',
    '大海水',
  ]);
});

test('the pairs of days and of years repeat after sixty', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toJdn(1900, 1, 1), max: toJdn(2100, 1, 1) }),
      fc.nat(86_399),
      (jdn, second) => {
        const at = (days: number) => dayAndTimePairs((jdn + days) * DAY + second, 'next');
        expect(at(60)).toEqual(at(0));
        expect(at(1).day).toBe((at(0).day + 1) % 60);
        expect(at(1).time).toBe((at(0).time + 12) % 60);
      },
    ),
  );
  expect(ganzhi(yearPair(1984))).toBe('甲子');
  expect(ganzhi(yearPair(1900))).toBe('庚子');
  expect(yearPair(2044)).toBe(yearPair(1984));
});

test('the stem of the first month follows 五虎遁', () => {
  const first = (year: number) => ganzhi(monthPair(liChunOf(year)));
  expect([1984, 1985, 1986, 1987, 1988, 1989].map(first)).toEqual([
    '丙寅',
    '戊寅',
    '庚寅',
    '壬寅',
    '甲寅',
    '丙寅',
  ]);
});

test('the pillars at 23:00 follow the zi convention', () => {
  // 1988-08-02 is 己丑, the next day 庚寅.
  const read = (zi: 'next' | 'split' | 'same', hour: number, minute: number) => {
    const pairs = dayAndTimePairs(toSeconds({ year: 1988, month: 8, day: 2, hour, minute, second: 0 }), zi);
    return ganzhi(pairs.day) + ganzhi(pairs.time);
  };
  expect(read('next', 23, 30)).toBe('庚寅丙子');
  expect(read('split', 23, 30)).toBe('己丑丙子');
  expect(read('same', 23, 30)).toBe('己丑甲子');
  for (const zi of ['next', 'split', 'same'] as const) {
    expect(read(zi, 22, 59)).toBe('己丑乙亥');
    expect(read(zi, 0, 0)).toBe('己丑甲子');
    expect(read(zi, 1, 0)).toBe('己丑乙丑');
  }
});
