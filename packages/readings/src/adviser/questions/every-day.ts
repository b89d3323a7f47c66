/** Questions of every day, told by what is done and by whom, and pairs at the border of two matters. */
import { type Question, shortQuestionsIn, type ShortRow } from './question.ts';

const YEAR = /20\d\d年/;

const HOME: readonly ShortRow[] = [
  ['mother', '孙子天天抱着手机刷到半夜，怎么管', /^先别抢/, YEAR, '先别抢，一起定一天玩多久。'],
  ['girl', '孩子抱着手机不撒手，怎么办', /^先别抢/, YEAR, '先别抢，一起定一天玩多久。'],
  ['girl', '女儿死活不肯上学怎么办', /怕的是/, YEAR, '先听她说怕的是什么。'],
  ['father', '班主任打电话说初二的闺女早恋了', /^别骂/, YEAR, '别骂，先听她说完。'],
  ['father', '女儿厌学，在家待了一个月没去上课', /怕的是/, YEAR, '先听她说怕的是什么。'],
  ['mother', '大宝老跟二宝抢东西，吵个没完', /^别当裁判/, YEAR, '别当裁判，先把两个人分开。'],
  ['pensioner', '儿子大学毕业三年了，在家躺着不找工作', /^先定一个日子/, YEAR, '先定一个日子，只管吃住。'],
  ['woman', '我爸查出癌了，要不要告诉他', /^慢慢告诉|^先问病人/, YEAR, '先问病人想知道多少。'],
  ['woman', '我妈血压一百八还说没事，就是不去医院', /^别吵别吓|体检/, YEAR, '先陪她去做个体检。'],
  ['mother', '伺候瘫痪的婆婆八年，我累垮了', /你也要歇/, YEAR, '你也要歇，每周换人顶半天。'],
  ['young_woman', '爸妈偏心弟弟，我该怎么办', /偏心/, YEAR, '偏心不是你不够好。'],
];

const CLAIMED: readonly ShortRow[] = [
  ['man', '催收把电话打到我单位领导那里，烦死了', /违规/, YEAR, '骚扰单位是违规的，录音留好。'],
  ['young_woman', '退租房东说沙发是我弄坏的，押金不给', /合同/, YEAR, '先看合同写的哪几种能扣。'],
  ['man', '表哥让我给他公司当法人，一年给两万', /^别借/, YEAR, '别借，出了事先找的是你。'],
  ['man', '想加盟个奶茶店，总部说半年回本', /^先别交钱/, YEAR, '先别交钱，去三家店数人头。'],
];

const AMONG: readonly ShortRow[] = [
  ['young_woman', '同事老让我替班，我不会拒绝', /可以不帮/, YEAR, '可以不帮，说一句这回不行。'],
  ['woman', '要不要趁老公睡着翻他手机', /^先?别偷看/, YEAR, '先别偷看，当面说。'],
  ['woman', '结婚纪念日他又忘了，一句话都没有', /直接说/, YEAR, '直接说出来，别等他猜。'],
];

/** What is told, or only like the words of another matter, takes no answer of its own. */
const BORDERS: readonly ShortRow[] = [
  ['woman', '被裁了，补偿比别人少一截，去争有没有用', /合同|证据/, /客人|转让/, '看合同和证据，多半能谈。'],
  ['father', '理发店房东涨租涨得凶，要不要续租', /^先别急着/, /习俗/, '先别急着答应，拿租金去谈。'],
  ['man', '家里养只狗好不好', /养/, /家里怎么摆/, '可以养，先想好谁遛。'],
  ['pensioner', '我退休金三千，儿子啃老不上班怎么办', /^先定一个日子/, /社保/, '先定一个日子，只管吃住。'],
];

export const EVERY_DAY_QUESTIONS: readonly Question[] = shortQuestionsIn([
  ...HOME,
  ...CLAIMED,
  ...AMONG,
  ...BORDERS,
]);
