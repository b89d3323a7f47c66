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

type ByLifeAge<Key extends string, Words> = Readonly<Record<LifeAge, Readonly<Record<Key, Words>>>>;

/** What an age asks for in money, by the group that weighs most. */
export const LIFE_MONEY: ByLifeAge<GodGroup, readonly string[]> = {
  student: {
    peer: ['生活费：和父母说定一年的数，同学一起花的只出自己那份'],
    output: ['生活费：家里给的分到每个月，想学想玩的另列一张单子'],
    wealth: ['生活费：家里的钱管吃住，兼职挣的归自己，两样别混在一处'],
    officer: ['生活费：一年的数和父母先说定，超了自己想办法'],
    seal: ['生活费：父母给得宽也要记，毕业前试一个月全靠自己'],
  },
  young: {
    peer: ['住：和人合租的，押金、水电、谁先走怎么算，写在一张纸上再搬'],
    output: ['本事：到手收入拿出一成，学一样能换钱的，一年只学一样'],
    wealth: ['住：房租（有月供的算月供）不过到手收入的三成；超过了先租小一点的'],
    officer: ['成家：打算办婚事、装修、养孩子的，三样各写一个上限，再看存的够不够'],
    seal: ['家里：父母愿意帮一把的，说清是给还是借；没有这笔的，照自己的收入过'],
  },
  prime: {
    peer: ['房贷：有月供的，别再和人合着买第二处', '两头：要贴补父母、要养孩子的，先和兄弟姐妹说好各出多少'],
    output: [
      '房贷：有月供的，活多的那几个月多还一期',
      '两头：要贴补父母、要养孩子的，每月固定一个数，别看心情给',
    ],
    wealth: [
      '房贷：有月供、想提前还的，先看还完手边还剩不剩上面这个数',
      '两头：要贴补父母、要养孩子的，一年各花多少写在同一张纸上',
    ],
    officer: [
      '房贷：有月供的，照收入最低的那个月算还不还得起',
      '两头：要贴补父母、要养孩子的，从体面上的开销里省出来',
    ],
    seal: ['房贷：有月供的，利率和年限一年问一次银行', '两头：要贴补父母、要养孩子的，学费和药费各留一份'],
  },
  senior: {
    peer: [
      '退休：先算到时每月领多少，别跟着老同事换房换车',
      '孩子：有孩子要成家的，出多少自己先定，别看别人家',
    ],
    output: [
      '退休：手艺还能换钱的，先问清返聘怎么算，再定每月花多少',
      '孩子：有孩子要买房成家的，是给是借，当面说明',
    ],
    wealth: [
      '退休：算一次到时每月领多少、还差多少，差的从现在起按月存',
      '孩子：有孩子要买房成家的，先减去自己十年的用度再说出多少',
    ],
    officer: [
      '退休：职务上的补贴到时就没有了，照少的那个数先过三个月',
      '孩子：有孩子开口要用钱的，一次说清总数，往后不再加',
    ],
    seal: ['退休：年金、公积金、旧保单，一次查清记在一处', '孩子：有孩子要用钱的，给到事上，不给到手里'],
  },
  aged: {
    peer: [
      '养老钱：每月用的和应急的分两处放，老友来借也不动应急的',
      '防骗：拉你凑数一起买的，先打电话问家里人',
    ],
    output: [
      '养老钱：想吃想玩的按月给自己一份，用完等下月；大数不借人',
      '防骗：讲得热闹的课、不要钱的旅行，听完空着手回家',
    ],
    wealth: [
      '养老钱：每月用多少、应急留多少，两个数写下来守住；上万的不借',
      '防骗：回报说得高的一概不碰，催得越急越要隔一天',
    ],
    officer: [
      '养老钱：每月的用度定死，应急的那份谁来借也不动',
      '防骗：自称公家、要你汇钱的，挂断以后自己打回去问',
    ],
    seal: [
      '养老钱：交给别人管的，每季对一次数；借出去的不超过几百块',
      '防骗：陌生人嘴甜、送东西的，别带进家门',
    ],
  },
};

interface Both {
  single: string;
  couple: string;
}

