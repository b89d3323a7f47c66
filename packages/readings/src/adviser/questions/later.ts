/** Later turns that ask of a step, of how someone takes it, when or whether, and answers in the form that is asked for. */
import { type Question, questionsIn, type Row } from './question.ts';

const AGAIN = /这一样也是|和前面说的一样|这一点前面说过/;

/** A step in the matter before it is answered with a yes or a no to that step. */
const STEPS: readonly Row[] = [
  [
    'young_woman',
    '他最近回消息好慢，是不是腻了 → 那我要不要当面问清楚',
    /^要说/,
    /感受/,
    AGAIN,
    '要说，好好说一次。先说你的感受。',
  ],
  [
    'man',
    '表哥拉我合伙开洗车行，行不 → 要不要写合同',
    /^要写/,
    /签字|写/,
    AGAIN,
    '要写：写清了才不伤情分。签字各留一份。',
  ],
  [
    'father',
    '炒股亏了八万，还能翻本吗 → 现在割肉行不行',
    /一年内要用的/,
    null,
    AGAIN,
    '看用处：一年内要用的先收回来。',
  ],
  ['woman', '女朋友跟前任还有联系，咋办 → 我能不能翻她手机', /^别翻/, null, AGAIN, '别翻：不如当面问一次。'],
  ['pensioner', '血压高要紧吗 → 能不能不吃药了', /^不能自己停/, null, AGAIN, '不能自己停：听开药的医生。'],
  ['boy', '同学给我起外号，我很难受 → 要不要告诉老师', /^要说/, null, AGAIN, '要说：老师知道了才管得住。'],
];

/** When, face, and how someone takes it. */
const WHEN_AND_HOW: readonly Row[] = [
  [
    'young_woman',
    '他最近回消息好慢，是不是腻了 → 要不要跟他摊牌 → 那哪天说比较好',
    /周末/,
    /\d{1,2}月\d{1,2}日/,
    AGAIN,
    '就这两个周末，11月28日或12月5日。',
  ],
  [
    'man',
    '跟媳妇冷战半个月了咋办 → 我先低头会不会显得怂',
    /^不会/,
    null,
    AGAIN,
    '不会：先开口的是想把日子过好。',
  ],
  [
    'mother',
    '我想过年不回婆家，行不行 → 婆婆会不会生气',
    /^婆婆.*看不出来/,
    null,
    AGAIN,
    '婆婆会不会有气看不出来，话说得早，气就短。',
  ],
  [
    'old_man',
    '老寒腿疼了半个月 → 那哪个月能好些',
    /看不出来.*医生|按周算/,
    /复查|医生/,
    AGAIN,
    '几时见好看不出来，听医生的。两周没松就复查。',
  ],
  [
    'woman',
    '房东不退押金怎么办 → 多久能要回来',
    /看不出来/,
    null,
    AGAIN,
    '几时有结果看不出来，先给对方定十天。',
  ],
  [
    'mother',
    '膝盖要不要做手术 → 那几月做合适',
    /听医生的/,
    /月/,
    AGAIN,
    '哪个月做听医生的；能等的，3月松快些。',
  ],
  [
    'woman',
    '我还能要老二不 → 是男是女看得出来吗',
    /看不出来/,
    null,
    /生殖科/,
    '男孩女孩看不出来，也不该看。',
  ],
];

/** Good or bad, of what was told of the chart. */
const GOOD_OR_BAD: readonly Row[] = [
  [
    'woman',
    '我下一步大运从哪年起 → 好不好',
    /^(?:算好的|不好也不坏|不算好)/,
    null,
    AGAIN,
    '算好的：这步运整体顺。',
  ],
  ['man', '我日主是什么 → 好不好', /^没有好坏/, null, AGAIN, '没有好坏：合用就好。'],
];

/** As many points as are asked for, a clear word, a choice of things, one side of a life, a birth that is told. */
const FORMS: readonly Row[] = [
  [
    'woman',
    '我身体要多注意哪方面，说三条就行',
    /^三条/,
    /一、[^二]+二、[^三]+三、/,
    /四、/,
    '三条：\n- 一、睡够\n- 二、少坐\n- 三、先吃早饭',
  ],
  [
    'young_woman',
    '下班想搞点自媒体，能挣着钱不，给个准话',
    /^(?:先别|行|可以|能)/,
    null,
    /不容易|不好受/,
    '先别：2027年别铺开。',
  ],
  ['man', '买苹果还是华为手机', /看不出高下.*用/, null, /更省力|力气/, '看不出高下，看你每天用哪一样。'],
  [
    'father',
    '老板拖了俩月工资，年前走还是熬到年终奖发了再走',
    /更合适的是年前走/,
    /12333/,
    null,
    '更合适的是年前走：越熬欠得越多。打12333。',
  ],
  [
    'father',
    '离了三年了，这辈子还有第二段婚不',
    /^有.*20\d\d年/,
    null,
    /\|/,
    '有，机会不少：2029年最适合再成家。',
  ],
  ['old_man', '我这辈子财运咋样，老了还有没有进项', /进项/, null, /\|/, '老来还会有一点进项。'],
  [
    'old_man',
    '给我小孙子瞧瞧，2019年7月8号早上生的，将来有出息没',
    /照2019年7月8日排的盘看/,
    /时辰/,
    /我才能对着看/,
    '照2019年7月8日排的盘看，脑子活。时辰没有算。',
  ],
  [
    'old_man',
    '我小孙子2019年7月生的，将来有出息没',
    /差哪一天/,
    null,
    /排的盘看/,
    '知道是2019年7月，还差哪一天。',
  ],
];

export const LATER_QUESTIONS: readonly Question[] = [STEPS, WHEN_AND_HOW, GOOD_OR_BAD, FORMS].flatMap(
  questionsIn,
);
