/** The birth of someone else, told in a turn: 她叫小雨,02年的,具体哪天我不知道. */
import { KIN, nearIn, type Near } from './kin.ts';

const WHO = `(?:[他她]|对方|ta|人家|${KIN})`;
const YEAR = '(?<!\\d)(?:19|20)?\\d\\d年';
const BIRTH = `${YEAR}(?:的?(?:农历|阴历|阳历|公历)?(?:\\d{1,2}|[正冬腊]|十[一二]?|[一二三四五六七八九])月份?(?:的?(?:\\d{1,2}[日号]|初[一二三四五六七八九十]|二?廿[一二三四五六七八九]?|[二三]?十[一二三四五六七八九]?))?)?`;
/** After it stands that someone was born, not what happened then. */
const BORN = `(?:,?属[鼠牛虎兔龙蛇马羊猴鸡狗猪])?(?:大?清?早上?|早晨|上午|中午|下午|傍晚|晚上|夜里|半夜|凌晨)?(?:[\\d一二三四五六七八九十]{1,3}[点时](?:多|半|\\d{1,2}分?)?)?(?:出?生(?:的|人)?|的(?=[,。?!)]|$|几点|时辰|具体|[跟和与]我)|(?=[,。)]|$))`;
const OF_OTHER = new RegExp(
  `${WHO}(?:的?生日)?(?:叫[^,。?!]{1,4},?)?(?:是|,)*[^,。?!\\d]{0,3}${BIRTH}${BORN}`,
);
/** As `OF_OTHER`, with nobody named: 95年8月的. */
const BARE = new RegExp(`^(?:是|生日是?)?${BIRTH}(?:出?生的?|的)?[,。]?$`);
/** What is said of the parts that are not known, and that it may be looked at. */
const BESIDE =
  /[,。]?(?:但是?|不过|就是)?(?:具体|确切)?(?:的)?(?:哪一?[天日]|几号|几月几[号日]|日子|时辰|时间|几点|生日)[^,。?!]{0,6}(?:不知道|不清楚|不晓得|不记得|记不清|忘了|没问|不详)(?:了)?|[,。]?(?:具体)?(?:哪一?天|几号|几点|时辰)?(?:我|也|都|还)*(?:不知道|不清楚|记不清|忘了)(?:(?:是|具体)?(?:哪一?天|几号|几点|时辰))?(?:了)?|[,。]?(?:你|帮我?|给我?|麻烦)*(?:给|帮)?(?:看看|看一下|算算|算一下)(?:吧|呗|呢)?/g;

const HOUR =
  '(?:早上|上午|中午|下午|晚上|凌晨|半夜|傍晚|夜里|清晨)?(?:[\\d一二三四五六七八九十]{1,3}(?:点|时|:)(?:钟|多|半|整|[\\d一二三四五六七八九十]{1,3}分?)?)?';
/** The year, the month and the day of someone near, who is named before them: 我老婆,87年4月2号. */
const WHOLE_DAY = new RegExp(
  `(${KIN})(?:的?生日)?(?:看看|看一?下|算算|女的|男的|[^,。?!\\d我]{0,4})?,?(?:是|生日|农历|阴历|阳历|公历)*(?:19|20)?\\d\\d年(?:的?(?:农历|阴历|阳历|公历)?)(?:\\d{1,2}|[正冬腊]|十[一二]?|[一二三四五六七八九])月(?:\\d{1,2}[日号]|初[一二三四五六七八九十])(?=的?${HOUR}(?:出?生|的?(?:[,。?!]|$|几点|时辰|具体|[跟和与]我)))`,
);
/** Whether a birth of another is told anywhere in a text in its clean form. */
export const tellsBirth = (text: string): boolean => OF_OTHER.test(text) || WHOLE_DAY.test(text);

/** A text without the birth of another that it tells, whose time is not asked about. */
export const withoutBirth = (text: string): string =>
  text.replace(WHOLE_DAY.test(text) ? WHOLE_DAY : OF_OTHER, '');

/** Who of those near has the whole day of birth told in a text in its clean form; null where nobody has. */
export function bornIn(text: string): Near | null {
  const match = WHOLE_DAY.exec(text);
  const near = match ? nearIn(match[1]!)[0] : undefined;
  if (!match || !near) return null;
  if (near.relation !== 'unknown') return { ...near, place: text.indexOf(near.word) };
  // 那我弟呢,他95年6月1号生的: the one named before the pronoun.
  const [only, ...others] = nearIn(text.slice(0, match.index)).filter(
    ({ relation }) => relation !== 'unknown',
  );
  return only !== undefined && others.length === 0 ? only : null;
}

/** The birth where a turn tells nothing else; null where it asks for something. */
export function onlyBirth(text: string): string | null {
  const told = text.replaceAll(BESIDE, '').replace(/[?。,!]+$/, '');
  if (BARE.test(told)) return told;
  const match = OF_OTHER.exec(told);
  if (!match) return null;
  const rest = told.replace(match[0], '').replaceAll(/[,。]/g, '');
  return [...rest].length <= 2 ? told : null;
}
