/** A year for money or love in a line of the report of the whole chart: other words than in the reports of those matters. */
import type { FieldWords } from './words-fields.ts';

type ByAmount = Readonly<Record<'heavy' | 'even' | 'light', string>>;

/** How a person is with money, and in love by the group of the partner's star, in one line. */
export const OVERALL_TRAITS: Readonly<Record<string, ByAmount>> = {
  'money wealth': {
    heavy: '手边的门路不少，挑两样做熟，不必样样伸手',
    even: '钱上有分寸，够用就安心',
    light: '家底靠慢慢攒，手艺到了钱才到',
  },
  'love wealth': {
    heavy: '身边不缺能过日子的人，难在定心',
    even: '待人实在，肯花心思，日子越处越稳',
    light: '遇见的人不多，碰上合适的要主动一点',
  },
  'love officer': {
    heavy: '容易遇上有主见、管得多的人，话要早点说清',
    even: '遇得到靠得住的人，你也肯为家出力',
    light: '不爱被人管，合得来比条件要紧',
  },
};

export const OVERALL_FIELD_YEARS: Readonly<Record<'money' | 'love', FieldWords>> = {
  money: {
    peer: { good: '朋友肯分一份活给你，价钱先讲好', bad: '人情上的花费大，先划出一个总数' },
    output: { good: '会的那样能多卖几个钱，试着涨一点', bad: '东西做得多、钱回得慢，催一次记一次' },
    wealth: { good: '手里宽一些，趁宽把应急的一份存出来', bad: '看着进得多，留下的少，添大件等一等' },
    officer: { good: '收入和职位一道往上走，该补的一次补齐', bad: '要缴要垫的多，活钱多留一个月' },
    seal: { good: '有家里托着，旧的欠款能清一笔', bad: '学费和家用先占了大头，别的省着花' },
    join: { good: '家里合着办一件大事，钱凑得齐', bad: '一家人凑钱的事多，账要写在一张纸上' },
    move: { good: '挪地方要花一笔，花在刀口上', bad: '挪地方或换工作会空出一段，备足半年' },
  },
  love: {
    peer: { good: '朋友当中有合适的，或者伴侣更像朋友', bad: '别人的闲话多，听过就放下' },
    output: { good: '心里高兴，话也说得出口', bad: '嘴快，话到第三句先停一停' },
    wealth: { good: '两个人的日子能过到实处，一起添一样东西', bad: '为花钱和家务容易计较，各记各的' },
    officer: { good: '名分和承诺谈得成，见一次家里人', bad: '外面累，回家就没好话，先歇一刻再说' },
    seal: { good: '长辈肯帮着说话，彼此也体谅', bad: '闷着不说，对方就乱猜，每周聊一回' },
    join: { good: '心里想安定，对方也愿意', bad: '想靠近，事情偏又多，慢慢处' },
    move: { good: '行程要变，约好多久见一面', bad: '聚少离多，大的决定不在这时做' },
  },
};
