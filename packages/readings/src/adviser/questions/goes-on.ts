/** Turns that lean on the matter before, and answers that agree with those before. */
import {
  type BesideRow,
  type Question,
  questionsBeside,
  shortQuestionsIn,
  type ShortRow,
} from './question.ts';

const ASKS_BACK = /你想让我看|没听明白|没听懂/;
const COMPLAINT = /哪一句不对/;
const CALMS = /12356|缓一缓/;

/** Too general: months and steps of the same matter. */
const CONCRETE: readonly ShortRow[] = [
  [
    'woman',
    '我什么时候能发财 → 太笼统了 具体点',
    /具体.*20\d\d年.*月/,
    COMPLAINT,
    '具体到月，2027年最顺手的是7月前后。',
  ],
  ['man', '明年能升职吗 → 能不能具体一点', /2027年.*月/, COMPLAINT, '具体到月，2027年最顺手的是9月前后。'],
  [
    'young_woman',
    '我啥时候能脱单 → 说得太空泛了',
    /20\d\d年.*月/,
    COMPLAINT,
    '具体到月，2027年最顺手的是6月前后。',
  ],
  [
    'student',
    '明年考研能上岸吗 → 太虚了吧',
    /2027年.*月|每天/,
    COMPLAINT,
    '具体到月，2027年最顺手的是9月前后。',
  ],
  ['man', '我跟女朋友合不合 → 你这太含糊', /前面都说了|合不合/, COMPLAINT, '这件事，盘上能说的前面都说了。'],
  ['mother', '明年适合搬家吗 → 讲明确点', /2027年.*月/, COMPLAINT, '具体到月，2027年最顺手的是6月前后。'],
];

/** Another way, and what if it is left. */
const OTHER_WAYS: readonly ShortRow[] = [
  [
    'mother',
    '想把老家房子卖了给儿子付首付 → 还有别的办法吗',
    /^有.*租/,
    /排开看|比劫/,
    '有，可以先租出去收租。',
  ],
  ['man', '明年适合跳槽吗 → 还有没有其他出路', /^有/, /排开看/, '有，可以不走先换：跟上级谈换岗。'],
  ['woman', '老公不肯去看医生 → 有没有别的法子', /^有|换|先/, /排开看/, '有，可以换个人去说。'],
  ['student', '考公能考上吗 → 还有啥别的路', /^有/, /排开看/, '有，可以两条路一起走。'],
  ['father', '想开个小餐馆 → 换个法子呢', /^有/, ASKS_BACK, '有，可以先不开店。'],
  ['mother', '想把老家房子卖了 → 不卖呢', /^不卖/, ASKS_BACK, '不卖更稳，先这样过着就好。'],
  ['man', '明年能买房吗 → 买不成呢', /不成/, /来得慢/, '不成也不是没路。'],
  ['young_woman', '我要不要考研 → 不考的话', /^不考/, ASKS_BACK, '不考也可以。'],
];

/** When something comes of it is asked of the matter before. */
const RESULTS: readonly ShortRow[] = [
  [
    'father',
    '我哥和我争老房子 官司要打不 → 我占理吗',
    /证据|律师/,
    /输赢看不出来，这件事/,
    '占不占理看证据和法律。',
  ],
  [
    'father',
    '我哥和我争老房子 官司要打不 → 大概啥时候有结果',
    /法院/,
    /把以后说定|正缘/,
    '哪天有结果由法院定。',
  ],
  ['man', '我签证下得来不 → 一般多久有消息', /使领馆|看不出/, /把以后说定/, '哪天有结果由使领馆定。'],
  ['woman', '劳动仲裁能赢吗 → 最快几时有结果', /仲裁|法院/, /把以后说定/, '哪天有结果由仲裁委定。'],
  ['man', '我投的简历有戏吗 → 大概多久有动静', /月|20\d\d年/, /把以后说定/, '2027年1月最容易有消息。'],
  [
    'young_woman',
    '我跟前男友还能复合吗 → 我还是忘不了他 → 那我俩还有可能吗',
    /复合/,
    /淡下来/,
    '2027年复合看不出来。',
  ],
];

/** A denial with its reason, and what is told further, belong to the matter before. */
const TOLD: readonly ShortRow[] = [
  [
    'student',
    '我适合当老师吗 → 不对吧 我一说话就脸红',
    /算上这一条.*老师/,
    CALMS,
    '算上这一条，能做，老师这一行合你。',
  ],
  ['man', '我该不该辞职 → 不会吧 我刚升的职', /算上这一条/, ASKS_BACK, '算上这一条，先别辞。'],
  ['man', '我该不该辞职 → 其实我有点怕没钱', /算上这一条/, CALMS, '算上这一条，先别辞。'],
  ['woman', '明年适合开店吗 → 可是我没经验', /算上这一条/, CALMS, '算上这一条，先别开。'],
  ['man', '明年能升职吗 → 但是领导不喜欢我', /算上这一条/, /心里怎么想/, '算上这一条，2027年升得慢。'],
  ['young_woman', '我适合做销售吗 → 不可能吧 我特别社恐', /算上这一条/, CALMS, '算上这一条，可以做。'],
  ['father', '要不要去外地打工 → 问题是孩子没人带', /算上这一条/, ASKS_BACK, '算上这一条，先不急着去。'],
];

