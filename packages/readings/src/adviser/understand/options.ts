/** The two of a choice, in the asker's words. */
import { KIN } from './kin.ts';

/** 我还是放不下: 还是 is no or. */
const STILL =
  /^(?:我|你|他|她|现在|最后|心里|但|可|可是|真的|到底|一直|到现在|今年|明年|其实|感觉|,)*$|^.{0,6}(?:但|可是?|就)$/;
const STILL_AFTER =
  /^(?:老(?![房家公婆师板屋城人大二三四五幺小同])|总|哪里|什么|为什么|怎么|没人|不理(?![他她])|不肯|不愿|很|没(?!有?(?:机会|戏|缘))|忘|放不|想(?!要)|会(?=.{3,})|算了|老样子|半死不活|不温不火|没起色|原地|一样|有点|忍不住|每天|天天|翻出来|白的|不(?:行|太))/;
const ASKER =
  /^.*?(?:到底|究竟|应该|该|适合|打算|选择|选科选|选|考虑|纠结|想|要|更|是)(?=[\p{Script=Han}a-z\d]{2,})/u;
const ASKER_ALONE =
  /^(?:请问|那么?|我们?|你(?:说|看|觉得|帮我看)?|我家|孩子|儿子|女儿|他|她|现在|以后|将来|(?:今年|明年|今|明)?年(?:底|初(?![一二三四五六七八九十\d]))|过完年|春节[前后]|开春|明年|今年|大学(?=[学读选报])|[高初大研][一二三四](?:[上下]学期|[上下]半年)?(?=[住走读租])|[上下]学期(?=[住走读租])|志愿(?=[填报选])|让[^,让]{1,3})+(?=.{2,})/;
const JUDGED =
  /(?:[,。?!].*|划(?:得来|算)|(?:会)?(?:更|比较|最)?(?:(?:旺|利|衬|合|招财|带财)我?(?:多|财)?(?:啲)?|好(?:看|听|用|玩|吃|喝)?(?!朋友|友)|合适|适合|靠谱|稳妥|稳|顺利?|有(?:前途|发展|利)|吗|呢|啊|呀|吧|嘛|一点|一些|些|不错|强)(?:我|你|一点|一些|些)?(?:呢|啊|呀|吗|吧|一点)?)$/;

/** 飞机或者高铁哪个好 */
const WHICH_AFTER =
  /(?<=.),?(?:这?两个|两样)?(?:该|要|更|比较)?(?:适合|合适)?(?:选|挑|去)?哪(?:一?个|一?样|一?种|边|家)?(?:更|比较|最)?(?:好|合适|适合|强|稳|靠谱|划算)(?:我|一点|些)?$/;

/** An option in the asker's words, without what is said of the choice. */
function optionOf(raw: string): string {
  let text = raw
    .replace(/^[,。]+|[,。?!]+$/g, '')
    .replace(WHICH_AFTER, '')
    .replace(/^在(?=等)/, '再')
    .replace(/工做/, '工作')
    .replace(/呢$/, '')
    .replace(/[啊呀呢吧哦嘛](?:老师|大师|师傅|先生|大神|亲)$/, '');
  for (let round = 0; round < 3; round += 1) text = text.replace(JUDGED, '');
  return (
    text
      .replace(/(?:再|(?<!现)在)说$/, '')
      .replace(/(?<=.{2})(?:都|全|也)[^,]{0,5}(?:了|的话)$/, '')
      .replace(/^就(?=这[么样])/, '')
      .replace(/(?<=\p{Script=Han}{2})我(?:更|比较|最)?(?:适合)?$/u, '')
      // 在职考研还是脱产 我30了: the age is told of the asker.
      .replace(
        /(?<=\p{Script=Han}{2}),?我(?:都|已经|今年)?(?:\d{2}|[二三四五]十[一二三四五六七八九]?)岁?(?:了|岁).*$/u,
        '',
      )
      .replace(/^(?:就|去|是)(?=去)/, '')
      .replace(/(?<=[年月天])先$/, '')
      .replace(/(?:时间)?(?:冲突|撞)(?:了|上|车|到一起)*$/, '')
  );
}
/** What has to come first: 要是裁了先找工作. */
const CONDITION =
  /^(?:那|我|,)*(?:要是|如果|万一|假如|假若|若是|真(?:要|的)?(?=[^,]{1,5}了))[^,]{1,8}?(?:了的话|的话|了(?!解))[,]?(?=[\p{Script=Han}a-z])/u;
