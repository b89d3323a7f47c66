/** Terms of the asker's own chart, and what is doubted of it: whether it has a saying, where a star stands, whether the hour is right. */
import { questionsIn, type Row } from './question.ts';

const MEANING_ONLY = /^“|这是好的搭配/;
const TABLE = /\| 柱 \|/;

const ROWS: readonly Row[] = [
  [
    'man',
    '伤官见官是啥意思 我有没有',
    /^(?:有|没有|算不上)/,
    /顶起来/,
    null,
    '没有：你的四柱里不见伤官。说的是有才气又不服管，容易跟上级顶起来。',
  ],
  [
    'young_woman',
    '我是不是官杀混杂啊',
    /^(?:有|没有|算不上)/,
    null,
    MEANING_ONLY,
    '没有：你的四柱里不见七杀。',
  ],
  [
    'father',
    '我这盘算不算财多身弱',
    /^(?:是|不是|说不准)：日主/,
    /不等于穷/,
    null,
    '不是：日主偏强，财约占10%。财多身弱不等于穷。',
  ],
  ['mother', '我命里有财库吗', /^(?:有|没有).*库/, null, null, '有：你的财属水，库在辰。'],
  ['man', '我算不算木火通明', /断不了/, null, null, '断不了：各家定法不一样。'],
  ['young_woman', '我命里有桃花吗 在哪一柱', /^(?:有|没有).*(?:柱)/, null, /20\d\d年/, '有，桃花在年柱。'],
  [
    'man',
    '我日柱是什么,代表啥性格',
    /日柱是/,
    /性格上/,
    null,
    '你的日柱是丙辰，日主丙火；性格上，热情直爽。',
  ],
  [
    'woman',
    '我不知道自己几点生的,这样算出来准不准?',
    /三柱.*时柱空着/,
    /八成/,
    null,
    '年月日三柱准，时柱空着；强弱当八成听。',
  ],
  ['man', '我的时辰会不会记错了', /断不了.*分钟/, /出生证/, null, '断不了，离交界30分钟；看出生证。'],
  ['man', '你们这个八字到底是真的还是心理安慰', /没有科学证明/, null, TABLE, '没有科学证明，当参考。'],
  ['father', '别的app说我身弱,你这里怎么说身强', /取法不同.*%/, null, null, '取法不同：生你的约占60%。'],
  ['man', '我的用神是啥 说人话就行', /用神是/, null, /颜色取|数字取/, '你的用神是水：对你帮助大的就是它。'],
  ['young_woman', '我八字里什么最旺', /^最旺的是/, null, TABLE, '最旺的是木，约占40%。'],
  ['man', '我哪个十神最多', /多的是/, null, TABLE, '最多的是正印。'],
  ['man', '明年我生日那天是什么日柱', /2027年6月15日是.{2}日/, null, null, '2027年6月15日是乙丑日。'],
  ['young_woman', '我是从格吗', /^(?:不是|是)：/, null, null, '不是：你的格局是正官格。'],
  [
    'man',
    '下一步大运哪年换 换了是好是坏',
    /20\d\d年.*新的十年/,
    null,
    null,
    '2030年换，新的十年比现在好走。',
  ],
];

export const OWN_CHART_QUESTIONS = questionsIn(ROWS);
