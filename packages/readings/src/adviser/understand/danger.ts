/** Danger to someone: by what sentences of each kind have in common, and the two that are only asked about. */
import type { DangerClass } from './danger/classes.ts';
import { classify, SURE, UNSURE } from './danger/classify.ts';
import { asksLengthOfLife } from './length-of-life.ts';

export type Danger =
  /**
   * By example: `acute` is illness or an accident of anyone, `self_harm` of the asker, `fraud` money or a code on its way
   * to one who deceives, `job_trap` work at a place where people are held, `lured` someone who is held there already.
   */
  | Exclude<DangerClass, 'none'>
  /** What may be one: a question comes before the help. */
  | 'unsure_acute'
  | 'unsure_self_harm'
  | 'unsure_violence'
  | 'unsure_fraud'
  /** A person who has died is spoken of. */
  | 'death_of_other'
  /** How long someone will live. */
  | 'length_of_life';

const ELDERS =
  '(?:父母|爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|老人|老伴|老公|老婆|丈夫|妻子|哥哥?|姐姐?|弟弟?|妹妹?|孩子|儿子|女儿|朋友|爱人)';
const DEATH_OF_OTHER = new RegExp(
  [
    `已故|过世|去世(?!前|会|的?可能)|病逝|离世|亡故|故去|不在人世|不在世|永远离开|${ELDERS}[^,。?!]{0,6}(?:(?<![骗抢拿带偷卷拐先发赶送撵气调搬学转国职校]|(?:朋友|同学|孩子|儿子|女儿|老公|老婆|[哥姐弟妹])[^,。?!]{0,4}要)走了|不在了|没了|死了)(?!.{0,6}(?:兴趣|感觉|工作|钱))|(?:爸|妈|爷爷|奶奶|外公|外婆|老伴)[^,。?!]{0,6}(?:走的?时候|走后|走之前|走那)|(?:爸爸?|妈妈?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|爹|娘|老伴)[^,。?!]{0,3}(?:临走|临终|咽气|闭眼|走之?前)[^,。?!]{0,2}(?:前|时|的时候|没|没能)`,
    '(?<![医学考出]|人(?=生前[半几二两三四五十]))生前(?![途程景任台辈世年期]|[男女](?:友|朋友))|在那边(?:过得)?(?:好|怎么样)|阴间|投胎|托梦|头七|祭日|忌日|清明.{0,4}(?:烧|祭)',
    '^(?:他|她)已经(?:走了|不在了)$',
  ].join('|'),
);
/**
 * One who has left home lives elsewhere; 死了 after a feeling is strong speech; of one who is introduced the partner who
 * died is told in passing.
 */
const NOT_DEATH =
  /[烦累气急忙困饿热冷笑吓爱想恨丑土穷渴疼痛闷]死了|原地(?:去世|升天)|[气笑尬累困][^,。?!]{0,3}(?:去世|升天)|[跟随][^,。?!]{1,6}走了|(?<=(?:介绍|媒人|相亲|说媒|红娘|说了一?个)[^?!]{0,24})(?:死了老[婆公伴]|(?:老伴|老婆|老公|妻子|丈夫)[^,。?!]{0,3}(?:走了|没了|去世|过世|不在了|病死了?|死了))|走了(?=[^?!]{0,20}[她他](?:现在|一个人)*在(?:国外|外地|外省|学校|北京|上海|广州|深圳))/g;
/** 什么时候走 asks for a death only of one whose death is near; of others it is a journey. */
const OLD = '(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|老人|老爷子|老太太|病人)';
const LENGTH_OF_LIFE = new RegExp(
  `寿命|寿元|活不(?:了)?(?:久|长|多久|几年)(?!的)|阳寿|寿数|(?<![生养干])活多久|(?<![生养干])活到(?!老)|能活(?!跃|络|泼|动|用|得(?!多|久|长|几))|还能?活|(?<![生养干])活几|几岁死|怎么死(?![心皮缠磨活撑])|死期|什么时候死(?!心)|何时死(?!心)|哪年死|短命|长寿|大限|(?<!(?:没有?[我他她你]|离开|失去|不爱|没了).{0,6})会死(?![心人])|会不会死(?![心人])|命有多长|死亡|什么时候去世|${OLD}[^,。?!]{0,4}(?:什么时候|何时|哪年)(?:会)?走(?=$|[了吗呢啊?。!,])|会去世|还剩(?:几年|多久)(?!.{0,6}(?:合同|退休|毕业|还清|到期))`,
);
/** What is spoken of as alive or dead: a firm, a tie, a plant. */
const LIFE_OF_A_THING =
  /(?:公司|店|生意|工厂|厂|项目|关系|婚姻|感情|号|账号|花|绿植|树|鱼|棋|[死残]局|盘)[^。?!]{0,10}(?:还能?活|能活|活多久|活几|会死|怎么死|死亡)|(?:还能?活|能活|活多久|活几|会死)[^。?!]{0,8}(?:说的是|指的是|我是说)[^,。?!]{0,6}(?:公司|店|生意|厂|项目|感情|号|花|树)/g;