/** What one who is ill may take, and where to go. */
const ILL: readonly ShortRow[] = [
  ['pensioner', '血糖高 今年要注意啥 → 那能喝酒不', /先别/, /坚持下来|口福/, '先别喝，问过医生再说。'],
  ['man', '我脂肪肝 → 能不能整两口啤酒', /先别/, /坚持下来/, '先别沾。'],
  ['father', '查出来尿酸高 → 海鲜能吃不', /医生/, /2027年/, '先问医生再定。'],
  ['mother', '甲状腺结节 → 可以跑步吗', /医生/, /坚持下来/, '先问医生再定。'],
  ['old_man', '血压高得很 → 晚上熬夜打麻将要得不', /先别|医生/, /2027年/, '先别熬夜。'],
  ['woman', '最近老咳嗽 → 哪个科', /呼吸科/, null, '先挂呼吸科。'],
  ['man', '我胃老疼 → 该挂什么号', /消化科/, null, '先挂消化科。'],
  ['mother', '膝盖疼得下不了楼 看什么科好', /骨科/, null, '先挂骨科。'],
  [
    'pensioner',
    '血糖高 今年要注意啥 → 说人话',
    /说白了/,
    /再问第二家。药按时吃/,
    '说白了，要不要紧听医生的。',
  ],
  ['woman', '我肾是不是天生弱', /看不出/, /格局/, '盘里看不出哪个脏器强、哪个弱。'],
];

/** Two questions counted out, and the one that was left out. */
const COUNTED: readonly ShortRow[] = [
  [
    'woman',
    '想问两个事 一个是明年能不能升主管 一个是我爸的病要不要紧',
    /2027年/,
    null,
    '2027年升得慢。\n\n爸爸的身体听医生的。',
  ],
  [
    'woman',
    '想问两个事 一个是明年能不能升主管 一个是我爸的病要不要紧 → 第二个你没说',
    /补上.*爸爸/,
    CALMS,
    '补上这一件：爸爸的身体听医生的。',
  ],
  [
    'man',
    '两个问题 第一明年适合买房吗 第二我弟能考上公务员吗 → 另一个呢',
    /补上.*弟/,
    ASKS_BACK,
    '补上这一件：没有他的出生时间，我看不了弟弟的这件事。',
  ],
  [
    'man',
    '两个问题 第一明年适合买房吗 第二我弟能考上公务员吗 → 第一个你漏了',
    /补上.*买/,
    ASKS_BACK,
    '补上这一件：2027年不急着买。',
  ],
  [
    'mother',
    '一来想问明年搬家好不好 二来我女儿婚事有没有着落',
    /2027年/,
    null,
    '2027年可以搬。\n\n没有她的出生时间。',
  ],
];

/** No paragraph stands twice, and a loss of money stays one. */
const NEW_WORDS: readonly ShortRow[] = [
  ['student', '宿舍的人都孤立我 → 那我要不要换宿舍', /换/, /找一两个合得来/, '能换寝室就换，离开不是认输。'],
  ['man', '明年能买房吗 → 明年能买房吗', /还是那句|买/, /这一年不宜冒进/, '还是那句：2027年不急着买。'],
  ['man', '去年我亏了二十万 是不是流年不好 → 今年呢', /钱/, /整体/, '今年钱上平稳。'],
  ['woman', '前年我赔了八万块 是不是走背运 → 明年呢', /钱/, /整体/, '2027年钱上平稳。'],
  ['man', '你好呀小师傅', /^你好/, ASKS_BACK, '你好，在的。'],
];

/** One year and one word for the same matter, and nothing that comes once is put off. */
const AGREES: readonly ShortRow[] = [
  ['boy', '我下学期中考能上普高吗', /考|分/, /更合适的是20/, '2027年容易紧张丢分，先保会做的题。'],
  ['student', '实习转正就一个名额 我能转正吗', /转正/, /更合适的是20/, '2027年转正会被挑剔一些。'],
  ['student', '明年答辩能过吗', /2027年/, /更合适的是20/, '2027年能过。'],
  ['student', '高考志愿我明年高考能考好吗', /2027年|考/, /更合适的是20/, '2027年考试费力。'],
  ['young_woman', '下周面试能过不', /面试|月/, /更合适的是20/, '12月面试顺。'],
  [
    'man',
    '2028年我怎么样 → 为什么',
    /2028年.*整体/,
    /和你的盘合起来是/,
    '因为2028年的干支和你的盘合得来，所以整体较顺。',
  ],
];

const ONCE_OF_RECORD: readonly BesideRow[] = [
  [
    ['son'],
    'mother',
    '儿子明年中考 能上普高吗',
    /从儿子那份命盘看/,
    /更合适的是20/,
    '从儿子那份命盘看，2027年容易紧张。',
  ],
];

export const GOES_ON_QUESTIONS: readonly Question[] = [
  ...shortQuestionsIn([
    ...CONCRETE,
    ...OTHER_WAYS,
    ...RESULTS,
    ...TOLD,
    ...ILL,
    ...COUNTED,
    ...NEW_WORDS,
    ...AGREES,
  ]),
  ...questionsBeside(ONCE_OF_RECORD),
];
