import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';
import { expect, it } from 'vitest';
import { describeCorrection } from './correction.ts';

const correction = (birth: Partial<Birth>) =>
  describeCorrection(
    castChart(
      {
        calendar_type: 'solar',
        year: 1990,
        month: 6,
        day: 15,
        hour: 9,
        minute: 20,
        gender: 'male',
        ...birth,
      },
      {},
      0,
    ).truth,
  );

it('without a correction: the clock time and a note that it is used as is', () => {
  expect(correction({ year: 1995 })).toEqual(['钟表 09:20', '按钟表时间排盘']);
});

it('in summer time: one hour less, then Beijing time', () => {
  expect(correction({})).toEqual(['钟表 09:20', '夏令时减 60 分钟', '北京时间 08:20']);
});

it('with a longitude: one step for longitude and equation of time, then true solar time', () => {
  const parts = correction({ longitude: 75.98 });
  expect(parts.slice(0, 2)).toEqual(['钟表 09:20', '夏令时减 60 分钟']);
  expect(parts[2]).toMatch(/^经度与时差减 176\.\d 分钟$/);
  expect(parts[3]).toMatch(/^真太阳时 05:2\d$/);
});

it('when the result is on another day: names the day', () => {
  expect(correction({ year: 1995, hour: 0, minute: 30, longitude: 75.98 }).at(-1)).toMatch(
    /^真太阳时 前一日 21:/,
  );
  expect(correction({ year: 1995, hour: 23, minute: 50, longitude: 131 }).at(-1)).toMatch(
    /^真太阳时 次日 00:/,
  );
});

it('in another zone: its offset and name, then standard time', () => {
  expect(correction({ year: 1942, zone: 'Asia/Taipei' }).slice(1)).toEqual([
    '时区 UTC+9 台北时间',
    '标准时间 09:20',
  ]);
});
