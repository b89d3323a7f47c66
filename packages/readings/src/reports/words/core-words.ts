/** The first sentences of a report: who the person is in this matter, without a term. */
import type { GodGroup, GroupLevel, ReadingFacts } from '@ziping/bazi/reading/facts';

type ByGroup = Readonly<Record<GodGroup, string>>;

/** By the ten god of the branch of the day. */
export const LOVE_CORE: ByGroup = {
  peer: '你在感情里要的是对等，能并肩的人才留得住你',
  output: '你在感情里看重舒服，说得来、吃得到一起比条件要紧',
  wealth: '你在感情里落在实处，愿意照顾人，也想看见回应',
  officer: '你对感情认真，定下来之前想得多，定下来就守得住',
  seal: '你在感情里慢热，要先觉得安稳，才肯把心交出去',
};
/** By how much of the star of the partner there is. */
export const LOVE_CHANCE: Readonly<Record<GroupLevel, string>> = {
  heavy: '遇见人的机会不缺，难在挑定一个',
  even: '缘分来得平稳，早晚看你肯不肯往前一步',
  light: '合适的人不多，遇上了要自己伸手',
  missing: '缘分多靠时机和旁人带来，平时要多留机会给自己',
};

export const CAREER_CORE: Readonly<Record<ReadingFacts['side'], string>> = {
  strong: '做事你有后劲，缺的不是能力，是一个能放手做的地方',
  balanced: '做事你稳当，进退都有余地，怕的是样样都想顾',
  weak: '做事你靠的是巧和借力，摊子小一点、人对一点，成得更快',
};
export const CAREER_PLACE: ByGroup = {
  peer: '有搭档、能分工的事最合适',
  output: '靠作品、手艺和口才立足最合适',
  wealth: '看得见结果、能经营的事最合适',
  officer: '有规矩、有台阶的地方最合适',
  seal: '走专业、靠资格和积累最合适',
};

export const WEALTH_CORE: Readonly<Record<GroupLevel, string>> = {
  heavy: '眼前的进项不少，要练的是留住它',
  even: '你的钱来得有数，细水长流，起落不大',
  light: '你的钱多靠本事换来，来得慢，留得住',
  missing: '钱不会自己找上门，要靠手艺、人和时机把它引来',
};
export const WEALTH_BEAR: Readonly<Record<ReadingFacts['side'], string>> = {
  strong: '担得起大一点的事，要提醒自己见好就收',
  balanced: '力气和开销相配，守住节奏就不亏',
  weak: '一次只拿一样，借别人的力比自己硬扛划算',
};

/** By the phase that there is most of. */
export const HEALTH_CORE: Readonly<Record<string, string>> = {
  wood: '你的身体怕憋着：一急一闷，筋骨和睡眠先有反应',
  fire: '你的身体怕停不下来：兴头上不觉得累，过后才补不回来',
  earth: '你的身体怕懒着：吃得杂、坐得久，人就发沉',
  metal: '你的身体怕绷着：要求高、话憋着，呼吸和皮肤先干',
  water: '你的身体怕凉和熬：夜里想事多，腰腿先乏',
};
/** By the phase that there is least of. */
export const HEALTH_LACK: Readonly<Record<string, string>> = {
  wood: '要补的是舒展，每天拉伸一会儿就见效',
  fire: '要补的是光和热，白天多晒太阳、多走动',
  earth: '要补的是规律，先把三餐定时',
  metal: '要补的是收束，到点就停、到点就睡',
  water: '要补的是休息，晚上十一点前躺下',
};

