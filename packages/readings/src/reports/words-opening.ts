/** Words of the opening by type of report and age: what an easy and a hard time are good for, and what decides. */

/** What the times of a matter are good for. */
export interface Aims {
  /** What the best time is best for, and what to do in the hardest, each after the name of the time. */
  push: string;
  hold: string;
  /** What to do where no time is easy. */
  steady: string;
}

type ByBand = Readonly<Record<'young' | 'grown' | 'aged', Aims>> & { readonly student?: Aims };

export const AIMS: Readonly<Record<string, ByBand>> = {
  overall: {
    young: { push: '想学的放在这时学', hold: '少加安排，作息别乱', steady: '把作息和习惯养稳' },
    student: {
      push: '实习、报考、想去的地方都值得押上',
      hold: '别只押一条路，先求一个落脚处',
      steady: '把一样本事学扎实',
    },
    grown: {
      push: '想换地方、想定大事，就在这时动手',
      hold: '搬家、换地方这类大事缓一缓，先把日常稳住',
      steady: '把已有的做稳',
    },
    aged: { push: '想办的心愿放在这时办', hold: '大事和孩子商量着定', steady: '日子求稳，钱以守为主' },
  },
  career: {
    young: { push: '难一点的放在这时学', hold: '不加新课，先把信心留住', steady: '把基础打牢' },
    student: {
      push: '实习、名额、导师都放在这时去争',
      hold: '早一点交材料，先求一个稳的去处',
      steady: '把一门本事练到能拿出手',
    },
    grown: {
      push: '想要的位置去要，想换的地方去谈',
      hold: '守住手上的，不在这时裸辞',
      steady: '不必换工作，把做熟的一块做深',
    },
    aged: {
      push: '想做的那件长事放在这时做',
      hold: '少揽事，手上只留一样',
      steady: '每天有一件做惯的事就好',
    },
  },
  wealth: {
    young: { push: '零用钱可以交一点给他自己管', hold: '先少添东西', steady: '教他把东西管好' },
    student: { push: '实习和本事换来的钱放在这时挣', hold: '先省着，不替人垫', steady: '先学会记账' },
    grown: {
      push: '调薪、提价、收旧账，趁这时去谈',
      hold: '先存后花，大额的往后放',
      steady: '靠本行一月一月地存',
    },
    aged: {
      push: '想添的、想修的放在这时办',
      hold: '守住手里的，不借出、不作保',
      steady: '钱以守为主，够用就好',
    },
  },
  love: {
    young: { push: '正好多交朋友', hold: '多陪着说话', steady: '有一个长久的伙伴就好' },
    student: { push: '喜欢就说出来', hold: '先处着看，不急着许诺', steady: '不必赶，先把自己的日子过好' },
    grown: {
      push: '多见面，要紧的话也说得开',
      hold: '有话慢慢说，大的决定缓一缓',
      steady: '不必赶着定，先把相处理顺',
    },
    aged: { push: '一家人多聚，想说的话说出来', hold: '少计较，话说软一点', steady: '平平常常陪着就好' },
  },
  health: {
    young: { push: '一样运动从这时学起', hold: '早睡，少排活动', steady: '把三餐和睡觉定住' },
    student: { push: '练一样运动最见成效', hold: '先保睡觉，再谈别的', steady: '把睡觉的钟点定住' },
    grown: {
      push: '想养成的习惯，这时最容易立住',
      hold: '先保睡觉，事情往后排',
      steady: '把睡觉和走路的钟点守住',
    },
    aged: { push: '多走动、多见人', hold: '远的地方少去，先把觉睡够', steady: '起居有钟点就好' },
  },
  annual: {
    young: { push: '想去的、想学的排在这时', hold: '少排一样', steady: '照日常的次序过' },
    grown: { push: '要紧的事排进去', hold: '少接新事', steady: '一件一件来' },
    aged: { push: '想走动、想办的排在这时', hold: '出门挑近的', steady: '照自己的钟点过' },
  },
};