/** After a loss, the life of the one who is left is asked about: 老伴走了以后，要不要跟儿子住. */
const LIFE_AFTER =
  /(?:以?后|之后|[一两二三四五六七八九十几半\d]+个?(?:多)?(?:年|月)(?:多)?(?:了)?|走了|去世|过世|不在了)[^?!]{0,40}(?:要不要|该不该|能不能|适合|再找|介绍[^,。?!]{0,3}(?:阿姨|大[叔妈姐哥]|老头|老太|对象|伴|人)|给我介绍|再婚|再嫁|再娶|搭伙|[跟和]我(?:一起)?(?:过|搭)|找个?(?:人|伴|老伴)(?:过|搭|作伴|一起)|一个人(?:过|住)|跟(?:儿子|女儿|孩子)|搬|卖|房|工作|守孝|戴孝|拜年|春联|办喜事|结婚|我[^?。!]{0,6}(?:运|财|感情|事业|怎么样|换|考|什么时候))|守孝|戴孝|服丧|遗产|继承|财产|抚恤/;
/** More than a year after a death, what is asked is not the grief: 爷爷走了三年，老屋卖不卖. */
const LONG_DEAD =
  /(?:走|去世|过世|不在|没|离世|病逝)了?[^,。?!]{0,3}(?:快|有|都)?(?:一年多|[两二三四五六七八九十几\d]+(?:多)?年)|(?:大?前年|[两二三四五六七八九十几\d]+年前)[^,。?!]{0,8}(?:走|去世|过世|没了|不在|离世|病逝)/;
const ASKED_AFTER =
  /要不要|该不该|能不能|可不可以|值不值|([^,。?!])不\1|怎么(?:分|办|处理|写|弄)|什么时候|几月|哪[年个天月]|归谁|还是(?!难|想|放|走)|好吗|行吗|可以吗/;
/** Acts at a grave, which the living settle. */
const AT_THE_GRAVE =
  /迁坟|迁墓|移坟|起坟|捡骨|合葬|立碑|修[坟墓]|[坟墓][^,。?!]{0,4}(?:要不要|该不该|能不能)?(?:迁|修|立)/g;
/** Guilt by one's birth is answered with a no, however long ago someone died. */
const BLAMED = /命(?:太)?硬|克(?:死|走|的|了|父|母|夫|妻|爸|妈|爹|娘|老公|老婆|老伴)/;
const BEYOND = /那边|阴间|投胎|托梦|祭|坟|墓|头七|忌日|生前|梦[见到]|想(?:他|她)|难过|伤心|走不出/;

/** What is asked first where it is not sure that there is danger. */
const ASKED_FIRST: Readonly<Record<Exclude<DangerClass, 'none'>, Danger>> = {
  acute: 'unsure_acute',
  self_harm: 'unsure_self_harm',
  self_harm_other: 'unsure_self_harm',
  harm_to_others: 'unsure_self_harm',
  violence: 'unsure_violence',
  missing: 'unsure_violence',
  lured: 'unsure_violence',
  fraud: 'unsure_fraud',
  job_trap: 'unsure_fraud',
};

/** A wound that does not stop is never only asked about. */
const BLEEDING = /血[^,。?!]{0,3}(?:止不住|止不了|不止|流不停|停不下来|一直流)/;