/** Who thinks it over, and the words for that. */
const THINKING =
  /^(?:我们?|咱们?|寻思着?|琢磨着?|想着|想(?!象|法)|打算|准备|计划|合计着?|盘算着?|到底|究竟|(?:是|该|要)(?!不)(?=[去先回留做学找接跟住换卖买读考让把给在继上创开进辞分]))+(?=[\p{Script=Han}a-z\d]{2,})/u;
/** The one it is done for, before the verb. */
const SUBJECT =
  /^我?(?:家)?(?:妈妈?|爸爸?|爸妈|老公|老婆|对象|老人|老伴)(?=[去住来跟回做留进搬请][\p{Script=Han}])/u;
/** That something is asked, and who wants it, before the option: 抽空问下，我妈让我回家. */
const ASIDE =
  /^(?:[^,]{0,4}?(?:问|请教)(?:一?[下声句]|问)[,:]?)?(?:(?:我们?|家里)?(?:家)?(?:妈妈?|爸爸?|爸妈|老公|老婆|对象|领导|老板|家里人?)(?:一直|老)?(?:让|叫|喊|催|劝)我们?)?(?:抽空|抽时间|干脆|不如|要么)?(?=.{2,})/;
const fromAsker = (raw: string) =>
  optionOf(
    raw
      .replace(ASIDE, '')
      .replace(CONDITION, '')
      .replace(/^(?:没[^,]{1,4}就|[^,]{1,4}的话,?)(?=.{2,})/, '')
      .replace(/^我?(?:要不要|该不该|应不应该)(?=.{2,})/, ''),
  )
    .replace(ASKER, '')
    .replace(ASKER_ALONE, '')
    .replace(THINKING, '')
    .replace(SUBJECT, '')
    .replace(/^(?:应该|该)(?!不)(?=.)/u, '')
    .replace(/^[,。]/, '');

const isTime = (text: string) =>
  /^(?:今年|明年|后年|大后年|上半年|下半年|年前|年后|春天|夏天|秋天|冬天|这个月|下个月|开春|入冬|过完年|春节[前后]|年[初底中]|(?:20)?\d\d年?|[一二三四五六七八九十\d]+月份?|[早晚](?!婚)|现在|以后|再等)/.test(
    text,
  );

/** A time of the day, which one may choose between. */
export const HOUR_OF_DAY =
  /早上|早晨|清早|清晨|上午|中午|下午|傍晚|晚上|夜里|睡前|白天|晚饭[前后]|早饭[前后]/;
/** Whether an option says when. */
export const namesTime = (option: string): boolean =>
  isTime(option) ||
  /[今明后去]年|\d+月|[一二三四五六七八九十腊正]月|年[初底前后]|[春夏秋冬][天季]|月[初底]|过年|到期|现在/.test(
    option,
  );

const OR = /^(.*?)(?:(?:,)?(?:还是|或者是?|抑或)(?!说)|,还是说)(.+)$/;
/** What asks which of them: 只能报一个，报哪个. */
const WHICH_ONE =
  ',?(?:只能[^,。?!]{1,4}[一1两]?(?:个|样|种|门|家|头),?)?(?:之间)?(?:这两个|两个|两样|我)*(?:该|要|应该|更|比较|最|先)*(?:适合|合适)?(?:我)?(?:选|挑|去|报|买|做|干|走|跑|学|接|租|住|练|养|读|考|嫁|娶|穿|用|吃|进|签|投|拿|搬)?(?:哪(?:一?个|一?种|一?边|一?家|里|儿|样|所|份|条)|谁)(?!人|月|年|天|地方|对|错|说得|有理)';
