import { Solar } from 'lunar-javascript';
import { describe, expect, test } from 'vitest';
import { libraryJieAt } from '../scripts/library-terms.ts';
import { annualLuck, castChart, monthlyLuck } from './chart.ts';
import { monthPair, yearPair } from './pillars.ts';
import { ganzhi } from './sixty-cycle.ts';
import { jieAt, jieInstant, yearOfJie } from './terms.ts';
import { fromJdn, fromSeconds, toJdn, toSeconds } from './time/calendar.ts';
import type { Birth, Chart, Conventions, Pillar } from './types.ts';

const NOW = Date.UTC(2026, 10, 20, 4);

function birth(text: string, changes: Partial<Birth> = {}): Birth {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return { calendar_type: 'solar', year, month, day, hour, minute, gender: 'male', ...changes };
}

function chartOf(text: string, changes: Partial<Birth> = {}, conventions: Partial<Conventions> = {}): Chart {
  return castChart(birth(text, changes), conventions, NOW);
}

const pair = (pillar: Pillar) => pillar.heavenly_stem + pillar.earthly_branch;

function eight({ bazi }: Chart): string {
  return [bazi.year_pillar, bazi.month_pillar, bazi.day_pillar, bazi.time_pillar].map(pair).join(' ');
}

function kinds({ truth }: Chart): string[] {
  return truth.warnings.map(({ kind }) => kind);
}

test('a chart has the published pillars and luck of a known birth', () => {
  const chart = castChart(birth('2002-10-05 09:43', { gender: 'female' }), {}, NOW);
  expect(eight(chart)).toBe('壬午 己酉 丙午 癸巳');
  expect(chart.day_master).toBe('丙');
  expect(chart.bazi.year_pillar).toEqual({
    shi_shen: '七杀',
    heavenly_stem: '壬',
    earthly_branch: '午',
    cang_gan: ['丁', '己'],
    cang_gan_shi_shen: ['劫财', '伤官'],
    na_yin: '杨柳木',
    kong_wang: '申酉',
    di_shi: '帝旺',
    zi_zuo: '胎',
  });
  // 白露 was on 2002-09-08 at 03:31 (UTC+8), 27 days 6 hours 12 minutes before: 9 years and a month less 4 minutes.
  expect(chart.qi_yun).toEqual({ years: 9, months: 1, days: 0, hours: 23, forward: false });
  expect(chart.bazi.qi_yun_date).toBe('2011-11-06 09:37:00');
  expect(chart.da_yun_list.slice(0, 3).map(({ ganzhi: text }) => text)).toEqual(['戊申', '丁未', '丙午']);
  expect(chart.da_yun_list[0]).toMatchObject({
    start_age: 10,
    end_age: 19,
    start_year: 2011,
    end_year: 2020,
  });
  expect(chart.truth).toMatchObject({
    clock: '2002-10-05 09:43:00',
    lunar: { text: '二〇〇二年八月廿九' },
    zone: 'Asia/Shanghai',
    longitude: null,
    true_solar: false,
    corrected_time: '2002-10-05 09:43:00',
    jie: { previous: { name: '白露', minutes: -39251.95 }, next: { name: '寒露' } },
    warnings: [],
  });
  expect(chart.conventions).toEqual({ zi: 'next', yun: 'exact', dst: true, dst_fold: 0 });
});

test('year and month pillars change at the second of each 节 and nowhere else', () => {
  const at = (seconds: number) => {
    const { year_pillar, month_pillar } = castChart(
      { calendar_type: 'solar', ...fromSeconds(seconds), gender: 'male' },
      { dst: false },
      0,
    ).bazi;
    return pair(year_pillar) + pair(month_pillar);
  };
  const wanted = (jie: number) => ganzhi(yearPair(yearOfJie(jie))) + ganzhi(monthPair(jie));
  for (let jie = 1; jie < 2412; jie += 1) {
    // The year's part changes with 立春 only, every twelfth 节 from the first.
    expect(wanted(jie).slice(0, 2) !== wanted(jie - 1).slice(0, 2)).toBe(jie % 12 === 1);
    const from = jieInstant(jie);
    if (at(from - 1) !== wanted(jie - 1)) expect.fail(`before ${jie}`);
    const to = Math.min(jieInstant(jie + 1), toJdn(2101, 1, 1) * 86_400);
    // Its own second, one in each week after, and its last.
    for (let second = from; second < to; second += 86_400 * 7)
      if (at(second) !== wanted(jie)) expect.fail(`within ${jie}`);
    if (at(to - 1) !== wanted(jie)) expect.fail(`at the end of ${jie}`);
  }
});