/** At work in the last years before it ends, where nobody leaves for another firm or strives for a place. */
export const SENIOR_AT_WORK: Aims = {
  push: '想争的待遇、想带的人，放在这时去谈',
  hold: '手上的守住，去留的话不先应口头的',
  steady: '把做熟的一块做深，带一个接手的人',
};

/** What to do in an even year that is named for one thing: a bond, a rise, another job. */
export const STEADY_BUT = {
  bond: '先把相处理顺，名分的话可以谈',
  rise: '不必换工作，在原处争一次位置',
  change: '把做熟的一块做深，想走的先看条件',
} as const;

/** The same of the best years of work, by what else is named for them: to rise, to leave, or both. */
export const AIMS_OF_WORK = {
  both: '想要的位置去要，想换的地方去谈',
  rise: '主动去要位置，新项目也可以起头',
  change: '想换地方就去谈，新项目也可以起头',
  neither: '新的项目放在这时起头',
} as const;

/** The same of those whose strength is for one matter at a time. */
export const AIMS_OF_FEW: Readonly<Record<keyof typeof AIMS_OF_WORK, string>> = {
  both: '要位置、换地方、起新项目，只挑一样去争',
  rise: '要位置、起新项目，只挑一样去争',
  change: '换地方、起新项目，只挑一样去做',
  neither: '只起一个新项目，放在这时',
};

/** The same of a best year by what it is good for. */
export const AIMS_OF_CAUSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wealth: { join: '家里要添、要修的大件放在这时' },
};

/** The same where one of the years ahead moves home or work by itself. */
export const AIMS_OF_MOVE: Readonly<Record<string, string>> = {
  overall: '想定的大事，就在这时动手',
};

/** What decides in a matter: an event of its own palace or star, as a clause after the name of its year. */
export const DECISIVE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overall: {
    move: '住处、工作或身边的人会有一次大的变动',
    join: '身边有人愿意和你一起把大事定下来',
    frame_good: '人手和时机凑到一起，推你往前走一步',
    frame: '外面的事会把你卷进去',
    rub: '小麻烦来回磨，费的是耐心',
  },
  career: {
    move: '你的位置要动一次',
    frame_good: '人手和资源会往你这里聚',
    frame: '大家的事会把你卷进去',
    outside_work: '职责、地点或上面的人会动一次',
    officer: '职位和名分的事会提上来',
  },
  wealth: {
    move: '家里有一笔大的进出要重新安排',
    frame_good: '等着的几笔进账会接上',
    frame: '场面会把钱带出去',
    wealth: '进钱的机会走到面前',
    peer: '来借、来分的人多',
  },
  love: {
    move: '住处或工作一动，去留会被问起',
    join: '身边的人愿意靠近，心里也安稳',
    frame_good: '身边的人都会推你们一把',
    frame: '旁人的话容易插到两个人中间',
    rub: '两个人容易为小事起争执',
    partner: '认识人的机会比别的年多',
  },
  health: {
    move: '起居要大变一次，睡眠先受影响',
    frame_good: '精神会明显好起来',
    frame: '容易累过头',
    rub: '睡得浅，肩背容易紧',
    officer: '压力会先落在睡眠上',
  },
};

/** The same for students, in working life not yet. */
export const DECISIVE_STUDENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  career: {
    move: '学校、专业或实习的去处要动一次',
    frame_good: '老师、同学和机会会往你这里聚',
    frame: '活动会把你的时间卷走',
    outside_work: '课程、导师或实习的地方会换一次',
    officer: '考试、面试和名额的事会提上来',
  },
  overall: { ...DECISIVE.overall, move: '住处、学校或去向会有一次大的变动' },
};

