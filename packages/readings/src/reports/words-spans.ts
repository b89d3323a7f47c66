/** What some months within a year are good for, after their names: by age and type. */
import type { ReportType } from './types/report-type.ts';

type Uses = Readonly<Record<'push' | 'hold', readonly string[]>>;
type UsesByType = Readonly<Record<string, Uses>>;

const GROWN: UsesByType = {
  overall: {
    push: ['要紧的放在这时办', '想开头的挑这时开头', '约人、办事都好走'],
    hold: ['大事不赶在这时', '答应人的话留一晚', '日程空出一半'],
  },
  career: {
    push: ['手上的活往前赶', '要开口的事这时开口', '见人、交稿都合适'],
    hold: ['以收尾为主', '新活先不接', '交出去前多看一遍'],
  },
  wealth: {
    push: ['谈价、收款放在这时', '该催的账这时催', '要添大件也在这时看'],
    hold: ['大额的先不付', '钱包捂紧', '借钱的话别松口'],
  },
  love: {
    push: ['多安排见面', '要紧的话这时说', '一起出趟门正好'],
    hold: ['不争输赢', '大事先不定', '多听少答'],
  },
  health: {
    push: ['多活动', '新习惯从这时起头', '走得远一点也不怕'],
    hold: ['先把觉睡够', '晚上的约减半', '午后歇一刻'],
  },
  annual: {
    push: ['要紧的排进来', '跑手续挑这时', '想见的人这时约'],
    hold: ['推得掉的都推掉', '日程留空一半', '落笔前多读一遍'],
  },
};

const AGED: UsesByType = {
  overall: {
    push: ['心里想的这时办', '请人来家坐坐正好', '出门走走都合适'],
    hold: ['凡事求稳', '大事先问孩子', '远门先不出'],
  },
  career: {
    push: ['喜欢的事多做一会儿', '想教的这时教', '学新的也容易上手'],
    hold: ['多歇少做', '别揽人家的活', '做一样停一停'],
  },
  wealth: {
    push: ['添置放在这时', '该领的这时领', '修修补补也在这时'],
    hold: ['大钱不动', '存折收好', '推销的一概不理'],
  },
  love: {
    push: ['一家人多聚', '想说的话这时说', '叫孩子回来吃饭'],
    hold: ['话说软一点', '少管一件', '争两句就停'],
  },
  health: {
    push: ['多走动', '下楼的次数加一趟', '白天多晒晒'],
    hold: ['多歇', '早一刻躺下', '出门找个伴'],
  },
  annual: {
    push: ['走亲访友放在这时', '想办的这时办', '出门合适'],
    hold: ['留在家里养神', '一天只办一样', '约好的少一点'],
  },
};

const YOUNG: UsesByType = {
  overall: {
    push: ['新本事这时学', '放手让他试', '出门见识正好'],
    hold: ['安排少一点', '早睡要紧', '大人多陪'],
  },
  career: {
    push: ['难的这时啃', '多练几遍', '参加一次比赛'],
    hold: ['学的减一点', '只留一样', '不催结果'],
  },
  wealth: {
    push: ['给他一样东西自己管', '带他去买一回菜', '教他记一笔'],
    hold: ['少添东西', '先收拾旧的', '说好不买就不买'],
  },
  love: {
    push: ['多约伙伴', '请要好的来家里', '一家人出去玩'],
    hold: ['多陪着说话', '闹了别扭不急着评理', '睡前多听几句'],
  },
  health: {
    push: ['多跑多跳', '练一样运动', '户外多待一会儿'],
    hold: ['早一点上床', '零食收一收', '运动量减半'],
  },
  annual: {
    push: ['想去的排进来', '想学的这时报', '带出去走走'],
    hold: ['少排一样', '该做的早点做', '周末留空'],
  },
};

/** What months are good for in a matter, at an age. */
export const spanUsesAt = (age: number, { code }: ReportType): Uses =>
  (age <= 18 ? YOUNG : age > 60 ? AGED : GROWN)[code]!;
