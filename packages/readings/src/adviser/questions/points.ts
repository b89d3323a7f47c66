/** What just is asked of a matter: whether it comes about, when, how much, why, whether it is so. */
import { type Question, type ShortRow, shortQuestionsIn } from './question.ts';

const ROWS: readonly ShortRow[] = [
  [
    'woman',
    '前妻不让他见儿子，判决下来了还是不给见，能见到吗',
    /有权|法院/,
    null,
    '有权见，可以请法院执行。',
  ],
  ['man', '酒驾被查了，驾照几个月能拿回来', /半年|吊销/, null, '饮酒一般暂扣半年。'],
  ['father', '合同没到期公司让我走，能拿几个月工资', /工龄|个月/, null, '按工龄一年一个月。'],
  ['mother', '孩子半夜对着墙角笑，是不是撞邪了', /没有撞邪/, /12356/, '没有撞邪这回事，先看身体。'],
  [
    'student',
    '我养的猫昨天没救过来，一直哭，是我跟它没缘分吗',
    /节哀|缘|情分/,
    /命盘存好/,
    '请节哀，不是没缘分。',
  ],
  ['young_woman', '手机里有陌生女生的消息，我要不要问他', /问|说/, /男孩女孩/, '可以问，先说你看到的。'],
  ['pensioner', '我跟老伴明年金婚，几月办酒好', /月/, /领证/, '2027年1月前后松快。'],
  ['man', '去年被诈骗五十万，现在起诉会有结果吗', /律师|证据|追|报警/, /别转账/, '全追回来不容易。'],
];

export const POINT_QUESTIONS: readonly Question[] = shortQuestionsIn(ROWS);
