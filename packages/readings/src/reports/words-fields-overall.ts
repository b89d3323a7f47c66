/** A year for money or love in a line of the report of the whole chart: other words than in the reports of those matters. */
import type { FieldWords } from './words-fields.ts';

type ByAmount = Readonly<Record<'heavy' | 'even' | 'light', string>>;

/** How a person is at work by the heaviest group, with money, and in love by the group of the partner's star, in one line. */
export const OVERALL_TRAITS: Readonly<Record<string, ByAmount>> = {
  'work peer': {
    heavy: '有人同做一件事，你做得更起劲',
    even: '一个人做得成，几个人也做得成',
    light: '活多半一个人做完，帮手要自己去找',
  },
  'work output': {
    heavy: '坐着听会最难熬，动手做才有精神',
    even: '想得出，也交得出',
    light: '活做在前头，话落在后头',
  },
  'work wealth': {
    heavy: '看见有结果的事就想接，排得比谁都满',
    even: '先问能落下什么，再动手',
    light: '做得好不好比挣多少更放在心上',
  },
  'work officer': {
    heavy: '活一派下来，你先想怎样不出错',
    even: '说好的日子，你交得出来',
    light: '怎么做要你自己定，管细了就想走',
  },
  'work seal': {
    heavy: '要弄懂了才动，弄懂了就比别人深',
    even: '边学边用，半年能接一块新的',
    light: '没人教，靠做错一回记一回',
  },
  'money wealth': {
    heavy: '手边的门路不少，落到手里的才算数',
    even: '一月花多少你心里有数，少有透支',
    light: '手艺到了钱才到，快钱不是你的',
  },
  'love wealth': {
    heavy: '身边不缺能过日子的人，难在定心',
    even: '肯在对方身上花时间，也算得清轻重',
    light: '遇见的人不多，碰上合适的要主动一点',
  },
  'love officer': {
    heavy: '容易遇上有主见、管得多的人，话要早点说清',
    even: '遇得到靠得住的人，对方认真，你也认真',
    light: '合得来比条件要紧，名分常拖在后面',
  },
};

export const OVERALL_FIELD_YEARS: Readonly<Record<'money' | 'love', FieldWords>> = {
  money: {
    peer: { good: '朋友肯分一份活给你，价钱先讲好', bad: '人情上的花费大，先推掉两桩' },
    output: { good: '会的那样能多卖几个钱，试着涨一点', bad: '东西做得多、钱回得慢，催一次记一次' },
    wealth: { good: '手里宽一些，趁宽把应急的一份存出来', bad: '看着进得多，留下的少，添大件等一等' },
    officer: { good: '拿的钱按时、稳当，该补的一次补齐', bad: '要缴要垫的多，活钱多留一个月' },
    seal: { good: '有家里托着，旧的欠款能清一笔', bad: '学费和家用先占了大头，别的省着花' },
    join: { good: '家里合着办一件大事，钱凑得齐', bad: '一家人凑钱的事多，账要写在一张纸上' },
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
