/** Questions about the asker alone, of which the chart itself says yes or no, or names something. */
import { findTerms } from './terms.ts';
import type { Term } from './terms.ts';

export type Own =
  /** Wealth or office of a whole life. */
  | { of: 'wealth' | 'office' }
  /** Clever, good-looking, good-natured. */
  | { of: 'mind' | 'looks' | 'temper' }
  /** How others see one. */
  | { of: 'seen' }
  /** The weakest side of one's ways. */
  | { of: 'fault' }
  /** One line of work; empty where it has no name, and `at_it` where the asker lives on it already. */
  | { of: 'job'; job: string; at_it?: true }
  /** A craft or a subject to learn. */
  | { of: 'craft' | 'subject' }
  /** A phase of the chart that is weak; null for whichever it is. */
  | { of: 'lack'; phase: string | null }
  /** What to do in a span of time. */
  | { of: 'todo' }
  /** A life without a partner. */
  | { of: 'single' }
  /** Money that is not earned by work. */
  | { of: 'windfall' }
  /** Whether it gets better after a bad time; both in years from this one. */
  | { of: 'turn'; from: number; to: number }
  /** A time in which nothing goes well: how the rest of it goes, and when it gets easier. */
  | { of: 'spell' }
  /** How two terms differ. */
  | { of: 'terms'; terms: readonly [Term, Term] };

const ASKED =
  /吗|(?<![什怎这那])么|嘛|有没有|是不是|能不能|会不会|可不可以|带不带|算不算|有多|好不好|行不行|合不合|适不适|(\p{Script=Han})不\1|[不没]$|\?$/u;
const NOT_WHETHER = /什么时候|何时|哪一?年|几岁|怎么(?!样)|如何|为什么|多久|还是(?!有)/;

const RICH =
  '(?:发财|有钱|富贵|大富|暴富|富婆|富豪|财富|富翁|大款|阔太|贵妇|当老板|做老板|大钱|千万富翁|富|豪门|发达(?!国家|地区|城市))';
const OFFICE = '(?:当官|做官|升官|官(?!司|杀|印|星|方|网)|从政|仕途|当领导|做领导|掌权|当(?:大)?干部)';
const fated = (what: string) =>
  new RegExp(
    `${what}[^,。?!]{0,4}(?:的)?(?:命|相|命格|福气|福分|潜质|机会|希望|份)(?:吗|么|嘛|不|没有|$|[?,])|(?:命(?:里|中|格)?|这辈子|一辈子|此生|这一生|今生|天生)[^,。?!]{0,10}${what}`,
  );
/** 我能发财吗, without a time. */
const SOON_RICH =
  /^(?:你?(?:觉得|看|说)|那)?我(?:以后|将来|还)?(?:能|会|能不能|会不会|有没有机会|可不可以|可以)(?:发(?:大)?财|暴富|大富大贵|变?有钱|成为有钱人|成为富[翁婆])(?:吗|么|嘛|不|$|[?])/;
/** 能当官吗, 我以后能出人头地吗 */
const SOON_OFFICE =
  /^(?:那|你(?:觉得|看|说)|,)*我?(?:以后|将来|还|到底|究竟|,)*(?:能不能|会不会|有没有机会|能|会|可以)(?:当(?:上)?(?:个)?(?:官|领导)|做官|从政|出人头地|有出息|混出头|有成就|成大事)(?:吗|么|嘛|不|$|[?])/;
const WEALTH_OF_LIFE = fated(RICH);
const OFFICE_OF_LIFE = fated(OFFICE);

/** Each word stands once: 是不是 is read as 是, 不, 是, since two ways to read the same text double the time of each repeat. */
const ME =
  '^(?:你?(?:觉得|说|看|认为)|大师|请问|那|其实|,)*我(?:这个?人)?(?:到底|究竟|真的|算|是|属于|天生|够|有没有|会不会|很|挺|比较|长得|脑子|脑袋|有点|太|一个|个|的|不)*';
const MIND = new RegExp(`${ME}(?:聪不聪明|聪明|聪慧|笨|傻|蠢|机灵|智商|智力|灵光|好使|脑瓜|有才|天才|愚)`);
const LOOKS = new RegExp(
  `${ME}(?:漂不漂亮|好不好看|漂亮|好看|美(?!国|容|术|食|元|发)|帅|丑|难看|有魅力|性感|可爱|颜值|长相|外貌)`,
);
const TEMPER = new RegExp(
  `${ME}(?:性格|脾气|性子|人品|为人|心眼|心地|善良|好人|坏人|懒|老实|大方|小气|胆小|固执|强势|靠谱|随和|内向|外向)`,
);

