/** Facts of the chart and the calendar that a question asks for at a touch. */
import { TERM_NAMES } from '@ziping/bazi/term-names';

export type Fact =
  | 'lunar_birthday'
  | 'leap_month'
  | 'next_birthday'
  | 'solar_birthday'
  | 'birth_hour'
  | 'hour_name'
  | 'trade_phase'
  | 'without_hour'
  | 'calendar_used'
  | 'animal'
  | 'phase_count'
  | 'age'
  | 'animal_year'
  | 'next_cycle'
  | 'today'
  | 'next_term'
  | 'day_master'
  | 'day_boundary'
  | 'named_day'
  | 'year_name'
  | 'sign'
  /** Whether a lunar and a civil date are one day. */
  | 'same_day'
  /** When a double hour begins and ends. */
  | 'hour_span'
  /** Summer time, and the sun of the place of birth. */
  | 'clock_corrected'
  /** Which year a birth about its beginning belongs to. */
  | 'year_edge'
  /** When the year of one's animal begins and ends, and what is worn in it. */
  | 'animal_year_end'
  | 'red_things'
  /** 称骨, which is no part of a chart. */
  | 'bone_weight'
  /** A name without a phase. */
  | 'name_lacks'
  /** A star of old books that is feared, hoped for or to be cured. */
  | 'star'
  /** How many stars of love a chart has. */
  | 'peach_blossoms'
  /** Whether a year is against an animal. */
  | 'tai_sui'
  /** Whether the chart has a saying of several ten gods. */
  | 'combination'
  /** Which ten god or phase the chart has most of. */
  | 'heaviest'
  /** 大林木命. */
  | 'sound_of_year'
  /** The pillar of the day of a birthday. */
  | 'birthday_pillar'
  /** The day's pillar with the character that is read from it. */
  | 'own_day'
  /** In which pillar the star of love stands. */
  | 'blossom_pillar'
  /** Whether the hour of the birth is right. */
  | 'hour_doubt'
  /** Which pillar of the month a birth near a term has. */
  | 'month_edge'
  /** Whether there are only six characters. */
  | 'three_pillars'
  /** Whether a year is against a pillar of the chart. */
  | 'against_year'
  /** How two animals fit. */
  | 'animal_pair'
  /** The age of an animal, or the animal of a year. */
  | 'animal_fact';

/** A time of the clock: 晚上十点半, 23:40. */
export const CLOCK =
  /(?<part>凌晨|半夜|深夜|夜里|清早|早上|上午|中午|正午|下午|傍晚|晚上|夜晚|早晨|清晨|大清早)?(?<hour>\d{1,2}|[零一二三四五六七八九十两]{1,3})(?:点|时(?!辰)|:)(?<rest>半|整|[一二三]刻|钟|[\d零一二三四五六七八九十]{1,3}分?)?/;

