import { describe, expect, it } from 'vitest';

import { readBirth } from './case-book.ts';

const read = (...cells: string[]) =>
  readBirth(
    cells.map((text) => ({ text })),
    {},
  );
const brief = (...cells: string[]) => {
  const { birth_time, calendar_type, leap_month, hour_unknown, faults } = read(...cells);
  expect(faults).toEqual([]);
  return `${calendar_type}${leap_month ? ' leap' : ''} ${birth_time?.slice(0, 16)}${hour_unknown ? ' ?' : ''}`;
};

describe('readBirth', () => {
  it.each([
    ['1990-06-15 10:30', 'solar 1990-06-15 10:30'],
    ['1990/6/5 9:05:00', 'solar 1990-06-05 09:05'],
    ['1990.6.5', 'solar 1990-06-05 12:00 ?'],
    ['19900605', 'solar 1990-06-05 12:00 ?'],
    ['199006051030', 'solar 1990-06-05 10:30'],
    ['1990年6月5日9时5分', 'solar 1990-06-05 09:05'],
    ['１９９０年６月５日　９：０５', 'solar 1990-06-05 09:05'],
    ['1990年6月5日下午3点半', 'solar 1990-06-05 15:30'],
    ['1990-6-5 晚上11点', 'solar 1990-06-05 23:00'],
    ['1990-6-5 午后3点', 'solar 1990-06-05 15:00'],
    ['1990-6-5 午后三点半', 'solar 1990-06-05 15:30'],
    ['1990-6-5 午后3-5点', 'solar 1990-06-05 16:00'],
    ['1990-6-5 8:30 PM', 'solar 1990-06-05 20:30'],
    ['一九八六年八月二十六日 辰时', 'solar 1986-08-26 08:00'],
    ['1986年七月廿一 辰时', 'lunar 1986-07-21 08:00'],
    ['农历1986年七月二十一日辰时', 'lunar 1986-07-21 08:00'],
    ['农历一九八六年七月廿一辰时', 'lunar 1986-07-21 08:00'],
    ['1986丙寅年七月廿一 辰时(7-9点)', 'lunar 1986-07-21 08:00'],
    ['阴历 1986-07-21 晚子时', 'lunar 1986-07-21 23:00'],
    ['2020年闰四月初五 巳时', 'lunar leap 2020-04-05 10:00'],
    ['农历2020-闰4-5 10:00', 'lunar leap 2020-04-05 10:00'],
    ['1986年正月初一 不详', 'lunar 1986-01-01 12:00 ?'],
    ['1986年腊月三十', 'lunar 1986-12-30 12:00 ?'],
    ['1986年十一月十五 亥', 'lunar 1986-11-15 22:00'],
    ['公历：1986年8月26日 08:15(辰时)', 'solar 1986-08-26 08:15'],
    ['1986-08-26 辰时8:15', 'solar 1986-08-26 08:15'],
    ['1986-08-26 7-9点', 'solar 1986-08-26 08:00'],
    ['1986-08-26 23点-24点', 'solar 1986-08-26 23:00'],
    ['1986-08-26 0:00-0:59', 'solar 1986-08-26 00:00'],
  ])('reads %s', (text, expected) => expect(brief(text)).toBe(expected));

  it.each([
    [['1990-06-15', '10:30'], 'solar 1990-06-15 10:30'],
    [['1990-06-15 00:00:00', '巳时'], 'solar 1990-06-15 10:00'],
    [['1990-06-15 10:30', '巳时'], 'solar 1990-06-15 10:30'],
    [['1990-06-15', '上午十点一刻'], 'solar 1990-06-15 10:15'],
    [['1990-06-15', '时辰不详'], 'solar 1990-06-15 12:00 ?'],
    [['1990-06-15', '?'], 'solar 1990-06-15 12:00 ?'],
  ])('joins %j', (cells, expected) => expect(brief(...cells)).toBe(expected));

  it('names every default that it takes', () => {
    const messages = (...cells: string[]) => read(...cells).assumed.map(({ message }) => message);
    expect(messages('1990-06-15')).toEqual(['没有写历法，按公历', '没有写时辰，按时辰未知']);
    expect(messages('公历1990-06-15', '子时')).toEqual(['子时没有写早晚，按早子时00:00']);
    expect(messages('1986年七月廿一', '辰时')).toEqual([
      '日期是农历的写法，按农历',
      '辰时没有写几点，按08:00',
    ]);
    expect(messages('农历1986年七月廿一 8:20')).toEqual([]);
  });

  it.each([
    [['昨天'], '出生时间须写成1990-06-15 10:30的样子'],
    [['6/15/1990'], '看不出哪个是月、哪个是日，请写成1990-06-15 10:30的样子'],
    [['90年6月15日'], '年份须写四位，例如1990-06-15 10:30'],
    [['1990-06-15 晚上12点'], '看不出是几点，请用24小时制写，例如23:30'],
    [['1990-06-15 10:30', '11:30'], '写了两个不同的时间，请只留一个'],
    [['1990-06-15 10:30', '午时'], '10:30不在午时，请核对'],
    [['1990-06-15', '卯时(7-9点)'], '7-9点不是卯时，请核对'],
    [['1990-06-15', '7-9点(卯时)'], '7-9点(卯时)前后不合，请核对'],
    [['1990-06-15', '6-8点'], '6-8点不止一个时辰，请写时辰或几点几分'],
    [['1990-06-15', '卯时8:30'], '08:30不在卯时，请核对'],
    [['1990-06-15', '晚子时0:30'], '00:30不在晚子时，请核对'],
    [['1990-06-15', '1990-06-16'], '写了两个日期，却不是同一天，请只留一个'],
    [['1990-06-15', '午夜11点'], '出生时间须写成1990-06-15 10:30的样子'],
    [['10:30'], '请填写出生日期'],
    [['9'.repeat(500)], '出生时间须写成1990-06-15 10:30的样子'],
  ])('refuses %j', (cells, message) => {
    const { birth_time, faults } = read(...cells);
    expect(birth_time).toBeUndefined();
    expect(faults).toEqual([{ field: 'birth_time', message }]);
  });

  it('compares a solar with a lunar date', () => {
    const both = (solar: string) =>
      readBirth(
        [
          { text: solar, calendar: 'solar' },
          { text: '1986年七月廿一', calendar: 'lunar' },
        ],
        {},
      );
    expect(both('1986-08-26')).toMatchObject({ calendar_type: 'solar', faults: [] });
    expect(both('1986-08-27').faults).toHaveLength(1);
  });

  it('refuses a date that is written in another calendar than the column says', () => {
    expect(readBirth([{ text: '1986年七月廿一' }], { calendar_type: 'solar' }).faults).toHaveLength(1);
    expect(readBirth([{ text: '1986年七月廿一', calendar: 'solar' }], {}).faults).toHaveLength(1);
  });
});
