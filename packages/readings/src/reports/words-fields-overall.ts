/** A year for money or love in a line of the report of the whole chart: other words than in the reports of those matters. */
import type { FieldWords } from './words-fields.ts';

export const OVERALL_FIELD_YEARS: Readonly<Record<'money' | 'love', FieldWords>> = {
  money: {
    peer: { good: '朋友肯分一份活给你，价钱先讲好', bad: '人情上的花费大，先推掉两桩' },
    output: { good: '会的那样能多卖几个钱，试着涨一点', bad: '东西做得多、钱回得慢，催一次记一次' },
    wealth: { good: '手里宽一些，趁宽把应急的一份存出来', bad: '看着进得多，留下的少，添大件等一等' },
    officer: { good: '拿的钱按时、稳当，该补的一次补齐', bad: '要缴要垫的多，活钱多留一个月' },
    seal: { good: '有家里托着，旧的欠款能清一笔', bad: '学费和家用先占了大头，别的省着花' },
    join: { good: '家里合着办一件大事，钱凑得齐', bad: '一家人凑钱的事多，各出多少先说清' },
    move: { good: '挪地方要花一笔，花在刀口上', bad: '挪地方或换工作会空出一段，先算两个月没进账怎么过' },
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
