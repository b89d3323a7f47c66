/**
 * A later turn that asks of a step in the matter before it, of how someone takes it, or only when or whether: 那我要不要跟他摊牌,
 * 她会不会生气, 那哪天说比较好. What it asks is answered, not the matter again.
 */
import { ANYTHING } from '../matters/life.ts';
import type { Topic } from '../matters/matter.ts';
import { nearIn } from './kin.ts';
import { isUnclear, mattersBesidePeople, type Understood } from './understood.ts';

/** What the asker would do. */
export type Step =
  | 'tell_teacher'
  | 'tell_parents'
  | 'tell_boss'
  | 'tell_children'
  | 'tell_other_kin'
  | 'speak'
  | 'make_up'
  | 'paper'
  | 'will'
  | 'keep_proof'
  | 'spy'
  | 'scene'
  | 'police'
  | 'complain'
  | 'whom'
  | 'lawyer'
  | 'mediator'
  | 'see_doctor'
  | 'stop_drug'
  | 'drug'
  | 'treatment'
  | 'hospital'
  | 'carer'
  | 'leave'
  | 'sell_out'
  | 'add_money'
  | 'live_apart'
  | 'cut_off'
  | 'hit'
  | 'lessons'
  | 'charm'
  | 'not_home'
  | 'hide'
  | 'wait'
  | 'fall_out'
  | 'confiscate'
  | 'withhold'
  | 'change'
  | 'not_do'
  | 'sum';

/** How someone may take it. */
export type Reaction = 'agree' | 'angry' | 'laugh' | 'heed' | 'punish' | 'hurt' | 'accept';

/** Whether to take a step, when, how, or whether one loses face by it. */
export type OfStep = 'whether' | 'when' | 'how' | 'face';

export type Later =
  | { of: 'step'; step: Step; asks: OfStep }
  | { of: 'reaction'; reaction: Reaction; who: string }
  /** What if someone does the same again. */
  | { of: 'if_again' }
  /** What if it comes to a quarrel by a step. */
  | { of: 'if_quarrel' }
  /** Who gives way first. */
  | { of: 'who_first' }
  /** Whether a thing of the chart that was told is good or bad. */
  | { of: 'good_or_bad' };

const ILL: readonly Topic[] = ['medicine', 'health'];
const OF_MONEY: readonly Topic[] = ['invest', 'wealth', 'lottery'];
const OF_TWO: readonly Topic[] = ['love', 'marriage', 'romance', 'marriage_time'];
const OF_STUDY: readonly Topic[] = ['exam', 'study'];
const TALKS = '(?:说(?!服)|谈(?!恋)|聊|讲|问|解释|商量|摊牌|坦白|反映|交代)';
const WITH = '(?:跟|和|找|问|向|对|给|同|告诉|去找)';

/** It asks who is in charge. */
const OF_WHOM = /找谁|谁(?:来|能)?管|(?<!报|考|进|选|报考)哪个部门|去哪(?:里|儿)?(?:告|说|反映|投诉|说理)/;

interface StepWords {
  step: Step;
  words: RegExp;
  /** The topics of the matter before it; all where it is left out. */
  after?: readonly Topic[];
}