/** 同事第一眼会觉得我是什么样的人, 我在领导眼里是个啥样人 */
const SEEN =
  /(?:觉得|认为|眼里的?|眼中的?|心里的?|印象里的?|怎么看|怎么评价)我(?:这个人)?(?:到底|究竟)?(?:是)?(?:个|一个)?(?:什么|啥|怎样|怎么样|哪种|(?:这)?(?:个)?人(?:怎么样|咋样))|我(?:在|给)[^,。?!]{1,8}(?:眼里|眼中|心里|心目中|的?印象)[^,。?!]{0,8}(?:什么|啥|怎样|怎么样|咋样|哪种)|(?:别人|人家|大家|同事|外人)(?:都|会)?(?:怎么|咋)看我(?:这个人)?(?:$|[?的])/;

const WORST = '最(?:大|明显|要命|致命|突出|严重|该改)的?(?:一个|一?点)?';
const WEAKNESS = '(?:缺点|短板|毛病|弱点|硬伤|软肋|缺陷|不足之处)';
/** 我最大的毛病, 我哪里最招人烦; of the asker's own ways, and of no part of their life. */
const FAULT = new RegExp(
  [
    `我(?:这个?人|自己|身上|性格上?|性格里|为人|做人)?(?:都|到底|究竟)?(?:有|的)?(?:哪些|什么|哪个)?(?:的)?(?:${WORST})?${WEAKNESS}(?!治|怎么治|疼)`,
    `我(?:这个?人|自己|身上|性格上?|性格里|为人|做人)?(?:的)?${WORST}(?:问题|不足)(?:是|在|出|到底|$|[,?。])`,
    `我(?:这个?人|身上|性格上?|到底)?(?:的)?(?:哪里|哪一?点|哪儿|什么(?:地方)?)(?:最|比较|特别|会)?(?:招人|讨人|让人|遭人|惹人)(?:烦|厌|嫌|恨|受不了|讨厌|不喜欢)`,
    '我(?:身上|这个?人)?最(?:不好|差|让人受不了|招人烦|招人嫌|让人讨厌|讨人嫌|惹人烦)的(?:地方|一?点|是|一面)',
  ].join('|'),
);

const JOBS =
  /(?:网红|主播|博主|up主|自媒体|(?:人民|大学|小学|中学|幼儿园|英语|数学|体育|美术|音乐|舞蹈|钢琴)?(?:老师|教师)|律师|法官|检察官|医生|大夫|护士|药师|会计|审计|出纳|公务员|警察|军人|消防员?|飞行员|空姐|空乘|司机|厨师|演员|明星|歌手|模特|导演|编剧|作家|记者|编辑|翻译|程序员|设计师|摄影师|化妆师|美容师|理发师|心理咨询师|教练|健身教练|运动员|工程师|建筑师|科学家|教授|研究员|销售|中介|导游|外交官|主持人|裁缝|木匠|电工|焊工|月嫂|保姆|保安|快递员?|外卖员?|法医|兽医|营养师|瑜伽(?:老师|教练)|画家|音乐家|企业家|风水师|算命先生|客服|人事|hr|猎头|银行(?:职员|柜员)?)/;
const JOB = new RegExp(
  `(?:当|做|干|成为|从事|去)(?:一?[名个位])?(?<job>${JOBS.source})(?!的|圈|好还是|年终|几年|[^,。?!]{0,4}(?:什么时候|哪年|太累|辞))`,
);

const CRAFT =
  /适合学(?:点|些)?(?:什么|啥)(?!专业|科)|学(?:一?[个门点项样])?(?:什么|哪(?:个|门|种|样)|啥)(?:手艺|技术|技能|本事|东西|一技之长)|(?:手艺|技术|技能|一技之长|本事)[^?!]{0,8}(?:学|选)(?:什么|哪|啥)|什么(?:手艺|技术|技能)(?:好|适合|有前途|吃香|合适|最|比较)|(?:^|[,。])(?:我|想|该|要|还|能|可以|现在|今年|明年|去|先|趁早|提前)*学(?:点|些|个)?(?:什么|啥)(?:好|合适|有用|有前途|适合|呢|$|[?]|(?:能|可以|会|最|比较)*(?:挣|赚|来)钱)/;
