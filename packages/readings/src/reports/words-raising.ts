/** What a minor needs at an age, for whoever brings the child up, by report: what holds for every chart. */
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import type { Grade } from './words-grades.ts';

export type RaisingAge = 'baby' | 'small' | 'school' | 'junior' | 'senior' | 'exam';

const AGE_OF_GRADE: Partial<Readonly<Record<Grade, RaisingAge>>> = {
  toddler: 'baby',
  kindergarten: 'small',
  g7: 'junior',
  g8: 'junior',
  g9: 'junior',
  g10: 'senior',
  g11: 'senior',
  g12: 'exam',
};

/** Before 幼儿园, in it, at 小学, 初中 and 高中, and in its last year. */
export const raisingAge = (grade: Grade): RaisingAge => AGE_OF_GRADE[grade] ?? 'school';

/** How a child treats things and money, by the leading group. */
export const THINGS: Readonly<Record<GodGroup, readonly string[]>> = {
  peer: [
    '东西愿意分，分完自己没有又难过，先替他留一份',
    '同伴一开口，他就把最好的给出去；给之前，先问他自己还要不要',
  ],
  output: ['喜欢得快，丢开也快，新的到手三天再收旧的', '花样多，买材料比买成品合他'],
  wealth: ['记得住价钱，可以早一点教他记账', '好的舍不得用，告诉他用了才值'],
  officer: ['缺什么不大说，隔一阵问一句', '弄坏了会怕，先说没关系，再想怎么补'],
  seal: ['对东西不上心，贴上名字少丢一半', '喜欢的就那几样，旧的别替他扔'],
};

/** What the heaviest group of a chart asks of whoever brings the child up, by report. */
export const RAISING_BY_GROUP: Partial<
  Readonly<Record<keyof typeof RAISING, Readonly<Record<GodGroup, readonly string[]>>>>
> = {
  overall: {
    peer: ['怎么夸：他肯让人的时候，当场夸具体那件事', '怎么管：给两样让他选，选了就算'],
    output: ['怎么夸：夸他做出来的那一样，别夸聪明', '怎么管：话多先听完，规矩画出来贴着'],
    wealth: ['怎么夸：夸他东西理得整齐、沉得住气', '怎么管：做到什么、得到什么，先说在前'],
    officer: ['怎么夸：夸他敢试、敢错', '怎么管：说一遍就停，多说他会怕'],
    seal: ['怎么夸：夸他想得细，说出是哪一处', '怎么管：先说为什么，再说要怎样，给他想的时间'],
  },
  career: {
    peer: ['怎样起劲：找一个水平相近的伴，比谁先讲明白', '卡住的时候：输了不肯再做，就和上一次的自己比'],
    output: ['怎样起劲：学完让他讲一遍，或做一个给人看', '卡住的时候：抄写背诵坐不住，就边走边背、录下来听'],
    wealth: ['怎样起劲：先说学了能做什么，再翻开书', '卡住的时候：看不见结果就丢开，一章切三段，一段一个勾'],
    officer: ['怎样起劲：目标写小、写清，做到了当场认', '卡住的时候：怕错不敢动笔，先打草稿，草稿不评'],
    seal: ['怎样起劲：给整块的安静，先听一遍、看一遍', '卡住的时候：想得多、写得慢，定一个十分钟的闹钟'],
  },
  love: {
    peer: ['交朋友：伴多也争得多，教他让一回、听一回', '闹翻了：先各玩各的，半天后再叫到一起'],
    output: ['交朋友：会逗人，也会说过头，教他看对方笑没笑', '闹翻了：话画出来、写出来，再去说'],
    wealth: ['交朋友：爱拿东西换好感，教他先拿时间陪', '闹翻了：道歉配一件小事，帮忙收、让一次先'],
    officer: ['交朋友：怕人不高兴，教他说“我不想”', '闹翻了：他多半先认错，陪他想清到底是谁的错'],
    seal: ['交朋友：一两个就够，约到家里熟得快', '闹翻了：他会缩回来，陪两天再推他出去'],
  },
};

/** How a child sleeps well, by the phase that there is most of. */
export const YOUNG_SLEEP: Readonly<Record<Phase, string>> = {
  wood: '睡前不讲输赢的事，先按按肩背',
  fire: '睡前一小时灯调暗，不玩追跑',
  earth: '晚饭早一点，睡前不再吃',
  metal: '屋里别太干，睡前喝半杯温水',
  water: '脚捂热了再睡，怕黑就留一盏小灯',
};

