/** Phrasings by phase. */
import type { Phase } from '@ziping/bazi/types';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  wood: '木',
  fire: '火',
  earth: '土',
  metal: '金',
  water: '水',
};

interface PhaseWords {
  /** Its nature in one clause. */
  nature: string;
  season: string;
  direction: string;
  /** Lines of work that tradition lists under it. */
  trades: readonly string[];
  /** A quiet daily habit that goes with it. */
  habits: readonly string[];
  /** What too much and too little of it is like in the body, by a sign that one knows oneself, and what to do. */
  much: readonly string[];
  little: readonly string[];
  even: readonly string[];
}

export const PHASE_WORDS: Readonly<Record<Phase, PhaseWords>> = {
  wood: {
    nature: '生长与舒展',
    season: '春',
    direction: '位在东方',
    trades: ['教育、出版、设计、园艺、木作与纺织', '文化、培训、策划、种植与家居'],
    habits: ['早上下楼看看树，肩颈转十圈', '上下班挑有树的那条路走', '要学的排进日历，一天一点'],
    much: [
      '急起来肩先耸、牙先咬，人却不觉得；每到整点松一次肩',
      '事情没办完，你饭也吃得快；一口嚼完，再夹下一口',
    ],
    little: [
      '坐久了脖子、后腰像锈住，早上最明显；起床先在床边伸一个长长的懒腰',
      '肩背一僵就是半天，自己不觉得；找个没人的地方喊两声、甩甩手',
    ],
    even: ['身子与情绪都舒展得开，起居顺着天光就好'],
  },
  fire: {
    nature: '光亮与热情',
    season: '夏',
    direction: '位在南方',
    trades: ['传播、影像、餐饮、能源、电子与演艺', '市场、照明、美容、网络与公众服务'],
    habits: ['出门前先把手脚搓热', '找个人当面说说话，别只发消息', '傍晚屋里点一盏暖色的灯'],
    much: [
      '越晚越精神，第二天下午才塌下来；下午四点以后，费神的事不再排',
      '热闹时不觉得饿和累，散了才头重；聚会中途，出来坐五分钟',
    ],
    little: [
      '手脚先凉，午后提不起劲；中饭后到太阳底下站一刻钟',
      '冷天一窝就是一天；先约好一个人，就有了出门的理由',
    ],
    even: ['精神有度，动静分得开，照现在的钟点过就好'],
  },
  earth: {
    nature: '承载与守信',
    season: '四季之末',
    direction: '居中央',
    trades: ['营造、建筑、农牧、仓储、行政与物业', '土木、陶瓷、中介、管理与公共事务'],
    habits: ['晚饭定一个钟点，不拖过七点', '收拾一处角落，弯腰起身慢慢做', '答应的事写下来，一件一件了'],
    much: [
      '坐下就不想起，吃饱就犯困，人一天比一天沉；坐满一个钟头，下一件站着做',
      '心里一烦就想吃一口；先喝半杯水，等十分钟还想吃再吃',
    ],
    little: [
      '一忙就忘了吃，饿过头又一顿吃撑；手边备一样垫肚子的',
      '换个地方就吃不好、睡不着；出门带自己的杯子和枕巾',
    ],
    even: ['吃睡有常，就是最好的保养'],
  },
  metal: {
    nature: '收敛与决断',
    season: '秋',
    direction: '位在西方',
    trades: ['机械、精密制造、法务、审计与医疗器械', '工程、军警、珠宝、标准与检验'],
    habits: ['早晚各开窗一刻钟', '唱两首歌，或大声念一段书', '给每天定一个收工的钟点'],
    much: [
      '一绷就是一天，嗓子干、皮肤紧，自己不觉得；中午对着窗，慢慢呼气十次',
      '什么都要收拾好才肯歇；定一个钟点，乱的留到明天',
    ],
    little: [
      '一换季先打喷嚏，话说多了就累；出门多带一件，说十分钟歇一歇',
      '事情收不住尾，觉也跟着晚；晚上十点，给自己打一个收工的铃',
    ],
    even: ['收放有度，换季时多留意冷暖就好'],
  },
  water: {
    nature: '流动与思量',
    season: '冬',
    direction: '位在北方',
    trades: ['物流、贸易、航运、咨询、信息与水产', '旅行、媒介、研究、饮品与清洁'],
    habits: ['睡前半小时放下屏幕', '水杯放在手边，一个钟头喝一口', '把想到的写进本子，隔日再看'],
    much: [
      '白天不声不响，躺下事情全来了；白天留一刻钟，专门想事',
      '脚底常是凉的，坐久了腰先酸；袜子穿厚一双，坐着垫个腰',
    ],
    little: ['容易口干，一晚睡不好，第二天就挂在脸上；晚睡不连着两天', '日子排满了，人就躁；一周空一个晚上'],
    even: ['睡得安，想得清，照旧早睡就好'],
  },
};

const PALACES = { year: '年柱', month: '月柱', day: '日柱', time: '时柱' } as const;
export type NatalKey = keyof typeof PALACES;
export const PALACE_NAMES: Readonly<Record<NatalKey, string>> = PALACES;

/** Stars that are worth a sentence, in the order of their weight in a reading. */
export const STAR_WORDS: Readonly<Record<string, readonly string[]>> = {
  天乙贵人: ['有天乙贵人，紧要处常有人肯伸手，记得先开口', '带天乙贵人，长辈与前辈里多有愿意帮你的人'],
  文昌贵人: ['有文昌，读写上的悟性好，学什么都比人快一步', '带文昌，笔头与口头的功夫值得一直养'],
  驿马: ['有驿马，一生走动多，换地方常换来新局面', '带驿马，坐不住，远处的机会比近处多'],
  桃花: ['有桃花，人缘好，讨人喜欢，分寸要自己拿', '带桃花，容貌谈吐容易让人记住'],
  华盖: ['有华盖，喜静，近艺术、学问与信仰，独处时最有收获', '带华盖，心里有一间别人不常进去的屋子'],
  将星: ['有将星，能聚人，遇事敢拿主意', '带将星，越是要人出头的时候，你越稳'],
  红鸾: ['有红鸾，旧说与喜事、情缘有关', '带红鸾，性情里有柔软讨喜的一面'],
  天喜: ['有天喜，性子里带几分喜气，笑脸是你的好帮手', '带天喜，聚会与喜庆的场合你最自在'],
  羊刃: ['有羊刃，刚劲过人，用在事上是魄力，用在人上容易伤和气', '带羊刃，遇强则强，平日宜收锋'],
  禄神: ['有禄，凭双手做事最踏实', '带禄神，做一份算一份，不爱取巧'],
  魁罡: ['带魁罡，性情刚断，容不得含糊，名声立得起来', '有魁罡，聪明果决，软处要留给家人'],
  孤辰: ['有孤辰，习惯独来独往，主动约人一次，路就宽一点', '带孤辰，独处不难，难在开口'],
  寡宿: ['有寡宿，内心清净，热闹过后要自己静一静', '带寡宿，情感上自守，慢慢熟才肯近'],
  金舆: ['有金舆，生活讲究舒适，旧说也关乎伴侣的照应', '带金舆，出入有依，性子温和'],
  太极贵人: ['有太极贵人，对道理与源头有兴趣，越钻越深', '带太极贵人，喜欢追问为什么，有始有终'],
  天德贵人: ['有天德，心地宽，遇到难处也肯往好处想', '带天德，行事有底线，因此少结怨'],
  月德贵人: ['有月德，性情和缓，人多愿意与你相处', '带月德，逢急能缓，是难得的福气'],
};