const SUBJECT =
  /(?:报|选|读|学|填|考|念)(?:一?个)?(?:什么|哪(?:个|种|类|些)?|啥)(?:样的)?(?:专业|志愿|学科|科目|方向|系)|(?:专业|志愿)[^?!]{0,8}(?:报|选|填|读)(?:什么|哪|啥)|什么专业(?:好|适合|合适|有前途|最|比较)|适合(?:学|读|念|报)?(?:什么|哪(?:个|些|种))(?:专业|学科)/;

const LACK =
  /(?:八字|五行|命(?:里|中)?|我)[^,。?!]{0,4}(?:缺|少)(?:不缺)?(?:什么|啥|哪)|缺(?:不缺)?(?<phase>[金木水火土])(?!钱)|(?:八字|五行)缺(?![金木水火土])/;

const SPAN =
  /今年|明年|后年|这个?月|下个?月|年底|年前|上半年|下半年|20\d\d年?|这几个月|剩下|最后(?:一|两|几)个?月|接下来/;
const TODO =
  /(?:该|要|应该|适合|能|可以|还能|宜|值得)(?:做|干|忙|抓)(?:点|些)?(?:什么|啥|哪些?(?:事|件)?)(?!工作|生意|行|职|买卖|项目|投资|事业|样|岗)|做(?:点|些)什么(?:好|合适|最好)|最(?:该|要|应该|值得|适合)(?:做|干)(?:的)?(?:什么|啥|哪|事|是)/;

/** 那我一个人过呢 */
const ALONE =
  /^(?:那|那么)*(?:我)?(?:要是|如果|就|干脆)?(?:一个人|单身|不结婚)(?:过|生活)?(?:一辈子)?(?:呢|行吗|行不行|好吗|可以吗|怎么样)[?]?$/;
const SINGLE =
  /(?:一个人|单身|独自|独身)(?:过|生活|活)?[^,。?!]{0,4}(?:一辈子|到老|终老|余生|下去|这辈子)[^?!]{0,10}(?:行|好|可以|能|吗|可|怎么样|会|$)|(?:一辈子|这辈子|永远|终身|就)?(?:不(?:想)?(?:结婚|嫁人?|娶|成家)|不婚|单身|一个人过)[^,。?!]{0,6},?(?:行不行|行吗|可以吗|可不可以|好不好|好吗|能行吗|会怎么?样|会后悔|成吗|会不会(?:后悔|孤|老了))|(?:想|打算|准备)(?:当|做)?(?:不婚(?:族|主义)?|一辈子单身|一个人过(?:一辈子)?)/;
const WINDFALL =
  /偏财(?:运)?(?!格|星|是什么|什么意思|透|坐|在)|(?:有没有|会不会有|有)(?:意外|额外|外|飞来)之?财|横财(?:运|命)/;

const BAD_TIME = '(?:差|不好|不顺|倒霉|背|糟|难|坏|衰|低谷|惨|烂|走霉运|不太平|多灾)';
/** The bad time and the time after it, in years from this one. */
const TURN_FROM: Readonly<Record<string, number>> = {
  ...{ 最近: 0, 最近两年: -1, 最近几年: -1, 这阵: 0, 这阵子: 0, 这段时间: 0, 去年: -1, 前年: -2 },
  ...{ 前两年: -2, 前几年: -2, 这两年: -1, 这几年: -1, 今年: 0, 上半年: 0 },
};
const TURN_TO: Readonly<Record<string, number>> = { 今年: 0, 明年: 1, 后年: 2, 下半年: 0 };
/** The longer words first: 最近两年 before 最近. */
const oneOf = (table: Readonly<Record<string, number>>) =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .join('|');
const TURN = new RegExp(
  `(?<from>${oneOf(TURN_FROM)})[^?!]{0,10}${BAD_TIME}[^?!]{0,8}(?<to>${oneOf(TURN_TO)})[^?!]{0,6}(?:好转|转好|变好|好一?[点些]|好起来|会好|能好|好过|转运|翻身|顺|怎么样|改善|强|会不会|好不|好吗)`,
);
const OF_NOW =
  '(?:今年(?:下半年|一年|到现在)?|下半年|这半年|这一年|最近(?:这?(?:几|两|半)?(?:天|周|个?月|年))?|近来|近段时间|这阵子?|这段时间|这(?:几|两)(?:个月|天|年)|入(?:秋|冬)(?:以来|后)?|开年(?:以来|到现在)?)';
