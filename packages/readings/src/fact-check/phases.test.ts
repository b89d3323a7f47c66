import { expect, it } from 'vitest';

import { findWrongFacts } from './fact-check.ts';
import { plainText } from './plain-text.ts';
import { describeStatements, factsOf } from '../../testing/charts.ts';

/** 庚午 壬午 辛亥 癸巳: 火三, 金二, 水三; by the engine 木4.1, 火40.8, 土11.9, 金15.6, 水27.6 % */
const FACTS = factsOf('1990-06-15 10:30');

describeStatements(FACTS, {
  'counts and shares': {
    wrong: [
      ['八字中木1、火2、土2、金2、水1。', '木0火3土0金2水3'],
      ['全局金（3）、火（3）、土（2）势强。', '木0火3土0金2水3'],
      ['八字有五个火。', '木0火3土0金2水3'],
      ['火有五个，过旺。', '木0火3土0金2水3'],
      ['木占30%，财星有力。', '木4.1%'],
      ['火的比例为20%。', '火40.8%'],
    ],
    right: [
      '八字中木0、火3、土0、金2、水3。',
      '全局金（2）、火（3）、水（3）。',
      '八字有三个火。',
      '火有三个，水有三个。',
      '火占40.8%，木仅4.1%。',
      '火约41%，水约28%。',
      '按八个字算，火占37.5%。',
      '2026年火3月起转旺。',
      '把握三成火候，七分稳重。',
    ],
  },
  'what is lacking': {
    wrong: [
      ['五行缺火，热情不足。', '火3'],
      ['命中缺水，须多补水。', '水3'],
      ['八字缺金水。', '金2'],
      ['全局无火，寒冷。', '火3'],
      ['金旺无水，不能泄秀。', '水3'],
      ['五行缺木火。', '火3'],
      ['缺火调候，偏寒。', '火3'],
      ['缺乏食伤，不善表达。', '水为食伤'],
      ['财星旺盛，求财心切。', '财星不旺'],
      ['木气很旺，仁慈。', '没有木'],
    ],
    right: [
      '五行缺木和土。',
      '八字缺木，财星只藏在亥中。',
      '命中不缺水。',
      '五行不全，缺木缺土。',
      '缺土生金，所以要补土。',
      '若命中缺火，则须补火。',
      '金弱无土，宜补土。',
      '缺乏财星，求财辛苦。',
      '官杀旺，食伤也重。',
    ],
  },
});

it('keeps the stars of a product', () => {
  expect(plainText('8*8=64，**用神**为*土*').text).toBe('8*8=64，用神为土');
});

it('does not count the phases of three pillars as those of four', () => {
  const facts = factsOf('1990-06-15 10:30', { hour_unknown: true });
  expect(findWrongFacts('八字有四个火。', facts)).toEqual([]);
});
