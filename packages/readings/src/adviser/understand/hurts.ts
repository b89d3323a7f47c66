/** A hurt that is told as having happened, which an answer takes up before anything else. */
import { COUPLE_OF_KIN } from '../matters/of-others.ts';
import { KIN } from './kin.ts';

export type Hurt =
  | 'laid_off'
  | 'parted'
  | 'divorced'
  | 'failed'
  | 'swindled'
  | 'betrayed'
  | 'silence'
  | 'quarrel'
  | 'left_out'
  | 'scolded'
  | 'ill'
  | 'kin_ill'
  | 'lost_money'
  | 'lost_child'
  | 'bereaved'
  | 'tired'
  | 'sad';

const FIGURE = '[一二两三四五六七八九十几百千\\d.]+';

/** The graver ones first. */
const HURTS: readonly (readonly [Hurt, RegExp])[] = [
  ['lost_child', /流产了|(?:孩子|宝宝|胎)[^,。?!]{0,3}(?:没保住|没了|停了)|胎停/],
  [
    'bereaved',
    /(?:老伴|老公|老婆|丈夫|妻子|爱人|爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|老汉儿)[^,。?!]{0,5}(?:去世|过世|(?<![拿抢骗取卷转偷领带])走了(?!之)|走的|没了$|不在了|先走)/,
  ],
  [
    'betrayed',
    /(?:出轨|劈腿|外遇|偷吃)(?:了|(?:的事)?(?:被|让)我[^,。?!]{0,3}(?:发现|抓|撞|知道|看))|背叛了?我|绿了我|(?:发现|抓到|撞见|知道|承认)[^,。?!]{0,8}(?:出轨|劈腿|外遇|小三|别的女人|别的男人)/,
  ],
  [
    'swindled',
    new RegExp(
      `被(?:人|他|她|网友|中介|朋友|骗子)?(?:给)?骗了?(?:走)?(?:了)?(?:${FIGURE}|钱|光|惨|一笔|好多|$|,)|上(?:了)?当了|(?:骗|坑)了我|骗走(?:了)?我?`,
    ),
  ],
  ['divorced', /(?:刚|才|上个?月|上周|今年|前几天|昨天|终于)[^,。?!]{0,4}离(?:了)?婚?(?:了|$|,)|离了婚,/],
  [
    'parted',
    /(?:刚|昨天|上周|上个?月|前几天|今天)[^,。?!]{0,10}分(?:手|开|了手)|分(?:了)?手了|分手(?:都|已经|快|才)?(?:[一两二三四五六七八九十半几\d]+个?(?:多)?(?:月|天|周|星期))|被(?:男友|女友|男朋友|女朋友|对象|他|她)?(?:甩|分手)了?|失恋了?|(?:他|她)不要我了|(?:提|说)(?:了)?分手了?(?=,|$)|把我甩了/,
  ],
  [
    'laid_off',
    /(?:被|让)(?:公司|单位|厂里?|老板|领导)?(?:给)?(?:裁员?|辞退|开除|优化|炒|劝退|辞)了?(?:鱿鱼)?(?=了|,|$|[^,。?!]{0,4}(?:我|现在|怎么|接下来))|(?:公司|单位|厂里?|老板)(?:把我)?(?:裁|优化|开|辞|炒)了我|(?:我|刚|又)失业了|失业(?:了|[一两二三四五六七八九十半几\d]+个?(?:多)?月)|丢了工作|工作丢了|下岗了|(?<!我(?:们|家)?(?:的|开的|那)?个?[^,。?!]{0,2})(?:公司|厂子?里?|单位)(?:倒闭?|黄|垮|停产|关门)了/,
  ],
  [
    'failed',
    /(?:考研|高考|中考|国考|省考|考公|考编|考试|面试|复试|雅思|驾照|科[一二三四]|月考|期[中末])?[^,。?!]{0,6}(?:挂科了|挂了[一两二三四五\d几]?[科门]|没考上|没考好|考砸|(?:面试|笔试|复试|考试|答辩)[^,。?!]{0,2}挂了|落榜|没上岸|差[一两二三四五六七八九十\d]+分|被刷了?|没(?:有)?通过|没过(?!多久|几|去))|挂科(?:[一两二三四五\d]门|了)|又挂科/,
  ],
  [
    'lost_money',
    new RegExp(
      `(?:亏|赔)了(?:${FIGURE}|钱|好多|不少|很多|一大笔|光)|(?:亏|赔)(?:光|惨|得底朝天)|血本无归|破产了|(?:生意|店|项目|我(?:们|家)?(?:的|开的|那)?个?[^,。?!]{0,2}厂子?)[^,。?!]{0,4}(?:黄|倒|垮|赔|亏)了`,
    ),
  ],
  [
    'ill',
    /我(?!妈|爸|哥|弟|姐|妹|奶|爷|外|老|儿|女|家|孩|婆|公|岳|们|朋|同)[^,。?!]{0,4}(?:住院了|确诊|查出(?:来)?|得了[^,。?!]{1,6}(?:病|癌|瘤|炎)|刚做完?手术|瘫|中风了)/,
  ],
  [
    'kin_ill',
    /住院[^,。?!]{0,5}(?=,|$)|(?:住院|病重|病倒|病危|中风|瘫|偏瘫|脑梗|查出[^,。?!]{0,6}|得了[^,。?!]{1,6}(?:病|癌|瘤)|癌症?|摔断|骨折|做手术|开刀|进(?:了)?icu|确诊)(?:了|中|在|,|$)/,
  ],
  [
    'left_out',
    /孤立我|被(?:[^,。?!]{0,6})?(?:孤立|排挤|霸凌|冷落)|(?:都|全)(?:不跟|不和|不理|不带)我|没(?:有)?人(?:跟|和)我(?:玩|说话)/,
  ],
  [
    'scolded',
    /当着?[^,。?!]{1,10}(?:说|骂|数落|损|嫌|笑话|嘲笑|讽刺)[^,。?!]{0,2}我|(?:儿媳妇?|媳妇|婆婆|女婿|儿子|女儿|闺女|亲家|老公|老婆|公公|他|她)[^,。?!]{0,4}(?:嫌我|(?:说|骂)我(?:没文化|没本事|没用|脏|土|穷|老糊涂|做饭|蹭|跟不上|什么都不懂))|(?:被|挨)(?:领导|老板|上司|同事|老师|客户|婆婆|公公|我?妈|我?爸|老公|老婆|他|她|人)?[^,。?!]{0,6}(?:骂|批评|训|吼|数落|冤枉|背锅|穿小鞋|羞辱|嘲笑|侮辱)(?:了|惨|哭|一顿|,|$|我)|(?:领导|老板|上司|同事|老师|客户|婆婆|我?妈|我?爸|老公|老婆|他|她)[^,。?!]{0,8}(?:骂|训|吼|冤枉|羞辱|嘲笑|甩锅给)了?我|背(?:了)?(?:黑)?锅/,
  ],
  [
    'silence',
    /冷战|(?:不|没)(?:跟|和|同)我(?:说话|讲话)|不理我|谁也不理谁|互不理睬|分房睡|(?:不|没)(?:回|接)(?:我)?(?:的)?(?:消息|信息|微信|电话)|已读不回|断联|拉黑了我|把我拉黑|把我删/,
  ],
  [
    'quarrel',
    /吵了|吵架了|(?<!家里[^,。?!]{0,3})吵翻|又吵|大吵|天天吵|天天(?:跟我|和我|为[^,。?!]{1,4})吵|吵个不停|闹翻|闹僵|闹掰|翻脸|跟我吵/,
  ],
  [
    'tired',
    /累(?:到|得)(?:不行|要死|要命|哭|崩溃|够呛|慌|喘|直不起|睡着|想)|(?:好|太|很|真|特别|心|快)累(?!积|计)|累死|累垮|撑不住|熬不住|扛不住|顶不住|吃不消|喘不过气|(?:压力|负担)(?:很|太|好|特别|巨|真)?大|崩溃|天天(?:加班|熬夜)|加班(?:到|加)/,
  ],
  [
    'sad',
    /心态崩|崩了|大哭|想哭|呜呜|哭了|难受|难过|心里堵|堵得慌|委屈|心酸|心寒|憋屈|气死|急死|愁死|烦死|好烦|很烦|烦$|没意思|太难了|绝望|迷茫/,
  ],
];

