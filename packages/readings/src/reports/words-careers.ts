/** What to think of changing the job, of rising and of a business of one's own, and the same before and after working life. */
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

/** What one has enough of: said where the heaviest group is one that the chart needs less of. */
export const ENOUGH: Readonly<Record<GodGroup, string>> = {
  peer: '单打独斗你早已会了',
  output: '点子和口才你不缺',
  wealth: '要抓的事你手上已经太多',
  officer: '担责任、守规矩你做得够多',
  seal: '你学得已经够深，再考一张证不如交一样成果',
};

/** The place that suits what the chart needs. */
export const NEED: Readonly<Record<GodGroup, string>> = {
  peer: '合你的是有搭档、有人一起扛的位置',
  output: '合你的是出面讲、拿作品说话的位置',
  wealth: '合你的是看得见结果、按业绩算的位置',
  officer: '合你的是有规矩、有人考核的位置',
  seal: '合你的是有人带、能学、能积累的位置',
};

/** The post that suits where no trade does, by what suits the person. */
export const POSTS: Readonly<Record<GodGroup, string>> = {
  peer: '有人同做、各管一块的岗，比一个人跑的岗合你',
  output: '做出东西、讲给人听的岗，比守流程的岗合你',
  wealth: '报价、交付、管成果的岗，比写材料、做培训的岗合你',
  officer: '有考核、有级别的岗，比自由散漫的岗合你',
  seal: '能学、有人带、靠资格说话的岗，比冲销量的岗合你',
};

/** The same of one who works best alone. */
export const POST_OF_ONE = '自己管一整块、成绩单算的岗，比几个人混着做的岗合你';

/** How to work with others, where the trait of the seat goes against a weightier one. */
export const TEAM: Readonly<Record<GodGroup, string>> = {
  peer: '和同辈一起做的事，先说好哪一段归你，做完各记各的',
  output: '你的想法要有人接着做完，手边留一个肯收尾的人',
  wealth: '几处都要你的时候，先答应离交货最近的那一处',
  officer: '新担子来的时候，先问清换下哪一件旧的',
  seal: '做到一半就拿给懂的人看，别等做全了再开口',
};

/** Trades that join what the day stem is good at to what helps the chart. */
export const TRADES: Readonly<Record<Phase, Readonly<Record<Phase, string>>>> = {
  wood: {
    wood: '教育、出版、园林、家具',
    fire: '课程讲授、文化传播、节目策划、新能源',
    earth: '农林、景观、乡村项目、房屋设计',
    metal: '知识产权、工业设计、标准编写、木工机械',
    water: '研究、编辑、咨询、茶与饮品',
  },
  fire: {
    wood: '品牌、文创、培训、服装设计',
    fire: '媒体、演艺、餐饮、电子电器',
    earth: '会展、酒店餐饮、工程宣讲、物业服务',
    metal: '影像设备、焊接铸造、珠宝销售、智能硬件',
    water: '直播电商、旅行、公关、网络内容',
  },
  earth: {
    wood: '园艺、农产、家装设计、学校管理',
    fire: '餐饮管理、陶艺、建筑效果、社区活动',
    earth: '建筑、仓储、行政、物业',
    metal: '施工监理、矿石建材、设备维护、审核',
    water: '供应链、水产养殖、冷链、采购',
  },
  metal: {
    wood: '编校、木作雕刻、工业设计、种业检验',
    fire: '影像后期、灯光、检测、精密电子',
    earth: '质检、监理、珠宝鉴定、设备管理',
    metal: '机械、法务、审计、精密制造',
    water: '数据分析、软件测试、音响、进出口',
  },
  water: {
    wood: '写作、策划、茶饮、医药研究',
    fire: '网络传播、旅行直播、广告投放、影视编剧',
    earth: '水利、物流园、地产中介、仓配',
    metal: '数据安全、金融科技、仪器、航运',
    water: '物流、贸易、咨询、信息',
  },
};

/** Whether to leave, by what the years ahead bring: after the name of a year. */
export const CHANGE = {
  /** The palace of work moves in a year that helps, or in one to hold back in. */
  moveGood: '部门或职责会动，想走走得成，先拿到书面答复再辞',
  moveBad: '环境会动，别人动你先不动，要走也等它过去',
  calm: '没有逼着你走的变动，要走就挑这一年去谈',
  calmNone: '这几年没有推你走的力，先把做熟的一块攒成别处也要的本事',
} as const;

export const RISE = {
  star: '职位和名分有机会往上走，提前三个月把成果写成两页',
  starHard: '有机会往上走一级，担子也跟着来，先问清人手和期限再接',
  none: '名分不会自己来，挑这一年带着数字去开口',
  noneAtAll: '这几年升得慢，换一条路：做一样没有你就转不动的',
} as const;

/** Whether to work for oneself, by what the chart has for it. */
export const OWN = {
  ready: '底气和手艺都有，可以小做：先有三个付钱的客人，再辞',
  seller: '力气有，缺会卖、会收钱的人，先找这样一个搭档，副业做满一年再说',
  alone: '要做就自己说了算，不合伙；租金和人手都从最小的做起',
  weak: '起头不难，铺开以后一个人顾不过来；和人合着做，或留在单位里做一块自己管的',
  steady: '守着主业做一点小的，月月有结余再加',
} as const;

/** Of those who study, by the heaviest group: to read on or to work, and what the first job should have. */
export const READ_ON: Readonly<Record<GodGroup, string>> = {
  peer: '先工作两年再读，更知道自己要什么',
  output: '做得出作品就先工作，读也挑能动手的方向',
  wealth: '先工作，做过才知道缺哪一样，再去读',
  officer: '考研、考公这类有门槛的路合你，早半年准备',
  seal: '读下去合你，挑一位肯带人的老师',
};
export const FIRST_JOB: Readonly<Record<GodGroup, string>> = {
  peer: '要能自己负责一小块',
  output: '要看得到自己做的东西',
  wealth: '要离钱和客人近',
  officer: '要有规矩、有人考核',
  seal: '要有人肯教',
};

/** Of those whose work ends. */
export const LEAVE: Readonly<Record<GodGroup, string>> = {
  peer: '退下来不能没有伴：先和两三个老同事定一件每周一起做的事',
  output: '退下来手不能闲：讲课、带徒弟、写一本都合适',
  wealth: '退下来还想张罗：挑一样小的，不压本钱',
  officer: '退下来先松一口气：头半年不接任何职务',
  seal: '退下来正好读书学艺：报一个要交作业的班',
};
