/**
 * The shape of a question: what its first sentence has to say. When, whether, how and why are the kinds of `form.ts`;
 * what is here is narrower and outranks them.
 */
import { type Claim, claimIn, type Unseen, unseenIn } from './claims.ts';
import type { Comparison } from './compare.ts';
import { asksDepartment, departmentOf } from './departments.ts';
import { findForm } from './form.ts';
import type { Left } from './left.ts';
import { type Office, officeIn } from './office.ts';
import { type Causes, causesIn, findOptions } from './options.ts';
import type { Own } from './own.ts';
import { KIN as PEOPLE, type Relation, relationIn } from './kin.ts';
import type { Later } from './later.ts';
import type { Rivals } from './rivals.ts';
import { refusedIn, type Sound, soundIn } from './sound-choices.ts';
import { type FearedTie, fearedTieIn } from './thin-ties.ts';

/** What is asked of a person who is still to be met, or of the partner. */
export type Trait =
  'age' | 'direction' | 'distance' | 'look' | 'job' | 'wealth' | 'name' | 'place' | 'married' | 'reliable';

/** What the asker would do about the affair of someone else. */
export type Intervention = 'urge' | 'stop' | 'support' | 'help' | 'comfort';

export type Mood = 'good' | 'bad' | 'even';

export type Shape =
  /** A or B, in the asker's words; with the sound one, where that is the same for anyone. */
  | { kind: 'choice'; options: readonly [string, string]; sound: Sound | null }
  /** Which of two causes, one of them the asker's own: 是我太挑还是缘分没到. */
  | { kind: 'causes'; causes: Causes }
  /** Whether to do, to stop or to go on. */
  | { kind: 'decide' }
  /** A sum. */
  | { kind: 'amount' }
  /** How many times, how many people. */
  | { kind: 'count' }
  /** Which month or year is the hard one. */
  | { kind: 'avoid' }
  | { kind: 'trait'; trait: Trait }
  /** How to say something to someone. */
  | { kind: 'say' }
  /** How to say no. */
  | { kind: 'refuse' }
  /** How to win someone over. */
  | { kind: 'persuade' }
  /** Whether to have a part in the affair of someone else: 姐姐要离婚我该劝吗. */
  | { kind: 'intervene'; how: Intervention }
  /** How long, of what no year answers. */
  | { kind: 'how_long' }
  /** Whether one is wrong, odd or to be ashamed. */
  | { kind: 'judge'; word: string }
  /** What if it is not done. */
  | { kind: 'else' }
  /** Where to. */
  | { kind: 'where' }
  /** Which person, man or woman: of helpers and of those who do harm. */
  | { kind: 'who' }
  /** Something of the asker alone, which the chart itself answers. */
  | { kind: 'own'; own: Own }
  /** Whether what follows a step is good or bad, in the words for it: 换了之后好还是坏. */
  | { kind: 'outcome'; after: string }
  /** When an office decides. */
  | { kind: 'office'; office: Office }
  /** Whether one time is better than another. */
  | ({ kind: 'compare' } & Comparison)
  /** What becomes of those whom a step leaves behind. */
  | ({ kind: 'left' } & Left)
  /** Which of two persons. */
  | ({ kind: 'rivals' } & Rivals)
  /** What to do next, the same in steps with days and hours, or nothing more. */
  | { kind: 'steps'; of: 'next' | 'detail' | 'close' }
  /** Whether a tie is thin in the chart. */
  | { kind: 'feared_tie'; feared: FearedTie }
  /** Whether what someone has said is right. */
  | { kind: 'claim'; claim: Claim }
  /** A single point that no chart shows. */
  | { kind: 'unseen'; unseen: Unseen }
  /** Another way to the same end. */
  | { kind: 'other_way' }
  /** The answer before in months and steps. */
  | { kind: 'concrete' }
  /** Which department of a hospital; null where no sign is named. */
  | { kind: 'department'; name: string | null }
  /** What a later turn asks of the matter before it. */
  | { kind: 'later'; later: Later }
  /** Nothing is asked. */
  | { kind: 'told'; mood: Mood };

