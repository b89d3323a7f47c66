/** Small acts of a day, company that is wished for, and complaints about the adviser. */
import { type Question, questionsIn, type Row } from './question.ts';

const FAR_YEAR = /20(?:29|3\d)年/;

/** What to do is said plainly, and no year is named. */
const SMALL_ACTS: readonly Row[] = [
  [
    'young_woman',
    '合租的室友用我东西从来不打招呼，我说还是不说',
    /^说/,
    null,
    FAR_YEAR,
    '说：挑不忙的时候。',
  ],
  ['student', '同学借我充电宝没还，要不要开口要', /^可以要/, null, FAR_YEAR, '可以要：说一次。'],
  ['student', '要不要把头发染成蓝的', /喜欢/, null, FAR_YEAR, '看自己喜不喜欢就行。'],
  ['woman', '金价涨成这样，现在买点金条划算不', /看不出来/, /闲钱/, FAR_YEAR, '涨跌看不出来。只用闲钱。'],
  ['young_woman', '想买件大衣，三千多，值不值', /三天/, null, FAR_YEAR, '先放三天，还想要就买。'],
  ['father', '还能不能遇上懂我的人', /人/, null, /看不出来。看得出/, '2027年遇到的人多半留不久。'],
];

/** What would be regretted is said no to. */
const NOT_TO: readonly Row[] = [
  ['boy', '同学让我逃课去网吧，去不去', /^先别/, null, FAR_YEAR, '先别去：推掉最省事。'],
  ['old_man', '有人上门送鸡蛋听课，去不去', /^先别/, /12315/, FAR_YEAR, '先别去。钱交了打12315。'],
];

/** A warm word and one way on; a complaint is taken as one. */
const TALK: readonly Row[] = [
  ['old_man', '天冷，没人唠嗑，你陪我说两句', /在呢/, null, /可以问/, '在呢，陪你说几句。'],
  [
    'mother',
    '孩子都在外地，家里冷清清的，想找个人说说话',
    /在呢/,
    null,
    /12356|可以问/,
    '在呢，陪你说几句。',
  ],
  ['woman', '你怎么回回都先夸我一大通，烦不烦，有坏的直接讲', /^好/, null, /挑对方/, '好，直说弱的一面。'],
  ['man', '你老说车轱辘话，能不能痛快点', /弱的一面/, null, /没听/, '好，直说你弱的一面。'],
];

/** What a later turn fears, and words that no suitor is meant by. */
const OTHERS: readonly Row[] = [
  [
    'young_woman',
    '前任突然加我微信，我要不要理他 → 万一又跟上次一样呢',
    /停在那一步/,
    /底线/,
    /这一样也是/,
    '真又一样，就停在那一步。写下一条底线。',
  ],
  [
    'young_woman',
    '室友老用我东西，我说还是不说 → 说了闹翻了咋办',
    /闹僵/,
    null,
    /刚吵过/,
    '真闹僵也不要紧。',
  ],
  [
    'young_woman',
    '过年要见他爸妈，他妈会喜欢我不',
    /他妈.*看不出来/,
    /礼数|带/,
    /花时间/,
    '他妈喜不喜欢看不出来。带点吃的。',
  ],
  [
    'pensioner',
    '老战友二十年没联系，突然热乎得很，又请吃饭又送酒，他图我啥',
    /看不出来/,
    /签字/,
    /花时间/,
    '他图什么看不出来。要你签字先停。',
  ],
  ['old_man', '血压忽高忽低的，药能不能少吃一颗', /别自己减/, /量/, null, '药别自己减。量好血压去问。'],
  ['father', '跑网约车跑腻了，想去学电工，四十三了晚不晚', /^不晚/, null, null, '不晚，淡季先学一个月。'],
  [
    'man',
    '什么属相的人旺我，什么属相的要躲着点',
    /合得来.*磕碰/,
    null,
    null,
    '你属马：和属虎的合得来，和属鼠的容易磕碰。',
  ],
];

export const SMALL_ACT_QUESTIONS: readonly Question[] = [SMALL_ACTS, NOT_TO, TALK, OTHERS].flatMap((rows) =>
  questionsIn(rows),
);
