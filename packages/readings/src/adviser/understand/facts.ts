/** Facts of the chart and the calendar that a question asks for at a touch. */
import { TERM_NAMES } from '@ziping/bazi/term-names';

export type Fact =
  | 'lunar_birthday'
  | 'solar_birthday'
  | 'birth_hour'
  | 'animal'
  | 'age'
  | 'animal_year'
  | 'next_cycle'
  | 'today'
  | 'next_term'
  | 'day_master'
  | 'named_day'
  | 'year_name'
  | 'sign';

const FACTS: readonly (readonly [Fact, RegExp])[] = [
  [
    'next_term',
    /(?:下一?个|接下来|最近的?|这个月的?|现在是?什么)节气|节气.{0,4}(?:哪天|什么时候|几号|是什么)|什么时候交节/,
  ],
  [
    'today',
    /(?:今天|今日|现在)(?:(?![买选押中坐])[^,。?!]){0,6}(?:四柱|干支|什么日子|几号(?![窗楼线门店桌台球机码])|农历|黄历|八字|日柱|是什么日|什么时辰)|今(?:天|日)(?:是)?[^,。?!]{0,3}(?:柱|几月几)/,
  ],
  [
    'lunar_birthday',
    /(?:农历|阴历|旧历|老历)[^,。?!]{0,4}(?:生日|出生|哪天|几月几)|(?:生日|出生)[^,。?!]{0,6}(?:农历|阴历|旧历)/,
  ],
  [
    'solar_birthday',
    /(?:公历|阳历|新历)[^,。?!]{0,4}(?:生日|出生|哪天)|我(?:的)?生日(?:是)?(?:哪天|什么时候|几月|几号)/,
  ],
  [
    'birth_hour',
    /几点(?:出生|生的)|什么时辰(?:出生|生的)?|(?:出生|生)(?:的)?(?:时辰|时间|几点|是几点)(?:是|$|[?])|我的?时辰(?:是什么)?/,
  ],
  [
    'animal_year',
    /(?:哪一?年|什么时候|何时|几年|多久|几岁|下一?个|下次|是不是我)[^,。?!]{0,8}本命年|本命年[^,。?!]{0,6}(?:哪一?年|什么时候|何时|几岁|几年|多久|到了?[吗没])/,
  ],
  [
    'animal',
    /(?<!五行)属什么(?!.{0,4}(?:配|合))|什么属相|属相是|生肖是|什么生肖|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]还是/,
  ],
  [
    'age',
    /我(?:今年|现在)?(?:到底)?(?:多大|几岁|多少岁)(?!.{0,6}(?:上|学|适合|可以|开始|退|结|嫁|娶|有|能|会|发|交|换|转|遇|生|起|行运))|虚岁(?:是)?(?:多少|几)|周岁(?:是)?(?:多少|几)|我的?年龄/,
  ],
  [
    'next_cycle',
    /(?:几月几[日号]|哪天|哪一天|几号|具体)[^,。?!]{0,10}(?:换|交|转|起)(?:大)?运|(?:换|交|转)[^,。?!]{0,6}运.{0,10}(?:几月|几号|哪天|具体|日期)|下一?步(?:大)?运[^,。?!]{0,6}(?:几月|哪天|什么时候|何时|哪一?年|几岁|多久)/,
  ],
  [
    'named_day',
    new RegExp(
      `(?:除夕|大年|春节|过年|新年|元宵|端午|七夕|中元|中秋|重阳|腊八|小年|元旦|圣诞|情人节|${TERM_NAMES.join('|')}|(?:正|冬|腊|[一二三四五六七八九十]{1,2})月(?:初|十|廿|二十|三十)[一二三四五六七八九十]?)(?:节|那天)?(?:是|在|还有|还|到底)*(?:哪一?天|几号|几月几|什么时候|星期几|礼拜几|周几|(?:几|多少)天)|什么时候(?:是)?(?:过年|春节|立春|冬至|大雪|小寒|大寒|中秋|清明|端午|元宵)|(?:离|距离?)(?:春节|过年|新年|中秋|清明|端午|元宵|七夕|除夕)[^,。?!]{0,4}(?:几|多少)天`,
    ),
  ],
  [
    'year_name',
    /(?:今年|明年|后年|去年|(?:19|20)\d\d年?)(?:是|属)*(?:什么年(?!份)|什么生肖|哪个生肖|属什么|什么干支|哪个属相|什么属相)/,
  ],
  ['sign', /星座/],
];

/** The facts that are asked for in one question, in its order: 农历生日是哪天，属什么. Words are read for one fact. */
export function findFacts(text: string): Fact[] {
  const found: { fact: Fact; from: number; to: number }[] = [];
  for (const [fact, pattern] of FACTS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    if (found.every((one) => to <= one.from || from >= one.to)) found.push({ fact, from, to });
  }
  return found.sort((one, other) => one.from - other.from).map(({ fact }) => fact);
}