const OUTCOME =
  /([^,。?!]{1,8}(?:之后|以后|过去|完|后))(?:是|会|到底|究竟|我)*(?:变?好还是变?(?:坏|不好|差|孬|糟|背)|是好是坏|顺还是不顺)/;

const STOP_OR_GO =
  '(?:分(?!享|担|析|配)|离(?!开家)|辞|断|退|关(?!心|系)|停|走|搬|忍|坚持|继续|等(?!级)|追|撑|熬|原谅|放弃|放手|挽回|回头|复合|去|留|换|跳|结婚?|嫁|娶|生|要|买|卖|租|借|签|投|接|答应|同意|见|考|学|报|开|做|转|出|试|联系|主动|表白|告|换|告诉|说|管|认|回|干)';
const DECIDE = new RegExp(
  [
    '(?:该|要|应|需|用|还|想)不(?:该|要|应该?|需要?|用|还|想)(?!说得准|懂)',
    `(?:还|该|应该|值得|有必要|需要|是不是(?:该|要|应该))(?:要|继续|再|不要)*${STOP_OR_GO}[^,。?!]{0,12}(?:吗|么|嘛|不$|$)`,
    `^(?:我|那)*(?:要|该)${STOP_OR_GO}[^,。?!]{0,10}(?:吗|么|嘛)[?。]*$`,
    '(?:要|叫|让|喊|劝|催|拉)我(?:们)?[^,。?!]{2,14}[,。]?我?(?:又|但|可是?|却|还是|就|心里)?(?:舍不得|不想去|不愿意?|犹豫|拿不定|纠结|放不下|怕)[^?]{0,8}$',
    '(?<![是能有爱]|(?<![年聚晚宴大开学])会)(?![是能会有好行对可准难合配])(\\p{Script=Han})(?:还是)?不\\1(?!错|同)',
    '(?:答应|同意|搭理|接受|原谅|理会|表白|报名|参加|承认)(?:还是)?不(?:答应|同意|搭理|接受|原谅|理会|表白|报名|参加|承认)',
    '(?:要不|干脆|不如)[^,。?!]{1,12}(?:吧|算了|得了|了)|值不值得?|值当(?:吗|不|么)|值得(?:吗|去|继续|等|坚持|做)|划(?:得来|算)(?:吗|不)|还有(?:没有)?必要|有(?:没有)?必要|(?:可|能)不(?:可以|可|能)(?=去|辞|换|买|走|分|离|做)',
    '(?:跟着?|还|要)?(?:去|走|搬|辞|换|买|卖|借|投|签|接|追|分|离|生|考|学)不[?]*$',
    '(?:^|[,。])我?(?:真的?|好|很|特别|现在|就|有点|一直)*(?:想|打算|准备|考虑)(?!问|知道|了解|请教|咨询|看看|算|他|她|你|不到|不通|多了|太多|死|哭)(?!.*(?:什么|怎|哪|几|多|谁|吗|呢|时候|为何|如何))[^?]{1,14}$',
  ].join('|'),
  'u',
);

const AMOUNT =
  /(?:赚|挣|存|攒|拿|花|值|赔|亏|要|涨|给|卖|分|彩礼|工资|收入|年终奖|月薪|身家|开价|补偿)[^,。?!]{0,8}(?:多少(?!岁|年|天|个月|次|人)|几十?万|几千|几百|几个亿|几位数|上百万|多高)|(?:多少|几万|几千)(?:钱|块|万|工资|彩礼|存款|分(?!手))|能(?:不能)?(?:赚|挣|存|攒)(?:到)?(?:[一两二三五六七八九十百千\d]+)?(?:千)?(?:万|个亿|百万)|考(?:多少|几)分|第几名|多少分/;
const COUNT =
  /(?<!好)几(?:次|段|回|任|胎|婚|个(?:孩子|小孩|娃|儿子|女儿|老公|老婆|男朋友|女朋友|男人|女人|对象))|多少(?:次|段|个(?:孩子|人|对象))|几个(?:孩|娃|孙)/;
