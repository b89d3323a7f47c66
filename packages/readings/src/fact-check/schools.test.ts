import { describe, expect, it } from 'vitest';

import { findWrongFacts } from './fact-check.ts';
import { describeStatements, factsOf } from '../../testing/charts.ts';

describe('a birth at 23:44, whose day depends on when the day changes', () => {
  // 壬辰 壬子 壬戌 庚子 by 23:00, 壬辰 壬子 辛酉 庚子 by midnight
  describeStatements(factsOf('2012-12-26 23:44'), {
    'the day': {
      wrong: [
        ['日主丙火孤立。', '日主是壬水'],
        ['日柱甲子。', '日柱是壬戌'],
        ['生日是2012年12月25日。', '12月26日'],
      ],
      right: [
        '日柱壬戌，日主壬水。',
        '日柱辛酉，日主辛金坐酉金。',
        '2012年12月26日出生，农历冬月十四。',
        '按23点换日，农历是冬月十五。',
      ],
    },
  });
});

describe('what schools weigh differently', () => {
  it('strikes a strength only where the verdict is sure and the opposite is said', () => {
    const sure = factsOf('1990-06-15 10:30');
    expect(sure.strength.verdict).toBe('身弱');
    expect(findWrongFacts('日主身强。', sure)[0]).toMatchObject({ kind: 'strength' });
    expect(findWrongFacts('综合来看，日主中和。', sure)).toEqual([]);
    const doubtful = factsOf('1993-06-24 09:20');
    expect(doubtful.strength.verdict).toBe('中和');
    expect(findWrongFacts('日主身强。', doubtful)).toEqual([]);
    expect(findWrongFacts('日主身弱。', doubtful)).toEqual([]);
  });

  it('takes the pattern and the useful phase of any school', () => {
    const facts = factsOf('1988-11-06 22:15');
    expect(facts.pattern.names).toEqual(['正财格', '从财格']);
    expect(findWrongFacts('格局为正财格。', facts)).toEqual([]);
    expect(findWrongFacts('此造为从财格。', facts)).toEqual([]);
    expect(findWrongFacts('此造为食神格。', facts)).toMatchObject([{ kind: 'pattern' }]);
    for (const { useful } of facts.favourable_by)
      if (useful[0]) expect(findWrongFacts(`用神为${useful[0]}。`, facts)).toEqual([]);
  });
});
