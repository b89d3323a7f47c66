import { describe, expect, it } from 'vitest';

import { cleanQuestion, withClauses } from './clean/clean.ts';
import { findOptions, isOption } from './options.ts';

const read = (question: string) => findOptions(cleanQuestion(withClauses(question)));

const ASIDES = ['', '抽空问下，', '打个岔问一句，', '手上事多，', '两个都行，'];
const PAIRS = [
  ['写公众号', '拍短视频'],
  ['考驾照', '学英语'],
  ['报美术班', '报合唱团'],
  ['坐高铁', '坐飞机'],
  ['租城东', '租城西'],
] as const;
const ENDS = [
  (one: string, other: string) => `${one}还是${other}`,
  (one: string, other: string) => `${one}和${other}，选哪个`,
  (one: string, other: string) => `${one}跟${other}只能选一个，选哪个`,
  (one: string, other: string) => `${one}跟${other}，先哪个`,
];
const CHOICES = ASIDES.flatMap((aside) =>
  PAIRS.flatMap((pair) => ENDS.map((end) => ({ question: `${aside}${end(pair[0], pair[1])}`, pair }))),
);

describe('the two of a choice', () => {
  it.each(CHOICES)('reads both of $question', ({ question, pair }) => {
    const told = read(question);
    expect(told).not.toBeNull();
    told!.forEach((one, at) => {
      expect(isOption(one)).toBe(true);
      expect(pair[at]).toContain(one.replace(/^[报租]/, ''));
    });
  });

  it('leaves out on what condition one chooses', () => {
    expect(read('香港跟英国都来了的话去哪个')).toEqual(['香港', '英国']);
    expect(read('聊了四个月没见过，是见一面呢还是就这么聊着')).toEqual(['见一面', '这么聊着']);
  });

  it.each([
    '手头单子压着一堆，抽空问下，我媳妇现在在哪儿呢，几时碰得上',
    '都说75年属兔，我妈非讲我属虎，谁对',
    '猫走丢了三天了，往哪边找',
    '我家狗前天跑丢了，往哪个方向找，找得回来不',
    '换了是变好还是变孬',
    '货压了一屋子，年前卖给谁',
    '孩子发烧两天了，去哪个科',
    '上个月吵了一架，现在谁先低头',
  ])('reads none in %s', (question) => {
    expect(read(question)).toBeNull();
  });
});