/** The narrower ones first. */
const STEPS: readonly StepWords[] = [
  { step: 'hide', words: /偷偷|瞒(?:着|不|住|他|她)|不告诉|骗(?:他|她|家里|爸|妈)/ },
  { step: 'will', words: /遗嘱/ },
  { step: 'paper', words: /(?:写|签|立|打|补)[^,。?!]{0,4}(?:合同|协议|借条|欠条|字据|条子|收据)|白纸黑字/ },
  {
    step: 'keep_proof',
    words: /(?:找|留|收集|存|保留|准备)(?:点|个|下|好)?证据|录(?:个)?音|取证|截图/,
  },
  {
    step: 'spy',
    words:
      /(?:翻|查|偷?看)(?:一?下|看)?(?:[他她](?:的)?|对方的?)?(?:手机|聊天|微信|定位|行踪)|手机[^,。?!]{0,3}(?:翻|查)|跟踪/,
  },
  { step: 'hit', words: /打(?:孩子|他|她|娃|屁股|一顿)|揍|动手打/, after: ['children', 'study'] },
  {
    step: 'scene',
    words:
      /(?:去|上|到)[^,。?!]{0,6}(?:闹|堵)(?!钟|车$)|堵(?:他|她|门|车|路)|(?:发|挂|曝)(?:到|在)?(?:网上|朋友圈|抖音|光)|跟(?:他|她)们?(?:大)?吵|吵(?:一架|回去)|骂回去|报复(?:他|她)/,
  },
  { step: 'police', words: /报警|打110|派出所/ },
  { step: 'complain', words: /投诉|举报|12345|上访|信访|劳动(?:局|监察)|消协|消费者协会/ },
  { step: 'whom', words: OF_WHOM },
  { step: 'lawyer', words: /(?:请|找|问|咨询)(?:个|一?下)?律师|法律援助/ },
  {
    step: 'mediator',
    words: /(?:找|请|叫|喊)(?:个|一?下)?(?:物业|居委会?|村委会?|社区|中间人|调解|街道|工会|亲戚)/,
  },
  { step: 'stop_drug', words: /(?:不|停|减|断|少)(?:吃|用)?(?:点)?药/ },
  {
    step: 'drug',
    words: /吃[^,。?!]{0,3}(?:药|偏方|保健品)|打(?:个|几)?针|输液|吊水|挂水|安眠药|止痛药/,
    after: ILL,
  },
  { step: 'treatment', words: /按摩|推拿|针灸|理疗|拔罐|刮痧|膏药|艾灸|泡脚|热敷/ },
  { step: 'hospital', words: /住院/, after: ILL },
  { step: 'carer', words: /护工|保姆|雇(?:个)?人|请(?:个)?人(?:看|照)/ },
  {
    step: 'see_doctor',
    words:
      /(?:大医院|三甲|专科|医院|门诊)|复查|复诊|看(?:医生|大夫|中医|西医|一?下?病)|体检|再(?:去)?(?:查|看)一?(?:下|次|遍)/,
    after: ILL,
  },
  { step: 'leave', words: /请(?:个|几天|多久|多少天|多长)?[^,。?!]{0,2}假|请(?:几天|多久)(?!.*客)/ },
  {
    step: 'add_money',
    words: /补仓|加仓|抄底|再投|追加|摊低/,
    after: OF_MONEY,
  },
  {
    step: 'sell_out',
    words: /割(?!阑|除)|清仓|止损|(?:全|都|赶紧|现在)?卖(?:了|掉|不卖)|撤出|赎回|取出来/,
    after: ['invest', 'lottery'],
  },
  {
    step: 'live_apart',
    words: /分居|分房|分开住|搬(?:出去|回娘家|走)|回娘家/,
    after: [...OF_TWO, 'parents'],
  },
  { step: 'cut_off', words: /拉黑|删(?:了|掉)?(?:他|她|好友|微信)|绝交|断(?:了)?(?:联|来往|关系)/ },
  {
    step: 'lessons',
    words: /报[^,。?!]{0,5}班|补课|请家教|上(?:个)?(?:网课|补习)|买(?:个)?网课/,
    after: OF_STUDY,
  },
  {
    step: 'charm',
    words:
      /化解|化(?:一下)?太岁|烧香|拜(?:佛|神|太岁|拜)|求(?:个)?(?:签|符)|放生|手串|护身符|红绳|穿红|戴(?:个|点)(?!什么)/,
  },
  { step: 'not_home', words: /不(?:回|回去)(?:家|过年|老家)?(?:过年|吗|$|[?])|过年[^,。?!]{0,3}不回/ },
  {
    step: 'tell_teacher',
    words: new RegExp(`${WITH}[^,。?!]{0,2}(?:老师|班主任|辅导员|导师)(?:${TALKS})?`),
  },
  {
    step: 'tell_other_kin',
    words: new RegExp(
      `${WITH}[他她](?:家|们家)?的?(?:儿子|女儿|老婆|老公|爸妈|爸爸?|妈妈?|父母|家里人?|家人)${TALKS}?`,
    ),
  },
  {
    step: 'tell_parents',
    words: new RegExp(`${WITH}(?:我)?(?:们)?(?:爸妈|妈妈?|爸爸?|家里人?|父母|家长|爹妈)(?:们)?${TALKS}?`),
  },
  {
    step: 'tell_boss',
    words: new RegExp(`${WITH}[^,。?!]{0,2}(?:领导|老板|上司|主管|经理|人事|hr)${TALKS}?`),
  },
  {
    step: 'tell_children',
    words: new RegExp(`${WITH}(?:我)?(?:孩子们?|儿女|儿子|女儿|闺女|子女|孙子|孙女)们?${TALKS}?`),
  },
  {
    step: 'make_up',
    words:
      /道歉|认错|低头|服软|先开口|赔不是|示好|哄(?:他|她|一哄|哄)|先(?:去)?(?:联系|打电话|发(?:个)?(?:消息|微信))|主动(?:去)?(?:联系|找|打电话|发|说话|和好)|打(?:个)?电话(?!报|投)/,
  },
  {
    step: 'speak',
    words: new RegExp(
      `摊牌|说开|挑明|说清|讲清|问(?:个)?(?:清楚|明白)|当面(?:问|说|谈|讲)|开(?:这个)?口|坦白|谈一?谈|聊一?聊|${WITH}(?:他|她|对方|老公|老婆|对象|男朋友|女朋友|朋友|闺蜜|室友|同学|同事|婆婆|公公|邻居)们?[^,。?!]{0,4}${TALKS}|(?:哪一?天|什么时候|何时|周几|几号)(?:去|再)?${TALKS}(?:$|[^,。?!]{0,4}(?:好|合适|行|妥))`,
    ),
  },
  {
    step: 'sum',
    words:
      /(?:借|掏|出|给|拿|凑|垫|赔|随)多少(?:钱)?(?:合适|好|够|才行|妥)|多少(?:钱)?(?:合适|比较好|才合适)/,
  },
  {
    step: 'wait',
    words:
      /(?:还|该|再|继续|一直)(?:要|不要|要不要)?(?:再)?等(?:他|她|下去|着)?(?:吗|么|不|$|[?])|要不要(?:再|一直|继续)?等|等不等/,
    after: [...OF_TWO, 'partner'],
  },
  { step: 'fall_out', words: /(?:要不要|该不该|能不能|干脆)[^,。?!]{0,3}(?:撕破脸|闹翻|翻脸|决裂)/ },
  { step: 'confiscate', words: /没收|收(?:走|掉)(?:他|她|手机)|砸(?:了|手机)/, after: ['children', 'study'] },
  {
    step: 'withhold',
    words:
      /不(?:交|付|还)(?:房租|租金|物业费|房贷|贷款|尾款|月供)|(?:房贷|房租|物业费|尾款|月供|贷款)[^,。?!]{0,4}(?:要不要|能不能|用不用)[^,。?!]{0,3}(?:还|交|付)/,
  },
  {
    step: 'change',
    words: /换(?:个|一个|掉)?(?:队|班(?!车)|导师|组|宿舍|寝室|座位|老师|师傅|圈子|教练|科室)/,
  },
  { step: 'not_do', words: /(?:能不能|可不可以|可以|能)不(?:去|做|来|参加|学|上|办|管|帮|背|陪|搬)/ },
];