test('one day in 23 of 1900–2100 has the pillars of lunar-javascript, except between the two 节', () => {
  for (let jdn = toJdn(1900, 1, 31); jdn <= toJdn(2100, 12, 31); jdn += 23) {
    const date = fromJdn(jdn);
    const hour = jdn % 24;
    const at = toSeconds({ ...date, hour, minute: 30, second: 0 });
    if (jieAt(at) !== libraryJieAt(at)) continue;
    const eightChar = Solar.fromYmdHms(date.year, date.month, date.day, hour, 30, 0)
      .getLunar()
      .getEightChar();
    eightChar.setSect(1);
    const wanted = [eightChar.getYear(), eightChar.getMonth(), eightChar.getDay(), eightChar.getTime()].join(
      ' ',
    );
    const got = eight(
      castChart({ calendar_type: 'solar', ...date, hour, minute: 30, gender: 'male' }, { dst: false }, 0),
    );
    if (got !== wanted) expect.fail(`${JSON.stringify(date)} ${hour}:30 gave ${got}, not ${wanted}`);
  }
});

describe('summer time (dst)', () => {
  test('is subtracted with a warning, unless dst is off', () => {
    const applied = chartOf('1988-07-15 09:30');
    expect(pair(applied.bazi.time_pillar)).toBe('壬辰');
    expect(applied.truth.steps).toEqual([
      { kind: 'clock', minutes: 0, result: '1988-07-15 09:30:00' },
      { kind: 'dst', minutes: -60, result: '1988-07-15 08:30:00' },
    ]);
    expect(kinds(applied)).toEqual(['dst_applied']);
    const left = chartOf('1988-07-15 09:30', {}, { dst: false });
    expect(pair(left.bazi.time_pillar)).toBe('癸巳');
    expect(kinds(left)).toEqual([]);
  });

  test('an hour that the clock showed twice has a warning, and dst_fold chooses the second', () => {
    const first = chartOf('1988-09-11 01:30');
    const second = chartOf('1988-09-11 01:30', {}, { dst_fold: 1 });
    expect(kinds(first)).toEqual(['dst_applied', 'dst_overlap']);
    expect(kinds(second)).toEqual(['dst_overlap']);
    expect([first, second].map(({ truth }) => truth.corrected_time)).toEqual([
      '1988-09-11 00:30:00',
      '1988-09-11 01:30:00',
    ]);
  });

  test('a birth between the two dates given for 1988 has a warning', () => {
    const days = [
      '1988-04-10 01:59',
      '1988-04-10 02:00',
      '1988-04-16 12:00',
      '1988-04-17 02:59',
      '1988-04-17 03:00',
    ];
    expect(days.map((text) => kinds(chartOf(text)).includes('dst_disputed'))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(chartOf('1988-04-12 12:00').truth.steps).toHaveLength(1);
    // 2:30 on 17 April occurred only if summer time began on the 10th.
    const skipped = chartOf('1988-04-17 02:30');
    expect(skipped.truth.corrected_time).toBe('1988-04-17 01:30:00');
    expect(kinds(skipped)).toEqual(['dst_applied', 'dst_disputed']);
  });
});

describe('the clocks before 1950', () => {
  const at = (text: string, birth_place = '', conventions: Partial<Conventions> = {}) => {
    const { truth } = chartOf(text, { birth_place }, conventions);
    return [truth.corrected_time.slice(11, 16), ...truth.warnings.map(({ kind }) => kind)];
  };

  test('summer time is subtracted in Shanghai', () => {
    for (const text of ['1919-07-01 12:30', '1940-07-01 12:30', '1943-07-01 12:30', '1948-07-01 12:30'])
      expect(at(text, '310101')).toEqual(expect.arrayContaining(['11:30', 'dst_applied']));
    expect(at('1943-07-01 12:30', '310101', { dst: false })).toEqual(['12:30']);
  });

  test('summer time is subtracted in the occupied east with a warning', () => {
    for (const place of ['320102', '330102', '340102'])
      expect(at('1943-07-01 12:30', place)).toEqual(['11:30', 'dst_applied', 'dst_disputed']);
  });

  test('summer time is not subtracted where it is uncertain, with a warning', () => {
    expect(at('1943-07-01 12:30')).toEqual(['12:30', 'dst_disputed', 'historic_clock']);
    for (const place of ['110101', '370102', '440103'])
      expect(at('1943-07-01 12:30', place)).toEqual(['12:30', 'dst_disputed']);
    expect(at('1947-07-01 12:30', '500103')).toEqual(['12:30', 'dst_disputed', 'historic_clock']);
    expect(at('1943-07-01 12:30', '110101', { dst: false })).toEqual(['12:30']);
  });

  test('summer time is not subtracted in the west, nor outside Shanghai in 1919', () => {
    for (const place of ['500103', '510104', '610102'])
      expect(at('1943-07-01 12:30', place)).toEqual(['12:30', 'historic_clock']);
    expect(at('1919-07-01 12:30', '320102')).toEqual(['12:30', 'historic_clock']);
  });

  test('the hour that Shanghai skipped exists elsewhere', () => {
    expect(at('1940-06-01 00:30', '500103')[0]).toBe('00:30');
    expect(() => at('1940-06-01 00:30', '310101')).toThrow('没有出现过');
  });

  test('historic_clock names local time before 1928 and the zone of the region in 1912–1949', () => {
    const notice = (text: string, birth_place = '') =>
      chartOf(text, { birth_place }).truth.warnings.find(({ kind }) => kind === 'historic_clock')?.message;
    expect(notice('1905-01-01 12:00', '110101')).toContain('地方时');
    expect(notice('1905-01-01 12:00', '110101')).not.toContain('时区');
    expect(notice('1920-01-01 12:00', '500103')).toMatch(/地方时.*陇蜀时区（UTC\+7）/);
    expect(notice('1930-01-01 12:00', '220102')).toContain('长白时区（UTC+8:30）');
    expect(notice('1930-01-01 12:00', '650102')).toMatch(/新藏时区（UTC\+6.*昆仑时区 UTC\+5:30/);
    expect(notice('1930-01-01 12:00')).toContain('五个时区');
    expect(notice('1930-01-01 12:00', '310101')).toBeUndefined();
    expect(notice('1949-10-01 12:00', '500103')).toBeUndefined();
    expect(chartOf('1930-01-01 12:00', { zone: 'Asia/Hong_Kong' }).truth.warnings).toEqual([]);
  });
});

describe('true solar time', () => {
  test('noon in 喀什 is 9:06 in true solar time', () => {
    const chart = chartOf('2000-06-01 12:00', { longitude: 75.99 });
    // 4 minutes a degree west of 120°, and an equation of time of +2 minutes 14 seconds (USNO).
    expect(chart.truth.steps.map(({ kind, minutes }) => [kind, Math.round(minutes * 10) / 10])).toEqual([
      ['clock', 0],
      ['longitude', -176],
      ['equation_of_time', 2.2],
    ]);
    expect(chart.truth.corrected_time.slice(0, 16)).toBe('2000-06-01 09:06');
    expect(pair(chart.bazi.time_pillar)).toBe('辛巳');
    expect(pair(chartOf('2000-06-01 12:00').bazi.time_pillar)).toBe('壬午');
  });

  test('changes the day pillar at 23:00 of true solar time', () => {
    const clock = chartOf('2000-06-01 00:10');
    const moved = chartOf('2000-06-01 00:10', { longitude: 75.99 });
    const late = chartOf('2000-06-01 02:30', { longitude: 75.99 });
    expect(moved.truth.corrected_time).toMatch(/^2000-05-31 21:16/);
    expect(pair(clock.bazi.day_pillar)).toBe('庚寅');
    expect(pair(moved.bazi.day_pillar)).toBe('己丑');
    expect(late.truth.corrected_time).toMatch(/^2000-05-31 23:36/);
    expect(pair(late.bazi.day_pillar)).toBe('庚寅');
    const split = chartOf('2000-06-01 02:30', { longitude: 75.99 }, { zi: 'split' });
    expect(pair(split.bazi.day_pillar)).toBe('己丑');
    expect(pair(split.bazi.time_pillar)).toBe('丙子');
  });

  test('does not change the pillars of year and month, nor luck', () => {
    // 立春 of 2000 came at 20:40:23; the true sun of 喀什 was hours behind the clock.
    const east = chartOf('2000-02-04 20:45');
    const west = chartOf('2000-02-04 20:45', { longitude: 75.99 });
    expect(eight(west).slice(0, 5)).toBe(eight(east).slice(0, 5));
    expect(eight(west)).toMatch(/^庚辰 戊寅/);
    expect(west.qi_yun).toEqual(east.qi_yun);
    expect(west.da_yun_list.map(({ start_date }) => start_date)).toEqual(
      east.da_yun_list.map(({ start_date }) => start_date),
    );
  });

  test('is computed after summer time and the zone', () => {
    const summer = chartOf('1990-05-03 12:30', { longitude: 114.0833 });
    expect(summer.truth.steps.map(({ kind }) => kind)).toEqual([
      'clock',
      'dst',
      'longitude',
      'equation_of_time',
    ]);
    expect(summer.truth.corrected_time).toMatch(/^1990-05-03 11:09/);
    const taipei = chartOf('1940-01-15 12:00', { longitude: 121.5, zone: 'Asia/Taipei' });
    // From the meridian of UTC+9, 135° E.
    expect(taipei.truth.steps.slice(1, 3)).toEqual([
      { kind: 'zone', minutes: 0, result: '1940-01-15 12:00:00' },
      { kind: 'longitude', minutes: -54, result: '1940-01-15 11:06:00' },
    ]);
    expect(taipei.truth.zone_offset).toBe(32_400);
    const winter = chartOf('1990-01-15 12:00', { longitude: 0 });
    expect(winter.truth.true_solar).toBe(true);
  });
});

describe('warnings', () => {
  test('within 2 minutes of a 节 the warning names both months, within 30 the distance', () => {
    const before = chartOf('2000-02-04 20:40');
    expect(before.truth.jie.next).toMatchObject({ name: '立春', minutes: 0.38 });
    expect(eight(before)).toMatch(/^己卯 丁丑/);
    expect(before.truth.warnings).toEqual([
      {
        kind: 'near_jie',
        message:
          '出生时刻在立春（2000年2月4日 20:40:23）前 23 秒：交节之前为己卯年丁丑月，之后为庚辰年戊寅月，请核对出生时间。',
      },
    ]);
    const after = chartOf('2000-02-04 20:42');
    expect(after.truth.jie.previous.minutes).toBe(-1.62);
    expect(after.truth.warnings[0]?.message).toContain('后 2 分钟：');
    expect(chartOf('2000-02-04 20:55').truth.warnings[0]?.message).not.toContain('己卯');
    expect(kinds(chartOf('2000-02-04 21:30'))).toEqual([]);
  });

  test('a birth within 15 minutes of the change of the day has near_zi', () => {
    expect(kinds(chartOf('2001-06-01 22:50'))).toEqual(['near_zi']);
    expect(kinds(chartOf('2001-06-01 23:10'))).toEqual(['near_zi']);
    expect(kinds(chartOf('2001-06-01 00:05'))).toEqual([]);
    expect(kinds(chartOf('2001-06-01 00:05', {}, { zi: 'split' }))).toEqual(['near_zi']);
    expect(kinds(chartOf('2001-06-01 23:55', {}, { zi: 'split' }))).toEqual(['near_zi']);
    expect(kinds(chartOf('2001-06-01 22:00'))).toEqual([]);
  });

  test('with true solar time, a birth within 5 minutes of a change of the hour has near_hour', () => {
    // The true solar time of 喀什 is 2:54 behind the clock.
    const at = (text: string) => kinds(chartOf(`2000-06-01 ${text}`, { longitude: 75.99 }));
    expect([at('11:49'), at('11:54'), at('11:58')]).toEqual([['near_hour'], ['near_hour'], ['near_hour']]);
    expect([at('11:48'), at('12:00'), at('12:54')]).toEqual([[], [], []]);
    expect(kinds(chartOf('2000-06-01 09:00'))).toEqual([]);
  });

  test('near_hour names the change of the hour with its minutes', () => {
    const changeAt = (text: string) =>
      /距 (.*) 仅/.exec(chartOf(`2000-06-01 ${text}`, { longitude: 75.99 }).truth.warnings[0]!.message)?.[1];
    expect([changeAt('11:54'), changeAt('19:54'), changeAt('03:54')]).toEqual(['09:00', '17:00', '01:00']);
    expect(chartOf('1990-07-15 08:00').truth.warnings[0]?.message).toContain('恰在 07:00，');
  });

  test('with true solar time, one birth in twelve is near a change of the hour', () => {
    let near = 0;
    for (let minute = 0; minute < 1440; minute += 1) {
      const time = `${Math.floor(minute / 60)}:${minute % 60}`;
      near += kinds(chartOf(`2000-06-01 ${time}`, { longitude: 75.99 })).filter(
        (kind) => kind === 'near_hour',
      ).length;
    }
    // 11 of the 12 changes; at 23:00 the day changes as well, and near_zi says so.
    expect(near / 1440).toBeCloseTo((11 * 10) / 1440, 2);
  });

  test('a birth after 2050 has beyond_2050', () => {
    expect(kinds(chartOf('2051-06-20 12:00'))).toEqual(['beyond_2050']);
    expect(kinds(chartOf('2050-06-20 12:00'))).toEqual([]);
  });
});

describe('what is current', () => {
  const at = (text: string, now: string) => castChart(birth(text), {}, Date.parse(`${now}+08:00`));
  const running = ({ da_yun_list }: Chart) => da_yun_list.findIndex(({ current }) => current);

  test('a cycle is current from its start date, not from 1 January', () => {
    // Luck of this birth starts on 1997-11-17 at 23:28 without summer time.
    const born = '1990-06-15 11:30';
    expect(at(born, '2020-01-01T00:00:00').bazi.qi_yun_date).toBe('1997-11-18 00:28:00');
    expect(running(at(born, '1997-11-17T23:27:59'))).toBe(-1);
    expect(at(born, '1997-11-17T23:27:59').bazi.da_yun_pillar).toBeNull();
    expect(running(at(born, '1997-11-17T23:28:00'))).toBe(0);
    expect(running(at(born, '2007-11-17T23:27:59'))).toBe(0);
    const second = at(born, '2007-11-17T23:28:00');
    expect(running(second)).toBe(1);
    expect(second.bazi.da_yun_pillar!.gan + second.bazi.da_yun_pillar!.zhi).toBe(
      second.da_yun_list[1]!.ganzhi,
    );
    expect(at(born, '2100-01-01T00:00:00').bazi.da_yun_pillar).toBeNull();
  });

  test('the current year changes at 立春', () => {
    // 立春 of 2026: 4 February 04:02 (中国科学院紫金山天文台).
    const pillarAt = (now: string) => {
      const { gan, zhi } = at('1990-06-15 11:30', now).bazi.liu_nian_pillar;
      return gan + zhi;
    };
    expect(pillarAt('2026-02-04T04:00:00')).toBe('乙巳');
    expect(pillarAt('2026-02-04T04:04:00')).toBe('丙午');
  });

  test('annualLuck and monthlyLuck list the years and months, with the current one', () => {
    const chart = at('1990-06-15 11:30', '2026-11-20T12:00:00');
    const index = running(chart);
    const years = annualLuck(chart, index, NOW);
    expect(years.map(({ year }) => year)).toEqual([
      2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
    expect(years[0]).toMatchObject({ age: 28, ganzhi: '丁酉' });
    expect(years.filter(({ current }) => current).map(({ ganzhi: text }) => text)).toEqual(['丙午']);
    expect(monthlyLuck(chart, 2026, NOW).filter(({ current }) => current)).toMatchObject([
      { month: 10, ganzhi: '己亥', jie: '立冬' },
    ]);
    expect(() => annualLuck(chart, 10, NOW)).toThrow(RangeError);
    expect(() => annualLuck(chart, -1, NOW)).toThrow(RangeError);
  });
});

test('two calls return equal charts that share no objects', () => {
  const one = chartOf('1990-06-15 11:30');
  const two = chartOf('1990-06-15 11:30');
  expect(two).toEqual(one);
  one.bazi.year_pillar.cang_gan.push('甲');
  expect(chartOf('1990-06-15 11:30')).toEqual(two);
});
