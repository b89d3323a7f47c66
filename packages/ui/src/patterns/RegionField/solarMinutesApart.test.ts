import { describe, expect, it } from 'vitest';
import { solarMinutesApart } from './solarMinutesApart.ts';

const xinjiang = {
  code: '650000',
  name: '新疆维吾尔自治区',
  longitude: 87.63,
  children: [
    { code: '650100', name: '乌鲁木齐市', longitude: 87.63 },
    { code: '653100', name: '喀什地区', longitude: 75.99 },
  ],
};

describe('solarMinutesApart', () => {
  it('counts four minutes for each degree to the farthest city', () => {
    expect(solarMinutesApart(xinjiang)).toBe(47);
  });

  it('is 0 when the longitude of the province is unknown', () => {
    expect(solarMinutesApart({ code: '650000', name: '新疆维吾尔自治区', children: xinjiang.children })).toBe(
      0,
    );
  });
});
