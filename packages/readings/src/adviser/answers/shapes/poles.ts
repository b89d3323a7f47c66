/** Kinds of work and of living that a choice may be between, by what of the chart they ask for. */
import type { GodGroup } from '@ziping/bazi/reading/facts';
import type { Phase } from '@ziping/bazi/types';

import type { Writer } from '../../writer.ts';
import { shareOf } from '../nature.ts';
import { fitOfPhase } from '../trades.ts';

export interface Pole {
  words: RegExp;
  /** How well it suits the chart; what is compared is the difference. */
  score: (w: Writer) => number;
  /** Why, of the person. */
  why: string;
  /** It is a way of living, which is settled at home. */
  atHome?: true;
  /** It is learnt beside school or work, most often by a child. */
  hobby?: true;
}

/** A phase that both schools take counts more than what is there. */
const liking = (w: Writer, phase: Phase) => ({ good: 12, even: 0, bad: -12 })[fitOfPhase(w, phase)];
/** As `liking`, with what the chart likes without taking it first. */
export const leaning = (w: Writer, phase: Phase) =>
  liking(w, phase) + { good: 3, neutral: 0, bad: -3 }[w.facts.favour[phase]];
const wish = (w: Writer, group: GodGroup) => shareOf(w, group) + liking(w, w.facts.groups[group].phase);

/** Who is on their own needs the strength for it. */
const byStrength = (w: Writer) => (w.facts.side === 'strong' ? 8 : -8);

/** The kind that an option names. */
export const poleOf = (option: string): Pole | undefined =>
  WORK_POLES.find(({ words }) => words.test(option));

