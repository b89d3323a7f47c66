import { expect, test } from 'vitest';

import { loadRegions } from './regions.ts';

// The seats by GeoNames; docs/adr/0015-longitudes-of-districts.md tells why they were wrong.
test.each([
  ['232701', '漠河市', 122.53],
  ['330110', '余杭区', 119.98],
  ['211200', '铁岭市', 123.84],
  ['330500', '湖州市', 120.09],
  ['513200', '阿坝藏族羌族自治州', 102.21],
  ['513300', '甘孜藏族自治州', 101.96],
  ['520400', '安顺市', 105.93],
  ['532600', '文山壮族苗族自治州', 104.25],
  ['542500', '阿里地区', 80.1],
  ['620400', '白银市', 104.17],
  ['652300', '昌吉回族自治州', 87.3],
  ['653100', '喀什地区', 75.99],
  ['654200', '塔城地区', 82.96],
  ['654300', '阿勒泰地区', 88.13],
])('%s %s is at %d degrees east', (code, name, longitude) => {
  const region = loadRegions().find(code);
  expect(region?.label).toContain(name);
  expect(Math.abs(region!.longitude - longitude)).toBeLessThan(0.15);
});
