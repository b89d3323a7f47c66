/** Money and illness in people's own words: the first line is that of what is asked, not of what is told beside it. */
import { shortQuestionsIn, type ShortRow } from './question.ts';

const ROWS: readonly ShortRow[] = [
  ['mother', '公公住院押金交不上，护士天天催，这钱从哪来', /医保办/, /的身体：/, '先找医院的医保办和社工。'],
  ['pensioner', '九十一的老母亲插不插管，兄妹几个说不到一块', /病人自己的意思/, null, '先听病人自己的意思。'],
  ['young_woman', '肚子稍微疼一下就怀疑得了绝症，查了又没事', /心里怕/, null, '多半是心里怕，不是身上坏。'],
  ['mother', '孩子这毛病县医院看还是带去省城', /先看病再选医院/, /的身体：/, '先看病再选医院。'],
  ['mother', '我爸血糖高，死活不肯去复查，怎么劝', /别吵别吓/, null, '别吵别吓：约好一天陪着去。'],
  ['woman', '婆婆查出来是晚期，要不要瞒着她', /慢慢告诉/, null, '慢慢告诉：问到哪就说到哪。'],
  ['man', '逾期过一回，征信花了，几年才能恢复', /恢复|还清/, null, '能恢复：还清满五年记录自己消。'],
  [
    'young_woman',
    '首付我家出的，房产证他妈不让写我的名',
    /谁出的钱写谁|写不写名/,
    null,
    '谁出的钱写谁最清楚。',
  ],
  ['father', '骑电动车被货车刮倒，司机只肯给五百，怎么赔', /122|责任/, null, '先报122和保险，等责任认定书。'],
  ['man', '入职前让我先交两千培训费，交不交', /别交/, null, '先别交：公司不能跟员工收钱。'],
  ['father', '出差住店全刷我自己的卡，公司拖着不报销', /不垫/, null, '能不垫就不垫。'],
  ['father', '借信用卡去抄底，行不行', /别借钱去投/, null, '不行，别借钱去投。'],
  ['pensioner', '心脏放了两根支架，想跟团去云南转转', /复查/, null, '能不能去，问给你复查的医生。'],
  ['woman', '刚打完疫苗的娃烧到三十八度，要紧不', /疫苗/, null, '打完疫苗一两天里低烧，多半正常。'],
  ['man', '痛风好一点了，年夜饭能喝两杯不', /先别沾/, null, '先别沾：问过医生再说。'],
  ['pensioner', '我俩退休金加起来六千，够不够在县城养老', /先算账/, null, '够不够先算账。'],
  [
    'man',
    '同事欠我八千，一提就装不知道，今年要得回来吗',
    /要回来|要得回/,
    null,
    '今年要回来会慢，证据先留好。',
  ],
  // What is told beside the question, and a word inside another, take nothing.
  ['man', '女朋友赌气不见我，送花也退回来', /她|对方|放|先/, /赌别碰|输赢/, '先放两天，再发一句平常话。'],
  [
    'woman',
    '从教培出来改做保险合适不',
    /可以动|工作|行业/,
    /替人担保|先别急着签/,
    '2027年工作平稳，换行业先试一季。',
  ],
];

export const MONEY_AND_ILLNESS_QUESTIONS = shortQuestionsIn(ROWS);
