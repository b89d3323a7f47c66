import { castChart } from '@ziping/bazi/chart';
import type { Birth } from '@ziping/bazi/types';
import { expect, it } from 'vitest';
import { correctionOf } from './correction.ts';

const line = (birth: Partial<Birth>) =>
  correctionOf(
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

it('says that nothing was corrected', () => {
  expect(line({ year: 1995 })).toEqual(['钟表 09:20', '按钟表时间排盘']);
});

it('takes summer time off', () => {
  expect(line({})).toEqual(['钟表 09:20', '夏令时减 60 分钟', '北京时间 08:20']);
});

it('goes on to the sun of the place, its two parts as one', () => {
  const parts = line({ longitude: 75.98 });
  expect(parts.slice(0, 2)).toEqual(['钟表 09:20', '夏令时减 60 分钟']);
  expect(parts[2]).toMatch(/^经度与时差减 176\.\d 分钟$/);
  expect(parts[3]).toMatch(/^真太阳时 05:2\d$/);
});

it('names the day where it is another', () => {
  expect(line({ year: 1995, hour: 0, minute: 30, longitude: 75.98 }).at(-1)).toMatch(/^真太阳时 前一日 21:/);
  expect(line({ year: 1995, hour: 23, minute: 50, longitude: 131 }).at(-1)).toMatch(/^真太阳时 次日 00:/);
});

it('tells the zone of a place with a clock of its own', () => {
  expect(line({ year: 1942, zone: 'Asia/Taipei' }).slice(1, -1)).toEqual(['时区减 60 分钟']);
});
