import { describe, expect, it } from 'vitest';
import { currentCycle, storyChart, storyYears } from '../story-chart.ts';
import { columnsOf } from './columns.ts';

const chart = storyChart('metal');
const cycle = currentCycle(chart)!;
const luck = (columns: ReturnType<typeof columnsOf>) =>
  columns.slice(4).map(({ note, pillar }) => [note, pillar ? pillar.gan + pillar.zhi : null]);

describe('columnsOf', () => {
  it('returns year, month, day, hour, cycle and year of luck in this order', () => {
    expect(columnsOf(chart.bazi, null, null).map(({ key }) => key)).toEqual([
      'year',
      'month',
      'day',
      'time',
      'da_yun',
      'liu_nian',
    ]);
  });

  it('marks the pillar of an unknown hour as a guess', () => {
    const notes = (hour_unknown: boolean) =>
      columnsOf(chart.bazi, null, null, hour_unknown).map(({ note }) => note);
    expect(notes(true).slice(0, 4)).toEqual(['', '', '', '假定']);
    expect(notes(false).slice(0, 4)).toEqual(['', '', '', '']);
  });

  it('returns the same objects for unchanged pillars', () => {
    const before = columnsOf(chart.bazi, null, null).map(({ pillar }) => pillar);
    const after = columnsOf(chart.bazi, chart.da_yun_list[cycle]!, null).map(({ pillar }) => pillar);
    expect(after.map((pillar, index) => pillar === before[index])).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('shows the current luck while nothing is selected', () => {
    expect(luck(columnsOf(chart.bazi, null, null))).toEqual([
      ['当前', '甲申'],
      ['今年', '丙午'],
    ]);
  });

  it('shows the selected cycle and year', () => {
    const other = chart.da_yun_list[cycle + 1]!;
    const year = storyYears(chart, cycle + 1)[3]!;
    expect(luck(columnsOf(chart.bazi, other, year))).toEqual([
      [`${other.start_age}–${other.end_age}岁`, '乙酉'],
      [`${year.year}年`, year.ganzhi],
    ]);
  });

  it('leaves the year empty beside a cycle of another decade', () => {
    expect(luck(columnsOf(chart.bazi, chart.da_yun_list[0]!, null))[1]).toEqual(['', null]);
    expect(luck(columnsOf(chart.bazi, chart.da_yun_list[cycle]!, null))[1]).toEqual(['今年', '丙午']);
  });

  it('leaves the cycle empty before the first one', () => {
    const { bazi } = storyChart('beforeFirst');
    expect(luck(columnsOf(bazi, null, null))[0]).toEqual(['', null]);
  });
});
