import { expect, it } from 'vitest';

import { wayTo } from './places.ts';

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

it('finds the way to a place, widest first and the place itself last', () => {
  expect(wayTo(nodes, '653101').map(({ code }) => code)).toEqual(['650000', '653100', '653101']);
  expect(wayTo(nodes, '653101').at(-1)?.longitude).toBe(75.98);
  expect(wayTo(nodes, '110000').map(({ code }) => code)).toEqual(['110000']);
  expect(wayTo(nodes, '999999')).toEqual([]);
});
