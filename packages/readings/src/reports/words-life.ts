/** What an age brings with it, whatever the chart: money, love and health of grown people, and the family in later years. */
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import { SENIOR_AGE, STUDENT_AGE } from './types/report-type.ts';

export type LifeAge = 'student' | 'young' | 'prime' | 'senior' | 'aged';

/** By 虚岁. */
export const lifeAge = (age: number): LifeAge =>
  age <= STUDENT_AGE
    ? 'student'
    : age <= 35
      ? 'young'
      : age < SENIOR_AGE
        ? 'prime'
        : age <= 60
          ? 'senior'
          : 'aged';

type ByLifeAge = Readonly<Record<LifeAge, readonly string[]>>;

export const LIFE_MONEY: ByLifeAge = {
  student: [
    '生活费：家里给的，一年的数先说定，分到每个月，余下的归自己。',
    '第一份工资：头半年留一半，换城市、租房就不用开口借。',
  ],
  young: [
    '住：房租（有月供的算月供）不过到手收入的三成；超过了先租小一点的。',
    '成家：打算办婚事、装修、养孩子的，三样各写一个上限，再看存的够不够。',
  ],
  prime: [
    '房贷：有月供、想提前还的，先看还完手边还剩不剩上面这个数。',
    '上下两头：要贴补父母、要养孩子的，一年各花多少写在同一张纸上；没有这两头的，那一份存成养老钱。',
  ],
  senior: [
    '退休：算一次到时每月领多少、还差多少，差的从现在起按月存。',
    '孩子：有孩子要买房成家的，先减去自己十年的用度再说出多少；是给是借，当面说明。',
    '老人：家里有老人要看护的，钱单放一份，几家按月摊。',
  ],
  aged: [
    '养老钱：每月用的和应急的分两处放，应急的谁来也不动。',
    '借钱：几百块的情可以做，上万的先同家里人商量。',
    '防骗：电话里说家人出事要汇钱的，先打给本人。',
    '单据：存在哪里、怎么取，写一页交给一个信得过的人。',
  ],
};

/** Of those without a partner and of those with one. */
export const LIFE_LOVE: Readonly<Record<Exclude<LifeAge, 'aged'>, { single: string; couple: string }>> = {
  student: {
    single: '没定的，先把一个兴趣做到每周都去，人是在一起做事的时候看清的',
    couple: '有伴的，毕业去哪里早半年摊开说，别等到最后一个月',
  },
  young: {
    single: '没定的，见过五六次还想见，就说一句你想认真处',
    couple: '有伴的，住处、彩礼、要不要孩子，各谈一个晚上',
  },
  prime: {
    single: '没定的，各人带着的（孩子、房子、欠款）先摆到桌上，再谈感情',
    couple: '有伴的，每晚留半小时，手机放远，只说两个人的事',
  },
  senior: {
    single: '没定的或一个人过的，先做伴，房子和存款各管各的，别因为旁人催就点头',
    couple: '成家多年的，日子空出来了，两个人要重新认得一遍；一周一顿只有两个人的饭',
  },
};

export const LIFE_HEALTH: ByLifeAge = {
  student: ['这个年纪最伤人的是连着熬夜：熬一晚，后两晚补齐', '外卖和奶茶各减一半，一学期就看得出来'],
  young: [
    '这个年纪的病根多半是坐出来的：一天坐满八小时，就要走满六千步',
    '腰和颈先疼的那一处，每天单独练五分钟',
  ],
  prime: ['这个年纪先看腰围：裤腰紧一格，就把晚饭减两口'],
  senior: [
    '这个年纪睡得浅、关节硬，是常有的事：白天见光、傍晚少茶，每天扶着椅背练腿',
    '搬重、爬高、熬夜，三样能让就让',
  ],
  aged: [
    '这个年纪头一件是别摔：屋里的灯要亮，地上不留线，鞋要跟脚',
    '腿上有力，出门就不怕：每天从椅子上站起坐下二十回，分几次做',
    '话也是养人的：一天和人说上半小时',
  ],
};

/** Of a woman from 45 to 55. */
export const CHANGE_OF_LIFE_OPENING =
  '四十五到五十五岁之间多半会碰上更年期，睡浅、忽冷忽热、容易急都常见，和运气好坏不是一回事';
