/**
 * What the stars of money and of a partner say of a grown person, by which of the two gods of the group it is and how it
 * stands: 正财 and 正官 are `regular`, 偏财 and 七杀 `other`. They are of circumstances, not of character, so that none goes
 * against a trait.
 */
import type { GodGroup, GroupLevel } from '@ziping/bazi/reading/facts';

export type StarKind = 'regular' | 'other';
/** In a stem, in the main stem of a branch only, or nowhere. */
export type StarSeen = 'open' | 'rooted' | 'none';
export type StarPlace = 'month' | 'year' | 'time' | 'day';

type Side = 'strong' | 'balanced' | 'weak';
type Amount = Exclude<GroupLevel, 'missing'>;

/** How money comes, by its star and how much of it there is. */
export const MONEY_CORE: Readonly<Record<StarKind, Readonly<Record<Amount, string>>>> = {
  regular: {
    heavy: '你的进项不少，多在本行里，要练的是留住它',
    even: '你的进项来得平稳，起落不大',
    light: '你的钱来得不快，多靠一件件做出来',
  },
  other: {
    heavy: '你来钱的门路不少，大小不齐，要练的是留住它',
    even: '你的钱多从人和机会里来，一时多、一时少',
    light: '外面的机会你碰得上，次数少，别当成月月都有',
  },
};

/** The same where there is no star of money, by the group that weighs most. */
export const MONEY_CORE_NONE: Readonly<Record<GodGroup, string>> = {
  peer: '你的钱要和人一起做出来，单靠等是等不来的',
  output: '你的钱要靠手艺和名声换，等不来，也赌不来',
  wealth: '你的钱要一笔一笔做出来，没有现成的',
  officer: '你的钱跟着职位走，位置稳，进账就稳',
  seal: '你的钱跟着资格和口碑走，来得慢，丢不掉',
};

/** What the person can bear in money, by strength and by how much of its star there is. */
export const MONEY_BEAR: Readonly<Record<Side, Readonly<Record<GroupLevel, string>>>> = {
  strong: {
    heavy: '大的事你担得起，怕的是样样都想要',
    even: '再大一点的事你也担得起，成了就停，不再加码',
    light: '你的力气比机会多，先把一样做到有人肯付钱',
    missing: '你有力气做，缺的是会谈价的人',
  },
  balanced: {
    heavy: '进得多，花得也多，一年守住一个总数就不亏',
    even: '力气和开销相配，照现在的步子走就好',
    light: '不必求快，一年比一年多一点就够',
    missing: '安稳是你的本钱，别拿它去换一次机会',
  },
  weak: {
    heavy: '看得见的钱多，你接得住的少，一次只拿一样',
    even: '力气有限，借别人的力比自己硬扛划算',
    light: '摊子要小，有人分担的事才接',
    missing: '先求一份稳的，旁的等有人带再做',
  },
};

/** Where money comes from, by the palace in which its star stands. */
export const MONEY_FROM: Readonly<Record<StarKind, Readonly<Record<StarPlace, string>>>> = {
  regular: {
    month: '大头在本职和本行里，副业是添头',
    year: '老家、远处和老关系里有你的一份，常走动才看得见',
    time: '前些年的进账只够用，先有本事和名声，价钱才跟上来',
    day: '钱和家里连在一起，和同住的人商量着用，比一个人扛着强',
  },
  other: {
    month: '本行里常有额外的活找上门，正职做好了才接得稳',
    year: '远处和旧交那里有机会，消息来得早，真假要自己问',
    time: '大一点的进账多在后半程，前面这些年先养本事',
    day: '家里人常是你的财路，进出的账要和他们分开记',
  },
};

/** Money in one line of the report of the whole chart. */
export const MONEY_LINE: Readonly<
  Record<'regular open' | 'regular rooted' | 'other open' | 'other rooted' | 'none', Record<Side, string>>
> = {
  'regular open': {
    strong: '本行的收入是大头，再多一份你也担得起',
    balanced: '本行的收入是大头，月月有数',
    weak: '本行的收入是大头，多接一份身体先吃不消',
  },
  'regular rooted': {
    strong: '钱在本行里慢慢厚，外人看不出来',
    balanced: '钱来得稳，数目不大，靠的是不断',
    weak: '钱要跟着一个靠得住的单位走，才来得稳',
  },
  'other open': {
    strong: '机会多从外面来，一笔大、一笔小，挑懂的做',
    balanced: '机会多从人那里来，问清了再接',
    weak: '外面的机会看着多，能接的只有一两样',
  },
  'other rooted': {
    strong: '正职之外还有一条路，用得上再用',
    balanced: '外快偶尔有，当添头，不当指望',
    weak: '常听到外快的消息，跟着懂的人做，比自己牵头稳',
  },
  none: {
    strong: '钱跟在手艺和名声后面，先有人认你，再谈价',
    balanced: '手艺到了钱才到，快钱不是你的',
    weak: '钱不会自己来，有单位、有搭档的时候最稳',
  },
};

