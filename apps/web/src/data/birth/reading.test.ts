import type { FortuneValues } from '@ziping/ui/screens/fortune/FortuneScreen';
import { cities, honolulu, newYork } from '@ziping/mocks/fixtures/locations';
import { describe, expect, it } from 'vitest';

import { emptyForm } from './form-state.ts';
import { readHours, readForm } from './reading.ts';

/** 2026-11-20 12:00 in Beijing. */
const NOW = 1_795_147_200_000;

const regions = {
  kind: 'ready' as const,
  nodes: [
    {
      code: '650000',
      name: '新疆维吾尔自治区',
      children: [
        {
          code: '653100',
          name: '喀什地区',
          longitude: 75.99,
          children: [{ code: '653101', name: '喀什市', longitude: 75.98 }],
        },
      ],
    },
    {
      code: '810000',
      name: '香港特别行政区',
      children: [{ code: '810001', name: '中西区', longitude: 114.15 }],
    },
  ],
};
const LONDON_1972 = {
  name: '英国时间',
  periods: [
    { from: 69_818_400, standard: 0, summer: 3600 },
    { from: 89_172_000, standard: 0, summer: 0 },
  ],
};
const nowhere = { kind: 'loading' as const };

const form = (change: Partial<FortuneValues> = {}): FortuneValues => ({
  ...emptyForm,
  birth_date: { year: 1990, month: 6, leap: false, day: 15 },
  hour: 9,
  minute: 20,
  ...change,
});
const on = (year: number, month: number, day: number, leap = false) => ({
  birth_date: { year, month, leap, day },
});

const cast = (change: Partial<FortuneValues>, places: Parameters<typeof readForm>[1] = regions) => {
  const reading = readForm(form(change), places, NOW);
  if (reading.kind !== 'cast') throw new Error(`not cast: ${JSON.stringify(reading)}`);
  return reading;
};

const pillarsOf = (reading: ReturnType<typeof cast>) => {
  const { year_pillar, month_pillar, day_pillar, time_pillar } = reading.chart.bazi;
  return [year_pillar, month_pillar, day_pillar, time_pillar]
    .map((pillar) => pillar.heavenly_stem + pillar.earthly_branch)
    .join(' ');
};

describe('the reading of the form', () => {
  it('waits for a whole date', () => {
    expect(
      readForm(form({ birth_date: { year: 1990, month: 6, leap: false, day: null } }), regions, NOW),
    ).toEqual({ kind: 'incomplete' });
  });

  it('is that of the record the form would make', () => {
    const kashgar = { use_true_solar_time: true, birth_place_values: ['650000', '653100', '653101'] };
    expect(pillarsOf(cast(kashgar))).toBe('庚午 壬午 辛亥 辛卯');
    expect(cast(kashgar).chart.truth.longitude).toBe(75.98);
  });

  it('follows the conventions of the form', () => {
    const late = { hour: 23, minute: 30, apply_dst: false };
    expect(pillarsOf(cast(late))).toBe('庚午 壬午 壬子 庚子');
    expect(pillarsOf(cast({ ...late, zi_convention: 'split' }))).toBe('庚午 壬午 辛亥 庚子');
    expect(cast({ yun_convention: 'minutes' }).chart.conventions.yun).toBe('minutes');
  });

  it('takes a lunar date, its leap month too', () => {
    const lunar = { calendar_type: 'lunar' as const, ...on(2020, 4, 1, true) };
    expect(cast(lunar).chart.truth.clock).toBe('2020-05-23 09:20:00');
  });

  it('says that the place is still missing, and casts by the clock meanwhile', () => {
    const asked = { use_true_solar_time: true };
    expect(cast(asked)).toMatchObject({ placeMissing: true, chart: { truth: { true_solar: false } } });
    expect(cast({ ...asked, birth_place_values: ['653101'] }, nowhere).placeMissing).toBe(true);
    expect(cast({}).placeMissing).toBe(false);
  });

  it('goes by the clock of a place outside the mainland, with and without true solar time', () => {
    const hongKong = {
      abroad: true,
      birth_place_values: ['810001'],
      ...on(1990, 7, 15),
      hour: 13,
      minute: 10,
    };
    expect(cast({ ...hongKong, use_true_solar_time: true }).chart.truth.zone).toBe('Asia/Hong_Kong');
    const { chart } = cast(hongKong, nowhere);
    expect(chart.truth).toMatchObject({ zone: 'Asia/Hong_Kong', true_solar: false });
    expect(chart.bazi.time_pillar.earthly_branch).toBe('未');
    expect(chart.truth.warnings.map(({ kind }) => kind)).not.toContain('dst_applied');
  });

  it.each([
    ['a day that month has not', on(2023, 2, 30), /2 月只有 28 天，没有 30 日/],
    [
      'a leap month that year has not',
      { calendar_type: 'lunar' as const, ...on(2021, 4, 1, true) },
      /没有闰四月/,
    ],
    [
      'a thirtieth of a small month',
      { calendar_type: 'lunar' as const, ...on(2023, 1, 30) },
      /小月，只有 29 天/,
    ],
    ['an hour the clock skipped', { ...on(1986, 5, 4), hour: 2, minute: 30 }, /拨快/],
    ['a birth to come', on(2026, 11, 21), /不能晚于现在/],
  ])('says why %s is impossible', (_what, change, message) => {
    expect(readForm(form(change), regions, NOW)).toEqual({
      kind: 'impossible',
      message: expect.stringMatching(message) as string,
    });
  });

  it('of a double hour in summer time says that it lies between two', () => {
    const tiger = { ...on(1990, 7, 15), hour: 4, minute: 0, hour_mode: 'traditional' as const };
    const reading = cast(tiger);
    expect(reading.chart.truth.warnings.map(({ kind }) => kind)).toContain('near_hour');
    const [question] = reading.questions;
    expect(question?.candidates.map(({ chart }) => chart.bazi.time_pillar.earthly_branch)).toEqual([
      '丑',
      '寅',
    ]);
  });

  it('of 丑时 on the night when summer time began is a chart', () => {
    const ox = { ...on(1986, 5, 4), hour: 2, minute: 0, hour_mode: 'traditional' as const };
    expect(cast(ox).chart.bazi.time_pillar.earthly_branch).toBe('丑');
  });

  it.each(['next', 'split'] as const)(
    'of 早子时 and 晚子时 in summer time keeps hour and day, %s',
    (zi_convention) => {
      for (const hour of [0, 23]) {
        const named = {
          ...on(1987, 7, 1),
          ...{ hour, minute: 0, hour_mode: 'traditional' as const, zi_convention },
        };
        const { day_pillar, time_pillar } = cast(named).chart.bazi;
        const plain = cast({ ...named, apply_dst: false }).chart.bazi;
        expect([day_pillar, time_pillar]).toEqual([plain.day_pillar, plain.time_pillar]);
      }
    },
  );

  it('opens the questions the hour leaves, and none where there are none', () => {
    expect(cast({}).questions).toEqual([]);
    const twice = cast({ ...on(1988, 9, 11), hour: 1, minute: 30, dst_fold: 1 });
    expect(twice.questions.map(({ kind }) => kind)).toEqual(['dst_overlap']);
    expect(twice.questions[0]?.candidates.map(({ chosen }) => chosen)).toEqual([false, true]);
  });
});