const ASKS_WHETHER =
  /(?:要|该|能|用|可|应|需)不(?:要|该|能|用|可以|应该|需要)|(\p{Script=Han})不\1|行吗|行不|可以吗|好吗|好不好|有用|管用|合适吗|[吗么不](?:$|[?,])|值(?:得|不值)|还是|对不对|干脆/u;
const ASKS_WHEN = /哪一?天|什么时候|何时|几时|哪个?月|几月|几号|周几|哪(?:一?个)?(?:时候|周末)/;
const ASKS_HOW = /怎么|如何|怎样|什么好|说什么|写什么|哪种|哪里好|[在住去]哪|多久(?:好|合适)|几天(?:好|合适)/;
const FACE =
  /显得|怂|没面子|丢人|丢脸|掉价|卑微|小气|矫情|低三下四|难为情|没骨气|太计较|倒贴|不要脸|没出息|太主动/;

const asksOf = (text: string): OfStep | null =>
  FACE.test(text)
    ? 'face'
    : ASKS_WHEN.test(text)
      ? 'when'
      : ASKS_WHETHER.test(text) && !/怎么(?!样)|如何/.test(text)
        ? 'whether'
        : ASKS_HOW.test(text)
          ? 'how'
          : null;

/** A turn with more than this tells a story of its own. */
const MOST = 20;

/** A bare turn that goes on about the step before it: 那什么时候合适, 会不会显得小气, 有用吗. */
const BARE =
  /^(?:那么?|说了|这样|我|大概|到底|会不会|会|是不是|他|她|,)*(?:(?:哪一?天|什么时候|何时|几号|周几|怎么)(?:去|做|弄)?(?:最|比较|更)?(?:好|合适|行|妥当?)|(?:会不会|是不是|会)?(?:有点|太|很|显得)?(?:显得|怂|没面子|丢人|丢脸|掉价|卑微|小气|矫情)[^,。?!]{0,8}|有用|管用|有效果?)(?:吗|么|呢|不|点)*[?。]*$/;

