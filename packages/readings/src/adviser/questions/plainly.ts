/** Questions whose first sentence has to say what was asked: what is, how it turns out, for how long, yes or no. */
import {
  type Question,
  questionsBeside,
  type BesideRow,
  shortQuestionsIn,
  type ShortRow,
} from './question.ts';

const FILLER = /两边各找|也走得通|略偏/;

/** What another does or is, is no choice; how a step turns out is none either. */
const NO_CHOICE: readonly ShortRow[] = [
  [
    'young_woman',
    '男朋友最近老说出差，他是真出差还是外面有人',
    /看不出来/,
    FILLER,
    '是真出差还是外面有人，盘里看不出来。',
  ],
  [
    'woman',
    '老公回家就玩手机，是他太累还是不想理我',
    /看不出来|不理/,
    FILLER,
    '是太累还是不想理你，盘里看不出来。',
  ],
  ['man', '打算换个城市 → 换过去之后好还是坏', /^换过去之后/, FILLER, '换过去之后先紧后松。'],
  ['father', '搬进新房以后是好还是不好', /^搬进新房以后(?!.*略偏)/, FILLER, '搬进新房以后不好不坏。'],
];

/** For how long to sign, and whether to press. */
const BARGAINS: readonly ShortRow[] = [
  [
    'man',
    '我开的面馆一直亏，房租要到期了 → 续租的话签两年还是五年',
    /^签两年/,
    FILLER,
    '签两年：账还没转正，别一下压五年。',
  ],
  ['father', '厂房合同续签一年还是三年', /^签[一三]年/, FILLER, '签一年：2029年钱上紧。'],
  ['mother', '租客拖了两个月房租，我催他还是等', /^先催一次.*截止/, FILLER, '先催一次，同时给一个截止日。'],
];

const BESIDE: readonly BesideRow[] = [
  [
    ['husband'],
    'woman',
    '我老公天天很晚回，他是应酬还是有别的事',
    /看不出来/,
    FILLER,
    '他是应酬还是有别的事，盘里看不出来。',
  ],
  [
    ['client'],
    'man',
    '刘总的尾款，我是再等还是催他',
    /^先催一次/,
    /刘总那份/,
    '先催一次，同时给一个截止日。',
  ],
];

export const PLAIN_QUESTIONS: readonly Question[] = [
  ...shortQuestionsIn([...NO_CHOICE, ...BARGAINS]),
  ...questionsBeside(BESIDE),
];
