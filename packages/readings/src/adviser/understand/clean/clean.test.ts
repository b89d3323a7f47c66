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
    ['wo shu shen me de ya', '我属什么的呀'],
    ['wo de nongli shengri', '我的农历生日'],
    ['woneng kaoyan ma', '我能考研吗'],
    ['ta hui he wo jiehun ma', '他会和我结婚吗'],
  ])('in one form: %s', (question, text) => {
    expect(cleanQuestion(question)).toBe(text);
  });

  it.each([
    ['而家供紧楼好辛苦,想卖咗佢,定系捱多两年先', '现在还房贷好辛苦,想卖了它,还是熬多两年先'],
    ['我仲可唔可以揾到份工', '我还可不可以找到工作'],
    ['佢系咪仲钟意我', '他是不是还喜欢我'],
    ['几时拍拖好', '什么时候谈恋爱好'],
    ['老豆身体点样', '爸爸身体怎么样'],
    ['唔该晒', '谢谢'],
    ['唔好畀佢知', '不要给他知'],
    ['佢黎咗未', '他来了未'],
    ['嗰个人系咪钟意我', '那个人是不是喜欢我'],
    ['我寻思接她来城里住', '我想接她来城里住'],
    ['俺们去中不中', '我们去行不行'],
    ['他根本不晓得,我莫得办法', '他根本不知道,我没有办法'],
    ['間舖頭蝕咗成年 出年會唔會好返啲㗎', '店铺亏了整年明年会不会好一点'],
    ['諗緊移民英國,去定唔去好', '打算移民英国,去还是不去好'],
    ['老細又話要裁員,我會唔會有份㗎', '老板又说要裁员,我会不会轮到'],
    ['個女同我嗌交,點算', '女儿和我吵架,怎么办'],
    ['間公司就嚟執笠,使唔使走先', '公司快要倒闭,要不要走'],
    ['兒子國三整天打電動', '儿子初三整天打游戏'],
    ['我屋头那个天天打牌,咋个整', '爱人天天打牌,怎么办'],
    ['想跳糟去深圳', '想跳槽去深圳'],
  ])('in a dialect: %s', (question, text) => {
    expect(cleanQuestion(question)).toBe(text);
  });

  it.each([
    '仲裁大概什么时候有结果',
    '我们的关系怎么样',
    '系统里查不到',
    '中文系好还是法律系好',
    '搬到楼上住',
    '没得到消息',
    '点算一下人数',
    '考工程师',
    '他心情复杂和我没话说',
    '这件事成不成问题',
    '全国中学排名',
    '异国三年了',
    '飞机车票',
    '追我的那位能认真吗',
    '那个女的是谁',
    '这个仔细看看',
    '过得去不',
    '人工智能这行怎么样',
  ])('that is no dialect stays: %s', (question) => {
    expect(cleanQuestion(question)).toBe(question);
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