/** Kinds of work and of study, by the group of the chart that they ask for. */
export const WORK_POLES: readonly Pole[] = [
  {
    words: /老年大学/,
    score: (w) => wish(w, 'output'),
    why: '你手上闲不住，学一样、有一群伴更有精神',
  },
  {
    words: /钢琴|[小大]提琴|古筝|古琴|二胡|书法|围棋|象棋|奥数|国学|太极|八段锦|瑜伽/,
    score: (w) => wish(w, 'seal'),
    why: '你坐得住，要天天练的那样学得久',
    hobby: true,
  },
  {
    words:
      /画画|绘画|美术|手工|作文|声乐|合唱|唱歌|吉他|尤克里里|贝斯|萨克斯|长笛|架子鼓|演讲|辩论|表演|(?<!街)舞(?!厅)|乐高|少儿编程/,
    score: (w) => wish(w, 'output'),
    why: '你爱自己出主意，做得出样子、有人看的那样更有劲',
    hobby: true,
  },
  {
    words: /街舞|游泳|篮球|足球|排球|羽毛球|乒乓|网球|跆拳道|武术|轮滑|滑冰|滑雪|田径/,
    score: (w) => wish(w, 'peer'),
    why: '你喜欢动、喜欢有伴，练得出力气的那样坚持得住',
    hobby: true,
  },
  {
    words: /休息|歇|缓一?缓|放空|躺平|玩一?阵|gap/,
    score: (w) => (w.facts.side === 'strong' ? 0 : 40),
    why: '你的力气要省着用，先歇两周，睡够再动，定好哪天开始投',
  },
  {
    words: /^(?:先|马上|立刻|赶紧|直接|继续|接着)*(?:找|投)(?:工作|下家|新工作|活|简历)?$/,
    score: (w) => (w.facts.side === 'strong' ? 40 : 20),
    why: '你经得起忙，手停了反而慌，一边投一边歇',
  },
  {
    words: /(?:雇|请|找|用)(?:一?个|位)?.{0,3}(?:人|保姆|护工|阿姨|钟点工|住家)/,
    score: (w) => wish(w, 'wealth'),
    why: '花钱买个省心，你还是原来的日子',
    atHome: true,
  },
  {
    words:
      /接.{0,6}(?:来|过来|进城|回家|身边|到).{0,5}$|(?:跟|和)(?:我|我们)(?:一起)?(?:住|过)|住(?:到)?我(?:们)?家/,
    score: (w) => wish(w, 'seal'),
    why: '你和老人这一头亲，放在眼前照顾，心里更踏实',
    atHome: true,
  },
  {
    words: /让.{0,6}来(?:帮|带|住|照顾|$)|(?:婆婆|我?妈|丈母娘|岳母|老人|公婆)[^,]{0,4}(?:来|带|帮)/,
    score: (w) => wish(w, 'seal'),
    why: '自家人搭手你心里踏实，怎么带、住多久先讲好',
    atHome: true,
  },
  {
    words: /(?:另|分开|单独|给.{1,4}|帮.{1,4})租|租.{0,4}给|分开住|各住各|单住|另住/,
    score: (w) => wish(w, 'peer'),
    why: '你要有自己的地方，住得近、各开各的门，话反而好说',
    atHome: true,
  },
  {
    words: /^(?:自己|我们?|咱们?)?家里?$|(?:住|搬)(?:在|到|进)?(?:我们?)?(?:家里?|一起)|同住|住一起|一起住/,
    score: (w) => wish(w, 'seal'),
    why: '放在眼前照应，你心里更踏实，厨房和钱先说好',
    atHome: true,
  },
  {
    words: /合伙|搭伙|合作/,
    score: (w) => wish(w, 'peer'),
    why: '你有人搭手更走得稳，账和权先写清楚',
  },
  {
    words: /陪读|带娃|带孩子|全职(?:妈妈|爸爸|太太|在家)|回归家庭|家庭主妇|在家带/,
    score: (w) => wish(w, 'seal'),
    why: '你耐得下心，守得住家，钱怎么给先跟家里说好',
    atHome: true,
  },
  {
    words:
      /(?:跟|和|去|搬到|投奔)[^,]{0,3}(?:儿子|女儿|孩子|闺女)(?:家|们)?[^,]{0,3}(?:住|一起|过|家)?$|儿子家|女儿家/,
    score: (w) => wish(w, w.facts.gender === 'male' ? 'officer' : 'output'),
    why: '你和孩子这一头亲，有事喊得应，厨房和作息先分清',
    atHome: true,
  },
  {
    words: /养老院|敬老院|养老社区|护理院|老年公寓/,
    score: (w) => wish(w, 'peer'),
    why: '你跟同龄人处得来，有伴，也有人管饭管药，先去试住一个月',
    atHome: true,
  },
  {
    words:
      /(?:跟|和|与)(?:公婆|公公|婆婆|岳父|岳母|丈母娘|爸妈|父母|老人|长辈)(?:一起|一块)?(?:住|过)|住(?:婆家|娘家)/,
    score: (w) => wish(w, 'seal'),
    why: '你和长辈这一头亲，一起住有人搭手，厨房和钱先分清',
    atHome: true,
  },
  {
    words: /^(?:自己|单独|分开|小两口|搬出来|另外|两个人|我们)(?:单独|自己)?(?:住|过|租房)/,
    score: (w) => wish(w, 'peer') + (w.facts.side === 'strong' ? 4 : 0),
    why: '你要自己的地方和作息，隔一碗汤的距离反而更亲',
    atHome: true,
  },
  {
    words: /外卖|跑腿|网约车|滴滴|跑车|跑长途|开出租|快递|代驾|零工|日结/,
    score: (w) => (wish(w, 'output') + wish(w, 'wealth')) / 2,
    why: '自己跑、多劳多得，你更有劲，保险和歇的日子先定好',
  },
  {
    words: /进厂|厂里|工厂|流水线|保安|保洁|后勤|门卫|仓库|打螺丝/,
    score: (w) => (wish(w, 'officer') + wish(w, 'seal')) / 2,
    why: '有班有点、准时发钱的地方，你更踏实',
  },
  {
    words: /自媒体|短视频|直播|主播|网红|博主|up主|公众号|小红书|抖音|剪辑|拍视频|播客|写小说|网文/,
    score: (w) => wish(w, 'output') + byStrength(w),
    why: '你的长处在表达，做出来的东西看得见，先发三条看有没有人看',
  },
  {
    words:
      /摆(?:地)?摊|夜市|卖(?!房|车|掉|了|不|老|宅|地(?!摊)|楼|它|给|$)|代购|电商|网店|微店|团购|进货|倒腾|地摊/,
    score: (w) => wish(w, 'wealth') + byStrength(w),
    why: '你见得了人、看得见钱，买卖做小一点就能起步',
  },
  {
    words: /创业|自己干|单干|开(?:个|家|间)?.{0,4}(?:店|馆|铺)|做生意|当老板|个体|自由职业|副业/,
    score: (w) => (wish(w, 'output') + wish(w, 'wealth')) / 2 + byStrength(w),
    why: '你的长处在自己拿主意、见结果，摊子小一点起步就好',
  },
  {
    words: /外包|合同工|临时工|派遣|随时(?:走人|被?裁)|没社保/,
    score: (w) => (wish(w, 'output') + wish(w, 'wealth')) / 2 + byStrength(w),
    why: '你经得起变动，钱多的那头趁手快先做两年，钱存下来当退路',
  },
  {
    words:
      /公立|考公|公务员|选调|三支一扶|特岗|(?:去|进|到|转去|转到|做)政府|政府做|公家|考(?:老师|教师|教招)|编制|(?:考|进|有|上|带|在)编(?!程|辑|造)|教师编|体制|国企|央企|事业单位|铁饭碗|稳定|机关|银行/,
    score: (w) => wish(w, 'officer'),
    why: '你的长处在守规矩、按计划做事，越有章法的地方越站得稳',
  },
  {
    words: /考研|读研|读博|考博|留学|读书|升学|深造|专升本|继续读|上大学|高中/,
    score: (w) => wish(w, 'seal'),
    why: '你的长处在理解和积累，多读几年，后面的路更宽',
  },
  {
    words: /销售|业务|市场|带货/,
    score: (w) => wish(w, 'wealth'),
    why: '你见得了人、看得见结果，数字能带动你的劲头',
  },
  {
    words: /学医|医生|大夫|护士|护理|学药|中医|医学/,
    score: (w) => (wish(w, 'seal') + wish(w, 'officer')) / 2,
    why: '你坐得住，也担得起责任，学得久的行当反而站得稳',
  },
  {
    words: /法律|法学|会计|财务|审计|警校|军校|政法/,
    score: (w) => wish(w, 'officer'),
    why: '你守得住规矩、耐得住细，条文和数目越清楚越站得稳',
  },
  {
    words: /计算机|软件|编程|程序|机械|电气|电子|自动化|土木|人工智能|物理|化学|理工/,
    score: (w) => wish(w, 'output'),
    why: '你爱动手解题，靠做得出来的东西说话最省力',
  },
  {
    words: /中文|历史|哲学|心理|教育学|师范|文学/,
    score: (w) => wish(w, 'seal'),
    why: '你的长处在理解和积累，慢工出细活',
  },
  {
    words: /金融|经济|工商|贸易|营销/,
    score: (w) => wish(w, 'wealth'),
    why: '你对数目和行情敏感，学了用得上',
  },
  {
    words: /管理|带团队|当领导|做主管/,
    score: (w) => (wish(w, 'officer') + wish(w, 'peer')) / 2,
    why: '你担得起事，也愿意替人拿主意',
  },
  {
    words:
      /技术|研发|设计|专业|手艺|写作|文案|理科|[学选读]理(?:科)?$|工科|职高|中专|技校|计算机|编程|软件|画画|美术|绘画|唱歌|声乐|跳舞|舞蹈|主持|表演/,
    score: (w) => wish(w, 'output'),
    why: '你的长处在拿得出手的东西，靠本事说话最省力',
  },
  {
    words:
      /文科|[学选读]文(?:科)?$|行政|文职|老师|幼师|教师|教书|研究|钢琴|小提琴|古筝|琴|围棋|英语|语言|历史|法学|心理学/,
    score: (w) => wish(w, 'seal'),
    why: '你的长处在理解和积累，慢工出细活',
  },
  {
    words: /会计|金融|经济|财务|商科|数学|物理|化学/,
    score: (w) => wish(w, 'wealth'),
    why: '你对数目和实在的东西上心，算得清的越学越有劲',
  },
  {
    words: /体育|篮球|足球|羽毛球|乒乓|游泳|跆拳道|武术|田径/,
    score: (w) => wish(w, 'peer'),
    why: '你有伴、有输赢的时候劲头最足',
  },
  {
    words: /上班|打工|工作|就业|私企|民企|大厂|外企|四大|投行|事务所|工作室|(?<![找请].{0,3})公司|职场/,
    score: (w) => (wish(w, 'officer') + wish(w, 'wealth')) / 2,
    why: '你在事情里学得快，先有一份稳的收入，别的再说',
  },
];

/** What a group of average weight that nothing speaks for or against scores. */
export const AVERAGE = 20;

const SUITS = /适不适合|适合(?!.*(?:什么|哪|几|谁|多))|是不是[^,。?!]{0,6}的?料/;

/** Whether a kind of work or of study that is named suits, in a clause; null where that is not asked. */
export function suits(w: Writer, text: string): string | null {
  const pole = SUITS.test(text) ? poleOf(text) : undefined;
  if (!pole || pole.atHome) return null;
  w.step('看盘里这一头有没有力、合不合取用。');
  const isFit = pole.score(w) >= AVERAGE;
  if (/(?<!适)不适合/.test(text))
    return isFit ? `没有不适合：${pole.why}` : '不是学不了，只是不算你最省力的一条路，别只押这一头';
  if (/更适合/.test(text))
    return isFit ? `是，更适合：${pole.why}` : '不算更适合：学得来，但不是你最省力的一头，别只押它';
  return isFit ? `适合：${pole.why}` : '能走，但不是你最省力的一条路，别只押这一头';
}