/** What a child eats and how it moves, by the phase that there is least of. */
export const YOUNG_EAT: Readonly<Record<Phase, string>> = {
  wood: '每顿一样绿叶菜，切碎了拌进爱吃的里',
  fire: '早晚吃热的，冰的放到中午以后',
  earth: '三餐定点，零食不顶饭',
  metal: '梨、豆浆、白萝卜这类润的，换着来',
  water: '水放在手边，上下午各喝空一壶',
};
export const YOUNG_MOVE: Readonly<Record<Phase, string>> = {
  wood: '攀、吊、拉、伸，一天一刻钟',
  fire: '太阳底下跑跳，跑到手脚发热',
  earth: '走平衡、踩脚踏车，腿上有劲',
  metal: '吹泡泡、唱歌、拍球，气息练长',
  water: '玩水、游泳，慢慢来',
};

/** How one at 初中 or 高中 moves. */
export const TEEN_MOVE: Readonly<Record<Phase, string>> = {
  wood: '一周三次打球，打之前先拉伸',
  fire: '每天有半小时在太阳底下跑跳',
  earth: '上下学走一段路，腿上有劲',
  metal: '一周三次跑步或唱歌，练气息',
  water: '一周两次游泳，或慢慢骑车',
};

/** What the body of a child is by the phase that there is most of, and what it lacks by that of which there is least. */
export const YOUNG_MOST: Readonly<Record<Phase, string>> = {
  wood: '这孩子怕憋着：急了闷了，睡觉先不安稳',
  fire: '这孩子怕停不下来：兴头上不觉得累，夜里才闹',
  earth: '这孩子怕吃杂、怕动得少，一沉就懒',
  metal: '这孩子怕绷着：一紧张，鼻子和皮肤先干',
  water: '这孩子怕凉、怕熬，觉少一点就没精神',
};
export const YOUNG_LEAST: Readonly<Record<Phase, string>> = {
  wood: '要补的是舒展，每天伸一阵、拉一阵',
  fire: '要补的是光和热，白天多晒多跑',
  earth: '要补的是规律，三餐和上床定住',
  metal: '要补的是收，到点就停、到点就睡',
  water: '要补的是觉，上床早半小时',
};

/** The strength of a child's body, by that of the chart. */
export const YOUNG_BODY: Readonly<Record<'strong' | 'balanced' | 'weak', readonly string[]>> = {
  strong: ['力气足，白天不跑够，夜里就不肯睡', '停不下来的时候，先喝口水、坐三分钟'],
  balanced: ['动静分得开，跟着钟点走就好', '他说累，就让他歇，歇够了自己会起来'],
  weak: ['力气来得慢，一次少跑一点，一天多跑几回', '换季和换地方的那几天，少排一样'],
};

export const RAISING: Readonly<
  Record<'overall' | 'career' | 'wealth' | 'love' | 'health' | 'annual', Readonly<Record<RaisingAge, string>>>
> = {
  overall: {
    baby: '照看的人少换，要换先一起待一周',
    small: '他怕的东西别笑话，牵着手走近一步就好',
    school: '他错了、输了，大人先讲一件自己小时候错的',
    junior: '进他房间先敲门，手机不翻',
    senior: '家里的难处可以告诉他一件，他担得起',
    exam: '选专业：他先写三个想学的，再各找一个正在读的人问',
  },
  career: {
    baby: '让他用手：揉面、倒水、撕纸',
    small: '讲故事讲到一半，让他接下一句',
    school: '错题本一页一题，周末重做一遍',
    junior: '听完课合上书，说得出三点就算会',
    senior: '真题掐着钟做，错因只写一句',
    exam: '错因写成一句，考前只翻这一本',
  },
  wealth: {
    baby: '借来的，用完带他一起送回去',
    small: '想要的先画下来，贴在墙上等一周',
    school: '想要的写进单子，隔两周还想要再买',
    junior: '家里买大件，让他查价、出主意',
    senior: '暑假做一次短工，挣的归他',
    exam: '电脑和手机考完再买，先说定一个数',
  },
  love: {
    baby: '离开前说几点回来，说到做到',
    small: '动手打人时握住他的手，只说一句“手不能打”',
    school: '被起外号、被冷落，先信他，再找老师',
    junior: '网上认识的人要见面，约好先告诉家里',
    senior: '有了喜欢的人，谈分寸，不谈禁止',
    exam: '有了喜欢的人，考前不查不劝，只问他睡没睡好',
  },
  health: {
    baby: '一天睡够十二到十四小时，白天一到两觉',
    small: '睡十一小时，九点前躺下',
    school: '睡十小时，九点半关灯',
    junior: '睡九小时，周末晚起不过一小时',
    senior: '睡满八小时，考试周也一样',
    exam: '午饭后趴一刻钟，比夜里多做两道题管用',
  },
  annual: {
    baby: '这个年纪的一年，最要紧的是有一个天天都在的人',
    small: '这个年纪的一年，最要紧的是敢试一样新的，也敢说不',
    school: '这个年纪的一年，最要紧的是有一样事从头坚持到尾',
    junior: '这个年纪的一年，最要紧的是有人听他把话说完',
    senior: '这个年纪的一年，最要紧的是自己选一次，也自己担一次',
    exam: '这一年最要紧的是他自己选一次，家里站在后面',
  },
};