const AVOID =
  /有(?:没有)?(?:什么|啥|哪些|要|需要|该|得|特别|格外|哪天|,)*(?:小心|注意|当心|留神|忌讳|不宜|提防|避开|避|躲)[^,。?!]{0,4}的?(?:日子|时间|时候|几天|月份?|天(?![天气])|年份?)|(?:哪|几)(?:一?个|几个|些|一)?(?:月|年|月份|天)[^,。?!]{0,8}(?:小心|注意|当心|留神|避|别|不(?:要|宜|该|适合|合适|顺|好|利|能|太平|行)|差|坏|倒霉|破财|最难|难过|背|谨慎|有灾|凶|低谷|紧|缺钱|没钱|花钱)|(?:小心|注意|避开|提防|当心|不宜|最差|最不顺|最倒霉)[^,。?!]{0,6}(?:哪|几)(?:一?个|几个|些|一)?(?:月|年)/;

const TRAITS: readonly (readonly [Trait, RegExp])[] = [
  [
    'married',
    /(?:二婚|离过婚|结过婚|(?<!(?:我|帮|给|替|自己|一个人|能|要|来|去|想)[^,。?!]{0,3})带(?:着)?(?:娃|孩子))[^,。?!]{0,3}(?:吗|么|不|的吗|$)|头婚|(?:是不是|会不会是)(?:二婚|离过婚|带孩子)/,
  ],
  [
    'age',
    /比我(?:是)?(?:大|小|年长|年轻)(?!.{0,4}[岁轮])|大(?:我)?几岁|小(?:我)?几岁|年(?:纪|龄)(?:多?大|差|是|相)|(?:多大|几岁|什么)(?:年纪|岁数|年龄)|大(?:还是|或)小|同龄|(?:他|她|对象|老公|老婆|另一半|正缘)[^,。?!]{0,6}(?:多大|几岁|属什么|什么属相|年龄)/,
  ],
  [
    'direction',
    /(?:哪|什么)(?:个|一个|边)?(?:方向|方位|方)|(?:东|南)边?(?:还是|或)(?:西|北)|(?:对象|正缘|另一半|老公|老婆|他|她|贵人|桃花)[^,。?!]{0,4}在(?:哪(?!个单位|家公司|个公司|上班)|什么地方)|哪(?:里|儿)人|什么地方的人|在(?:哪边|哪个城市)/,
  ],
  [
    'distance',
    /远嫁|嫁(?:得)?(?:远|近)|(?:离我|离家|隔得?)(?:远|近)|远(?:还是|不|或)近|(?:本地|外地)(?:人)?(?:还是|或|吗)|(?<!(?:嫌|说|因为)[^,。?!]{0,5})(?:是(?:不是)?(?:本地|外地|外国|老外)|外地人|外国人)/,
  ],
  [
    'name',
    /几口人|几个(?:兄弟|姐妹)|独生[^,。?!]{0,3}(?:吗|么|[?])|姓什么|什么姓|叫什么名|名字(?:叫|是)什么|姓氏/,
  ],
  [
    'look',
    /长(?:得)?(?:什么样|怎么样|啥样|好看|帅|漂亮|咋样|丑|如何)|长相|外貌|样貌|样子|(?:高|矮|胖|瘦)(?:还是|不|吗)|身高|个子|帅(?:吗|不)|漂亮(?:吗|不)|好看(?:吗|不)|颜值/,
  ],
  [
    'job',
    /(?:做|干|从事|是)什么(?:工作|职业|行业|的(?=$|[?。,]))|什么(?:职业|工作|行当)(?:的|$|[?。])|职业是|哪个单位|什么单位|哪家公司|在哪上班|干什么的/,
  ],
  [
    'wealth',
    /有钱(?:吗|人吗|没|不|还)|家境|条件(?:好|怎么样|如何|差)|富(?:二代|吗|还是)|穷(?:吗|不|还是)|有没有钱|家里(?:有钱|条件|做)/,
  ],
  [
    'reliable',
    /(?:以后|未来|将来|今后|命里|正缘|另一半)[^。?!]{0,12}(?:靠(?:不靠)?谱|靠(?:得|不)住|人品|可靠|老实|专一|花心)/,
  ],
  [
    'place',
    /(?:怎么|在哪|哪里|什么场合|什么地方|通过什么|哪种(?:方式|途径))[^,。?!]{0,4}(?:认识|遇到?|碰|相遇|出现|来的|找(?:到)?)|熟人介绍还是/,
  ],
];
/** The verbs of having a part in someone's affair. */
const PARTS: readonly (readonly [Intervention, verbs: string, whether: string])[] = [
  ['urge', '劝', '劝不劝'],
  ['stop', '管|拦|反对|插手|干涉|掺和|阻止|不同意|不答应|不让', '管不管|拦不拦|插不插手'],
  ['support', '支持|同意|答应|赞成|成全', '支不支持|同不同意|答不答应'],
  ['help', '帮(?![^,。?!]{0,4}[带看](?:孩子|娃|孙))', '帮不帮'],
];
const SHOULD =
  '(?:该不该|要不要|应不应该|用不用|能不能|可不可以|需不需要|应该|该|要|能|可以|需要|值得|还(?:要|该|能)?(?:继续)?)(?:去|也|跟着|不要)?';