/** It may come, is feared or wished for, or is asked about. */
const NOT_TOLD =
  /(?:会不会|会|怕|担心|别|不会|要不要|该不该|能不能|是不是(?:要|会|快)|如果|要是|万一|假如|想(?!哭)|打算|准备|可能|防|容易|老怕|以前|曾经|小时候|几年前|哪年|什么时候)[^,。?!]{0,5}$/;
/** So long ago that it is no news. */
const LONG_AGO =
  /(?:大?前年|以前|早年|小时候|多年前|[一两二三四五六七八九十几\d]+年(?:前|多?了)|那年|20\d\d年|过去)/;

/** What has not come yet: 会不会被刷. */
const FEARED = /(?:怕|担心|会不会|会|万一|要是|如果)[^,。?!了]{0,5}$/;

/** A quarrel that may come of a step. */
const IF_IT_COMES = /^(?:闹翻|闹僵|闹掰|翻脸|吵翻)了?(?:咋办|怎么办|呢)/;

/** The asker is the one who betrayed. */
const OWN_FAULT = /我(?:自己|先)?(?:出轨|劈腿|偷吃|有外遇)/;

export interface ToldHurt {
  hurt: Hurt;
  /** Someone near was hurt, not the asker. */
  ofKin: boolean;
}

const KIN_BEFORE = new RegExp(`(?:^|,|我|我家|家里)(?:的)?${KIN}[^,。?!我]{0,6}$`);
/** Someone is named only as the other side: 跟老婆吵了一架, 被男友甩了. */
const OTHER_SIDE = new RegExp(`(?:[跟和与被同]|对)(?:我)?(?:的)?${KIN}[^,。?!]{0,8}$`);
/** What two have between them is the asker's own. */
const BETWEEN = new Set<Hurt>([
  'silence',
  'quarrel',
  'betrayed',
  'scolded',
  'left_out',
  'bereaved',
  'sad',
  'kin_ill',
]);