/** What to do without a partner and with one, by the group of the seat of the day. */
export const LIFE_LOVE: Readonly<Record<Exclude<LifeAge, 'aged'>, Readonly<Record<GodGroup, Both>>>> = {
  student: {
    peer: {
      single: '没定的，先做说得到一处的同学，名分不用急',
      couple: '有伴的，各自的朋友和功课都留着，一周有两天各忙各的',
    },
    output: {
      single: '没定的，先把一个兴趣做到每周都去，人是在一起做事的时候看清的',
      couple: '有伴的，话说重了当天认一句，别发在动态里',
    },
    wealth: {
      single: '没定的，一起做一次小组的事，看对方怎么待人',
      couple: '有伴的，出去的花销轮着来，谁也别硬撑',
    },
    officer: {
      single: '没定的，对方催你答复，就说一个想清楚的日子',
      couple: '有伴的，毕业去哪里早半年摊开说，别等到最后一个月',
    },
    seal: {
      single: '没定的，你熟得慢，从每周都有的活动里认人最合适',
      couple: '有伴的，心里不踏实就直说，别等对方猜',
    },
  },
  young: {
    peer: {
      single: '没定的，找一个自己也有一摊事的人，见过五六次还想见就开口',
      couple: '有伴的，先说好谁管哪样家务、哪笔钱，再谈婚期',
    },
    output: {
      single: '没定的，先看两个人不说话的时候舒不舒服',
      couple: '有伴的，要不要孩子、几时要，各说一遍真心话',
    },
    wealth: {
      single: '没定的，看过对方怎么花钱、怎么待不相干的人，再往下走',
      couple: '有伴的，住处、彩礼、要不要孩子，各谈一个晚上',
    },
    officer: {
      single: '没定的，别为年纪点头，见过五六次还想见才算',
      couple: '有伴的，两家的规矩不一样，先定你们自己的三条',
    },
    seal: {
      single: '没定的，你要的是安心，先看对方答应的小事做没做到',
      couple: '有伴的，两家父母的话都听完，另找一天自己定',
    },
  },
  prime: {
    peer: {
      single: '没定的，各人带着的（孩子、房子、欠款）先摆到桌上，再谈感情',
      couple: '有伴的，一年里挑一件事，两个人合着做完',
    },
    output: {
      single: '没定的，别拿从前的人来比，只看这个人怎么待现在的你',
      couple: '有伴的，一周留一晚，你只听，不出主意',
    },
    wealth: {
      single: '没定的，住哪里、老人谁管，先说开再谈合不合眼缘',
      couple: '有伴的，家用和两边老人的账写在一处，少为钱拌嘴',
    },
    officer: {
      single: '没定的，对方身上的担子先问清：老人、欠款、有没有孩子',
      couple: '有伴的，在外面受的气，进门先说一句，再吃饭',
    },
    seal: {
      single: '没定的，先做一阵子朋友，看病、搬家找得到人，再谈名分',
      couple: '有伴的，每晚留半小时，手机放远，只说两个人的事',
    },
  },
  senior: {
    peer: {
      single: '没定的或一个人过的，找个能一起出门的伴，房子和存款各管各的',
      couple: '成家多年的，退下来以后各留半天，不必整天绑在一起',
    },
    output: {
      single: '没定的或一个人过的，先一起吃饭、走路，处满一年再说搬到一处',
      couple: '成家多年的，一周留一顿只有两个人的饭，别的事不谈',
    },
    wealth: {
      single: '没定的或一个人过的，先说清各自的养老钱和住处，再谈做伴',
      couple: '成家多年的，存着的钱和家里的账，两个人都要看得懂',
    },
    officer: {
      single: '没定的或一个人过的，别因为旁人催就点头，先做伴',
      couple: '成家多年的，你操心惯了，挑两样由着对方去办',
    },
    seal: {
      single: '没定的或一个人过的，先看病了谁肯来，再看合不合得来',
      couple: '成家多年的，日子空出来了，两个人要重新认得一遍',
    },
  },
};

/** What an age asks of the body, by the phase that there is most of. */
export const LIFE_HEALTH: ByLifeAge<Phase, string> = {
  student: {
    wood: '这个年纪一有气就熬夜：心里堵，先说给一个人听，别躺着刷手机',
    fire: '这个年纪最伤人的是连着熬夜：熬一晚，后两晚补齐',
    earth: '外卖和奶茶各减一半，一学期就看得出来',
    metal: '考试前你容易绷着：考前一周不改吃饭和起床的钟点',
    water: '心事多在夜里想：想到的写下来，第二天再看',
  },
  young: {
    wood: '坐着做事的人，腰和颈先出毛病：疼过两周就去看，别硬扛',
    fire: '应酬和赶活连着来的那周，第三晚一定回家睡',
    earth: '一年长五斤，先停宵夜，再说别的',
    metal: '换季前把被褥和空调洗一遍，鼻子和皮肤好过些',
    water: '这几年拼得狠，觉是欠着的：连着一周不到六小时，就推掉一件事',
  },
  prime: {
    wood: '火气往身上走：一个月里头疼、牙疼都来，就是在催你歇',
    fire: '心跳和血压从这个年纪起要心里有数，家里放一个血压计',
    earth: '这个年纪先看腰围：裤腰紧一格，就把晚饭减两口',
    metal: '抽烟的，这个年纪戒最划算；不抽的，离别人的烟远一点',
    water: '腰和膝盖开始挑日子：提重的先蹲下，别弯着腰拎',
  },
  senior: {
    wood: '早上关节发硬是常有的事：下床前先躺着动一动手脚',
    fire: '睡得浅、醒得早是常有的事：白天见光，午后眯一会儿就起',
    earth: '胃口好也只吃七分，甜的放在中午',
    metal: '嗓子和气管要顾：天一冷，出门先捂住口鼻',
    water: '搬重、爬高、熬夜，三样能让就让',
  },
  aged: {
    wood: '这个年纪头一件是别摔：醒了先坐一分钟，手脚活动开再站',
    fire: '这个年纪头一件是别摔：夜里起来先开灯，别摸黑走',
    earth: '这个年纪头一件是别摔：鞋要跟脚，吃饱了坐一刻再走动',
    metal: '这个年纪头一件是别摔：地上的水当时擦，洗澡扶着把手',
    water: '这个年纪头一件是别摔：腿脚发凉就别急着下楼，冬天带根手杖',
  },
};