/** The asker is not named in the affair itself, unless as one whose help is wanted. */
const INTERVENTIONS: readonly (readonly [Intervention, RegExp])[] = [
  ...PARTS.map(([how, verbs, whether]): [Intervention, RegExp] => [
    how,
    new RegExp(
      `${PEOPLE}${how === 'help' ? '[^?!]' : '[^?!我]'}{1,16}我?(?:${SHOULD}(?:${verbs})[^,。?!]{0,6}(?:吗|么|呢|$|[?])|${whether})`,
    ),
  ]),
  [
    'comfort',
    new RegExp(
      `${PEOPLE}[^?!]{1,16}(?:怎么|如何)(?:去|才能|好好)?(?:安慰|开导|陪|劝(?![^,。?!]{0,4}(?:别|不要|去|回|戒|学|看|停|分|离|吃|做)))`,
    ),
  ],
];
/** What two do together is the asker's own affair: 老公要离婚我该同意吗. */
const BETWEEN_TWO = /离|分手|断|复合|复婚|和好|结婚|领证|订婚|原谅|回头|回来/;

/** What the asker feels about it, between the affair and the question. */
const FEELING_OF_ASKER =
  /,?我(?:很|真|有点|实在)?(?:舍不得|不放心|不想|不愿意?|担心|心疼|着急|看不[上惯]|不满意|不喜欢)[^,]{0,4}(?=,)/;

