/** What to do and to say with someone near, where no matter says more. */
import type { Relation } from '../../understand/kin.ts';
import type { Intervention } from '../../understand/shape.ts';

interface Tie {
  /** What to do first. */
  do: string;
  /** How to say a hard thing. */
  say: string;
  then: string;
}

/** How to say no. */
export const REFUSE = {
  lead: '先谢一句，再说清“不合适”，不留“以后再说”的念想',
  then: '理由只说一个，不解释第二遍；对方再提，就重复同一句',
};

/** How to win someone over. */
export const PERSUADE = {
  lead: '先别讲道理，先问清图的是什么、怕的是什么，再换一样能替的',
  then: '挑一个对方肯听的人去说，别当着外人揭短；肯动一小步就夸',
};

/** What to do about the affair of someone else. */
export const INTERVENTIONS: Readonly<Record<Intervention, { lead: string; then: string }>> = {
  urge: {
    lead: '可以劝一次，只说你看到的和担心的，主意让本人自己拿',
    then: '说完就听，不替谁传话，也不逼着表态',
  },
  stop: {
    lead: '不用硬管硬拦，把担心说一次就够，主意让本人自己拿',
    then: '越拦越要做；牵到钱和安全的，明说哪一步你不帮',
  },
  support: {
    lead: '可以支持，先一起说好最坏会怎样、走到哪一步就停',
    then: '你出的是话、是力还是钱，一开始就说清',
  },
  help: {
    lead: '能帮就帮一把，先说好帮到哪一步、帮到什么时候',
    then: '出钱按丢得起的数出，出力别耽误自己的正事',
  },
  comfort: {
    lead: '先陪着听，不评谁对谁错，问一句要不要过来坐坐',
    then: '隔几天再问一次；吃不下、睡不着超过两周，陪去看看，或打12356',
  },
};

const OWN_PARENTS: Tie = {
  do: '先不争，隔一天挑一件最在意的，好好说一次',
  say: '先说“我知道你们是为我好”，再说你的打算和怎么照顾好自己，一次只说一件',
  then: '说不拢就先停，隔两天发一条文字，比当面顶管用',
};
const AT_WORK: Tie = {
  do: '先把日期和经过记下来，再挑一件具体的事单独谈一次',
  say: '约十五分钟单独谈，先说结论，再说一个理由和你的办法',
  then: '谈完发一条文字确认；越了线就找上一级或人事',
};
const LOVER: Tie = {
  do: '先挑一个安静的时候，只说一件最想让对方改的事',
  say: '挑不忙的时候当面说，先说你的感受，再说想要什么，不翻旧账',
  then: '给一个月看做的；说了三次都不动，就想想自己能忍到哪一步',
};
const FRIEND: Tie = {
  do: '先单独说一次你的感受，不改就走远一点',
  say: '单独说，只说这件事，不说人；说完给对方一点时间',
  then: '钱和秘密先收一收，交情看以后',
};
const CHILD: Tie = {
  do: '先别催也别骂，坐下听十分钟，再一起定一件小事',
  say: '先听完再开口，只说一件事，说清为什么，让孩子自己选一个做法',
  then: '做到了当天就夸；半年都不见动，找老师或心理老师问一问',
};

export const TIES: Readonly<Record<Relation, Tie>> = {
  partner: LOVER,
  ex: {
    do: '先别追问，把自己的日子过稳',
    say: '发一段三句以内的文字：为什么找、想说什么、不回也没关系',
    then: '一周没有回音就停，旧东西收到看不见的地方',
  },
  child: CHILD,
  mother: OWN_PARENTS,
  father: OWN_PARENTS,
  parents: OWN_PARENTS,
  in_law: {
    do: '先让自己那一半去跟家里说，你只管礼数周到',
    say: '难听的话让自己那一半去说，你只说谢谢和打算',
    then: '住得开就分开住，住不开就分厨房、分时间',
  },
  grandparent: {
    do: '先陪着坐一会儿，问问哪里不顺心',
    say: '坐近了慢慢说，一次只说一件，说完让老人自己想一想',
    then: '身体上的不对劲，先带去看医生',
  },
  grandchild: {
    do: '先别催，陪着吃顿饭，只听不问；孩子的事让孩子的爸妈先管',
    say: '一次只说一件，先夸一样真的，再说你盼的',
    then: '想帮忙就问一句要什么，说不用就放手',
  },
  sibling: {
    do: '先把话和账分开：感情归感情，钱写清楚',
    say: '单独说，先说小时候的情分，再说这件事你能做到哪一步',
    then: '谈不拢就请一个两边都服的长辈在场',
  },
  relative: FRIEND,
  friend: FRIEND,
  colleague: AT_WORK,
  unknown: LOVER,
};

/** Where nobody is named. */
export const NOBODY: Omit<Tie, 'do'> = {
  say: '挑对方不忙的时候单独说，先说结论，再说一个理由和一个办法',
  then: '做不了的先放三天，到时候再看还急不急',
};
