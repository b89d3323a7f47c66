/** What a question tells of the person before it asks, whose years, ages and days are not those asked for. */
import { ANIMALS } from '@ziping/bazi/sixty-cycle';
import { AGE, COUNT, readYear, YEAR } from './numbers.ts';

const CALENDAR = '(?:公历|阳历|新历|农历|阴历|旧历)?';
const DATE = `(?:年|[./-])(?:\\d{1,2}(?:月|[./-])(?:\\d{1,2}[日号]?)?)?`;
const KIN =
  '(?:孩子|儿子|女儿|宝宝|老公|老婆|对象|男友|女友|男朋友|女朋友|爸爸?|妈妈?|父亲|母亲|(?<!其)[他她])';

/** The birth of the person who asks: 我是1990年6月15日出生的. */
const OWN_BIRTH = [
  new RegExp(
    `(?:我|本人|自己)(?:是|在)?${CALENDAR}(${YEAR})${DATE}[^,。?!的]{0,6}?(?:出生的?|生的|生人|生(?=[,。!男女]|$))`,
    'g',
  ),
  new RegExp(`(?:我|本人)是?(?:出?生于|出?生在)${CALENDAR}(${YEAR})${DATE}`, 'g'),
  new RegExp(`(?:我|本人)是?${CALENDAR}(${YEAR})年?的(?=[,。!?、]|$|男|女|人|属|[${ANIMALS}])`, 'g'),
];

/** Births of anyone. */
const BIRTHS = [
  new RegExp(`(?:出?生于|出?生在)${CALENDAR}(${YEAR})(?:${DATE})?`, 'g'),
  new RegExp(`(${YEAR})${DATE}[^,。?!的]{0,6}?(?:出生的?|生的|生人|生(?=[,。!男女]|$))`, 'g'),
  new RegExp(`(${YEAR})年?的?(?:男(?!朋友|友|人缘)|女(?!儿|朋友|友|婿|人缘)|属[${ANIMALS}])`, 'g'),
  new RegExp(`${KIN}是?(${YEAR})年?的(?=[,。!?、]|$)`, 'g'),
  new RegExp(`^(${YEAR})年的(?=[,。!、]|$)`, 'g'),
];

/** Ages of today, differences of age, birthdays: 我今年36岁, 老公大我5岁. */
const ABOUT_PERSON = [
  /(?:预产期[^,。?!]{0,10}|(?:[一二三头]胎|宝宝|孩子)(?:今年|明年)[^,。?!]{1,4}月[^,。?!]{0,2}(?:生|出生|到)),(?=[^?!]{0,6}(?:明年|今年|后年|20\d\d|我))/g,
  /(?:今年|现在)(?:已经|刚|都|上|读|念|在)*(?=[高初大研][一二三四]|[一二三四五六]年级|毕业班)/g,
  new RegExp(
    `(?:今年|现在|目前|已经)(?:我|才|已经|都|刚|满|快|虚岁|周岁|虚|周|是)*${AGE}(?:多|几|来)?(?:周|虚)?(?:岁|(?=了))`,
    'g',
  ),
  new RegExp(
    `(?:我|本人)(?:才|已经|都|刚|满|快|马上|虚岁|周岁|虚|周)*${AGE}(?:多|几|来)?(?:周|虚)?岁(?=[,。!了]|单身|未婚|离异|还|没|男|女|属)`,
    'g',
  ),
  new RegExp(`(?:大|小|差|长)(?:了|我|他|她)*${AGE}(?:来|几|多)?岁`, 'g'),
  new RegExp(`${KIN}(?:才|已经|都|刚|快)*(?:${AGE}岁?(?:到|至|-|~))?${AGE}岁`, 'g'),
  new RegExp(
    `(?:我|本人)是?${CALENDAR}(?:\\d{1,2}|[一二三四五六七八九十]{1,2})月(?:\\d{1,2}[日号])?(?:生日|出生|生的)`,
    'g',
  ),
  new RegExp(`(?<=[,。])${AGE}岁(?=[,。])`, 'g'),
  new RegExp(`${AGE}岁的?,?(?=未婚|单身|离异|已婚|男|女|对象|老公|老婆|孩子|儿子)`, 'g'),
];

/** What has happened, told before a question about something else: 去年离婚了,什么时候再婚. */
const HAPPENED = new RegExp(
  `(?:今年|去年|大?前年|上个?月|这个?月|\\d{1,2}月|${COUNT}年前|(${YEAR})年)([^,。?!]{0,14}(?:[了过][^,。?!]{0,4}|[离分辞结毕退搬换谈认买考生开走没]\\p{Script=Han}?的(?:婚|手|职|业|休|家|房|工作|恋爱|对象|孩子|店)?))(?=[,。!](?!为什么|该?怎么|是不是|原因|是因)|还能|还会|还有)`,
  'gu',
);
/** A month or a time of the year. */
const SEASON =
  '(?:(?:\\d{1,2}|十[一二]?|[一二三四五六七八九冬腊])月(?:份|[初底末])?|年[初中底前]|春节[前后]?|过完?年[前后]?|国庆节?[前后]?|五一|元旦|清明节?|端午节?|中秋节?|元宵|[寒暑]假|[春夏秋冬]天|开春|入[春夏秋冬])';