/** The hurt that a question in its clean form tells; null where none is. */
export function hurtIn(text: string): ToldHurt | null {
  for (const [hurt, words] of HURTS) {
    const match = words.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index);
    if (NOT_TOLD.test(before) || (hurt !== 'bereaved' && LONG_AGO.test(text))) continue;
    // 说了闹翻了咋办 fears it.
    if (hurt === 'quarrel' && IF_IT_COMES.test(text.slice(match.index))) continue;
    const clause = text.slice(match.index).split(/[,。!]/)[0]!;
    if (/(?:吗|么|不|没有)[?]?$/.test(clause) && !/[了我]/.test(match[0])) continue;
    // 复试怕被刷 fears it.
    if (hurt === 'failed' && FEARED.test(match[0])) continue;
    const isOfKin = KIN_BEFORE.test(before) && !OTHER_SIDE.test(before);
    if (hurt === 'kin_ill' && !isOfKin) continue;
    if (hurt === 'betrayed' && OWN_FAULT.test(text)) continue;
    // 女婿出轨了 is of the daughter.
    if (hurt === 'betrayed' && new RegExp(COUPLE_OF_KIN).test(text)) return { hurt, ofKin: true };
    return { hurt, ofKin: !BETWEEN.has(hurt) && isOfKin };
  }
  return null;
}
