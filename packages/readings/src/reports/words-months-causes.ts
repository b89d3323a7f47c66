/**
 * What the stars of a single month bring in the reports that have no list of months: on work, on money and on the whole. A
 * month is not a year: its words are of single occasions.
 */
import type { GodGroup } from '@ziping/bazi/reading/facts';

import { CAUSE_WORDS } from './words-causes.ts';
import type { PlainCauses } from './words-causes-ages.ts';

type Code = 'overall' | 'career' | 'wealth';
type OfMonths = Readonly<Record<GodGroup | 'tide', Readonly<Record<'gain' | 'cost', readonly string[]>>>>;

/** Of months that neither help nor strain, which these reports do not tell, the words of a year serve. */
function withRest(code: Code, words: OfMonths): PlainCauses {
  const { mixed, quiet, peer, output, wealth, officer, seal } = CAUSE_WORDS[code]!;
  return {
    ...words,
    mixed,
    quiet,
    even: {
      peer: peer.even,
      output: output.even,
      wealth: wealth.even,
      officer: officer.even,
      seal: seal.even,
    },
  };
}

const OVERALL: OfMonths = {
  peer: {
    gain: ['老朋友约出来，手上的事也有人搭一把', '有人替你跑一趟，省下大半天'],
    cost: ['别人托的事排在前面，自己的往后挪', '几个人各要各的，你夹在中间'],
  },
  output: {
    gain: ['想说的有人爱听，想做的做得出样子', '做好的东西拿出去，有人开口要'],
    cost: ['开了头的几样都收不住', '一句话说快了，得回头解释'],
  },
  wealth: {
    gain: ['等着办的几件都有了准信', '看了很久的那样，碰上合适的'],
    cost: ['要跑的、要付的挤到一处', '成天在外头，家里顾不上'],
  },
  officer: {
    gain: ['有件要紧的事交到你手上', '交上去的申请有了答复'],
    cost: ['催你的、管你的一起找上门', '几样事的限期撞在一周里'],
  },
  seal: {
    gain: ['碰到明白人，一句话就点通', '闲得下来，心里静'],
    cost: ['等一个答复，等得坐不住', '主意在心里转，手上没动'],
  },
  tide: {
    gain: ['周围的事一起动，顺带把你也带上'],
    cost: ['几头一起催，先后排不开'],
  },
};

const CAREER: OfMonths = {
  peer: {
    gain: ['同事肯分担，卡着的那段走得动', '同行递来一个有用的消息'],
    cost: ['有人伸手要你正做的那件活', '会一场接一场，正活做不成'],
  },
  output: {
    gain: ['你的方案被挑中拿去用', '轮到你讲的那一场，会有人记住你'],
    cost: ['和定规矩的人话赶话', '出手的东西被退回来补'],
  },
  wealth: {
    gain: ['交出去的活看得到数', '要的人手和预算批下来一部分'],
    cost: ['两头的活要在同一天交', '数字压到最后几天才凑齐'],
  },
  officer: {
    gain: ['上面的人问起你，正好说想要什么', '有一件露脸的活派给你'],
    cost: ['上面的说法一周变两回', '检查和汇报凑到一起'],
  },
  seal: {
    gain: ['有前辈替你点出关键的一步', '压着的批复下来了'],
    cost: ['一个章等了又等', '材料改来改去，正活没动'],
  },
  tide: {
    gain: ['几个部门都在赶，你这一块正好用得上'],
    cost: ['几个组抢同一批人，你这边先缺'],
  },
};

const STUDENT_CAREER: OfMonths = {
  peer: {
    gain: ['同学肯分一半，卡着的一题过得去'],
    cost: ['同组的人各做各的，合不到一处'],
  },
  output: {
    gain: ['交的那份做得出彩，被拿来当例子'],
    cost: ['想法太多，作业交得晚'],
  },
  wealth: {
    gain: ['实习里摸到一样真活'],
    cost: ['兼职和课撞在一起'],
  },
  officer: {
    gain: ['老师点到你，名额有你一份'],
    cost: ['几门课的截止日撞在一周'],
  },
  seal: {
    gain: ['有高年级的人指一条近路'],
    cost: ['资料看不完，一直没动笔'],
  },
  tide: {
    gain: ['身边都在准备，你也跟着快'],
    cost: ['活动和考试赶在一起'],
  },
};

const WEALTH: OfMonths = {
  peer: {
    gain: ['有人拉你合买一样，省下一笔', '熟人介绍来一份活'],
    cost: ['有人开口借钱，份子也跟着来', '大家凑的钱，先由你垫'],
  },
  output: {
    gain: ['有人来问你会的那一样', '做的东西有人当场付钱'],
    cost: ['一时喜欢，买多了', '要用的料和工具先垫出去'],
  },
  wealth: {
    gain: ['等着的一笔款到账', '谈了几回的价这时谈得下来'],
    cost: ['几笔大的赶在一起付', '钱进来没几天又转手出去'],
  },
  officer: {
    gain: ['说好的补贴、奖金按时到手', '压着的报销批了下来'],
    cost: ['该缴的几样同时到期', '撑场面的饭局多出两顿'],
  },
  seal: {
    gain: ['家里替你担下一笔', '该退的钱退了回来'],
    cost: ['学费、修补费接着来', '替家里先垫一笔'],
  },
  tide: {
    gain: ['几处的钱前后脚进来'],
    cost: ['几家的礼和饭赶到一起'],
  },
};

const STUDENT_WEALTH: OfMonths = {
  ...WEALTH,
  officer: {
    gain: ['补助、奖学金有了消息'],
    cost: ['报名费、考试费赶在一起'],
  },
};

/** By type and age; students have their own words for work and money. */
export const NEAR_MONTH_CAUSES: Readonly<
  Record<Code, Readonly<Partial<Record<'grown' | 'student', PlainCauses>>>>
> = {
  overall: { grown: withRest('overall', OVERALL) },
  career: { grown: withRest('career', CAREER), student: withRest('career', STUDENT_CAREER) },
  wealth: { grown: withRest('wealth', WEALTH), student: withRest('wealth', STUDENT_WEALTH) },
};
