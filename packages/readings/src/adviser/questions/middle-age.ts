/** Questions of the middle-aged and the old: who supports whom, what kin pay, a trade that fails, a home that is blamed. */
import { type Question, shortQuestionsIn, type ShortRow } from './question.ts';

/** Nothing of a time or of the chart. */
const FORTUNE = /20\d\d年|流年|大运/;

const MIDDLE_AGE: readonly ShortRow[] = [
  [
    'old_man',
    '三个儿子谁都不愿意养我，咋办',
    /赡养的义务/,
    FORTUNE,
    '儿子都有赡养的义务，先请居委把人叫来。',
  ],
  [
    'pensioner',
    '就一个儿子，他说养不起我，我往后靠谁',
    /赡养的义务/,
    FORTUNE,
    '他有赡养的义务，先请居委叫他来谈。',
  ],
  ['old_man', '我病了以后孩子们谁也不来看我，告他们行吗', /^可以要/, FORTUNE, '可以要，告放在最后。'],
  ['woman', '我爸把房子全给了弟弟，我还要不要给他养老', /^还是要养/, FORTUNE, '还是要养，跟房子是两回事。'],
  ['man', '爸妈把拆迁款全给了我哥，养老凭什么找我', /还是要养/, FORTUNE, '还是要养，得了房的多出。'],
  [
    'mother',
    '从小把我送人，现在亲妈来要养老钱，我要给吗',
    /先别急着给/,
    FORTUNE,
    '先别急着给，问清办没办收养。',
  ],
  ['father', '岳父岳母看不起我，过年去不去', /^去/, FORTUNE, '去，吃一顿饭就回。'],
  ['woman', '婆婆不待见我，过年回不回婆家', /^去/, FORTUNE, '去，坐短一点。'],
  ['father', '妈住院的钱我跟我哥谁出', /都该出/, FORTUNE, '几个儿女都该出。'],
  ['mother', '住院费哥哥不出，全是我垫的，怎么办', /都该出/, FORTUNE, '都该出，票据留好。'],
  ['father', '我妈摔断腿住院，我在深圳，该不该回去', /^该回去/, FORTUNE, '该回去，先问医生。'],
  ['mother', '我爸住院了，要不要请假回去', /^该回去/, FORTUNE, '该回去一趟。'],
  ['father', '我喝酒误事，老婆要跟我离，怎么挽回', /^先把酒停住/, /陪着去/, '先把酒停住，再认错。'],
  ['father', '喝了三十年酒想戒，戒得了吗', /^戒得了/, FORTUNE, '戒得了，去成瘾门诊。'],
  ['mother', '老公藏私房钱给他弟弟买房', /问清三样/, FORTUNE, '今晚问清三样。'],
  ['pensioner', '老伴把退休金都贴给她侄子了', /问清三样/, FORTUNE, '先问清三样。'],
  ['father', '想承包五十亩地种西瓜，能行吗', /^可以试/, /租出去/, '可以试，先小后大。'],
  ['father', '回村包地种药材能挣钱吗', /^可以试/, /药师/, '可以试，先找好收货的。'],
  ['father', '开了个五金店，生意一年不如一年，要不要关', /撑|转让|退/, /先别开/, '再撑三个月，定一条线。'],
  ['woman', '搬到新家以后老是不顺，是不是房子有问题', /不是房子/, /可以买/, '不是房子的事。'],
  ['father', '新家住了半年诸事不顺，要不要再搬', /^不用/, FORTUNE, '不用再搬。'],
  ['mother', '邻居把垃圾堆我家门口，说了也不听', /拍照/, FORTUNE, '先拍照，再请居委。'],
  ['father', '对门把电动车停我家门口堵着', /拍照/, /有没有人正在打你/, '先拍照，好好说一次。'],
  ['father', '老婆跟我三个月没说话了，怎么破', /软话/, /最想让对方改/, '今天先递一句软话。'],
  ['father', '媳妇要把丈母娘接来住，我不愿意', /可以不答应/, FORTUNE, '可以不答应长住。'],
  ['father', '弟弟结婚让我出十万，我该出吗', /可以帮一点/, FORTUNE, '可以帮一点，不必全出。'],
  ['mother', '我是不是一辈子操劳的命', /没有哪张盘/, /先紧后宽/, '没有哪张盘注定是这样。'],
  ['father', '厂子倒了，我快五十了还能干啥', /能再找到活|更合你的是/, /亏了这一笔/, '能再找到活。'],
];

export const MIDDLE_AGE_QUESTIONS: readonly Question[] = shortQuestionsIn(MIDDLE_AGE);
