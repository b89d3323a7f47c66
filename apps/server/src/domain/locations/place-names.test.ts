import { expect, it } from 'vitest';

import { findNamedPlace } from './place-names.ts';
import { loadRegions } from './regions.ts';

const regions = loadRegions();
const find = (name: string) => findNamedPlace(regions, name);

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
  ['西安', '陕西省 西安市'],
  ['西安市', '陕西省 西安市'],
  ['通化', '吉林省 通化市'],
  ['吉林市', '吉林省 吉林市'],
  ['辽宁朝阳', '辽宁省 朝阳市'],
  ['长春朝阳', '吉林省 长春市 朝阳区'],
  ['青海海南', '青海省 海南藏族自治州'],
  ['内蒙古呼和浩特', '内蒙古自治区 呼和浩特市'],
  ['新疆伊犁', '新疆维吾尔自治区 伊犁哈萨克自治州'],
  ['恩施', '湖北省 恩施土家族苗族自治州'],
  ['南京鼓楼', '江苏省 南京市 鼓楼区'],
  ['香港东区', '香港特别行政区 东区'],
  ['沙田', '香港特别行政区 沙田区'],
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

it.each([
  ['吉林', ['吉林省', '吉林省 吉林市']],
  ['海南', ['海南省', '青海省 海南藏族自治州']],
  ['朝阳', ['北京市 朝阳区', '辽宁省 朝阳市']],
  ['和平区', ['天津市 和平区', '辽宁省 沈阳市 和平区']],
  ['大埔', ['广东省 梅州市 大埔县', '香港特别行政区 大埔区']],
  ['东区', ['四川省 攀枝花市 东区', '香港特别行政区 东区']],
  ['吉林省', []],
  ['河南', []],
])('asks which of several %s is', (text, labels) =>
  expect(find(text)).toEqual({ kind: 'ambiguous', labels }),
);

it('asks about the name of a city only where another of its kind has it', () => {
  const cities = loadRegions().tree.flatMap(({ children = [] }) => children.map(({ name }) => name));
  const names = cities
    .map((name) => name.replace(/(?:市|县|地区|盟)$/, ''))
    .filter((name) => name.length > 1);
  const asked = names.filter((name) => name !== '市辖区' && find(name).kind === 'ambiguous');
  // 朝阳 is a district of Beijing too, 吉林 a province; 新竹 and 嘉义 are city and county; 东区 is no city.
  expect([...new Set(asked)]).toEqual(['朝阳', '吉林', '新竹', '嘉义', '东区']);
});

it('knows autonomous places without their peoples', () => {
  const full: string[] = [];
  const walk = (nodes: ReturnType<typeof loadRegions>['tree']) => {
    for (const { name, children } of nodes) {
      if (/自治[区州县旗]$/.test(name) && find(name).kind !== 'none') full.push(name);
      walk(children ?? []);
    }
  };
  walk(loadRegions().tree);
  const short = full.map((name) => name.replace(/(?:(?:.族)+|蒙古|各族)自治[州县]$/, ''));
  const simple = short.filter((name, place) => name !== full[place] && /^..$/.test(name));
  expect(simple.length).toBeGreaterThan(30);
  expect(simple.filter((name) => find(name).kind === 'none')).toEqual([]);
});

it.each(['', '某地', '京', '甲'.repeat(500)])('finds nothing for %j', (text) =>
  expect(find(text)).toEqual({ kind: 'none' }),
);