const NOTHING_GOES =
  '(?:(?:干|做|办)(?:啥|什么)(?:都|也)?(?:啥|什么)?(?:事)?(?:都)?(?:不|没)(?:顺|成|行|好)|(?:啥|什么|样样|处处|事事|哪儿?|哪哪|诸事)(?:事|都|也|儿|,)*(?:不顺|不成|碰壁|不对|倒霉|出错|出岔子|不如意)|(?:总|老|一直|净|尽)(?:是)?(?:不顺|碰壁|倒霉|走背|背运|出岔子|坏事|不如意)|(?:不顺|倒霉|背|点儿?背|走背字)(?=$|[,。?!了得啊呢吗]))';
/** 今年下半年怎么干啥啥不顺, with no matter of its own. */
const SPELL = new RegExp(
  `^[^,。?!]{0,4}${OF_NOW}[^,。?!]{0,8},?(?:怎么|咋|为什么|为啥|是不是|到底|感觉|觉得|老觉得|我|就|也|都|有点|特别|这么|好|太|真|很|挺|怎么回事|,)*${NOTHING_GOES}`,
);
/** What is asked is when or why, and no other year. */
const OF_ANOTHER_TIME =
  /明年|后年|去年|前年|20\d\d|化解|转运|做什么|干什么行|注意什么|是不是犯|太岁|小人|祖坟|风水|怎么(?:办|破|化)|咋办|吃素|放生|烧香|拜|戴|符|座|逆行/;
const DIFFERENCE =
  /区别|不同|不一样|差别|差在哪|分别是|怎么分(?:$|[?])|是一回事|一样吗|是不是一个|哪(?:一)?个(?:更)?(?:重要|要紧|厉害|准|管用)/;

/** 我有没有吃这碗饭的命, 我是不是写东西的料: whether one is made for what one lives on. */
const MADE_FOR =
  /吃(?!软|闭门|公家|皇|不饱|多少)(?:不吃)?(?:得了|不了|得|得上)?[^,。?!]{0,6}这(?:一)?[碗口行](?:[^,。?!]{0,2}饭)?|(?:老天|祖师)爷?[^,。?!]{0,6}赏[^,。?!]{0,4}饭|(?:当|做|干|开)[^,。?!]{1,6}的命|(?<!不)是(?:不是)?[^,。?!]{1,6}(?:的|那块|这块)料/;
const MADE_WHETHER =
  /有没有|是不是|能不能|适不适合|(?:吃|赏)[^,。?!]{0,2}不[吃赏]?|[吗么吧]$|[吗么吧][?]|没有?$/;
const NOT_MADE_FOR =
  /读书|念书|学习|上学|公家|皇粮|体制|公务员|编制|考公|多久|几年|到老|什么时候|老板|官|有钱/;
/** What one lives on, by what is told of it. */
const LIVELIHOODS: readonly (readonly [string, RegExp])[] = [
  ['主播', /直播|主播|开播|(?:^|[,。我])播了|带货|粉丝?(?=$|[,。])/],
  ['博主', /短视频|自媒体|博主|拍视频|小红书|抖音|up主|账号/],
  ['歌手', /驻唱|唱歌|歌手|(?:^|[,。我])唱了|声乐/],
  ['演员', /演员|跑龙套|演戏|(?:^|[,。我])演了|剧组|横店/],
  ['厨师', /厨|炒菜|做菜|颠勺|甜品|烘焙|烧菜|后灶|面点/],
  ['老师', /老师|教书|带学生|教培|教学|带班|家教|讲课/],
  ['作家', /写小说|网文|写东西|写作|写稿|作家|写文/],
  ['美容师', /美容|美甲|纹眉|美睫/],
  ['化妆师', /化妆|跟妆/],
  ['理发师', /理发|美发|剪头/],
  ['画家', /画画|插画|画师|绘画/],
  ['摄影师', /摄影|拍照/],
  ['程序员', /程序|代码|编程/],
  ['销售', /销售|卖房|卖车|卖保险|保险|中介|跑业务|开单/],
  ['律师', /律师|律所/],
  ['护士', /护士|护理/],
  ['设计师', /设计/],
  ['司机', /开车|跑车|货车|出租车|网约车/],
];
function livelihoodIn(text: string): Own | null {
  if (!MADE_FOR.test(text) || !MADE_WHETHER.test(text) || NOT_MADE_FOR.test(text)) return null;
  const job = LIVELIHOODS.find(([, told]) => told.test(text))?.[0];
  // 我是不是当妈的料 is of no trade, and 学美术的料 of what one is to learn.
  if (job === undefined ? !/饭/.test(text) : /学[^,。?!]{1,4}的料/.test(text)) return null;
  return { of: 'job', job: job ?? '', at_it: true };
}