/** The part in someone else's affair that is asked about; null where it is the asker's own. */
export function interventionIn(text: string): Intervention | null {
  const relation = relationIn(text);
  const isOfTwo = relation === 'partner' || relation === 'ex' || relation === 'unknown';
  if (isOfTwo && BETWEEN_TWO.test(text)) return null;
  const plain = text.replace(FEELING_OF_ASKER, '');
  return INTERVENTIONS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const PARTNER =
  /对象|另一半|正缘|老公|老婆|丈夫|妻子|伴侣|配偶|真命|良人|男朋友|女朋友|男友|女友|桃花|嫁|娶|未来的?(?:那|先生|太太)|那个人|媳妇|太太/;
const KIN = new Set<Relation | null>([
  'child',
  'mother',
  'father',
  'parents',
  'sibling',
  'in_law',
  'grandparent',
  'relative',
]);
const FAMILY_OF_PARTNER =
  /(?<=(?<!其)[他她])(?:的|家)?(?:妈妈?|爸爸?|爸妈|父母|家里人?|家人|姐姐?|妹妹?|哥哥?|弟弟?)/g;
/** Whether a partner is named, or someone who is none of the family: 我女儿离婚了，我能帮她 is of the daughter. */
const isOfPartner = (text: string) => {
  // 他妈妈催婚，他比我大几岁合适 is of him.
  const rest = text.replaceAll(FAMILY_OF_PARTNER, '');
  return (
    PARTNER.test(rest) || (/(?<!其)[他她]/.test(rest) && (!KIN.has(relationIn(rest)) || /介绍/.test(rest)))
  );
};

const SAY =
  /(?:怎么|如何|怎样)(?:去|才能|好好)?(?:跟|和|对|向|给|同)[^,。?!]{1,8}(?:说|开口|讲|谈|解释|交代|提|聊|摊牌|道歉|坦白|回(?!事|复合))|(?<![不没])(?:怎么|如何|怎样)(?:说|开口|回复|回(?!事)|拒绝|婉拒|道歉|摊牌|提(?!高|升|前))(?!好|才)|怎么跟.{1,6}说/;
const REFUSE = /(?:怎么|如何|怎样)[^,。?!]{0,6}(?:拒绝|回绝|婉拒|推掉|推辞|说不|谢绝)/;
const PERSUADE =
  /(?:怎么|如何|怎样|咋)(?:才能|去|能)?(?:劝|说服|让|叫|使)(?!我(?![妈爸老儿女弟妹哥姐孩家婆公爷奶男对])|自己|钱|生意)[^,。?!]{1,14}/;
const HOW_LONG =
  /能(?:干|做|待|呆|撑|熬|坚持)多久|(?<!哪)(?:多久|多长时间|几个月|多少天)[^,。?!]{0,4}(?:能|才能|可以|会)?[^,。?!]{0,4}(?:瘦|好(?:起来|转)?(?=$|[?。])|学会|忘|放下|追到|适应|习惯|康复|恢复|走出|见效|戒|养好|消|看到效果)|(?:什么时候|多久)[^,。?!]{0,4}(?:瘦|减到|戒掉)/;
const JUDGE: readonly (readonly [string, RegExp])[] = [
  ['不丢人', /丢人|丢脸|没面子|让人笑话|难看(?:吗|不)/],
  ['正常，很多人都这样', /(?:正不)?正常(?:吗|不|么)|是不是(?:不正常|有病|有问题|病了)|奇怪吗/],
  ['不是运气的事，多半是赶得急', /是不是(?:我)?(?:运气|命)(?:差|不好|太差|背)|是不是倒(?:大)?霉/],
  ['不是你差', /(?<![运财缘势气命])是不是(?:我|自己)?(?:太|很|真的?)?(?:差|笨|没用|不行|失败|菜|没本事)/],
  ['算不上冲动', /是不是(?:我)?(?:有点)?太?冲动|(?:我)?(?:太|有点)冲动了?(?:吗|么|$)/],
  [
    '不算过分',
    /过分(?:吗|不|么|了吗)|自私(?:吗|不|么)|太(?:狠|自私|绝|作|矫情|敏感|计较)了?(?:吗|点|$)|是不是(?:我)?太/,
  ],
  [
    '不全是你的错',
    /(?:是不是|都是|是)我(?:自己)?[的有]?(?:什么)?(?:错|问题|不好|不对|原因)|我(?:是不是)?(?:做|有)错(?:了)?(?:吗|么|什么)|怪我吗|我有错/,
  ],
];
const ELSE =
  /^(?:那么?|要是|万一|如果)*(?:我|还是|两(?:个|样|边|场)?|几个|他们|公司|学校|都|全)*(?:考不[上过]|没考[上过]|面不上|过不了|申请不[上到]|落榜|被拒(?:绝)?|[赔亏黄砸]|失败|(?:不|没)(?:要|收|选|录)我)(?:了|的话)*(?:呢|怎么办|怎么样|会怎样)|^(?:那么?)?(?:要是|如果|假如|万一)(?:我们?)?(?:都)?(?:[^,。?!]{0,3}不|没)[^,。?!]{1,6}(?:呢|会怎么样|会怎样|怎么样|的话)/;
const WHERE =
  /在哪(?:儿|里)?(?:开|买房|租|住|定居|发展)|(?:去|到(?!底)|在|往|哪)[^,。?!]{0,4}(?:哪(?:里(?![^,。?!]{0,3}(?:问题|错|不对|不好|毛病))|儿|个(?:城市|地方|国家|省)|些(?:城市|地方)|座城|边|方)|什么(?:城市|地方))(?!认识|遇|找|买)|哪(?:个|座|些)(?:城市|国家|地方)[^,。?!]{0,6}(?:适合|好|旺|发展|定居)?/;
/** 问题出在哪里 asks why. */
const FAULT = /(?:问题|毛病|原因|差距)[^,。?!]{0,5}(?:出)?在哪|哪里(?:出)?(?:了|有)?(?:问题|毛病|不对|不好)/;
const WHO =
  /是谁|哪(?:一?个|些|类|种)人|谁(?:是|会|能|在|会害|害|帮)|什么(?:样的)?人|男的?还是女的?|是男是女|什么(?:属相|生肖|属)|属什么|在(?:哪|身边)|身边(?:有|的)/;

const ASKING =
  /[?]|吗|呢|么(?:$|[,。])|[能会行成](?![不没])[^,。?!]{1,6}不(?=,)|什么|怎|哪|谁(?!(?:都|也)[不没])|几(?![年月天个]?(?:前|来))|多少|多久|多大|能不能|会不会|要不要|是不是|有没有|好不好|行不行|该|如何|为何|(?<!^(?:我|但|可|他|她|我们))还是|帮我|看看|算(?:算|一|下)|请|想问|想知道|想看|适合|运(?:势|气)|吉凶|咋|告诉我|说说|分析|测|(\p{Script=Han})不\1|可(?:以|不)|列(?:一下|出)|建议|办法|来得及|有戏|没戏|有希望|[不没]$|没有$|说人话|一句话|继续|详细|能成|(?:财运|事业|健康|婚姻|身体|性格|感情|学业|运气|桃花|姻缘|前途|未来|正缘|命盘|八字|用神|五行|缘分|流月)$|(\p{Script=Han}{2,4})不\2|命(?:里|中|好|苦)/u;
const GOOD =
  /(?<!没|没有|未|不|没能)(?:考上|录取|上岸)|升(?:职|官|了)|加薪|涨(?:薪|工资)|怀(?:上|孕)了|中(?:了)?(?:奖|标)|签(?:下|成)|成功|成了|给我(?:买|送|做|织|转)了|结婚(?:了|啦)|领证(?:了|啦)|订婚|求婚|在一起了|脱单|offer|(?<!没|不)通过(?:了)|(?<!没|不|难|好)过了(?:$|[,。!])|(?<!给[^,。?!]{0,4})发(?:工资|奖金|财)|生了|赢了|(?<!不|没)(?:开心|高兴|幸福|顺利)|(?:买|提)(?:了)?(?:房|车)(?:了|啦)|复合了|和好了|好起来|终于|转正了|出院|(?:表扬|夸|奖励)了?我|被(?:表白|夸|表扬|求婚)|收到(?:花|礼物)|嘻嘻|哈哈|耶|好消息|合格/;
const BAD =
  /没|催|逼|闹|分了|饼|骗|不(?!错|过|客气|少|止|但|仅|知道你)|后悔|被|骂|吵|分(?:手|开)|离(?:婚|了|开我)|裁|失(?:业|恋|败|眠)|亏|输|骗|病|住院|哭|难(?!道|怪|得)|烦|累|崩溃|挂科|落榜|拒|丢|坏|冷(?:淡|战)|怕|慌|愁|委屈|孤独|寂寞|空落落|空虚|没着落|不甘|憋|迷茫|心累|不得劲|没劲|挑刺|没意思|提不起|压力|后悔|出轨|小三|嫌|催|黄了|倒闭|欠|吃力|撑|苦|惨|糟|气|恨|老(?:是)?[^,]{1,6}$|总(?:是)?/;

/** A feeling that outweighs what is good in the same sentence. */
const HURT = /没感觉|催|(?:^|[,。])烦|烦$|堵得?慌?$|心里堵|难受|憋屈|委屈|愁|心酸|心寒|想哭|不是滋味/;

/** 我的格局 names what is asked for. */
const NAMED = /^(?:我们?|他|她|孩子)(?:今年|明年|现在|这辈子)?的[^,。?!了着过没不被]{1,8}$/;

/** A statement, which asks for nothing; null where something is asked. */
function toldOf(text: string): Shape | null {
  // 能挣着钱不,给个准话 asks, whatever its clauses tell.
  if (findForm(text) === 'blunt') return null;
  if ([...text].length < 4 || ASKING.test(text) || NAMED.test(text)) return null;
  if (
    !/了|着|过|没|不|被|老|总|天天|心里|好|太|很|真|就|都|在|是|怕|啦|成功|刚|有点|后悔|越来越|从来|堵|慌|憋屈|难受|^(?:我|他|她|我们)/.test(
      text,
    )
  )
    return null;
  if (!/\p{Script=Han}{3}/u.test(text)) return null;
  const isWished = /想|要是|希望|盼|如果/.test(text);
  const isHurt = HURT.test(text) || BAD.test(text);
  const mood: Mood = GOOD.test(text) && !isWished && !HURT.test(text) ? 'good' : isHurt ? 'bad' : 'even';
  return { kind: 'told', mood };
}

/** What is asked of the partner by its words alone: 在哪认识. */
export const traitIn = (text: string): Trait | null =>
  TRAITS.find(([, words]) => words.test(text))?.[0] ?? null;

/** The shape of a question in its clean form; null where it is one of the plain kinds. */
export function findShape(text: string): Shape | null {
  const refused = refusedIn(text);
  if (refused) return { kind: 'choice', ...refused };
  const office = officeIn(text);
  if (office) return { kind: 'office', office };
  const feared = fearedTieIn(text);
  if (feared) return { kind: 'feared_tie', feared };
  const claim = claimIn(text);
  if (claim) return { kind: 'claim', claim };
  const unseen = unseenIn(text);
  if (unseen) return { kind: 'unseen', unseen };
  const causes = causesIn(text);
  if (causes) return { kind: 'causes', causes };
  const how = interventionIn(text);
  const trait = isOfPartner(text) && !(how && relationIn(text) === 'child') ? traitIn(text) : null;
  if (trait) return { kind: 'trait', trait };
  if (asksDepartment(text)) return { kind: 'department', name: departmentOf(text) };
  const after = OUTCOME.exec(text)?.[1];
  if (after) return { kind: 'outcome', after };
  const options = findOptions(text);
  if (options) return { kind: 'choice', options, sound: soundIn(options, text) };
  if (how) return { kind: 'intervene', how };
  if (AVOID.test(text)) return { kind: 'avoid' };
  if (COUNT.test(text)) return { kind: 'count' };
  if (AMOUNT.test(text) && !/多少[^,。?!]{0,2}多少/.test(text)) return { kind: 'amount' };
  const judged = JUDGE.find(([, words]) => words.test(text))?.[0];
  if (judged) return { kind: 'judge', word: judged };
  if (ELSE.test(text)) return { kind: 'else' };
  if (REFUSE.test(text)) return { kind: 'refuse' };
  if (SAY.test(text)) return { kind: 'say' };
  if (PERSUADE.test(text)) return { kind: 'persuade' };
  if (HOW_LONG.test(text)) return { kind: 'how_long' };
  if (WHERE.test(text) && !FAULT.test(text)) return { kind: 'where' };
  if (/什么时候|何时|哪一?年|几月|哪个月|多久|怎么(?!样)|为什么|如何/.test(text)) return null;
  if (
    /贵人|小人|坏人|害我|坑我|骗我|帮我的人|什么(?:样的)?人[^,。?!]{0,6}(?:做生意|合作|合伙|共事|旺)/.test(
      text,
    ) &&
    WHO.test(text)
  )
    return { kind: 'who' };
  if (DECIDE.test(text)) return { kind: 'decide' };
  return toldOf(text);
}