/**
 * 十月份被裁的, 六月开的店, 7月毕业到现在没工作: a time of the year that is told as over, though no year stands with it. What
 * is still to come (孩子三月生的话) is no such telling.
 */
const HAPPENED_IN = new RegExp(
  `(?<![\\d明后来下]|(?:[明后来]年|20\\d\\d年)的?)(?:今年|去年|大?前年)?(?:的|我|就|刚|,)?${SEASON}(?=(?:就|刚|才|我|从|被|让|给|在|跟|因为)*(?:[^,。?!]{0,8}(?:被|让)(?:人|公司|单位|厂里?|老板)?(?:裁|优化|辞|开除|炒|劝退|甩|骗|绿|降薪|停职)[^,。?!]{0,3}|[^,。?!]{0,8}(?:[离分辞毕退搬换开走来裁停倒租盘转签接借买生订领动查怀]|失业|出来|回来|入职)\\p{Script=Han}{0,3}的(?!话)\\p{Script=Han}{0,2}|(?:以?后|起|开始)?(?:就|再)?(?:一直|再)?(?:没|断)[^,。?!]{1,8}了|[^,。?!]{1,10}(?:到现在|到今天|至今)[^,。?!]{0,8})[,。](?!为什么|该?怎么|是不是|原因|是因))`,
  'gu',
);
const HAPPENED_ON =
  /(?:昨天|昨晚|前天|前几天|上周|刚才)(?=[^,。?!]{2,14}[,。!](?!.*(?:昨天|前天|上周)))|(?:今天|今日|今早|昨天|昨晚|前天)(?=[^,。?!]{0,6}(?:给|跟|对|问|找|约|发|打|说|来)[^,。?!]{0,14}[,。!])|(?:今天|今日|昨天|昨晚|前天|上周|这周)(?=[^,。?!]{0,14}了(?:[,。!]|还能|还会|还有|怎么办))/g;
/** The day on which the question is asked: 今天想问明年. */
const ASKED_ON =
  /(?:今天|今日)是?(?:\d{4}年)?\d{1,2}月\d{1,2}[日号]?|(?:今天|今日|今晚)(?=(?:我|就|主要|特地|专门|是)*(?:想|来|要|请)[^,。?!]{0,4}?(?:问|看|算|测|了解|咨询|请教|聊|知道))/g;

/** A clause that asks what to do, or whether to. */
const ASKS_AN_ACT =
  /(?:怎么办|咋办|咋整|如何是好|要不要|该不该|能不能|可不可以|值不值|好不好|行不行|去不去|(?![是有会能好对])([^,。?!])不\1[^,。?!]{0,4})[?!。]*$/;
/** Time that is over. */
const OVER =
  /(?:上上?个?(?:月|周|星期|礼拜)|前(?:几天|两天|阵子|段时间|些天)|昨[天晚]|前[天晚]|去年|大?前年)(?:底|初|末|头)?/g;
/** What is told before a clause that asks what to do has happened: 他上月托人带话说想见一面,见不见. */
function withoutPastTold(text: string): string {
  const end = Math.max(text.lastIndexOf(','), text.lastIndexOf('。'));
  return ASKS_AN_ACT.test(text.slice(end + 1))
    ? `${text.slice(0, end + 1).replaceAll(OVER, '')}${text.slice(end + 1)}`
    : text;
}

function withoutPastYears(text: string, patterns: readonly RegExp[], now: number): string {
  let rest = text;
  for (const pattern of patterns)
    rest = rest.replaceAll(pattern, (whole, year: string) => (readYear(year, now) <= now ? '' : whole));
  return rest;
}

/** A question in its normal form without the birth date of the person who asks. */
export const withoutOwnBirth = (text: string, now: number) => withoutPastYears(text, OWN_BIRTH, now);

/** A question in its normal form without what it tells of births, present ages, past events and the day of asking. */
export function withoutBackground(text: string, now: number): string {
  let rest = withoutPastYears(withoutOwnBirth(text, now), BIRTHS, now);
  for (const pattern of ABOUT_PERSON) rest = rest.replaceAll(pattern, '');
  return withoutPastTold(rest)
    .replaceAll(HAPPENED, (whole, _count: string, year: string | undefined, happened: string) =>
      (year !== undefined && readYear(year, now) > now) || /[要会能该快]/.test(happened) ? whole : happened,
    )
    .replaceAll(HAPPENED_IN, '')
    .replaceAll(HAPPENED_ON, '')
    .replaceAll(ASKED_ON, '');
}