const FACTS: readonly (readonly [Fact, RegExp])[] = [
  [
    'day_boundary',
    /^(?=.*(?:点|子时|半夜|夜里|零点)).*(?:算|属于?|归|按)(?:是)?(?:哪一?天(?:算|排)?|(?:当天|当日|前一?天|头一?天|今天)(?:的)?(?:还是|或者?)(?:算|属于?|归|是)?(?:第二天|次日|后一?天|隔天|明天))[^,。?!]{0,3}[?]?$|(?:子时|零点|23点|十一点|11点|半夜|几点)[^,。?!]{0,4}换(?:日|天)|算[^,。?!]{1,3}号还是[^,。?!]{1,4}号|(?:早|晚|夜)子时(?!(?:是)?什么意思|怎么解释)[^,。?!]{0,8}(?:算|归|哪|换|怎么)/,
  ],
  [
    'hour_name',
    new RegExp(
      `${CLOCK.source}[^?!]{0,16}(?:(?:什么|啥|咩|哪一?个?|几)个?时辰|时辰(?:是|叫)?(?:什么|啥|哪一?个?))(?:出生|生的?|的|啊|呀|呢)*(?:$|[?。,])`,
    ),
  ],
  [
    'trade_phase',
    /^(?!.*(?:我的?|命|日主|八字|名字?|年|孩子|儿子|女儿)(?:是|属|算)).*?[^,。?!]{2,}(?:属|算|归)(?:于)?(?:什么|啥|哪一?个?|哪种)五行/,
  ],
  [
    'phase_count',
    /(?:五行|[金木水火土]{3,5}|八字|四柱|命(?:里|中|盘)?)[^,。?!]{0,6}(?:各(?:有|是|占)?(?:几|多少)|分别(?:有|是|占)?(?:几|多少)|(?:有)?(?:几个?|多少个?)[金木水火土](?!命))|(?:有)?(?:几个|多少个?)[金木水火土](?:几个|多少个?[金木水火土])*(?!命)|[金木水火土](?:各|有)?(?:几个|多少个)|五行(?:的)?(?:个数|数量|分布|比例|占比|统计)/,
  ],
  [
    'next_term',
    /(?:下一?个|接下来|最近的?|这个月的?|现在是?什么)节气|节气.{0,4}(?:哪天|什么时候|几号|是什么)|什么时候交节/,
  ],
  [
    'today',
    /(?:今天|今日|现在)(?:(?![买选押中坐])[^,。?!]){0,6}(?:四柱|干支|什么日子|几号(?![窗楼线门店桌台球机码])|农历|黄历|八字|日柱|是什么日|什么时辰)|今(?:天|日)(?:是)?[^,。?!]{0,3}(?:柱|几月几)/,
  ],
  [
    'leap_month',
    /闰[一二三四五六七八九十]?月(?:的|里)?(?:生|出生|的?生日)|(?:生|出生|生日)[^,。?!]{0,6}闰[一二三四五六七八九十]?月/,
  ],
  [
    'next_birthday',
    /(?:农历|阴历|旧历|老历)[^,。?!]{0,2}生日[^,。?!]{0,6}(?:今年|明年|后年|下一?个)[^,。?!]{0,8}(?:几号|哪一?天|几月|星期几|什么时候)|(?:今年|明年|后年)[^,。?!]{0,6}(?:农历|阴历|旧历|老历)[^,。?!]{0,2}生日[^,。?!]{0,8}(?:几号|哪一?天|几月|星期几|什么时候)/,
  ],
  [
    'lunar_birthday',
    /(?:农历|阴历|旧历|老历)[^,。?!]{0,4}(?:生日|出生|哪天|几月|初几)|(?:生日|出生)[^,。?!]{0,6}(?:农历|阴历|旧历)|生的?,?[^,。?!]{0,6}(?:农历|阴历|旧历|老历)[^,。?!]{0,4}(?:几|哪|多少)/,
  ],
  [
    'solar_birthday',
    /(?:公历|阳历|新历)[^,。?!]{0,4}(?:生日|出生|哪天)|我(?:的)?生日(?:是)?(?:哪天|什么时候|几月|几号)/,
  ],
  [
    'without_hour',
    /(?:没有?|不知道|不清楚|忘了)(?:出生)?(?:的)?(?:时辰|几点(?:出?生|生的)?)[^?]{0,10}(?:能|可以|还|也|行|准|看得了|算得了)[^,。?!]{0,8}(?:看|算|排|吗|么|准|不)/,
  ],
  [
    'calendar_used',
    /(?:你|盘|这里|系统)?[^,。?!]{0,3}(?:按|当)(?:成|作|的)?(?:是)?(?:阳历|公历|新历|农历|阴历)[^,。?!]{0,3}(?:排|算)(?:的|了|错)?(?:吧|吗|么|,|$)|(?:农历|阴历)[^?!]{0,12}(?:阳历|公历)[^?!]{0,8}(?:排|算)(?:错|的)/,
  ],
  [
    'birth_hour',
    /几点(?:出生|生的)|什么时辰(?:出生|生的)?|(?:出生|生)(?:的)?(?:时辰|时间|几点|是几点)(?:是|$|[?])|我的?时辰(?:是什么)?/,
  ],
  [
    'animal_year',
    /(?:哪一?年|什么时候|何时|几年|多久|几岁|下一?个|下次|是不是我)[^,。?!]{0,8}本命年|本命年[^,。?!]{0,6}(?:哪一?年|什么时候|何时|几岁|几年|多久|到了?[吗没])|(?:今年|明年|后年)[^,。?!]{0,4}本命年(?:吗|么|嘛|不|没|$|[?,])/,
  ],
  [
    'animal',
    /(?<!五行)属什么(?!五行|.{0,4}(?:配|合))|什么属相|属相是|生肖是|什么生肖|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]还是|属[鼠牛虎兔龙蛇马羊猴鸡狗猪][^?!]{1,14}属[鼠牛虎兔龙蛇马羊猴鸡狗猪][^?!]{0,6}(?:谁(?:说得)?对|哪个对|听谁)/,
  ],
  [
    'age',
    /^(?!我(?:今年|现在|到底|都))[^,。?!]{0,8}(?:今年|现在)(?:到底)?(?:多大|几岁|多少岁)(?:年纪|岁数)?了?[?]?$|我(?:今年|现在)?(?:到底)?(?:多大|几岁|多少岁)(?!.{0,6}(?:上|学|适合|可以|开始|退|结|嫁|娶|有|能|会|发|交|换|转|遇|生|起|行运))|(?:虚|周|实)(?:岁|龄)(?:是|有|该|算|到底)*(?:多少|多大|几)|(?:多少|多大|几岁?)[^,。?!]{0,3}(?:虚|周|实)(?:岁|龄)|[虚周]岁(?:是|算|该|到底|应该)*[^,。?!]{1,5}还是|我的?年龄/,
  ],
  [
    'next_cycle',
    /(?:今年|明年|后年|20\d\d年?|下个?月|这个?月|年底|快|马上)[^,。?!]{0,5}(?:(?:换|交|转)大运|(?:换|交)运)(?:年|期)?(?:了|啦)?,?(?:吗|么|不|没有?|是吗|对吗?|是真的吗?|的|吧)*(?:$|[?。])|(?:换|交)大?运[^,。?!]{0,3}(?:是不是|就是|就在|是在|是)[^,。?!]{0,3}(?:今年|明年|后年|下个?月)|(?:哪|什么)一?步(?:大)?运[^?!]{0,8}(?:还有|还剩|几年|多久|什么时候|何时|哪年)[^,。?!]{0,4}(?:换|交|转|走完|结束)|还有几年(?:换|交|转)(?:大)?运|(?:几月几[日号]|哪天|哪一天|几号|具体)[^,。?!]{0,10}(?:换|交|转|起)(?:大)?运|(?:换|交|转)[^,。?!]{0,6}运.{0,10}(?:几月|几号|哪天|具体|日期)|下一?步(?:大)?运[^,。?!]{0,6}(?:几月|哪天|什么时候|何时|哪一?年|几岁|多久)/,
  ],
  [
    'named_day',
    new RegExp(
      `(?:除夕|大年|春节|过年|新年|元宵|端午|七夕|中元|中秋|重阳|腊八|小年|元旦|圣诞|情人节|${TERM_NAMES.join('|')}|(?:正|冬|腊|[一二三四五六七八九十]{1,2})月(?:初|十|廿|二十|三十)[一二三四五六七八九十]?)(?:节|那天)?(?:是|在|还有|还|到底)*(?:几点|什么时辰|哪一?天|几号|几月几|什么时候|星期几|礼拜几|周几|(?:几|多少)天)|什么时候(?:是)?(?:过年|春节|立春|冬至|大雪|小寒|大寒|中秋|清明|端午|元宵)|(?:离|距离?)(?:春节|过年|新年|中秋|清明|端午|元宵|七夕|除夕)[^,。?!]{0,4}(?:几|多少)天`,
    ),
  ],
  [
    'year_name',
    /(?:今年|明年|后年|去年|(?:19|20)\d\d年?)(?:是|属)*(?:什么年(?!份)|什么生肖|哪个生肖|属什么|什么干支|哪个属相|什么属相)/,
  ],
  // 我是摩羯座，他双子，配吗
  [
    'sign',
    /星座|(?:白羊|牡羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|魔羯|水瓶|双鱼)(?:座|[男女](?![儿友朋]))[^?!]{0,12}(?:配|合适|合不合|合得来|能成|在一起)/,
  ],
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