/** Steps by themselves: an own matter with one clear word for all of it stands above them. */
const OVER_ALL = new Set<Step>([
  'stop_drug',
  'drug',
  'treatment',
  'hospital',
  'see_doctor',
  'leave',
  'paper',
  'will',
  'charm',
  'add_money',
  'sell_out',
  'scene',
  'tell_teacher',
  'hide',
  'make_up',
  'tell_parents',
  'tell_boss',
  'tell_children',
  'tell_other_kin',
  'keep_proof',
  'spy',
  'hit',
  'cut_off',
  'speak',
  'fall_out',
  'confiscate',
  'withhold',
]);

/** Matters in which the same words are the matter itself: 主动约他 of courting, 道歉 of a quarrel is not. */
const ITS_OWN: Partial<Readonly<Record<Step, readonly string[]>>> = {
  wait: ['kept_waiting'],
  make_up: ['courting', 'reaching_out'],
  lessons: ['hobby'],
};

/** Whether a turn brings a narrow matter that is none of those before it. */
const bringsMatter = (own: Understood, last: Understood) =>
  mattersBesidePeople(own).some(
    ({ id, topic }) =>
      id !== 'anything' &&
      topic !== 'luck' &&
      topic !== 'remedy' &&
      last.matters.every((one) => one.id !== id && one.topic !== topic),
  );

/** The step that a later turn asks of; null where it names none. */
function stepIn(text: string, own: Understood, last: Understood): Later | null {
  const asks = asksOf(text) ?? (OF_WHOM.test(text) ? 'whether' : null);
  if (asks === null) return null;
  const before =
    last.shape?.kind === 'later' && last.shape.later.of === 'step' ? last.shape.later.step : null;
  const found = STEPS.find(
    ({ words, after }) =>
      words.test(text) && (after === undefined || last.matters.some(({ topic }) => after.includes(topic))),
  )?.step;
  if (found === undefined)
    return before !== null && BARE.test(text) ? { of: 'step', step: before, asks } : null;
  if (ITS_OWN[found]?.some((id) => own.matters.some((one) => one.id === id))) return null;
  return bringsMatter(own, last) && !OVER_ALL.has(found) ? null : { of: 'step', step: found, asks };
}

const REACTIONS: readonly (readonly [Reaction, string])[] = [
  ['punish', '报复|欺负|针对|穿小鞋|为难|整我|开除我'],
  ['laugh', '笑话|看不起|瞧不起|说闲话|嚼舌|背后议论|看扁'],
  ['hurt', '伤感情|伤和气|伤(?:他|她)的?心|闹僵|翻脸|撕破脸|坏了关系'],
  ['accept', '认我|原谅我|跟我亲|向着我|站(?:在)?我这边|搭理我'],
  [
    'angry',
    '生气|得罪|打死我|打我|被骂|骂我|凶我|不高兴|不开心|不乐意|发火|介意|怪(?:我|罪)|记恨|恨我|嫌弃?我?|烦我|反感|误会',
  ],
  ['agree', '同意|答应|愿意|乐意|肯(?:吗|不|$)|接受|支持|反对'],
  ['heed', '听我|听劝|听得?进|听话'],
];
const MAY = '(?:会不会|会|能不能|能|肯不肯|怕|愿不愿意|同不同意|答不答应)';

/** How the first person near who is named is called; null where none is. */
function whoIn(text: string): string | null {
  const who = nearIn(text).find(({ relation }) => relation !== 'unknown' && relation !== 'ex')?.word;
  if (who === undefined) return null;
  const word = who.replace(/^我/, '');
  if (text.includes(`${word}妈`) && word.endsWith('爸')) return `${word}妈`;
  return text.includes(`${word}们`) ? `${word}们` : word.length === 1 ? word.repeat(2) : word;
}

/** How someone takes what the asker does; null where that is not asked. */
function reactionIn(text: string, own: Understood, last: Understood): Later | null {
  const isAsked = /吗|(?<![什怎这那])么|不(?:$|[?])|(\p{Script=Han})不\1|不会|呢(?:$|[?])/u.test(text);
  const isOfOwnWord = own.matters.some(
    (one) => one.first && one.firm !== undefined && !ILL.includes(one.topic) && one.id !== 'mood',
  );
  if (!isAsked || (isOfOwnWord && bringsMatter(own, last)) || /我会不会|我会(?!.*我)/.test(text)) return null;
  const reaction = REACTIONS.find(([, words]) =>
    new RegExp(`${MAY}[^,。?!]{0,7}(?:${words})`).test(text),
  )?.[0];
  if (!reaction) return null;
  return {
    of: 'reaction',
    reaction,
    who: whoIn(text) ?? (/[他她]/.test(text) ? whoIn(last.text) : null) ?? '对方',
  };
}