/** Of a partner's star in love, by which it is and how much of it there is: the kind of person, and how they come. */
export const PARTNER_CORE: Readonly<
  Record<'officer' | 'wealth', Readonly<Record<StarKind, Readonly<Record<Amount, string>>>>>
> = {
  officer: {
    regular: {
      heavy: '想认真和你过的人不少，难在哪一个真合你的意',
      even: '你遇到的人多半稳重，来得不急，处得长',
      light: '稳重的人对你有意也不明说，要你先递一句话',
    },
    other: {
      heavy: '追得紧、主意大的人常有，难在找一个肯让你的',
      even: '走到你面前的人多半有主见，热起来快，先看半年',
      light: '让你动心的人少，遇上的多半不好接近',
    },
  },
  wealth: {
    regular: {
      heavy: '愿意和你过日子的人不少，难在挑定一个',
      even: '你遇到的人多半踏实，一天天处出来',
      light: '踏实的人在你身边不显眼，别光看第一眼',
    },
    other: {
      heavy: '遇见人的机会不缺，难在挑定一个',
      even: '合得来的多半是一起玩、一起做事的人',
      light: '合得来的人来去都快，遇上了早点约第二次',
    },
  },
};
export const PARTNER_CORE_NONE: Readonly<Record<'officer' | 'wealth', string>> = {
  officer: '对方很少自己走来，多半是一件事、一个熟人带到你面前',
  wealth: '你身边走得近的人少，合适的多半要靠熟人介绍',
};

/** Where those without a partner meet people, by the palace of the star. */
export const MEETING: Readonly<Record<StarKind, Readonly<Record<StarPlace, string>>>> = {
  regular: {
    year: '人多半从旧同学、老乡和长辈的介绍里来，回一趟老家也是机会',
    month: '人多半在常去的地方遇见：上课、做事、每周都去的那一处',
    time: '人来得晚一点，多半因为同一样爱好认得',
    day: '人多半从家里人和邻居那里来，亲戚的饭局别全推',
  },
  other: {
    year: '人多半是早就认得、断了联系的，老同学聚会去一次',
    month: '人多半因为一件临时的事认得：出差、搭伙、帮一个忙',
    time: '人来得晚也来得突然，新到一处的头几个月最容易遇上',
    day: '人多半先做邻居、室友或搭档，处着处着才变了味道',
  },
};
export const MEETING_NONE: Readonly<Record<'officer' | 'wealth', string>> = {
  officer: '找一件要和人长期配合的事做，人是在里面看清的',
  wealth: '请两个成了家的朋友记着你，有饭局叫上你',
};

/** Love in one line of the report of the whole chart. */
export const PARTNER_LINE: Readonly<
  Record<
    'officer' | 'wealth',
    Readonly<Record<'regular open' | 'regular rooted' | 'other open' | 'other rooted' | 'none', string>>
  >
> = {
  officer: {
    'regular open': '遇到的人多半认真、讲分寸，名分不难谈',
    'regular rooted': '合适的人话不多，处久了才看出可靠',
    'other open': '容易遇上有主见的人，谁听谁的要早点说清',
    'other rooted': '吸引你的人有一股劲，熟了才看得出脾气',
    none: '明着来追的人少，多半是熟人带到面前的',
  },
  wealth: {
    'regular open': '遇到的人会过日子，看重你靠不靠得住',
    'regular rooted': '合适的人就在常来往的圈子里，不起眼',
    'other open': '身边不缺人，热闹归热闹，要紧的话只跟一个人说',
    'other rooted': '合得来的人多半在别的圈子里，要走出去才遇得上',
    none: '走到面前的人少，多靠熟人介绍',
  },
};

/** Work in one line of the report of the whole chart, by the ten god of the branch of the month. */
export const WORK_LINE: Readonly<Record<string, string>> = {
  比肩: '你那一行会做的人多，靠的是做得久',
  劫财: '你待的地方总有人争，位置要一次次去拿',
  食神: '你靠一样做顺手的立足，长活比急活合适',
  伤官: '你靠主意和手艺立足，换个地方也用得上',
  偏财: '你的活多半在外头，机会从人那里来',
  正财: '你的活看得见东西和数目，做多少算多少',
  七杀: '你接的多半是难活、急活，做成一件就有名',
  正官: '有章程的地方你走得长，一级一级上',
  偏印: '你靠一样懂的人不多的本事，要的人自会来找',
  正印: '你靠学历、资格和带你的人起步，年头越久越值',
};
