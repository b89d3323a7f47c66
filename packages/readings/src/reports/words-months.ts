/** What events of a single month bring in the reports that have no list of months and name a few. */
import type { EventWords } from './types/report-type.ts';

export const NEAR_MONTHS: Readonly<Record<'overall' | 'career' | 'wealth', EventWords>> = {
  overall: {
    join: ['有人来商量合着办一件事', '身边人好说话，托办的有回音'],
    frame_good: ['人手正好凑得齐，能办一件拖着的', '几头都肯帮，做起来快'],
    frame: ['别人的事一桩桩找来', '约多事杂，自己的容易落下'],
    move: ['行程、住处或手上的安排容易临时变', '身边有人要走动，原来排好的要挪一挪'],
    rub: ['小事来回跑，费的是耐心', '话说不到一处，容易闷着'],
    near: ['办事碰得到熟人', '能松一口气，有空歇歇'],
    outside_work: ['单位或家里临时换安排', '手头的活要重新分'],
    outside_family: ['长辈来电话，要抽空回去', '老家有手续要办'],
    outside_children: ['往后的计划要改一处', '小辈的事插进来一件'],
  },
  career: {
    join: ['有人来谈合作，条件不难', '合得来的同事肯搭手'],
    frame_good: ['人手和材料这时到位', '几个部门都肯配合'],
    frame: ['临时的活都派过来', '开会多，正事靠加班'],
    move: ['工位、搭档或排班容易换', '手上的活可能换人接，交接要清楚', '出差、调动的消息多在这时来'],
    rub: ['返工多，一份东西改几稿', '和身边的同事话不投机'],
    near: ['有人替你递一句话', '卡住的那步有人帮一把'],
    outside_work: ['上头换做法，先前做好的要改', '部门里的活要重新派'],
    outside_family: ['老客户有变动，要跑一趟', '家里有事，得请几天假'],
    outside_children: ['收尾的活拖住人，要多盯', '交出去的活出岔子，要补台'],
  },
  wealth: {
    join: ['家里一起添一样东西', '合着出钱的事谈得拢'],
    frame_good: ['几笔款前后脚到账', '人情还回来，手里松'],
    frame: ['请客送礼接着来', '一场热闹，钱包瘦一圈'],
    move: ['搬动、修补或换东西，容易多出一笔', '常有的一笔进账可能晚到'],
    rub: ['扣款、补缴来几笔小的', '图便宜买的，容易又修又换'],
    near: ['碰上一样合算的东西', '有人让一分利给你'],
    outside_work: ['发钱的日子往后拖', '报销卡在半路'],
    outside_family: ['老家要凑一笔钱', '旧账有人来问'],
    outside_children: ['孩子或进修要先交一笔', '垫出去的还没回来'],
  },
};

/** Of work, for those who study or look for a first job. */
export const NEAR_STUDENT_CAREER: EventWords = {
  join: ['有人拉你一起做一份作业', '合得来的同学肯搭手'],
  frame_good: ['同学和材料这时凑得齐', '几位老师都肯帮'],
  frame: ['社团和聚会一个接一个', '别人的事都找你凑数'],
  move: ['课表、住处或搭档容易换', '手上的题目可能要改方向'],
  rub: ['一份作业改几稿', '和同组的人话不投机'],
  near: ['有人替你递一句话', '卡住的那步有人点一下'],
  outside_work: ['老师换要求，先前做好的要改', '实习的安排临时会变'],
  outside_family: ['家里有事，要请几天假', '老家来电话，问你的打算'],
  outside_children: ['收尾的作业拖住人，要多盯', '往后的打算要改一处'],
};
