import { describe, expect, it } from 'vitest';

import { findWrongFacts } from './fact-check.ts';
import { describeStatements, factsOf } from '../../testing/charts.ts';

describe('癸酉 戊午 丙子 癸巳, whose strength is in doubt', () => {
  // 用神 is 水 or, by those who call it weak, 木火; by those who call it strong, 土金水.
  describeStatements(factsOf('1993-06-24 09:20'), {
    'the phases that help or harm': {
      wrong: [
        ['用神为木金。', '用神为水'],
        ['以木金为用。', '用神为水'],
        ['用神取火和水。', '用神为水'],
      ],
      right: [
        '用神取木（印星），喜火（比劫）助身，忌土金过重。',
        '用神为水，忌木火。',
        '以火为用，以金为忌。',
        '喜木火，忌金水。',
        '喜土金水，忌木火。',
        '忌土金。',
      ],
    },
  });
});

describe('庚午 壬午 辛亥 癸巳, whose day master is weak', () => {
  describeStatements(factsOf('1990-06-15 10:30'), {
    'the day master as what something acts on': {
      wrong: [
        ['日主之力较强，可任财官。', '日主身弱'],
        ['火势泄耗日主，日主较强。', '日主身弱'],
        ['全局看，日元偏强。', '日主身弱'],
      ],
      right: [
        '火土相连，克制日主之力较强。',
        '壬癸水泄耗日主之力偏强。',
        '官杀克日主较强，压力不小。',
        '午火对日主的克制较强。',
        '日主之力较弱，要靠土金。',
      ],
    },
  });
});

it('names only the roles that some phase has', () => {
  const facts = factsOf('1958-05-16 10:00');
  expect(facts.favourable).toMatchObject({ useful: ['火'], helpful: [], harmful: [] });
  const [found] = findWrongFacts('用神为土水。', facts);
  expect(found?.right).toBe('用神为火，闲神为木土金水');
});