/** What is asked of the asker alone; null where it is none of these. */
export function findOwn(text: string): Own | null {
  if (SEEN.test(text)) return { of: 'seen' };
  if (FAULT.test(text)) return { of: 'fault' };
  if (SOON_RICH.test(text)) return { of: 'wealth' };
  if (SOON_OFFICE.test(text)) return { of: 'office' };
  if (DIFFERENCE.test(text)) {
    const [one, other] = findTerms(text);
    if (one && other) return { of: 'terms', terms: [one, other] };
  }
  const turn = TURN.exec(text)?.groups;
  if (turn && turn['from'] !== turn['to'] && !/什么时候|哪个?月/.test(text))
    return { of: 'turn', from: TURN_FROM[turn['from']!]!, to: TURN_TO[turn['to']!]! };
  if (SPELL.test(text) && !OF_ANOTHER_TIME.test(text)) return { of: 'spell' };
  if (ALONE.test(text)) return { of: 'single' };
  if (SINGLE.test(text) && !NOT_WHETHER.test(text)) return { of: 'single' };
  const lack = LACK.exec(text);
  if (lack && !/补|缺钱|缺(?:点|人|爱)/.test(text))
    return { of: 'lack', phase: lack.groups?.['phase'] ?? null };
  if (CRAFT.test(text)) return { of: 'craft' };
  if (SUBJECT.test(text)) return { of: 'subject' };
  if (TODO.test(text) && SPAN.test(text)) return { of: 'todo' };
  const livelihood = livelihoodIn(text);
  if (livelihood) return livelihood;
  if (NOT_WHETHER.test(text)) return null;
  if (WINDFALL.test(text) && !/彩票|号码|买/.test(text)) return { of: 'windfall' };
  if (!ASKED.test(text)) {
    return OFFICE_OF_LIFE.test(text) && /有|命/.test(text) ? { of: 'office' } : jobOf(text);
  }
  if (OFFICE_OF_LIFE.test(text)) return { of: 'office' };
  if (WEALTH_OF_LIFE.test(text) && !/老公|老婆|对象|嫁|娶/.test(text)) return { of: 'wealth' };
  if (MIND.test(text)) return { of: 'mind' };
  if (LOOKS.test(text)) return { of: 'looks' };
  if (TEMPER.test(text)) return { of: 'temper' };
  return jobOf(text);
}

const OTHER_JOB = new RegExp(
  `^(?:那么?|换成|如果|要是)*(?:是|做|当|去)?(?<job>${JOBS.source})(?:呢|怎么样|行吗|可以吗)?[?]?$`,
);
/** The trade of a question that names nothing else: 那法官呢; null where it is none. */
export const findOtherJob = (text: string): string | null => OTHER_JOB.exec(text)?.groups?.['job'] ?? null;

/** 做法官这一行怎么样 */
const HOW_IS_JOB = new RegExp(
  `${JOBS.source}(?:这一?行|这个?(?:职业|行当)|行业)?(?:前景)?(?:怎么样|好做吗|吃香吗)`,
);

/** One line of work, where it is asked whether it suits. */
function jobOf(text: string): Own | null {
  // 做程序员天天被吓，适合转什么行 asks for another line of work.
  if (/(?:转|换|做|干|改)(?:到)?(?:什么|哪(?:个|一|种)?|啥)(?:行|工作|职业|岗)/.test(text)) return null;
  // 不想当老师了，往哪些方向转 leaves the trade that it names.
  if (/(?:不想|不愿|除了)(?:再|继续)?(?:当|做|干)/.test(text)) return null;
  const job = JOB.exec(text)?.groups?.['job'];
  const asks =
    /(?:能|可以|可不可以|适合|适不适合|合适|行不行|行吗|好不好|好吗|有(?:没有)?(?:前途|出路|前景)|成吗|合不合|当得了|做得了)/;
  const already = /辞|换|升|跳槽|考上|还要不要|该不该|要不要|编制/;
  return job && (asks.test(text) || HOW_IS_JOB.test(text)) && !already.test(text) ? { of: 'job', job } : null;
}
