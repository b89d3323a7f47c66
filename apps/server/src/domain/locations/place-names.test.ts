import { expect, it } from 'vitest';

import { createPlaceNames } from './place-names.ts';
import { loadRegions } from './regions.ts';

const find = createPlaceNames(loadRegions());

it.each([
  ['杭州', '浙江省 杭州市'],
  ['浙江省杭州市', '浙江省 杭州市'],
  ['浙江杭州西湖', '浙江省 杭州市 西湖区'],
  ['杭州 西湖区', '浙江省 杭州市 西湖区'],
  ['北京', '北京市'],
  ['中国北京市朝阳区', '北京市 朝阳区'],
  ['北京朝阳', '北京市 朝阳区'],
  ['长沙', '湖南省 长沙市'],
  ['喀什市', '新疆维吾尔自治区 喀什地区 喀什市'],
  ['四川省-成都市-武侯区', '四川省 成都市 武侯区'],
])('finds %s', (text, label) => expect(find(text)).toMatchObject({ kind: 'found', label }));

it('finds places outside the mainland', () => {
  expect(find('香港')).toMatchObject({ kind: 'found' });
  expect(find('纽约')).toMatchObject({ kind: 'found', label: expect.stringContaining('纽约') });
  expect(find('台北')).toMatchObject({ kind: 'found', label: '台湾省 台北市' });
});

it('does not choose between places of one name', () => {
  const found = find('鼓楼区');
  expect(found.kind === 'ambiguous' && found.labels.length).toBeGreaterThan(2);
  expect(find('新疆')).toMatchObject({ kind: 'ambiguous' });
});

it.each(['', '某地', '京', '甲'.repeat(500)])('finds nothing for %j', (text) =>
  expect(find(text)).toEqual({ kind: 'none' }),
);