export const OVERALL_CORE: Readonly<Record<ReadingFacts['side'], ByGroup>> = {
  strong: {
    peer: '你主意正、力气足，凡事想自己说了算',
    output: '你有力气，也有办法，做出来比想清楚更要紧',
    wealth: '你担得起事，也看重结果，天生是经营的料',
    officer: '你有力气，也肯受约束，责任越明白越施展得开',
    seal: '你底气足、想得多，差的常常是动手那一步',
  },
  balanced: {
    peer: '你有主张，也听得进话，跟人合得来',
    output: '你点子多、做事不偏激，节奏稳就走得远',
    wealth: '你务实，懂得量力，日子是一步步过出来的',
    officer: '你有责任心，做事有分寸，容易替别人多担一份',
    seal: '你爱学、慢热，心里明白了才肯动',
  },
  weak: {
    peer: '你靠朋友和同伴成事，一个人硬扛最吃亏',
    output: '你聪明、会表达，力气却要省着用',
    wealth: '你眼前机会多，力气有限，一次抓一样最稳',
    officer: '你懂事、能忍，压力是常客，学会放下一些就轻松',
    seal: '你心细、肯学，有人托着的时候走得最好',
  },
};
/** The same of a special pattern, where strength does not decide. */
export const SPECIAL_CORE: Partial<Readonly<Record<ReadingFacts['pattern']['kind'], string>>> = {
  follow: '你是顺着大势走的人，认准方向跟上去，比自己开路省力',
  dominant: '你身上一种劲特别足，把它用到底，比样样都学好',
  transform: '你遇上对的人和事会像换了个人，跟谁一起做很要紧',
};

/** Of a minor, by the group that weighs most. */
export const YOUNG_CORE: Readonly<Record<string, ByGroup>> = {
  love: {
    peer: '这孩子爱结伴，朋友在他心里分量很重',
    output: '这孩子爱说爱笑，有话当面讲，容易招人喜欢',
    wealth: '这孩子对人实在，喜欢用东西和行动表示好意',
    officer: '这孩子懂规矩、会看脸色，受了委屈不大说',
    seal: '这孩子黏家里人，慢热，熟了才放得开',
  },
  career: {
    peer: '这孩子有伴的时候学得最起劲',
    output: '这孩子靠动手和开口学东西，光听记不住',
    wealth: '这孩子要看见用处才肯学，学了就能用',
    officer: '这孩子守得住规矩，目标小一点就学得稳',
    seal: '这孩子爱听爱读，理解在先，开口在后',
  },
  wealth: {
    peer: '这孩子大方，东西愿意和伙伴分',
    output: '这孩子喜欢的东西多，新鲜劲来得快',
    wealth: '这孩子对东西有数，知道好坏，也舍不得',
    officer: '这孩子给什么用什么，很少开口要',
    seal: '这孩子对钱和物看得淡，有人照应就安心',
  },
  overall: {
    peer: '这孩子有主见，合群，也爱比一比',
    output: '这孩子机灵，爱说爱做，停不下来',
    wealth: '这孩子务实，做事要见到结果',
    officer: '这孩子懂事，肯听要求，也怕做错',
    seal: '这孩子文静，爱学，慢慢来反而好',
  },
};

/** Of a person over 65, by the group that weighs most. */
export const AGED_CORE: Readonly<Record<string, ByGroup>> = {
  love: {
    peer: '你和家里人像朋友一样相处，谁也不必管着谁',
    output: '你爱说爱张罗，家里有你就热闹',
    wealth: '你用照顾人来表示惦记，手里总想递点什么',
    officer: '你对家里看得重，规矩多一点，也是为大家好',
    seal: '你图个安静，有人陪着说说话就满足',
  },
  career: {
    peer: '这个年纪你的劲头在人身上，老友一叫就有精神',
    output: '这个年纪你的劲头在手上，会的东西正好传给小辈',
    wealth: '这个年纪你还爱张罗，家里的事有数',
    officer: '这个年纪你仍有威信，大事不必亲自管',
    seal: '这个年纪你最合适静下来学一样、看一样',
  },
  wealth: {
    peer: '你手松，人情上花得多，够用就好',
    output: '你舍得花在吃用和爱好上，心里不亏',
    wealth: '家里的账你最清楚，可以慢慢交出去',
    officer: '你花钱有规矩，该花的才花',
    seal: '你对钱看得淡，有个底就安心',
  },
  overall: {
    peer: '你一辈子自己作主，如今有老友、有主意，日子不闷',
    output: '你一辈子嘴勤手快，如今讲讲旧事、做做吃的就是福',
    wealth: '你一辈子实打实地过，如今该歇的歇，该交的交',
    officer: '你一辈子担着事，如今可以把担子放下来',
    seal: '你一辈子肯学肯让，如今清静就是好日子',
  },
};