/** Nothing is asked but how old one gets. */
const ASKS_YEARS_OF_LIFE =
  /^(?:那|你|您|大师|请|给|帮|我|看看?|算算?|一下|说说?|想|知道|问问?|能不能|能|可以|这辈子|到底|大概|,)*能?活(?:到)?(?:多少|多大|几)(?:十)?(?:岁|年纪|年)?(?:数)?(?:啊|呀|呢|吗)?[?]?$/;

/**
 * The danger in a question in its clean form; null when there is none.
 * @param isAged whether the asker is old, whose short words may be of their life: 我还有几年
 */
export function findDanger(text: string, isAged = false): Danger | null {
  if (!/\p{L}/u.test(text)) return null;
  // 你给我看看我能活到多少岁 is asked of a chart every day.
  if (ASKS_YEARS_OF_LIFE.test(text)) return 'length_of_life';
  const { kind, odds } = classify(text);
  if (odds > SURE) return kind;
  if (odds > UNSURE) return BLEEDING.test(text) ? 'acute' : ASKED_FIRST[kind];
  const ofLife = text.replaceAll(LIFE_OF_A_THING, '·');
  if (LENGTH_OF_LIFE.test(ofLife) || asksLengthOfLife(ofLife, isAged)) return 'length_of_life';
  if (!DEATH_OF_OTHER.test(text.replaceAll(NOT_DEATH, '·'))) return null;
  const asked =
    BLAMED.test(text) || LIFE_AFTER.test(text) || (LONG_DEAD.test(text) && ASKED_AFTER.test(text));
  return asked && !BEYOND.test(text.replaceAll(AT_THE_GRAVE, '·')) ? null : 'death_of_other';
}

/** The clauses beside that of a death: the one who died is nobody to look at. The text itself where no death is told. */
export function besideDeath(text: string): string {
  const clauses = text.split(/[,。?!]/);
  const living = clauses.filter((clause) => !DEATH_OF_OTHER.test(clause.replaceAll(NOT_DEATH, '·')));
  return living.length === clauses.length ? text : living.join(',').replaceAll(/[他她](?:的|那)?/g, '');
}

/** When someone died is not the time that is asked about: 我爸前年去世的，他那辆车卖不卖. */
const DATE_OF_DEATH =
  /(?:大?前年|去年|今年|[\d两二三四五六七八九十几]+年前|\d{4}年)(?=[^,。?!]{0,3}(?:去世|过世|病逝|离世|走的|不在了|没了))/g;
export const withoutDateOfDeath = (text: string) => text.replaceAll(DATE_OF_DEATH, '');

/** Kinds in which what is asked next is still about it. */
const LASTING: ReadonlySet<Danger> = new Set([
  'acute',
  'self_harm',
  'self_harm_other',
  'violence',
  'missing',
  'fraud',
  'job_trap',
  'lured',
  'harm_to_others',
]);
/** Dangers that money or work leads into, one of which goes on as another: 可是机票都买了. */
export const BY_MONEY: readonly Danger[] = ['fraud', 'unsure_fraud', 'job_trap', 'lured'];
const isOfOneKind = (one: Danger, other: Danger) =>
  one === other || (BY_MONEY.includes(one) && BY_MONEY.includes(other));

/** Characters of a turn that leans on the one before. */
const LEANING = 24;
/** It is over, was meant otherwise, or something else is asked. */
const TURNED =
  /谢|没事|好了|好多了|开玩笑|听错|不是这|听岔|听重|已经(?:报警|打了|到医院|送|退|拉黑|说清)|报警了|到医院了|不去了|没转|不转了|换个|别的|另外|运|流年|大运|八字|命盘|五行|属|星座|财|桃花|正缘|结婚|考试|工作怎么样|今年|明年|后年|\d{4}年|几月|哪年|你好|再见|拜拜|说人话|简单点|再说一遍/;

/**
 * Whether a turn goes on from the danger of the one before: 那先去看看 after an offer of work abroad.
 * @param told the danger of this turn itself
 */
export function goesOnFromDanger(text: string, before: Danger, told: Danger | null): boolean {
  if (!LASTING.has(before) || text.length > LEANING || TURNED.test(text)) return false;
  // Who has just said that they do not want to live asks how old they get.
  if (told === 'length_of_life') return before === 'self_harm';
  // Another danger that is sure is answered by itself.
  return told === null || isOfOneKind(told, before) || told.startsWith('unsure_');
}
