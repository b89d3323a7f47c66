/** What people find in themselves, small acts on a day that is named, and past times that are only told. */
import { type Question, type ShortRow, shortQuestionsIn } from './question.ts';

const ROWS: readonly ShortRow[] = [
  ['man', '我是不是天生嘴笨', /不算天生|不是天生/, /盘里看不出来；/, '不算天生的，熟的事上你也说得多。'],
  [
    'father',
    '俺媳妇儿老嫌我闷，一天憋不出三句话，我这人是不是天生就不会唠嗑',
    /天生/,
    /命里没有|给自己定一个日子/,
    '不算天生的，接话练得出来。',
  ],
  ['father', '媳妇说我是闷葫芦，这性格能改吗', /改得了/, /20\d\d年/, '改得了一半：接话练得出来。'],
  ['young_woman', '为什么我干什么都三分钟热度', /定得太大/, /医院|看医生/, '多半是开头定得太大。'],
  ['student', '我老拖延怎么办', /五分钟/, /20\d\d年/, '先做五分钟，做完可以停。'],
  ['woman', '我怎么这么懒', /累/, /20\d\d年/, '多半是累着。'],
  ['mother', '家里人说我太抠了，我真抠吗', /抠/, /20\d\d年/, '不算抠，该花的花了就不是。'],
  ['man', '我脾气一点就着，改得了吗', /改得了/, /命盘存好/, '改得了，火上来先走开十分钟。'],
  ['young_woman', '我是不是恋爱脑', /朋友|自己/, /20\d\d年/, '为对方丢了朋友和觉才算。'],
  ['student', '总爱跟别人比，心里不舒服', /眼红|别人有的/, /20\d\d年/, '人人都会眼红，挑一样去做第一步。'],
  ['pensioner', '我这人心太软，总被占便宜', /心软|线/, /20\d\d年/, '心软是福，先定一条线。'],
  ['young_woman', '下周六剪头发行不行', /自己喜不喜欢/, /整体/, '看自己喜不喜欢就行。'],
  [
    'father',
    '我跟亲弟弟二十年没来往，他上月托人带话说想见一面，见不见',
    /可以|主动|见/,
    /2026年1?\d月|上个月/,
    '可以见，主动一次。',
  ],
];

export const OWN_WAY_QUESTIONS: readonly Question[] = shortQuestionsIn(ROWS);
