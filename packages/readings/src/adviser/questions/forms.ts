/** Questions that say how they want to be answered: how many sentences, a list, one word, straight. */
import { questionsIn, type Row } from './question.ts';

const MONTHS_TOLD = /最顺手|放慢一点/;

const ROWS: readonly Row[] = [
  [
    'old_man',
    '今年冬天我身体要注意啥,用三句话说',
    /./,
    /^(?:[^。]+。){3}$/,
    null,
    '按时睡觉吃饭。夜里起身坐半分钟。胸闷就去看医生。',
  ],
  ['father', '两句话说完:我该不该跳槽', /换|动|跳/, /^(?:[^。]+。){2}$/, null, '先别换。走之前把本事补好。'],
  [
    'father',
    '哪几年最旺财?列一下就行 不用解释',
    /钱/,
    /20\d\d年.*20\d\d年.*20\d\d年/s,
    MONTHS_TOLD,
    '钱上最宽的是这几年：2031年、2029年、2028年。',
  ],
  [
    'student',
    '列个清单:明年哪几个月适合换工作',
    /换工作/,
    /2027年\d+月.*2027年\d+月/s,
    MONTHS_TOLD,
    '最适合换工作的是：2027年3月、2027年5月。',
  ],
  [
    'man',
    '分点说说我该怎么存钱',
    /三条/,
    /一、.*二、.*三、/s,
    null,
    '三条：一、先转走两成。二、放存款。三、写账。',
  ],
  [
    'mother',
    '分条列一下 我明年每个方面怎么样',
    /2027年/,
    /工作：.*钱：.*身体：/s,
    null,
    '2027年整体平：工作：平稳。钱：平稳。感情：平。身体：平稳。',
  ],
  [
    'man',
    '只要回答是或不是:我明年会升职吗',
    /^(?:不会|会|说不准)：/,
    null,
    MONTHS_TOLD,
    '不会：2027年升得慢。',
  ],
  [
    'young_woman',
    '只回yes or no 明年适合买房吗',
    /^(?:不适合|适合|说不准)：/,
    null,
    /要不要明年/,
    '不适合：2027年压力重。',
  ],
  ['mother', '一个字回答,明年能不能生二胎', /^说不准.*医生/, null, null, '说不准：先去看医生。'],
  ['young_woman', '不用哄我 我是不是嫁不出去了', /不会|不是/, null, /12356|安全吗/, '不会，多出门见人。'],
  ['man', '说实话别客套,我这生意是不是没救了', /生意/, null, MONTHS_TOLD, '2027年生意淡一些，先砍开销。'],
  ['man', '不超过20个字,告诉我明年运势', /^2027年整体/, /^[^。]+。$/, null, '2027年整体紧，先减负担。'],
];

export const FORM_QUESTIONS = questionsIn(ROWS);