/** Of a woman from 45 to 55. */
export const CHANGE_OF_LIFE_OPENING =
  '四十五到五十五岁之间多半会碰上更年期，睡浅、忽冷忽热、容易急都常见，和运气好坏不是一回事';
export const CHANGE_OF_LIFE: readonly string[] = [
  '更年期：潮热、心慌、睡不好，两周不见轻就去妇科问一句，有办法的，不必硬熬',
  '这几年骨头要养：每天晒半小时太阳，喝一杯奶',
  '急起来的那一阵，先说一声“不是冲你”',
];

interface ByHalf {
  young: string;
  older: string;
}

/** How to sleep by the phase that there is most of, with the one hour of a report, up to 50 and after. */
export const SLEEP: Readonly<Record<Phase, ByHalf>> = {
  wood: {
    young: '十点半以后不谈事、不看消息，十一点前躺下',
    older: '晚饭后不谈烦心的事，十点半躺下，醒了不看钟',
  },
  fire: {
    young: '傍晚以后灯调暗，茶和咖啡停在下午三点前，十一点前关灯',
    older: '晚上不看热闹的节目，茶停在中午，十点半关灯',
  },
  earth: {
    young: '晚饭早一点、少一点，睡前不吃甜，十一点前躺下',
    older: '晚饭六点半前吃完，慢慢走一圈，十点再躺',
  },
  metal: {
    young: '屋里别太干，睡前用温水洗脸，十一点前关灯',
    older: '睡前半小时不看屏幕，窗开一条缝，十点半关灯',
  },
  water: {
    young: '脚先捂热，手机留在另一间屋，十一点前躺下',
    older: '热水泡脚一刻钟，十点半躺下',
  },
};

/** How to move by the phase that there is least of: the one sport of a report, up to 50 and after. */
export const MOVE: Readonly<Record<Phase, ByHalf>> = {
  wood: { young: '一周三次，打球或拉伸四十分钟', older: '每天扩胸、转腰、压腿十分钟' },
  fire: { young: '一周三次，上午快走半小时，走到手脚发热', older: '每天上午出门走半小时，走到手心热' },
  earth: { young: '一周三次练腿：骑车、爬楼、深蹲挑一样', older: '每天扶着椅背蹲起二十下，分两回做' },
  metal: { young: '一周三次慢跑，把气息练长', older: '每天慢走二十分钟，边走边把气呼长' },
  water: { young: '一周三次游泳或打拳，不赶也不比', older: '一周三次打拳或慢走，微微出汗就停' },
};

/** Of a person over 60, by the people at home and the group that weighs most. */
export const AGED_HOME: Readonly<
  Record<'partner' | 'children' | 'grandchildren', Readonly<Record<GodGroup, string>>>
> = {
  partner: {
    peer: '有老伴的，一天并排走一回，话不用多；一个人过的，和老友约好隔天通个话',
    output: '有老伴的，饭桌上夸一句、少挑一句；一个人过的，一周有三顿和别人一起吃',
    wealth: '有老伴的，家务轮着来，别一个人全包；一个人过的，每周请人来坐一回',
    officer: '有老伴的，对方的事由对方定；一个人过的，早晚给一个人报声平安',
    seal: '有老伴的，白天各做各的，吃饭坐到一处；一个人过的，每天给一个人打个电话',
  },
  children: {
    peer: '有孩子的，他们问才说，说完不催；孩子不在身边的，和邻居说好，早晚互相敲个门',
    output: '有孩子的，话讲一遍就停，听他们说完；孩子不在身边的，每周视频一回',
    wealth: '有孩子的，出钱出力先说好帮到哪里；孩子不在身边的，难处托一个常来往的人',
    officer: '有孩子的，大事让他们定，定了就不再提；孩子不在身边的，要紧的电话写成大字贴着',
    seal: '有孩子的，有难处直说一件具体的，比如陪着办手续；孩子不在身边的，托一个信得过的人',
  },
  grandchildren: {
    peer: '有孙辈的，陪着下棋打牌，不拿几家来比',
    output: '有孙辈的，教一样自己拿手的，一次只教一步',
    wealth: '有孙辈的，给零花钱先同做父母的通气，几家一样多',
    officer: '有孙辈的，规矩照他们父母的，自己不另立',
    seal: '有孙辈的，帮着带先说好几点到几点，讲讲故事就好',
  },
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
/** How to spend a day after 60, by strength. */
export const AGED_DAY: Readonly<Record<'strong' | 'balanced' | 'weak', string>> = {
  strong: '一天怎么排：上午出力，下午见人，天黑以后不再张罗',
  balanced: '一天怎么排：上午动、下午静，费心的事放在上午',
  weak: '一天怎么排：上午只办一件，中饭后躺足一个钟头，下午不出远门',
};

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
