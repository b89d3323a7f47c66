import type { LookupValues } from '@ziping/ui/screens/fortune/PillarLookupScreen';
import { pillarLookupCopy } from '@ziping/ui/screens/fortune/PillarLookupScreen.copy';
import { describe, expect, it } from 'vitest';

import { emptyForm } from '../../data/birth/form-state.ts';
import {
  applyLookupChange,
  emptyLookup,
  formOf,
  searchBirths,
  findLookupErrors,
  lookupOptions,
} from './lookup.ts';
import { readForm } from '../../data/birth/reading.ts';

/** 2026-11-20 12:00 in Beijing. */
const NOW = 1_795_147_200_000;

const question = (year: string, month: string, day: string, time: string): LookupValues => ({
  ...emptyLookup(2026, 'next'),
  pillars: { year, month, day, time },
});

const kashgar = question('庚午', '壬午', '辛亥', '辛卯');

describe('the options', () => {
  it('of month and hour follow from year and day', () => {
    const { pillars } = lookupOptions(question('甲子', '', '甲子', ''), 2026);
    expect(pillars.month).toEqual('丙寅 丁卯 戊辰 己巳 庚午 辛未 壬申 癸酉 甲戌 乙亥 丙子 丁丑'.split(' '));
    expect(pillars.time).toEqual('甲子 乙丑 丙寅 丁卯 戊辰 己巳 庚午 辛未 壬申 癸酉 甲戌 乙亥'.split(' '));
  });

  it('of month and hour are empty until year and day are chosen', () => {
    const { pillars } = lookupOptions(emptyLookup(2026, 'next'), 2026);
    expect(pillars).toMatchObject({ month: [], time: [] });
    expect(pillars.year).toHaveLength(60);
  });

  it('include a second 子 where the day changes at midnight', () => {
    const split = lookupOptions({ ...question('甲子', '', '甲子', ''), zi: 'split' }, 2026);
    expect(split.pillars.time.filter((pair) => pair.endsWith('子'))).toEqual(['甲子', '丙子']);
  });

  it('are all accepted by the engine', () => {
    for (const zi of ['next', 'split'] as const)
      for (const stem of ['甲子', '乙丑', '丙寅', '丁卯', '戊辰']) {
        const values = { ...question(stem, '', stem, ''), zi };
        const { month, time } = lookupOptions(values, 2026).pillars;
        for (const pair of month)
          expect(
            searchBirths({ ...values, pillars: { ...values.pillars, month: pair, time: time[0]! } }).kind,
          ).toBe('found');
        for (const pair of time)
          expect(
            searchBirths({ ...values, pillars: { ...values.pillars, month: month[0]!, time: pair } }).kind,
          ).toBe('found');
      }
  });

  it('keep the branch of month and hour under another year and day', () => {
    const changed = applyLookupChange(kashgar, {
      pillars: { ...kashgar.pillars, year: '辛未', day: '壬子' },
    });
    expect(changed.pillars).toEqual({ year: '辛未', month: '甲午', day: '壬子', time: '癸卯' });
  });
});

describe('the search', () => {
  it('requires four pillars and years in order', () => {
    expect(findLookupErrors(emptyLookup(2026, 'next'))).toEqual({
      pillars: pillarLookupCopy.messages.incomplete,
      range: undefined,
    });
    expect(findLookupErrors({ ...kashgar, from_year: 2000, to_year: 1999 }).range).toBe(
      pillarLookupCopy.messages.order,
    );
    expect(Object.values(findLookupErrors({ ...kashgar, from_year: 1990, to_year: 1990 }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('finds the day', () => {
    const state = searchBirths(kashgar);
    expect(state).toMatchObject({
      kind: 'found',
      births: [
        { from: '1930-06-30 05:00', fits: true },
        { from: '1990-06-15 05:00', to: '1990-06-15 06:59' },
      ],
    });
  });

  it('is limited to the years asked for', () => {
    expect(searchBirths({ ...kashgar, from_year: 1991 })).toEqual({ kind: 'found', births: [] });
  });

  it('explains why pillars are impossible together', () => {
    expect(searchBirths(question('庚午', '甲午', '辛亥', '辛卯'))).toMatchObject({
      kind: 'impossible',
      message: expect.stringContaining('五虎遁') as string,
    });
  });
});

describe('the form of a found birth', () => {
  const pillarsOf = (form: ReturnType<typeof formOf>) => {
    const reading = readForm({ ...emptyForm, ...form }, { kind: 'loading' }, NOW);
    if (reading.kind !== 'cast') return reading.kind;
    const { year_pillar, month_pillar, day_pillar, time_pillar } = reading.chart.bazi;
    return [year_pillar, month_pillar, day_pillar, time_pillar]
      .map((pillar) => pillar.heavenly_stem + pillar.earthly_branch)
      .join(' ');
  };

  it('has the middle of its span', () => {
    expect(formOf({ from: '1995-01-10 05:00', to: '1995-01-10 06:59' }, 'split')).toMatchObject({
      calendar_type: 'solar',
      birth_date: { year: 1995, month: 1, leap: false, day: 10 },
      hour: 6,
      minute: 0,
      abroad: false,
      use_true_solar_time: false,
      zi_convention: 'split',
    });
  });

  it('is an hour later where the clock ran ahead', () => {
    const summer = formOf({ from: '1990-06-15 05:00', to: '1990-06-15 06:59' }, 'next');
    expect(summer).toMatchObject({ hour: 7, minute: 0, apply_dst: true });
    expect(pillarsOf(summer)).toBe('庚午 壬午 辛亥 辛卯');
  });

  it('is the second of an hour the clock showed twice, where summer time was over', () => {
    const back = formOf({ from: '1988-09-11 01:00', to: '1988-09-11 02:19' }, 'next');
    expect(back).toMatchObject({ hour: 1, minute: 40, dst_fold: 1 });
  });

  it('is none where no reading of the form lies in the span', () => {
    expect(formOf({ from: '1995-01-10 05:01', to: '1995-01-10 05:08' }, 'next')).toBeNull();
  });

  it('casts to the pillars looked for, all through the years of summer time', () => {
    const { pillars } = lookupOptions(question('丙寅', '', '甲子', ''), 2026);
    const wanted = pillars.month.flatMap((month) =>
      pillars.time.map((time) => question('丙寅', month, '甲子', time)),
    );
    const births = wanted.flatMap((values) => {
      const state = searchBirths({ ...values, from_year: 1986, to_year: 1987 });
      return state.kind === 'found' ? state.births.map((birth) => ({ values, birth })) : [];
    });
    expect(births.length).toBeGreaterThan(50);
    for (const { values, birth } of births)
      expect(pillarsOf(formOf(birth, 'next'))).toBe(Object.values(values.pillars).join(' '));
  });
});