/** The same for a person over 60. */
export const DECISIVE_AGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overall: {
    move: '住处或作息会有一次变动',
    join: '身边有人愿意替你张罗',
    frame_good: '家里人齐心，想办的能办成',
    frame: '外面的事来得多',
    rub: '小麻烦来回磨人',
  },
  career: { move: '每天做惯的事要换一样', join: '有人陪你做一样事', frame: '被人拉着张罗' },
  wealth: {
    move: '家里修补或搬动要出一笔',
    frame: '人情往来的开销大',
    wealth: '该收的钱收得回来',
    peer: '来借、来凑的人多',
  },
  love: {
    move: '家里人会有进出，相处要重新磨合',
    join: '家里人走得近，心里安稳',
    frame_good: '一家人心齐，常聚得起来',
    frame: '家里热闹，人也容易累',
    rub: '和家里人容易为小事拌嘴',
  },
  health: {
    move: '换地方、换作息，睡觉先受影响',
    frame_good: '精神会明显好起来',
    frame: '一高兴就容易累过头',
    rub: '睡得浅，白天容易乏',
    officer: '心里挂事，睡眠先受影响',
  },
};

/** The same for a minor, said to the parents. */
export const DECISIVE_YOUNG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overall: { move: '住处或学校会变一次', join: '身边的大人都合得来', rub: '容易为小事闹别扭，多听他说' },
  career: { move: '学校或座位会变，功课要重新跟上', join: '遇得到合拍的学伴', frame: '学的样数太多' },
  love: { move: '熟悉的伙伴可能分开', join: '容易交到合得来的伙伴', rub: '和同伴容易闹别扭' },
  health: { move: '换了环境，睡眠先受影响', frame: '玩得过头，夜里不肯睡', rub: '睡得浅，胃口跟着差' },
};

/** The same of what draws together, in a year to hold back in. */
export const HELD_BACK: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overall: { join: '有人愿意搭手，事情也一起压过来。一件一件应' },
  love: {
    join: '有人想靠近，家里家外的事也一起压过来',
    partner: '会遇见有意的人，也有压力跟着来',
  },
  career: { officer: '要求会提上来，机会和压力是一回事。一件一件接' },
  wealth: { wealth: '钱的机会走到面前，场面也大。看得懂的才接' },
};

/** How it weighs, by what its time asks for. */
export const WEIGHS = {
  push: '对你偏有利',
  even: '成不成看你怎么安排',
  hold: '条件看清了再答',
} as const;

/** What months are good for, as a clause after their names: by type. */
export const MONTH_USES: Readonly<Record<string, Readonly<Record<'push' | 'hold', string>>>> = {
  overall: { push: '要紧的放在这时办', hold: '大事不赶' },
  career: { push: '活往前赶一赶', hold: '只收尾、不开新的' },
  wealth: { push: '谈价收款趁这时', hold: '花钱慢一拍' },
  love: { push: '多见面', hold: '少争、少做决定' },
  health: { push: '正好多活动', hold: '先保睡觉' },
  annual: { push: '要紧的排在这时', hold: '能推的推到过年后' },
};
export const MONTH_USES_LATER: typeof MONTH_USES = {
  overall: { push: '心里想办的放在这时', hold: '日子求稳' },
  career: { push: '喜欢的多做一点', hold: '多歇一歇' },
  wealth: { push: '想添的这时添', hold: '大钱不动' },
  love: { push: '一家人多聚', hold: '话说软一点' },
  health: { push: '多出门走走', hold: '早点歇' },
  annual: { push: '想走动的排在这时', hold: '出门挑近的' },
};
export const MONTH_USES_YOUNG: typeof MONTH_USES = {
  overall: { push: '新的本事这时学', hold: '少加安排' },
  career: { push: '难的放在这时啃', hold: '不加新课' },
  wealth: { push: '教他管一样东西', hold: '少添东西' },
  love: { push: '多约伙伴', hold: '多陪着' },
  health: { push: '多跑多跳', hold: '早点睡' },
  annual: { push: '想去的排在这时', hold: '少排一样' },
};

/** The same of a pupil in the months before an exam at school, where it is another thing. */
export const MONTH_USES_EXAM: Readonly<Record<string, Readonly<Record<'push' | 'hold', string>>>> = {
  overall: { push: '最弱的一科这时补', hold: '少加一门课，先让他睡够' },
  career: { push: '难的题放在这时啃', hold: '不加新课，错题看一遍就睡' },
  love: { push: '周末留半天给伙伴', hold: '多陪着，少问分数' },
  annual: { push: '整套的题这时做', hold: '周末留半天不排课' },
};