export const CHANGE_OF_LIFE: readonly string[] = [
  '更年期：潮热、心慌、睡不好，两周不见轻就去妇科问一句，有办法的，不必硬熬',
  '这几年骨头要养：每天晒半小时太阳，一杯奶，一周三次练腿力',
  '急起来的那一阵，先说一声“不是冲你”',
];

/** How to sleep by the phase that there is most of, to eat and to move by the one that there is least of. */
export const SLEEP: Readonly<Record<Phase, string>> = {
  wood: '十点半以后不谈事、不看消息，躺下先把眉头和拳头松开',
  fire: '傍晚以后灯调暗，茶和咖啡停在下午三点前，午间睡二十分钟',
  earth: '晚饭早一点、少一点，饭后走一千步再坐下，睡前不吃甜',
  metal: '屋里别太干，睡前用温水洗脸，灯早关十分钟',
  water: '脚先捂热再躺下，手机留在另一间屋',
};
export const EAT: Readonly<Record<Phase, string>> = {
  wood: '每顿有一样绿叶菜，别饿过了头再吃',
  fire: '早晚吃热的，生冷放到中午',
  earth: '三餐定点，早饭不空着，主食别省',
  metal: '梨、百合、豆浆这类润的，常备一样',
  water: '水分着喝，一天六杯，汤里少放盐',
};
export const MOVE: Readonly<Record<Phase, string>> = {
  wood: '每天拉伸十分钟：扩胸、转腰、压腿',
  fire: '上午快走半小时，走到手脚发热',
  earth: '饭后慢走二十分钟，一周三次练腿力',
  metal: '慢跑、唱歌这类练气息的，一周三次',
  water: '游泳、打拳这类不赶的，一周三次',
};

/** Of a person over 60, by the people at home. */
export const AGED_HOME: Readonly<Record<'partner' | 'children' | 'grandchildren', readonly string[]>> = {
  partner: [
    '有老伴的，一天并排走一回，话不用多；一个人过的，每天给一个人打个电话',
    '有老伴的，饭桌上夸一句；一个人过的，一周有三顿和别人一起吃',
  ],
  children: [
    '有孩子的，他们问才说，说完不催；没有孩子在身边的，和邻居说好，早晚互相敲个门',
    '有孩子的，有难处直说一件具体的，修灯、取件、陪着办手续；孩子不在身边的，托一个常来往的人',
  ],
  grandchildren: [
    '有孙辈的，帮着带先说好几点到几点，教也只教自己拿手的一样',
    '有孙辈的，给零花钱先同做父母的通气，几家一样多',
  ],
};

/** What a person over 60 may still put the mind to, by the leading group, and what holds for all. */
export const AGED_DOING: Readonly<Record<GodGroup, string>> = {
  peer: '和谁：约两三个老友，定一件每周一起做的事，下棋、打球、合唱都好',
  output: '教谁：会的手艺挑一样，教到对方自己能做',
  wealth: '管什么：家里的账或物件只管一样，别的交出去',
  officer: '担什么：社区或同学会里担一件轻的，有始有终',
  seal: '学什么：一年学一样，学到能讲给别人听',
};
/** How the same keeps its strength. */
export const AGED_MIND: Readonly<Record<GodGroup, string>> = {
  peer: '别一个人闷着，隔天和人说一回话',
  output: '手上留一样做得完的小活，做完再起新的',
  wealth: '操心的事写成单子，分一半给别人',
  officer: '先问自己累不累，再问事办没办',
  seal: '上午读，下午走，别整天坐着',
};
export const AGED_DAY = '一天怎么排：上午动、下午静，费心的事放在上午';

/** What stirs the family of a person over 60 in a year, and what to do: by what the year touches. */
export const AGED_FAMILY_YEARS = {
  join: '家里人走得近，搁在心里的一件事可以说',
  move: '住处或作息要动，和家里人商量好再动',
  rub: '容易为小事拌嘴，气话隔一顿饭再说',
  children: '有孩子的，他们的安排会变，听着就好',
  family: '老家和亲戚的事多，分两三次办',
  quiet: '家里平稳，惦记的人每周通一次电话',
} as const;

export const AGED_MONEY: Readonly<Record<'push' | 'even' | 'hold', string>> = {
  push: '想添的、想修的可以办，总数先同家里人说',
  even: '进出按往年的数，大件先打一个电话',
  hold: '大数一概不动，来借的、来卖的都说“家里人管钱”',
};
