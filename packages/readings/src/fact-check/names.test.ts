import { describe, expect, it } from 'vitest';

import { findWrongFacts } from './fact-check.ts';
import { describeStatements, factsOf } from '../../testing/charts.ts';

describe('庚午 壬午 辛亥 癸巳', () => {
  describeStatements(factsOf('1990-06-15 10:30'), {
    纳音: {
      wrong: [
        ['年柱纳音海中金。', '年柱路旁土'],
        ['日柱辛亥，纳音为大海水。', '纳音'],
        ['您是炉中火命。', '年柱路旁土'],
        ['庚午纳音剑锋金。', '路旁土'],
        ['2026年丙午，纳音大海水。', '天河水'],
      ],
      right: [
        '年柱纳音路旁土，日柱纳音钗钏金。',
        '您是路旁土命，路傍土宜厚。',
        '辛亥钗钏金，癸巳长流水。',
        '2026年丙午，纳音天河水。',
        '您的伴侣是海中金命。',
      ],
    },
    'palaces and the month of conception': {
      wrong: [
        ['命宫甲子。', '命宫是壬午'],
        ['命宫在寅。', '命宫是壬午'],
        ['身宫为丙寅。', '身宫是戊子'],
        ['胎元：壬申。', '胎元是癸酉'],
      ],
      right: [
        '命宫壬午，身宫戊子，胎元癸酉。',
        '命宫在午，身宫在子。',
        '胎元为癸酉。',
        '命宫安稳，利于守成。',
      ],
    },
  });

  it('says that the palaces of an unknown hour are not known', () => {
    const facts = factsOf('1990-06-15 10:30', { hour_unknown: true });
    expect(findWrongFacts('命宫壬午。', facts)).toMatchObject([{ kind: 'palace' }]);
    expect(findWrongFacts('胎元癸酉。', facts)).toEqual([]);
  });
});