/** 小李和老王选谁: the two stand in the clause before. */
const PAIR = new RegExp(`(?<=^|[,。?!])([^,。?!]{1,24}?)(?:和|跟|与|、|或者?)([^,。?!]{1,14}?)${WHICH_ONE}`);
/** 去深圳，回老家，选哪个: each is a clause of its own. */
const LISTED = new RegExp(
  `(?<=^|[,。?!])([^,。?!]{1,12}),([^,。?!]{1,12}?)(?:${WHICH_ONE}|,(?:我)?(?:怎么|咋|如何)选)`,
);
/** A clause that tells what has happened, or of whom, is no option. */
const TELLS = /了|[我你他她它]/;
/** 左边那家便宜: what is told of the one that is pointed at. */
const POINTED =
  /^(?!老家)((?:[左右前后东南西北上下老新]边?|这|头|第[一二])那?一?(?:家|个(?!月|星期|周|礼拜)|套|间|份|款|条|栋)|[^,。?!]{1,4}(?:儿子|女儿|闺女|姑娘|哥|姐|弟|妹)家).+$/;

/** 国企六千私企一万 names two by what they pay. */
const PAID =
  /((?![一二三四五六七八九十千万]|房租|房贷)\p{Script=Han}{2,4})(?:给|开|是)?[\d一二两三四五六七八九十][\d.]*[千万k]\d?[,和跟与]?((?!房租|房贷|月供|奖金|提成|社保|加班|随时|包吃|包住)\p{Script=Han}{2,4})(?:给|开|是)?[\d一二两三四五六七八九十][\d.]*[千万k].*(?:选|去|挑|接)/u;

/** What is told of a post after its name: 外包一万二随时走人, 体制内稳但死工资. */
const TOLD_OF_POST =
  /(?<=^[^,]{2,8}?)(?:给|开|是|拿|一个月|月薪|工资)*(?:[\d一二两三四五六七八九十][\d.一二两三四五六七八九十]*[千万k].*|(?:有编制?|没编制?|双休|稳定?|安稳|高|低|多|少|累|轻松|清闲|远|近)但.*|(?:离家)?[远近]?(?:工资|钱)(?:高|低|多|少).*)$/;
/** The name of a post, without what it pays. */
const postOf = (told: string) =>
  told.replace(/(?:包吃住?|包住)(?=[\d一二两三四五六七八九十])/, '').replace(TOLD_OF_POST, '');

/** Names that stand for two things which are described. */
export const LABELS = [
  ['a', 'b'],
  ['甲', '乙'],
] as const;
/** A公司 is a name of its own. */
const NOUN = '公司|家|厂|店|班|校|组|岗|座|款|方案|线';
const TO_CHOOSE = /选|哪一?个|挑|哪一?边|跟谁|怎么选|嫁谁|娶谁|还是|哪样/;
const labelled = (text: string) =>
  TO_CHOOSE.test(text)
    ? LABELS.find(([one, other]) =>
        new RegExp(
          `(?:^|[^a-z])${one}(?:是|:|(?!(?:${NOUN})还是)[^a-z和跟与还])[^?]{2,}?(?<![a-z])${other}(?:是|:|(?![a-z]|还|和))`,
        ).test(text),
      )
    : undefined;
/** 一个离家近，一个钱多，选哪个 */
const ONE_AND_ONE =
  /一(?<one>[个套家间处份条边头])(?:是|在)?([^?]{2,15}?),?(?:另)?(?:外)?一\k<one>(?:是|在)?([^,?]{2,15}?),?(?:我)?(?:到底|究竟)?(?:该|要|应该)?(?:选|挑|去|跟|嫁|娶|接|租|买|住|要)(?:哪|谁)/;

