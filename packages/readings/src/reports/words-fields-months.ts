/**
 * What a month of the annual report brings for a field and what to do in it, by what causes it: from 24 to 35, and from 36 to
 * 50. What helps is said mildly: it stands beside ordinary months as well.
 */
import type { Field, FieldWords } from './words-fields.ts';

export const MONTH_FIELDS: Readonly<Record<'young' | 'prime', Readonly<Record<Field, FieldWords>>>> = {
  young: {
    work: {
      peer: { good: '一起做事的人里有肯搭手的，难的那段一起做', bad: '争同一个名额的人多，材料早一周交' },
      output: { good: '做出来的东西有人看，发给两个说得上话的人', bad: '想法多、改得勤，先交一版再说' },
      wealth: { good: '数字好看，谈薪的时候用得上', bad: '活接得太满，和派活的人排个先后' },
      officer: { good: '上面看得到你，想要的差事当面提', bad: '要求高、期限短，交之前先对一次' },
      seal: { good: '有人肯教，攒着的问题一次问完', bad: '等回音的时候多，手上另备一样能做的' },
      join: { good: '有人拉你一起做，先做一小段试试', bad: '拉你入伙的话先听着，过了这个月再答' },
      move: { good: '岗位或项目会动，对你不坏，成果先整理好', bad: '部门或职责可能要调，没有书面答复不辞' },
    },
    money: {
      peer: { good: '和人分摊，大件便宜一些', bad: '聚会和份子多，月初先留出房租' },
      output: { good: '手艺换得到钱，接一单小的，先收一半', bad: '为喜欢的花得快，想买的放一周' },
      wealth: { good: '进账比平时多，先补应急的那份', bad: '进得多花得也多，大件等下个月' },
      officer: { good: '该报的、该补的发得下来，单据一次交齐', bad: '要缴的到期，别拖出滞纳金' },
      seal: { good: '家里或单位能帮一把，要考的证趁这时报', bad: '钱压在学习和房租上，别的省着' },
      join: { good: '和家里说得拢的开销，定下来', bad: '一起出的钱会多，各出多少先写清' },
      move: { good: '搬动的钱花得值，先定总数', bad: '搬动或换工作会空出一段，先备两个月的' },
    },
    love: {
      peer: { good: '朋友攒的局去一次，有伴的带上对方', bad: '旁人起哄的话别当真，要紧的两个人自己说' },
      output: { good: '话说得开，喜欢和委屈都可以当面说', bad: '嘴快，说急了当天认一句' },
      wealth: { good: '过日子的事谈得实，住处和花销可以说', bad: '为花钱拌嘴，先说好谁付哪样' },
      officer: { good: '对方待你认真，见家里人合适', bad: '外面累，进门先歇一会儿再说话' },
      seal: { good: '心事有人接，长辈也肯帮着说', bad: '闷着不说，对方只会乱猜，先问一句' },
      join: { good: '心里想靠近，往后怎么过可以开口', bad: '想靠近，事情偏多，先约短的' },
      move: { good: '要出门或搬动，说好多久见一次', bad: '聚少离多，去留的话隔一个月再答' },
    },
  },
  prime: {
    work: {
      peer: { good: '老搭档肯出力，大一点的活可以接', bad: '功劳容易说不清，分工先写下来' },
      output: { good: '你讲的有人听，方案在这时递', bad: '意见多容易顶上，先交东西再提' },
      wealth: { good: '项目收得了尾，成绩记到你名下', bad: '几头都要你，砍掉最远的那一头' },
      officer: { good: '担子和名分一起来，权限先问清再接', bad: '检查和汇报挤在一起，能并的并成一次' },
      seal: { good: '资历用得上，该报的职称和证递上去', bad: '流程拖人，手续早两周办' },
      join: { good: '有人来谈合作，条件当面写下', bad: '合作的话多，落到纸上的少，人先别投进去' },
      move: { good: '位置要动，想去哪边趁早开口', bad: '上面可能换人换做法，先守住手上的' },
    },
    money: {
      peer: { good: '朋友带来一份活，怎么分先写清', bad: '亲友的事要出钱，年初定的数用完就停' },
      output: { good: '经验值钱，报价可以提一档', bad: '东西先交、钱后到，催一次记一次' },
      wealth: { good: '几笔该到的到得了，先还利息高的', bad: '场面上的花销大，只认一桩' },
      officer: { good: '奖金或补贴，照章去申请', bad: '税费、维修一起来，按期先付' },
      seal: { good: '保单、公积金、欠款，这时理一遍最清楚', bad: '家用和学费先占了大头，大件往后放' },
      join: { good: '家里合着办一件大的，总数谈得拢', bad: '家里要用钱的地方撞在一起，排个先后' },
      move: { good: '换房、修房的钱花在刀口上', bad: '原来稳的一笔可能变，先按少的算' },
    },
    love: {
      peer: { good: '两个人像搭档，挑一件家里的事一起办完', bad: '亲友的意见多，回家再定' },
      output: { good: '好话说得出口，出一趟只有两个人的门', bad: '挑剔的话容易出口，先想一样对方的好' },
      wealth: { good: '家里要添要定的，商量得成', bad: '钱和家务容易计较，各认几样' },
      officer: { good: '该担的两个人都肯担，分工说一次', bad: '单位的气别带进门，先歇一刻' },
      seal: { good: '家里人肯让一步，搁着的心事可以说', bad: '有话憋着，周末坐下来聊半小时' },
      join: { good: '最说得到一处，大事趁这时谈', bad: '心是近的，家里的事也多，先分好谁管哪样' },
      move: { good: '有一方要出门，每天通个话就好', bad: '搬动多，气头上的话不作数' },
    },
  },
};
