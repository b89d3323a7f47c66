/** One sentence to keep in mind all year: an advice that answers what the person does by nature. */
import { isAged, isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';

import { type ByGroup, STUDENT_AGE } from './report-type.ts';

const GROWN: Readonly<Record<ReadingFacts['side'], ByGroup>> = {
  strong: {
    peer: '别人没问完，先别替他定',
    output: '想到就做之前，先问一句做给谁用',
    wealth: '赚到的先停一停手，数一数再出下一步',
    officer: '别人没做好的，先教一遍，不接过来自己做',
    seal: '想到第三遍还在想的事，当天动手做一步',
  },
  balanced: {
    peer: '答应之前先说一句“我看看日子”',
    output: '开了头的事做完一件，再开第二件',
    wealth: '每做完一笔，写下多花在哪里',
    officer: '该是别人担的那一份，当面还给他',
    seal: '学到七成就拿出来用',
  },
  weak: {
    peer: '要人帮忙，早一周开口',
    output: '每天晚上九点以后不谈正事',
    wealth: '机会一次只拿一样，另外的说“下回”',
    officer: '压下来的事，先问能不能减一半',
    seal: '有人帮你的时候，也自己做完一件',
  },
};

const STUDENT: ByGroup = {
  peer: '只和上个月的自己比',
  output: '每个想法先做一个最小的样子出来',
  wealth: '每样兼职问一句：学到了什么',
  officer: '期限自己往前提三天',
  seal: '读完一本，就讲给一个人听',
};

const CHILD: ByGroup = {
  peer: '给他两样，由他选一样',
  output: '先听他说完，再开口',
  wealth: '答应他的，当天就办',
  officer: '夸他敢试，不夸他没出错',
  seal: '问完一句，等他五秒',
};

const TEEN: ByGroup = {
  peer: '大事同他商量，小事由他定',
  output: '和他辩论，输了就认',
  wealth: '讲清用处，再提要求',
  officer: '先问累不累，再问分数',
  seal: '推他做一步，别替他想下一步',
};

const AGED: ByGroup = {
  peer: '要出门、要出钱的事，先同家里人说一声',
  output: '说到一半，停下来听对方讲完',
  wealth: '家里的事一样一样交出去，交了就不回头管',
  officer: '想说“你应该”的时候，换成“你看行不行”',
  seal: '每天出门见一个人，说几句话',
};

function habitsOf(facts: ReadingFacts): ByGroup {
  if (isMinor(facts)) return facts.age <= 12 ? CHILD : TEEN;
  if (isAged(facts)) return AGED;
  return facts.age <= STUDENT_AGE ? STUDENT : GROWN[facts.side];
}

/** The advice, by the group that weighs most. @returns a clause without a full stop; of a minor it is told the parents */
export const habitOf = (facts: ReadingFacts): string => habitsOf(facts)[facts.leading];