/** 大哥说存定期，小舅子说投民宿，听谁的; 家里让我进厂，我想复读，哪条路 */
const ADVISED =
  /(?:说|讲|劝|叫|让|要|喊|逼)(?:我|我们|是|,)*(?:去|先)?([^,。?!说劝叫让]{2,10}?)[,。]?(?:我(?:自己)?(?:想|要|打算|更想)|[^,。?!]{1,5}?(?:说|劝|叫|让|喊)(?:我|我们|是|跟[他她])*)(?:去|先)?([^,。?!]{2,10}?)[,。]?(?:我)?(?:到底|究竟)?(?:该)?(?:听谁的|走?哪条路|哪(?:个|样|条路?|边)?更?适合|怎么选|选哪|哪个好|哪样好|听哪|咋选|哪边)/;

/** 要么去小公司，要么去大厂 */
const EITHER =
  /要么([^,。?!]{1,14}?),?要么([^,。?!]{1,14}?)(?:,?要么([^,。?!]{1,14}?))?(?:(?:,|哪|选)[^?!]*)?[。?!]*$/;

/** Who wishes something for the asker or for themselves, and what: 我爸非让我报师范, 我自己想学设计. */
const WISHER = `(?:我|他|她|孩子|我?[大小二三四五表堂舅姑姨]{0,2}${KIN}|我(?:${KIN})|导师|老师|领导|老板|朋友|同学|医生|家里人?|爸妈)(?:自己|本人)?`;
const WISH = new RegExp(
  `(${WISHER})(?:非要?|就|只|更|老|一直|都|却|偏|硬|是|其实|倒)*(?:想(?:让|要)?|要|让|叫|逼|劝|说|喊|希望|盼着?|主张|建议)(?:我|孩子|他|她|我们)?(?:自己)?(?:就|直接|先|去)?` +
    '([^,。?!我]{2,12}?)(?=[,。?!]|我(?:自己|妈|爸|想|就|老|家)|[他她](?:想|要)|$)',
  'g',
);
/** It is asked whose wish to follow. */
const TO_FOLLOW =
  /(?:听(?:谁|哪)|选哪|怎么选|咋选|选什么|哪条路|走哪|哪个好|哪样好|选谁|去谁|去哪(?:边|家|个|里)|跟谁|哪边)[^,。?!]{0,6}[。?!]*$/;
/** No act: 家里说女孩子稳定, 我想问. */
const NO_ACT = /^(?:不|别|没|问|知道|请|看看|算|说|听|稳定|怎么)|[吗么呢]$|选哪|听谁|哪/;

/** What each of two or three wishes; null where it is not asked whose wish to follow. */
function wishesIn(text: string): string[] | null {
  if (!TO_FOLLOW.test(text)) return null;
  const all = [...text.matchAll(WISH)].map(([, who, act]) =>
    // 我姐让我去她店里: her shop is the sister's.
    optionOf(act!.replace(/(?<=^.{0,2})[他她](?=.{0,4}[里店厂家公司]$)/, who!.replace(/^我(?!$)/, '你'))),
  );
  const acts = [...new Set(all.filter((act) => !NO_ACT.test(act) && isOption(act)))];
  return acts.length >= 2 ? acts.slice(0, 3) : null;
}

/** 前男友回来找我，现在这个对我也好，选谁 */
const SUITORS =
  /(前(?:男|女)友|前任|前夫|前妻|初恋)[^?!]*?(现在(?:这个|的[男女]朋友)|现任|相亲(?:的|对象))[^?!]*(?:选|跟|嫁|娶)(?:谁|哪)/;

