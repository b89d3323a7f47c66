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
  /** What tradition says of too much and of too little of it in the body's rhythm. */
  much: readonly string[];
  little: readonly string[];
  even: readonly string[];
  /** Manner of spending and saving that goes with it, as advice. */
  money: readonly string[];
}

export const PHASE_WORDS: Readonly<Record<Phase, PhaseWords>> = {
  wood: {
    nature: '生长与舒展',
    season: '春',
    direction: '位在东方',
    trades: ['教育、出版、设计、园艺、木作与纺织', '文化、培训、策划、种植与家居'],
    habits: ['早上下楼看看树，肩颈转十圈', '上下班挑有树的那条路走', '要学的排进日历，一天一点'],
    much: ['木气偏多，人容易急、也容易闷，多伸展，少憋着', '木气盛，心思往外冲，夜里早点收'],
    little: ['木气偏少，身上容易僵，坐一会儿就起来动动', '木气弱，春天早起一点，身子慢慢舒展开'],
    even: ['木气适中，身子与情绪都舒展得开', '木气不多不少，起居上顺着天光就好'],
    money: ['一点一点地攒，不求一时多', '先舍得为买书、学手艺花钱'],
  },
  fire: {
    nature: '光亮与热情',
    season: '夏',
    direction: '位在南方',
    trades: ['传播、影像、餐饮、能源、电子与演艺', '市场、照明、美容、网络与公众服务'],
    habits: ['出门前先把手脚搓热', '找个人当面说说话，别只发消息', '傍晚屋里点一盏暖色的灯'],
    much: ['火气偏多，容易兴奋、睡得浅，傍晚以后静下来', '火气盛，心停不下来，午间小睡比夜里补觉强'],
    little: ['火气偏少，手脚怕冷、容易提不起劲，热水泡泡脚，早点活动开', '火气弱，冬天更要动一动，别总窝着'],
    even: ['火气适中，精神有度，动静分得开', '火气平和，热心而不焦躁'],
    money: ['出手之前先给自己定个上限', '热闹时花的钱，回家再看一遍账'],
  },
  earth: {
    nature: '承载与守信',
    season: '四季之末',
    direction: '居中央',
    trades: ['营造、建筑、农牧、仓储、行政与物业', '土木、陶瓷、中介、管理与公共事务'],
    habits: ['晚饭定一个钟点，不拖过七点', '收拾一处角落，弯腰起身慢慢做', '答应的事写下来，一件一件了'],
    much: ['土气偏多，人容易发沉，吃清一点，饭后走走', '土气厚，人懒得动，每天定一个步数'],
    little: ['土气偏少，吃睡容易没准点，先从按时吃饭开始', '土气弱，最怕乱，日子越有规律越好'],
    even: ['土气适中，吃睡有常就是最好的保养', '土气平和，承受得住，也化得开'],
    money: ['先买用得着、用得久的东西', '让收支按固定的节奏来，不跟着心情走'],
  },
  metal: {
    nature: '收敛与决断',
    season: '秋',
    direction: '位在西方',
    trades: ['机械、精密制造、法务、审计与医疗器械', '工程、军警、珠宝、标准与检验'],
    habits: ['早晚各开窗一刻钟', '唱两首歌，或大声念一段书', '给每天定一个收工的钟点'],
    much: ['金气偏多，人绷得紧，多唱、多走，话别憋着', '金气盛，身上容易干，秋天多喝汤水'],
    little: ['金气偏少，换季容易不舒服，多穿一件，早上慢走', '金气弱，做事先定到哪里停，人就省力'],
    even: ['金气适中，收放有度，换季时略留心即可', '金气平和，呼吸与作息都有节'],
    money: ['哪一项花多少先立规矩', '花到定好的数就停'],
  },
  water: {
    nature: '流动与思量',
    season: '冬',
    direction: '位在北方',
    trades: ['物流、贸易、航运、咨询、信息与水产', '旅行、媒介、研究、饮品与清洁'],
    habits: ['睡前半小时放下屏幕', '水杯放在手边，一个钟头喝一口', '把想到的写进本子，隔日再看'],
    much: ['水气偏多，想得深、夜里容易醒，早睡，腰脚要暖', '水气盛，身上容易凉，吃热的，早上见见光'],
    little: ['水气偏少，容易干、容易躁，早睡最管用', '水气弱，日子别排满，留一段安静'],
    even: ['水气适中，睡得安，想得清', '水气平和，润而不寒，保持早睡便好'],
    money: ['每笔钱进来，先想好往哪里去', '听来的消息筛一遍再动'],
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
