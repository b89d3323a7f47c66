import { describe, expect, it } from 'vitest';

import { cleanQuestion } from './clean/clean.ts';
import { findShape, type Shape } from './shape.ts';

const textOf = (shape: Shape | null): string => {
  switch (shape?.kind) {
    case undefined:
      return '';
    case 'choice':
      return shape.options.join(' / ');
    case 'trait':
      return `trait ${shape.trait}`;
    case 'told':
      return `told ${shape.mood}`;
    default:
      return shape!.kind;
  }
};

describe('the shape of a question', () => {
  it.each([
    ['去北京还是留在老家好啊', '去北京 / 留在老家'],
    ['考公还是考研，纠结死了', '考公 / 考研'],
    ['孩子该上公立还是私立', '上公立 / 私立'],
    ['我报计算机好还是会计好', '报计算机 / 会计'],
    ['上海和成都我更适合哪个', '上海 / 成都'],
    ['手上有两个offer，国企6千私企1万2，选哪个', '国企 / 私企'],
    ['我还是放不下他', 'told bad'],
    ['今年还是明年结婚好', ''],
    ['去还是不去', 'decide'],
    ['我该不该跟他分手', 'decide'],
    ['还要坚持吗', 'decide'],
    ['老板让我去外地，去不去', 'decide'],
    ['我想把工作辞了去旅行一年', 'decide'],
    ['我能不能考上公务员', ''],
    ['明年能存下多少钱', 'amount'],
    ['我这辈子能赚多少钱', 'amount'],
    ['我会结几次婚', 'count'],
    ['明年哪个月要小心', 'avoid'],
    ['明年哪月出差别去', 'avoid'],
    ['对象在哪个方向', 'trait direction'],
    ['他比我大还是小啊', 'trait age'],
    ['他比我大十二岁行吗', ''],
    ['我老公会是外地人吗', 'trait distance'],
    ['我贵人是谁', 'who'],
    ['怎么跟老板开口说加薪', 'say'],
    ['更年期老想发火怎么回事', ''],
    ['怎么劝我妈别买保健品', 'persuade'],
    ['怎么回绝别人表白', 'refuse'],
    ['老伴走了三年想再找一个丢人吗', 'judge'],
    ['多久能瘦下来', 'how_long'],
    ['哪几个月桃花好', ''],
    ['要是不搬呢', 'else'],
    ['适合去哪个城市读大学', 'where'],
    ['他三天没回我消息了', 'told bad'],
    ['我考上研究生了！', 'told good'],
    ['我的格局', ''],
    ['我爸明年的财运', ''],
  ])('%s', (question, expected) => {
    expect(textOf(findShape(cleanQuestion(question)))).toBe(expected);
  });
});