/** The two that are to be chosen from; null where none are, or where they are times. */
export function findOptions(text: string): readonly [string, string] | null {
  const labels = labelled(text);
  if (labels) return [labels[0].toUpperCase(), labels[1].toUpperCase()];
  const each = ONE_AND_ONE.exec(text);
  if (each) return accepted(each[2]!.replace(/^[,。]|[,。]$/g, ''), each[3]!);
  const either = EITHER.exec(text)?.slice(1);
  if (either) {
    const [one, ...others] = either
      .filter((option) => option !== undefined)
      .map((option) => optionOf(option));
    return accepted(one!, others.join('、'));
  }
  const wished = wishesIn(text);
  if (wished) return accepted(wished[0]!, wished.slice(1).join('、'));
  const suitors = SUITORS.exec(text);
  if (suitors) return accepted(suitors[1]!, suitors[2]!);
  const advised = ADVISED.exec(text);
  if (advised) return accepted(optionOf(advised[1]!), optionOf(advised[2]!));
  const paid = PAID.exec(text);
  if (paid) return accepted(paid[1]!, paid[2]!);
  const or = OR.exec(text);
  if (or) {
    const clause = or[1]!.split(/[。?!]/).at(-1)!;
    const before = clause.split(',').at(-1)!;
    if (STILL.test(before) || STILL_AFTER.test(or[2]!)) return null;
    // 老板还是不给涨: what is denied stands nowhere before.
    const denied = /^不(.)/u.exec(or[2]!)?.[1];
    if (denied !== undefined && !/[理管回吭]/.test(denied) && !before.includes(denied)) return null;
    // 当老师三年还是压不住学生: what one still cannot do is no other way.
    if (/^\p{Script=Han}{1,2}不(?:住|了|上|起|过|动|下|到|好)/u.test(or[2]!)) return null;
    const told = or[2]!.split(/[,。?!]/)[0]!;
    // 现在说还是等考完再说: to say it is the act itself.
    const says = /说$/.test(before) && /再说$/.test(told);
    return accepted(fromAsker(before), says ? `${optionOf(told)}再说` : optionOf(told));
  }
  const pair = PAIR.exec(text);
  if (pair) return accepted(fromAsker(pair[1]!), optionOf(pair[2]!).replace(/^先(?=.{2,})/, ''));
  const [first, second] =
    LISTED.exec(text)
      ?.slice(1)
      .map((one) => postOf(one.replace(POINTED, '$1'))) ?? [];
  if (first === undefined || second === undefined || TELLS.test(first + second)) return null;
  return accepted(fromAsker(first), optionOf(second));
}

/** Why something does not come about: a way of the asker, or what is not theirs. */
export interface Causes {
  own: string;
  other: string;
  /** The other is time or fate, on which the chart has a say. */
  fated: boolean;
}

const OF_ONE = '是(?:不是)?|怪|怨';
const WAY =
  /太|不(?!去|来|要|如)|没|笨|差|高|低|少|懒|毛病|问题|原因|脾气|眼光|要求|方法|能力|本事|性格|大手|命|缘|时候|时机|运|八字|流年|风水|行情|环境|敏感|挑|皮|松|背(?!景)|错|想多|爱|真有|桃花|小人/;
const ACT = /^(?:我)?(?:该|要(?!求)|想|去|等|先|再|换|留|跟|选|买|做|回)/;
const FATED = /缘|桃花|命|(?<!搬)运|时候|时机|八字|流年|赶上|碰上|注定|天意|日子没到/;
const CAUSES = [
  new RegExp(
    `(?:我是不是|(?:${OF_ONE})(?:因为|由于)?(?:我们?|自己|我自己|俺))(?<own>[^,。?!]{1,10}?),?还是(?:说|因为|怪|怨|我(?=没|命|运))?(?<other>[^,。?!]{2,12}?)(?:[啊呀呢吗]|$|[?。,])`,
  ),
  new RegExp(
    `(?:${OF_ONE})(?:因为|由于)?(?<other>[^,。?!我]{2,10}?),?还是(?:说|因为)?(?:我|自己|我自己)(?<own>[^,。?!]{1,10}?)(?:[啊呀呢吗]|$|[?。,])`,
  ),
];

/** The two causes that are asked about, one of which is the asker's own; null where none are. */
export function causesIn(text: string): Causes | null {
  for (const pattern of CAUSES) {
    const { own, other } = pattern.exec(text)?.groups ?? {};
    if (own === undefined || other === undefined) continue;
    if (![own, other].every((one) => WAY.test(one) && !ACT.test(one) && !NO_OPTION.test(one))) continue;
    return { own, other, fated: FATED.test(other) };
  }
  return null;
}

/** 初七, 周六, 十八号, 后天: a single day. */
const DAY =
  /^(?:年|正月|农历|阴历|阳历|这|下|本|个)*(?:初[一二三四五六七八九十]|(?:周|星期|礼拜)[一二三四五六日天](?!结)|(?:\d{1,2}|[一二三]?十?[一二三四五六七八九十])[号日](?!线|楼)|\d{1,2}月\d{1,2}|今天|明天|后天|大后天)/;