/** Whether it is good, of what was told of the chart: 我日主是什么 → 好不好. */
const GOOD_OR_BAD =
  /^(?:那|这|它|个|样|算|是|到底|我|的|换了(?:之后|以后)?|换(?:完|过去)|会|,)*(?:好不好|好吗|好么|变?好还是变?(?:坏|不好|差|孬|糟)|是好是坏|顺不顺|怎么样|行不行|厉害吗|算好(?:的)?吗|不好吗)[呢啊]?[?。]*$/;
/** 下一步大运什么时候开始 → 好不好 */
const isOfCycle = ({ fact, time }: Understood) =>
  fact === 'next_cycle' || (time?.kind === 'cycle' && (time.which === 'current' || time.which === 'next'));
const OF_CHART: readonly Topic[] = [
  'pattern',
  'strength',
  'phases',
  'pillars',
  'stars',
  'favourable',
  'tai_sui',
];
const isOfChart = ({ fact, matters, time, term }: Understood) =>
  (fact !== null && fact !== 'next_cycle') ||
  (term === null && time?.kind !== 'cycle' && matters.some(({ topic }) => OF_CHART.includes(topic)));

/** 万一又跟上次一样呢 */
const IF_AGAIN =
  /^(?:那|要是|万一|如果|假如|就怕|我怕|,)*(?:他|她|对方|人家)?(?:要是)?又(?:(?:跟|和|像)(?:上次|上回|以前|从前|之前|当初)(?:一样|那样)?|这样|那样|骗|出轨|变卦|反悔|不还|犯)[^,。?!]{0,6}(?:呢|怎么办|咋办|的话)?[?。]*$/;
/** 说了闹翻了咋办 */
const IF_QUARREL =
  /^(?:那|要是|万一|如果|真)*(?:我)?[^,。?!]{0,4}(?:闹翻|闹僵|闹掰|翻脸|吵翻|吵起来|撕破脸)了?(?:咋办|怎么办|呢|咋整)[?。]*$/;
/** 那谁让谁啊 */
const WHO_FIRST =
  /^(?:那|到底|究竟|该|应该|,)*谁(?:该|要|应该)?(?:先)?(?:让(?:着)?谁|让步|让一步|低头|开口|认错|道歉|服软|听谁的?|迁就谁)[啊呀呢的]*[?。]*$/;

/** A later turn that asks in one of these ways; null where it is another. @param own what the turn says by itself */
export function laterTurn(text: string, own: Understood, last: Understood): Understood | null {
  if (own.danger !== null || last.danger !== null || isUnclear(last)) return null;
  if (GOOD_OR_BAD.test(text) && isOfChart(last) && own.time === null)
    return {
      ...last,
      text,
      asks: 'whether',
      form: null,
      why: false,
      shape: { kind: 'later', later: { of: 'good_or_bad' } },
    };
  if (GOOD_OR_BAD.test(text) && isOfCycle(last) && own.time === null)
    return {
      ...last,
      text,
      fact: null,
      facts: [],
      asks: 'whether',
      time: last.time ?? { kind: 'cycle', which: 'next' },
      shape: { kind: 'later', later: { of: 'good_or_bad' } },
    };
  const isOpen =
    last.matters.length > 0 &&
    last.fact === null &&
    last.term === null &&
    own.talk !== 'thanks' &&
    own.form === null;
  if (!isOpen || [...text].length > MOST || own.term !== null || own.fact !== null) return null;
  const again: Later | null = IF_AGAIN.test(text)
    ? { of: 'if_again' }
    : IF_QUARREL.test(text)
      ? { of: 'if_quarrel' }
      : WHO_FIRST.test(text)
        ? { of: 'who_first' }
        : null;
  const later = again ?? reactionIn(text, own, last) ?? stepIn(text, own, last);
  return (
    later && {
      ...own,
      talk: null,
      person: null,
      record: null,
      time: null,
      day: false,
      date: null,
      why: false,
      verdict: null,
      matters: last.matters.length > 0 ? last.matters : [ANYTHING],
      shape: { kind: 'later', later },
    }
  );
}
