import { describe, expect, it } from 'vitest';

import { labelledQuestions } from '../../../testing/labelled-questions.ts';
import { cleanQuestion } from '../understand/clean/clean.ts';
import { findMatters, MATTERS } from './table.ts';

const matterOf = (question: string) => findMatters(cleanQuestion(question))[0]?.id ?? 'none';

describe('what is told before a clause that asks of its own', () => {
  it.each([
    ['怀孕五个月了，怎么跟公司谈调岗', 'pregnancy'],
    ['我妈住院，家里的狗寄养在哪儿好', 'diagnosis'],
    ['室友保研了，我这篇稿子还能不能投出去', 'roommate'],
    ['退休金四千，想跟老姐妹去学插花', 'pension'],
    ['公司在拆迁，食堂饭菜越来越难吃', 'demolition'],
  ])('is circumstance: %s', (question, told) => {
    expect(matterOf(question)).not.toBe(told);
  });

  it.each([
    ['把房子抵押了做生意，明年能不能回本', 'pledged_home'],
    ['网上刷单被骗三万，还能要回来吗', 'swindled'],
    ['加杠杆炒股亏了，今年能翻本吗', 'leverage'],
    ['这阵子打麻将老输，什么时候转运', 'gambling'],
    ['想去老年大学，可以吗', 'university_of_the_old'],
  ])('is asked about where that clause leans on it: %s', (question, asked) => {
    expect(matterOf(question)).toBe(asked);
  });
});

it.each(['要不要给我妈换个新床垫', '该不该让我弟骑我的摩托车去赶集', '老公的旧大衣什么时候扔掉合适'])(
  'takes no one who is only named for what is asked about: %s',
  (question) => {
    expect(['children', 'parents', 'people', 'marriage', 'in_laws']).not.toContain(matterOf(question));
  },
);

describe('the matters of a household', () => {
  it.each([
    ['我爸想跟小区里一个阿姨领证', 'parent_remarries'],
    ['请个住家保姆照顾奶奶，一个月五千值不值', 'hiring_nanny'],
    ['三年级英语不及格，要不要报个辅导班', 'tutoring_child'],
    ['女儿才八岁就近视两百度了', 'short_sight'],
    ['一洗头就掉头发，才二十六', 'hair_and_skin'],
    ['每个月给我妈打多少钱合适', 'money_to_parents'],
    ['搬到杭州半年没有朋友，周末都一个人', 'no_friends'],
    ['刚才没忍住打了儿子，看他睡着我好后悔', 'hit_child'],
    ['妈瘫痪了，兄弟三个轮流照顾怎么排', 'care_of_parents'],
    ['爸妈要离了，我该跟爸还是跟妈', 'which_parent'],
    ['舍友半夜打电话特别大声，怎么跟她说', 'roommate'],
    ['同事到处造谣说我坏话', 'rumour'],
  ])('%s', (question, matter) => {
    expect(matterOf(question)).toBe(matter);
  });
});

describe('a word that stands in another clause', () => {
  it.each([
    ['媳妇嗓门大，一点小事就火，我该怎么跟她处', 'quarrel'],
    ['跟老头子天天拌嘴，往后能好点不', 'quarrel'],
    ['我跟我妈三年没说过话了，还能好吗', 'rift_with_parents'],
    ['两个月才见一次面，熬得下来吗', 'long_distance'],
    ['期末想进班里前五，有戏吗', 'exam'],
    ['想减十斤，哪个月开始好，列个单子', 'habits'],
    ['室友老穿我衣服不打招呼，说不说', 'roommate'],
    ['公司外派我去非洲两年，去不去', 'transfer'],
  ])('is not taken for what is asked: %s', (question, matter) => {
    expect(matterOf(question)).toBe(matter);
  });
});

it('has the matters that the examples are labelled with', () => {
  const known = new Set(MATTERS.map(({ id }) => id));
  const labels = new Set(labelledQuestions().map(({ matter }) => matter));
  expect([...labels].filter((label) => !known.has(label))).toEqual([]);
  expect(labels.size).toBeGreaterThan(400);
});
