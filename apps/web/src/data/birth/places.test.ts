import { expect, it } from 'vitest';

import { findPlacePath } from './places.ts';

const nodes = [
  { code: '110000', name: '北京市', children: [{ code: '110100', name: '市辖区', children: [] }] },
  {
    code: '650000',
    name: '新疆',
    children: [
      { code: '653100', name: '喀什地区', children: [{ code: '653101', name: '喀什市', longitude: 75.98 }] },
    ],
  },
];

it('lists the places above a code from the province down, and none for an unknown code', () => {
  expect(findPlacePath(nodes, '653101').map(({ code }) => code)).toEqual(['650000', '653100', '653101']);
  expect(findPlacePath(nodes, '653101').at(-1)?.longitude).toBe(75.98);
  expect(findPlacePath(nodes, '110000').map(({ code }) => code)).toEqual(['110000']);
  expect(findPlacePath(nodes, '999999')).toEqual([]);
});
