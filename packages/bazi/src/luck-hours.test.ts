import fc from 'fast-check';
import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { castChart } from './chart.ts';
import { hourlyLuck } from './luck-hours.ts';
import { DAY, formatSeconds, fromJdn, toJdn } from './time/calendar.ts';
import type { Conventions } from './types.ts';

const chart = { day_master: '辛' };
const hours = (date: string, zi: Conventions['zi'], now = 0) => hourlyLuck(chart, date, zi, now);

describe('the hours of 20 November 2026, a day 戊戌', () => {
  // 戊癸何方发，壬子是真途: from 壬子.
  test('are twelve from 壬子 where the day changes at 23:00', () => {
    const list = hours('2026-11-20', 'next');
    expect(list.map(({ ganzhi }) => ganzhi).join(' ')).toBe(
      '壬子 癸丑 甲寅 乙卯 丙辰 丁巳 戊午 己未 庚申 辛酉 壬戌 癸亥',
    );
    expect([list[0], list[1], list.at(-1)]).toEqual([
      { name: '子时', span: '23:00–00:59', ganzhi: '壬子', shi_shen: '伤官', current: false },
      { name: '丑时', span: '01:00–02:59', ganzhi: '癸丑', shi_shen: '食神', current: false },
      { name: '亥时', span: '21:00–22:59', ganzhi: '癸亥', shi_shen: '食神', current: false },
    ]);
  });

  test('are thirteen where it changes at midnight, the late 子 with the stem of the next day', () => {
    const list = hours('2026-11-20', 'split');
    expect(list).toHaveLength(13);
    expect(list[0]).toMatchObject({ name: '早子时', span: '00:00–00:59', ganzhi: '壬子' });
    expect(list.at(-1)).toMatchObject({ name: '晚子时', span: '23:00–23:59', ganzhi: '甲子' });
  });

  test('mark the current one', () => {
    const current = (zi: Conventions['zi'], now: string) =>
      hours('2026-11-20', zi, Date.parse(`${now}+08:00`))
        .filter((each) => each.current)
        .map(({ name }) => name);
    expect(current('next', '2026-11-20T12:00:00')).toEqual(['午时']);
    expect(current('next', '2026-11-19T23:00:00')).toEqual(['子时']);
    expect(current('next', '2026-11-19T22:59:59')).toEqual([]);
    expect(current('next', '2026-11-20T23:00:00')).toEqual([]);
    const losAngeles = hourlyLuck(
      chart,
      '2026-11-20',
      'next',
      Date.parse('2026-11-19T23:30:00-08:00'),
      -8 * 3600,
    );
    expect(losAngeles.filter((each) => each.current).map(({ name }) => name)).toEqual(['子时']);
    expect(current('split', '2026-11-19T23:30:00')).toEqual([]);
    expect(current('split', '2026-11-20T00:59:59')).toEqual(['早子时']);
    expect(current('split', '2026-11-20T23:00:00')).toEqual(['晚子时']);
  });
});

/**
 * 流时 are the hours of any day. Day and hour of people whose birth is on record, as their charts are printed, by the day on
 * the Gregorian calendar, and the line of the verse (五鼠遁) that gives the first hour of the day.
 */
const PEOPLE = [
  ['岳飞', '1103-03-31', '甲子', '己巳', '甲己还加甲'],
  ['康熙帝', '1654-05-04', '戊申', '丁巳', '戊癸何方发，壬子是真途'],
  ['雍正帝', '1678-12-13', '丁酉', '壬寅', '丁壬庚子居'],
  ['乾隆帝', '1711-09-25', '庚午', '丙子', '乙庚丙作初'],
  ['曾国藩', '1811-11-26', '丙辰', '己亥', '丙辛从戊起'],
  ['左宗棠', '1812-11-10', '丙午', '庚寅', '丙辛从戊起'],
  ['李鸿章', '1823-02-15', '乙亥', '己卯', '乙庚丙作初'],
  ['慈禧太后', '1835-11-29', '乙丑', '丙子', '乙庚丙作初'],
  ['袁世凯', '1859-09-16', '丁巳', '丁未', '丁壬庚子居'],
  ['孙中山', '1866-11-12', '辛卯', '庚寅', '丙辛从戊起'],
  ['蒋介石', '1887-10-31', '己巳', '庚午', '甲己还加甲'],
  ['溥仪', '1906-02-07', '壬午', '丙午', '丁壬庚子居'],
] as const;

test.each(PEOPLE)('%s was born on %s, a day %s, in its hour %s', (_, date, day, hour, verse) => {
  const list = hours(date, 'next').map((each) => each.ganzhi);
  expect(list).toContain(hour);
  // Each line has the stems of its days, and the stem of 子.
  expect(verse.slice(0, 2)).toContain(day.charAt(0));
  expect(verse.slice(2)).toContain(list[0]!.charAt(0));
});

test('every hour of a day is the one that a chart and lunar-javascript have', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: toJdn(1901, 1, 1), max: toJdn(2099, 12, 31) }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom('next' as const, 'split' as const),
      (jdn, hour, zi) => {
        // 23:00 belongs to the next day where the day changes then.
        const day = jdn + (zi === 'next' && hour === 23 ? 1 : 0);
        const list = hours(formatSeconds(day * DAY).slice(0, 10), zi);
        const place = zi === 'split' && hour === 23 ? 12 : ((hour + 1) >> 1) % 12;
        const birth = { calendar_type: 'solar', ...fromJdn(jdn), hour, minute: 30, gender: 'male' } as const;
        const { heavenly_stem, earthly_branch } = castChart(birth, { zi, dst: false }, 0).bazi.time_pillar;
        expect(list[place]!.ganzhi).toBe(heavenly_stem + earthly_branch);
        const eight = Solar.fromYmdHms(birth.year, birth.month, birth.day, hour, 30, 0)
          .getLunar()
          .getEightChar();
        eight.setSect(zi === 'next' ? 1 : 2);
        expect(list[place]!.ganzhi).toBe(eight.getTime());
        expect(new Set(list.map(({ span }) => span)).size).toBe(list.length);
      },
    ),
    { numRuns: 200 },
  );
});