describe('a day without its hour', () => {
  it('waits for the day', () => {
    expect(readHours(emptyForm, regions, NOW)).toEqual({ kind: 'undated' });
  });

  it('has thirteen hours, whatever hour the form holds', () => {
    const question = readHours(form(on(1995, 1, 10)), regions, NOW);
    expect(question).toEqual(readHours(form({ ...on(1995, 1, 10), hour: 3, minute: 40 }), regions, NOW));
    expect(question).toMatchObject({ kind: 'hours', candidates: { stable: ['year', 'month'] } });
    expect(question.kind === 'hours' && question.candidates.hours).toHaveLength(13);
  });

  it('has hours the form can hold', () => {
    const question = readHours(form(on(1995, 4, 17)), regions, NOW);
    for (const { minute } of question.kind === 'hours' ? question.candidates.hours : [])
      expect(minute % 10).toBe(0);
  });

  it('says why there is no such day', () => {
    expect(readHours(form(on(2023, 2, 30)), regions, NOW)).toMatchObject({ kind: 'impossible' });
  });
});

describe('a birth abroad', () => {
  const london = cities.find(({ name }) => name === '伦敦');
  const born = {
    ...on(1961, 8, 4),
    hour: 19,
    minute: 24,
    use_true_solar_time: true,
    birth_place_values: [honolulu.code],
  };

  it('is cast by the clock of its city, with its candidates', () => {
    const reading = readForm(form(born), nowhere, NOW, honolulu);
    if (reading.kind !== 'cast') throw new Error(reading.kind);
    expect(reading.placeMissing).toBe(false);
    expect(reading.chart.bazi.qi_yun_date).toBe('1971-03-16 06:12:00');
    const twice = { ...born, ...on(1972, 10, 29), hour: 2, minute: 30, birth_place_values: [london!.code] };
    const open = readForm(form(twice), nowhere, NOW, { ...london!, zone_clock: LONDON_1972 });
    expect(open.kind === 'cast' && open.questions.map(({ kind }) => kind)).toContain('dst_overlap');
  });

  it('is cast by the clock of its city without true solar time', () => {
    const values = {
      ...on(1984, 2, 4),
      hour: 10,
      minute: 25,
      abroad: true,
      birth_place_values: [newYork.code],
    };
    const reading = readForm(form(values), nowhere, NOW, newYork);
    if (reading.kind !== 'cast') throw new Error(reading.kind);
    expect(pillarsOf(reading)).toBe('甲子 丙寅 戊辰 丁巳');
    expect(reading).toMatchObject({ placeMissing: false, chart: { truth: { true_solar: false } } });
    for (const part of [{}, { birth_place_values: [] }])
      expect(readForm(form({ ...values, ...part }), nowhere, NOW, null)).toMatchObject({
        placeMissing: true,
      });
  });

  it('says that the place is missing until its city is there, and with another city', () => {
    for (const city of [null, london!]) {
      const reading = readForm(form(born), nowhere, NOW, city);
      expect(reading).toMatchObject({ kind: 'cast', placeMissing: true });
    }
  });

  it('has its hours by the sun of its city', () => {
    const question = readHours(form(born), nowhere, NOW, honolulu);
    if (question.kind !== 'hours') throw new Error(question.kind);
    expect(question.candidates.hours[0]!.chart.truth.zone).toBe('Pacific/Honolulu');
  });
});
