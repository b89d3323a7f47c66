/** What people have to settle between them at home and at work, asked in plain words. */
import { type Question, shortQuestionsIn, type ShortRow } from './question.ts';

/** Nothing of a time or of the chart. */
const FORTUNE = /20\d\d年|流年|大运/;

const BETWEEN_PEOPLE: readonly ShortRow[] = [
  ['woman', '老公不让我看他手机，是不是有问题', /^先?别偷看/, FORTUNE, '别偷看，想知道的当面问。'],
  ['young_woman', '谈了四个月，他开口跟我借两万', /先别借/, FORTUNE, '先别借。'],
  [
    'woman',
    '婚房写他一个人的名，我要不要开口加名',
    /谁出的钱写谁|写不写名/,
    FORTUNE,
    '写不写名，先摆明各出多少。',
  ],
  ['young_woman', '男朋友想跟我一起住，行不行', /^可以住/, FORTUNE, '可以住，先说好房租谁出。'],
  ['man', '分手了，一起养的猫归谁', /分/, FORTUNE, '先分开住，再分东西。'],
  ['woman', '我以前离过婚，相亲要不要一开始就说', /早说/, FORTUNE, '会影响两个人日子的早说。'],
  ['man', '报价单多写了一个零，已经发给客户了', /自己先说/, FORTUNE, '今天就自己先说。'],
  ['man', '天天加班到半夜，没有加班费，能不能不加', /^可以推/, FORTUNE, '可以推，先说手上有哪几件。'],
  ['father', '领导老让我接送他孩子', /可以推/, FORTUNE, '私事可以推。'],
  ['man', '同事抢了我的功劳，汇报没有我名字', /留底/, FORTUNE, '先留底再当面说。'],
  ['man', '在深圳漂了八年，要不要回老家发展', /回/, /盘里看不出/, '可以回，先找好一份能做两年的事。'],
  ['mother', '婆婆带孩子的方式我接受不了', /底线/, FORTUNE, '先定两条底线，别的放手。'],
  ['student', '考研没考上，怎么跟爸妈说', /该说|先说/, FORTUNE, '该说，先说你打算怎么办。'],
  ['father', '女儿找了个离过婚的，我不同意她就搬出去了', /先见一面/, FORTUNE, '先见一面再说反对。'],
  ['woman', '老公中风三年都是我伺候，累得不行', /歇/, FORTUNE, '你也要歇。'],
  ['man', '单位不给陪产假，合法吗', /能休/, FORTUNE, '能休，多半有陪产假。'],
  ['father', '亲戚让我给他儿子安排工作', /递一次/, FORTUNE, '能帮就递一次简历。'],
  ['woman', '前夫半年没给孩子生活费', /能要/, FORTUNE, '能要，先留好判决书。'],
  ['woman', '老公把存款转给他妹了，离婚还能分吗', /法律|再要/, FORTUNE, '离婚怎么分由法律定。'],
  ['young_woman', '发现我爸跟一个女的聊得很暧昧，要不要告诉我妈', /先别急着说/, FORTUNE, '先别急着说。'],
  ['man', '他出轨了求我原谅，要不要再给一次机会', /机会|原谅/, /不是你的错/, '先不急着原谅。'],
];

export const BETWEEN_QUESTIONS: readonly Question[] = shortQuestionsIn(BETWEEN_PEOPLE);