/** Of whom it is, before the day: 闺女十八号订婚. */
const WHO_BEFORE = /^[^\d初周星礼十号今明后]{0,4}(?=.)/;

/** Whether the two are days: of a single day no chart decides. */
export const areDays = (options: readonly string[]): boolean =>
  options.length === 2 && options.every((one) => DAY.test(one) || DAY.test(one.replace(WHO_BEFORE, '')));

/** What is only judged, and is no thing to choose: 好还是坏. */
const VERDICT =
  /^(?:会|是|变|变得|会变|更)?(?:怪|怨|赖|听|帮|好|坏|孬|差|不好|吉|凶|福|祸|顺|不顺|亏|赚|难|值|不值)$/;
/** Characters of an option: a short act or thing. */
const MOST = 14;
/** 到底是, and what is itself a question, is nothing to choose. */
const NO_OPTION =
  /到底|究竟|是不是|为什么|为何|怎么|什么|哪|谁|多少|几[时点岁]|[吗么]$|^(?:选|挑|去|是|听|我|问题|原因|都|一直|真的|说|接|先|租|报|还|先还)$/;
/** What is told of it, or how it is asked. */
const CIRCUMSTANCE =
  /抽空|顺便|[问说]一?下$|听说|都说|[非老总][说讲]|(?<![跟和向对同].{0,3})[妈爸奶爷人家]说|了[一两三四五六七八九十半几\d]+[天年月周]/;
/** Cut within a word, or before what it belongs to. */
const CUT =
  /^(?:[的了着过得们吧与]|和(?!.{1,6}(?:合|一起|住|过|做|干|去|结|在|搭|走)))|(?:让我|叫我|的话|只能|(?<![技功可不才性职])能|(?<![机社协晚聚约开学大宴])会|(?<!一)只|(?<![值觉舍记懂])得|(?<![改转])变|(?<![成迁])就|(?<!参)与|(?<![缓温平暖谐柔])和|(?<![实存自现])在|(?<![服跟])从|(?<![方内外转志偏])向|(?<![交来])往|(?<![供])给|(?<![一两几搏拼])把|[被朝跟很该])$/;

/** Whether it is an option: a short act or thing, without a clause of circumstance, a question word or half a word. */
export const isOption = (one: string): boolean =>
  one.length > 0 &&
  [...one].length <= MOST &&
  !/[,。?!]/.test(one) &&
  !NO_OPTION.test(one) &&
  !CIRCUMSTANCE.test(one) &&
  !CUT.test(one);

/** 去相亲穿裙子还是穿裤子: what stands before the verb of both is told of both. */
function fromSharedVerb(first: string, second: string): string {
  const verb = /^[穿戴换买去吃喝读学报租住考坐养送刷用]/.exec(second)?.[0];
  const at = verb === undefined ? -1 : first.lastIndexOf(verb);
  return at >= 2 && first.length - at >= 2 ? first.slice(at) : first;
}

function accepted(first: string, second: string): readonly [string, string] | null {
  if (![first, ...second.split(/、|还是/)].every(isOption) || first === second) return null;
  if (isTime(first) && isTime(second) && ![first, second].every((one) => HOUR_OF_DAY.test(one))) return null;
  if (VERDICT.test(second)) return null;
  // 去还是不去
  if (/^(?:不(?![理管回吭])|没|别)/.test(second) && second.length <= first.length + 2) return null;
  // 大还是小 is asked of something that is named before.
  if (
    [...first].length + [...second].length < 3 &&
    !/^[走留去换辞离分买卖租等忍告说骂躲签退]{2}$/.test(first + second)
  )
    return null;
  // 选美术社还是合唱团
  const bare = fromSharedVerb(first, second).replace(/^(?:选|挑|选择)(?=.{2,})/, '');
  return [/^[选挑]/.test(second) ? first : bare, second];
}
