import { termsOf } from '@ziping/bazi/glossary/glossary';
import type { TermGroup } from '@ziping/bazi/glossary/types';
import { Converter } from 'opencc-js/cn2t';
import { describe, expect, it } from 'vitest';

import { cleanQuestion, withClauses } from './clean.ts';
import { fromSound } from './sounds.ts';
import { SUBJECTS } from './vocabulary.ts';

const GROUPS: readonly TermGroup[] = [
  'ten_god',
  'shen_sha',
  'concept',
  'pattern',
  'relation',
  'na_yin',
  'life_stage',
];

it('reads every word of the product in traditional characters of the mainland, Taiwan and Hong Kong', () => {
  const words = [...SUBJECTS, ...GROUPS.flatMap((group) => termsOf(group))];
  for (const to of ['t', 'tw', 'hk'] as const) {
    const traditional = Converter({ from: 'cn', to });
    expect(words.filter((word) => cleanQuestion(traditional(word)) !== word)).toEqual([]);
  }
});

it.each([
  ['换了个领导处处针对我 啥时候是个头', '换了个领导处处针对我,什么时候是个头'],
  ['租的房子到期了　搬不搬呢', '租的房子到期了,搬不搬呢'],
  ['我 的 财 运', '我的财运'],
  ['明年 财运怎么样', '明年财运怎么样'],
])('has a comma where a space parts its clauses: %s', (question, text) => {
  expect(cleanQuestion(withClauses(question))).toBe(text);
});

describe('a question', () => {
  it.each([
    ['宮 綬 鸞 喪 艷 絞 廚', '宫绶鸾丧艳绞厨'],
    ['妳甚麼時候結婚', '你什么时候结婚'],
    ['ＷＯ　的財運', 'wo的财运'],
    ['ming nian caiyun zenmeyang', '明年财运怎么样'],
    ["what's my career next year", "what'smy事业明年"],
    ['我啥时候能上岸', '我什么时候能上岸'],
  ])('in one form: %s', (question, text) => {
    expect(cleanQuestion(question)).toBe(text);
  });

  it.each([
    ['我的才运', '我的财运'],
    ['逃花怎么样', '桃花怎么样'],
    ['我的姻元和婚因', '我的姻元和婚姻'],
    ['神材是什么', null],
    ['商官是什么', '伤官是什么'],
  ])('with a slip of an input method: %s', (question, text) => {
    expect(fromSound(question)).toBe(text);
  });
});
