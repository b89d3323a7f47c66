import { expect, it } from 'vitest';

import { daysUntil, findNamedDay, weekdayOf } from './named-days.ts';

/** A Thursday. */
const TODAY = { year: 2026, month: 11, day: 26 };

it.each([
  ['大年初六开业行不行', '2027-2-11'],
  ['正月十五去提亲好吗', '2027-2-20'],
  ['腊月二十六搬家好不好', '2027-2-2'],
  ['除夕回娘家', '2027-2-5'],
  ['离过年还有几天', '2027-2-6'],
  ['中秋能签约吗', '2027-9-15'],
  ['端午节是几号', '2027-6-9'],
  ['清明去看房合适吗', '2027-4-5'],
  ['冬至几号', '2026-12-22'],
  ['下周三面试能过吗', '2026-12-2'],
  ['这周六签合同行吗', '2026-11-28'],
  ['周一面试', '2026-11-30'],
  ['明天运势', '2026-11-27'],
  ['国庆出去玩', ''],
  ['后天努力', ''],
  ['五月二十领证', ''],
  ['明年怎么样', ''],
  ['下周一定能过吗', ''],
  ['一周一次够吗', ''],
  ['每周三次健身', ''],
  ['一周五天上班', ''],
  ['下周一能过吗', '2026-11-30'],
  ['星期天搬家', '2026-11-29'],
  ['比我小年龄差大吗', ''],
  ['小年那天搬家', '2027-1-30'],
  ['小雪适合我吗', ''],
  ['我喜欢小雪', ''],
  ['下大雪还去吗', ''],
  ['大雪那天搬家', '2026-12-7'],
])('%s', (question, expected) => {
  const found = findNamedDay(question, TODAY, null);
  expect(found ? Object.values(found.date).join('-') : '').toBe(expected);
});

it.each([
  ['腊月二十三搬家', '2027-1-30'],
  ['小年搬家', '2027-1-30'],
  ['冬月三十', '2027-1-7'],
  ['除夕回家', '2027-2-5'],
  ['正月初五开业', '2027-2-10'],
])('takes the lunar year before for %s in January', (question, expected) => {
  const found = findNamedDay(question, { year: 2027, month: 1, day: 5 }, null);
  expect(Object.values(found!.date).join('-')).toBe(expected);
});

it('counts the days until one and names its weekday', () => {
  const date = { year: 2027, month: 2, day: 6 };
  expect(daysUntil(TODAY, date)).toBe(72);
  expect(weekdayOf(date)).toBe('六');
});
