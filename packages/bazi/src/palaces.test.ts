import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { palacesOf } from './palaces.ts';
import { naYin } from './pillars.ts';
import { pairOf } from './sixty-cycle.ts';
import { fromJdn, toJdn } from './time/calendar.ts';

test('the palaces equal those of lunar-javascript', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toJdn(1900, 2, 1), max: toJdn(2100, 12, 31) }),
      fc.nat(23),
      fc.nat(59),
      (jdn, hour, minute) => {
        const date = fromJdn(jdn);
        const birth = { calendar_type: 'solar' as const, ...date, hour, minute, gender: 'male' as const };
        const palaces = palacesOf(castChart(birth, { dst: false }, 0));
        const library = Solar.fromYmdHms(date.year, date.month, date.day, hour, minute, 0)
          .getLunar()
          .getEightChar();
        expect(palaces).toEqual({
          tai_yuan: library.getTaiYuan(),
          ming_gong: library.getMingGong(),
          shen_gong: library.getShenGong(),
          na_yin: {
            tai_yuan: naYin(pairOf(library.getTaiYuan())),
            ming_gong: naYin(pairOf(library.getMingGong())),
            shen_gong: naYin(pairOf(library.getShenGong())),
          },
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test('the palaces of one chart are as computed by hand', () => {
  // 庚午年 壬午月 巳时: 胎元 癸酉. 午 is the fifth month, 巳 the fourth hour from 寅 and the sixth from 子:
  // 14 − 9 = 5 → 午, 5 + 6 = 11 → 子; a 庚 year begins with 戊寅, so 壬午 and 戊子.
  const birth = { calendar_type: 'solar', year: 1990, month: 6, day: 15, hour: 10, minute: 30 } as const;
  expect(palacesOf(castChart({ ...birth, gender: 'male' }, {}, 0))).toEqual({
    tai_yuan: '癸酉',
    ming_gong: '壬午',
    shen_gong: '戊子',
    na_yin: { tai_yuan: '剑锋金', ming_gong: '杨柳木', shen_gong: '霹雳火' },
  });
});
