import { describe, expect, it } from 'vitest';

import { findWrongFacts } from './fact-check.ts';
import { describeStatements, factsOf } from '../../testing/charts.ts';

describe('戊戌 丁巳 癸巳 丁巳', () => {
  // No 食伤, and of 官杀 only 正官: 戊 open and hidden. 比劫 is the day master alone; 印 is hidden.
  describeStatements(factsOf('1958-05-16 10:00'), {
    'ten gods at work': {
      wrong: [
        ['食神制杀，遇事有办法。', '没有食神'],
        ['做事谨慎（食神制杀且火土旺）。', '没有食神'],
        ['但食伤泄秀，口才好。', '没有食伤'],
        ['食神泄秀，喜自由。', '没有食神'],
        ['伤官生财，头脑灵活。', '没有伤官'],
        ['伤官见官，易与上司争执。', '没有伤官'],
        ['劫财帮身，朋友多。', '没有劫财'],
        ['比劫夺财，花钱快。', '没有比劫'],
        ['食神有力，一生不缺吃喝。', '没有食神'],
        ['因伤官配印，读书有成。', '没有伤官'],
        ['比劫分财，花钱快。', '没有比劫'],
      ],
      right: [
        '官印相生，做事有章法。',
        '财生官，名声从实干里来。',
        '正官克身，责任压在肩上。',
        '偏财耗身，操心钱的事多。',
        '宜食神制杀，以缓和压力。',
        '若食神制杀，则有魄力。',
        '没有食神制杀，也没有伤官见官。',
        '喜劫财帮身，忌财星耗身。',
        '流年甲寅，伤官见官，言语要收敛。',
        '命理上所谓伤官见官，指的是伤官与正官同见。',
        '对方食神泄秀，能说会道。',
        '食神制杀者，遇事有办法。',
        '有没有伤官见官呢？',
        '格局上食神制杀格不成立。',
        '食伤泄秀，是才华外露的意思。',
        '如果印星有力，又有食神制杀，就能担得起压力。',
        '古书里的食神制杀，要看两边的轻重。',
        '财官双美，名利都有份。',
      ],
    },
    'both kinds of a group': {
      wrong: [
        ['官杀混杂，心思不定。', '没有七杀'],
        ['因官杀混杂且财星旺，做事谨慎。', '没有七杀'],
        ['食伤混杂，想法多。', '没有食神'],
      ],
      right: ['官杀并不混杂，只有正官。', '若官杀混杂，则心思不定。', '正偏财都有，财星混杂。'],
    },
    'how strong groups are': {
      wrong: [
        ['此命局比劫重重，自我意识强。', '比劫不旺'],
        ['比肩林立，主见强。', '比肩不旺'],
        ['印星重重，想得多。', '印星不旺'],
        ['食伤旺，能说会道。', '食伤不旺'],
        ['因身弱印旺，依赖心强。', '印不旺'],
        ['水木旺，心思细。', '没有木'],
        ['木火两旺，热情外放。', '没有木'],
      ],
      right: [
        '财星重重，操心钱的事。',
        '因身弱财旺，赚钱辛苦。',
        '财多身弱，先把身体养好。',
        '官星重，责任心强。',
        '火土旺，性子急。',
        '春天木旺，宜早睡早起。',
        '若比劫重重，则朋友多。',
        '比劫重重的人朋友多。',
        '2034年木旺，能说会道。',
        '东方木旺，宜向东走走。',
        '到了寅卯月木旺，出门多。',
        '下半年木旺，宜多走动。',
        '木旺的行业有教育、出版。',
        '走到食伤旺的运，表达会好。',
        '书里讲木旺无金则滥。',
        '有人说你命里食伤旺。',
      ],
    },
  });
});

describe('庚寅 戊子 辛巳 癸巳', () => {
  // 比劫 is 庚 and hidden; 印 is 戊 and hidden; 食伤 is 子 and 癸.
  describeStatements(factsOf('1950-12-12 10:00'), {
    'gods that the chart has': {
      wrong: [
        ['枭神夺食，胃口差。', '没有枭神'],
        ['偏印护身，悟性高。', '没有偏印'],
      ],
      right: [
        '劫财帮身，朋友得力。',
        '食神泄秀，说话有条理。',
        '食神生财，靠手艺吃饭。',
        '印星护身，有人照应。',
        '官印相生，做事有章法。',
        '比劫重重，朋友多。',
        '正官贴身，守规矩。',
        // Two 正官 stand for 七杀, 官多作杀.
        '七杀攻身，压力大。',
        '杀印相生，有威望。',
      ],
    },
  });
});

it('decides nothing of what is missing while the hour is unknown', () => {
  const facts = factsOf('1958-05-16 10:00', { hour_unknown: true });
  expect(findWrongFacts('食神制杀，遇事有办法。', facts)).toEqual([]);
  expect(findWrongFacts('官杀混杂，心思不定。', facts)).toEqual([]);
  expect(findWrongFacts('比劫重重，朋友多。', facts)).toEqual([]);
});

it('takes a stem that commands the month for one that is there', () => {
  // 壬 commands 辰 from the 7th to the 12th day by one table, and 丙 has no other 七杀.
  expect(findWrongFacts('七杀攻身，压力大。', factsOf('1955-05-05 05:24'))).toHaveLength(1);
  expect(findWrongFacts('七杀攻身，压力大。', factsOf('1955-04-15 05:24'))).toEqual([]);
});
