/** The birth of someone else, told in a turn: 她叫小雨,02年的,具体哪天我不知道. */
import { KIN } from './kin.ts';

const WHO = `(?:[他她]|对方|ta|人家|${KIN})`;
const YEAR = '(?<!\\d)(?:19|20)?\\d\\d年';
const BIRTH = `${YEAR}(?:的?(?:农历|阴历|阳历|公历)?(?:\\d{1,2}|[正冬腊]|十[一二]?|[一二三四五六七八九])月份?(?:的?(?:\\d{1,2}[日号]|初[一二三四五六七八九十]|二?廿[一二三四五六七八九]?|[二三]?十[一二三四五六七八九]?))?)?`;
/** After it stands that someone was born, not what happened then. */
const BORN = `(?:,?属[鼠牛虎兔龙蛇马羊猴鸡狗猪])?(?:大?清?早上?|早晨|上午|中午|下午|傍晚|晚上|夜里|半夜|凌晨)?(?:[\\d一二三四五六七八九十]{1,3}[点时](?:多|半|\\d{1,2}分?)?)?(?:出?生(?:的|人)?|的(?=[,。?!)]|$)|(?=[,。)]|$))`;
const OF_OTHER = new RegExp(
  `${WHO}(?:的?生日)?(?:叫[^,。?!]{1,4},?)?(?:是|,)*[^,。?!\\d]{0,3}${BIRTH}${BORN}`,
);
/** As `OF_OTHER`, with nobody named: 95年8月的. */
const BARE = new RegExp(`^(?:是|生日是?)?${BIRTH}(?:出?生的?|的)?[,。]?$`);
/** What is said of the parts that are not known, and that it may be looked at. */
const BESIDE =
  /[,。]?(?:但是?|不过|就是)?(?:具体|确切)?(?:的)?(?:哪一?[天日]|几号|几月几[号日]|日子|时辰|时间|几点|生日)[^,。?!]{0,6}(?:不知道|不清楚|不晓得|不记得|记不清|忘了|没问|不详)(?:了)?|[,。]?(?:具体)?(?:哪一?天|几号|几点|时辰)?(?:我|也|都|还)*(?:不知道|不清楚|记不清|忘了)(?:(?:是|具体)?(?:哪一?天|几号|几点|时辰))?(?:了)?|[,。]?(?:你|帮我?|给我?|麻烦)*(?:给|帮)?(?:看看|看一下|算算|算一下)(?:吧|呗|呢)?/g;

/** Whether a birth of another is told anywhere in a text in its clean form. */
export const tellsBirth = (text: string): boolean => OF_OTHER.test(text);

/** The birth where a turn tells nothing else; null where it asks for something. */
export function onlyBirth(text: string): string | null {
  const told = text.replaceAll(BESIDE, '').replace(/[?。,!]+$/, '');
  if (BARE.test(told)) return told;
  const match = OF_OTHER.exec(told);
  if (!match) return null;
  const rest = told.replace(match[0], '').replaceAll(/[,。]/g, '');
  return [...rest].length <= 2 ? told : null;
}
