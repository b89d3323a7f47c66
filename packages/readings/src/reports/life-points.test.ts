import { describe, expect, it } from 'vitest';

import {
  gradeOf,
  hasSpringFestival,
  isChangeOfLife,
  isRetired,
  pointOfYear,
  retirementMonth,
  retirementText,
  schoolStart,
  springFestival,
} from './life-points.ts';

const girl = { birth_date: '2014-05-08', gender: 'female' } as const;

describe('school', () => {
  it('starts in the September at whose beginning a child is six', () => {
    expect(schoolStart({ birth_date: '2014-08-31' })).toBe(2020);
    expect(schoolStart({ birth_date: '2014-09-01' })).toBe(2021);
  });

  it('has its points at 6, 12, 15, 18 and 22', () => {
    const points = [2020, 2026, 2029, 2032, 2036].map((year) => pointOfYear(girl, year));
    expect(points).toEqual(['school', 'junior', 'zhongkao', 'gaokao', 'graduate']);
    expect(pointOfYear(girl, 2030)).toBeNull();
  });
});

it('tells the grade of a minor by the September in which a school year begins', () => {
  const at = (today: string) => gradeOf({ birth_date: '2014-05-08', today });
  expect(
    ['2016-05-01', '2019-10-01', '2026-08-31', '2026-09-01', '2029-05-01', '2032-05-01'].map(at),
  ).toEqual(['toddler', 'kindergarten', 'last', 'g7', 'g9', 'g12']);
});

describe('the age of retirement', () => {
  // The tables at the end of 国务院关于渐进式延迟法定退休年龄的办法.
  it.each([
    ['man', '1964-12', '2024-12'],
    ['man', '1965-01', '2025-02'],
    ['man', '1965-05', '2025-07'],
    ['man', '1976-09', '2039-09'],
    ['man', '1980-03', '2043-03'],
    ['cadre', '1968-09', '2023-09'],
    ['cadre', '1970-01', '2025-02'],
    ['cadre', '1976-04', '2032-11'],
    ['cadre', '1981-09', '2039-09'],
    ['worker', '1975-01', '2025-02'],
    ['worker', '1976-04', '2026-12'],
    ['worker', '1984-11', '2039-11'],
  ] as const)('of a %s born in %s is reached in %s', (post, birth, month) => {
    expect(retirementMonth({ birth_date: `${birth}-15` }, post)).toBe(month);
  });

  it('is told in parts of a year, of a woman for both posts', () => {
    const facts = { birth_date: '1976-04-22', gender: 'female', today: '2026-11-27' } as const;
    expect(retirementText(facts)).toContain('工人岗大约在2026年年底、干部岗大约在2032年年底');
    expect(retirementText({ ...facts, gender: 'male' })).toBe('');
    expect(isRetired(facts)).toBe(false);
    expect(isRetired({ ...facts, birth_date: '1968-09-03' })).toBe(true);
  });
});

it('finds 春节 in the month of luck that holds it', () => {
  expect(springFestival(2027)).toBe('2027-02-06');
  expect(hasSpringFestival('2027-02-04', '2027-03-06')).toBe(true);
  expect(hasSpringFestival('2027-01-05', '2027-02-04')).toBe(false);
  expect(hasSpringFestival('2028-01-06', '2028-02-04')).toBe(true);
});

it('takes 45 to 55 of a woman for her years of 更年期', () => {
  const woman = { birth_date: '1976-04-22', gender: 'female' } as const;
  expect([2020, 2021, 2031, 2032].map((year) => isChangeOfLife(woman, year))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isChangeOfLife({ ...woman, gender: 'male' }, 2026)).toBe(false);
});
