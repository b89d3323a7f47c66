/** Facts that a question names so plainly that no talk and no matter is looked for in it. */
import { animalFactIn, animalPairIn, taiSuiIn } from './animals.ts';
import { combinationIn } from './combinations.ts';
import { CLOCK, type Fact } from './facts.ts';
import { asksOfMonthEdge, asksOfThreePillars, asksOfYearAgainst } from './own-pillars.ts';
import { starIn } from './stars.ts';
import { asksOfTwoCalendars } from './told-dates.ts';

const LATE = '(?:23[点:]|(?:夜里|夜晚|晚上|半夜|深夜|夜)?(?:十一|11|十二|12)点|子时|半夜|零点|夜里|凌晨)';
const TWO_DAYS =
  '(?:当天|当日|前一?天|头一?天|今天|[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]?日|上半夜)[^,。?!]{0,6}(?:还是|或者?|有人说(?:是|我是)?)[^,。?!]{0,5}(?:第二天|次日|后一?天|隔天|明天|下一天|[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]?日|下半夜)';
/** Which day a birth about midnight belongs to, by which two readers differ. */
const DAY_BOUNDARY = new RegExp(
  [
    `${LATE}[^?!]{0,20}${TWO_DAYS}`,
    `${LATE}(?:多|整|钟|半|过)?[^,。?!]{0,6}生的?[^,。?!]{0,4}(?:是|算|属于|归)?哪一?天`,
    `${LATE}[^?!]{0,16}(?:日柱|日主)[^,。?!]{0,8}(?:哪|怎么|对|不一样|两)`,
    '(?:早|夜|晚)子时?(?:[和与跟、]|还是)?(?:早|夜|晚)子时?[^,。?!]{0,6}(?:区别|不同|不一样|怎么|差|分|哪)',
    '(?:子时|零点|23点|十一点|11点)换日|换日(?:是|按|的)?(?:怎么|哪|几点|什么)|(?:几点|什么时候)(?:才)?(?:算)?换(?:日|一天)',
  ].join('|'),
);

/** 那我按哪个算: which of two schools to follow. */
export const WHICH_SCHOOL =
  /^(?:那|我|到底|应该|该|,)*(?:按|用|听|信|以|看)(?:的)?(?:哪|谁|什么)|哪(?:一?个|张|种)(?:更|才)?(?:准|对)/;

const HOUR_SPAN =
  /[子丑寅卯辰巳午未申酉戌亥]时(?:辰)?(?:是|指|到底|属于|说的是|具体|,)*(?:从)?(?:几点|什么时间|哪个时间段?|多少点)|[子丑寅卯辰巳午未申酉戌亥]时[^,。?!]{0,3}几点到几点/;
const HOUR_OF_TWO = new RegExp(
  `${CLOCK.source}[^?!]{0,12}[子丑寅卯辰巳午未申酉戌亥]时?还是[^,。?!]{0,3}[子丑寅卯辰巳午未申酉戌亥]时`,
);

const SUMMER = /夏(?:令|时)(?:时间?|制)?/;
const FAR =
  /新疆|西藏|青海|甘肃|宁夏|四川|重庆|成都|云南|贵州|广西|内蒙|黑龙江|吉林|辽宁|乌鲁木齐|喀什|拉萨|昆明|哈尔滨|外地|东北|西北|西南|西部|国外|美国|加拿大|英国|澳|日本|韩国|出生地|当地|经度|老家/;
const CORRECTS =
  /(?:减|加|推|调|改|往前|往后)(?:个|掉|去|回|一?下)?(?:一|两|二|半|\d|几)个?(?:半)?(?:小时|钟头|点)|(?:按|用|照)[^,。?!]{0,4}(?:当地|北京|太阳|出生地)[^,。?!]{0,3}时间|太阳时|时差|校正|折算|换算|(?:当地|北京|出生地)时间(?:来|排|算|还是)/;
/** Whether the clock of a birth is to be put right: summer time, the sun of the place. */
function asksOfClock(text: string): boolean {
  if (/什么意思|意思是|是什么(?:$|[?])|什么是/.test(text)) return false;
  if (SUMMER.test(text) && /夏令时|夏时制/.test(text)) return true;
  if (/真?太阳时/.test(text)) return true;
  return FAR.test(text) && CORRECTS.test(text) && /时辰|出?生|八字|排盘|命盘|盘/.test(text);
}

const YEAR_EDGE =
  /(?:2月[345]|二月[三四五])[日号]?[^,。?!]{0,10}生的?[^?!]{0,4}属.还是(?:属)?.|过了?立春[^?!]{0,6}过年|过了?年[^?!]{0,6}立春|立春[^,。?!]{0,8}(?:出?生|那天)[^?!]{0,12}(?:属|哪一?年|上一年|下一年|前一年|年柱|算)|(?:2月[345]|二月[三四五]|2\.[345])[日号]?[^,。?!]{0,10}(?:出?生)[^?!]{0,14}(?:属(?:什么|啥|哪|上|下|前)|哪一?年|上一年|前一年|头一年|年柱)|(?:立春|过年|春节|年初一|正月初一|除夕)[^,。?!]{0,8}(?:之?前|之?后)(?:几天)?(?:出?生)的?[^?!]{0,10}(?:属(?:什么|啥|哪|上|下|前)|哪一?年|上一年|前一年)|属相[^,。?!]{0,6}(?:按|以)[^,。?!]{0,4}(?:立春|春节|过年|初一)[^,。?!]{0,6}还是/;

const OF_ANIMAL_YEAR = '本命年';
const END =
  /本命年[^?!]{0,16}(?:(?:算|过|持续|管|要)?到(?:底)?(?:哪|什么时候|啥时候|几|多会|何时|年底|过年|立春)|(?:哪一?天|哪个?月|什么时候|啥时候|何时|几[号月])[^,。?!]{0,4}(?:才|算|能|会|就|到|开始|真正|,)*(?:结束|过完|过去|完|出|截止|开始|算|起)|(?:从|打)(?:哪|几|什么)|还(?:有|要|剩)(?:多久|几天|几个?月|多长)|(?:过完|结束|出|过去)了?(?:吗|没|不|么)|按(?:立春|春节|农历|阳历|公历|生日))|(?:什么时候|啥时候|何时|哪天|几号|几月)[^,。?!]{0,4}(?:才)?(?:能|算)?(?:出|过完|过了?|结束)(?:了)?[^,。?!]{0,2}本命年/;
const RED =
  /(?:穿|戴|系|挂)(?:点|个|条|件|大)?红|红(?:色的?)?(?:腰带|绳子?|线|裤(?:衩|头|子)?|内[衣裤]|袜子?|手绳|手链|衣服?|秋[衣裤]|东西|的)|本命佛|护身符|金项圈|转运珠/;
const TAKEN_OFF =
  /摘|取(?:下|掉)|脱|扔|剪|拿(?:下|掉)|解(?:下|开|掉)|还(?:要|得|用|需要)?(?:不要|不用)?(?:继续)?(?:戴|穿|系)|一直(?:戴|穿|系)|(?:戴|穿|系)到|不(?:戴|穿|系)(?!么)|必须|一定要|非得|要不要|用不用|断了|掉了|丢了|管用|有用|有没有用|该不该|需不需要/;

const WORN = /(?:要|得|能|可以|该)?(?:不要)?(?:穿|戴|系|挂)[^,。?!]{0,6}红[^,。?!]{0,4}(?:吗|么|不|没|$|[?])/;

/** Whether a red belt or the like is still to be worn, in the year of one's animal. */
export const asksOfRed = (text: string): boolean =>
  RED.test(text) && (TAKEN_OFF.test(text) || WORN.test(text));

const NAME_LACKS =
  /名字?(?:里|中|上|里面|里头)?(?:也|都|就|又|,)*(?:没有?|缺|不带|不含|少了?|没带|没取|没占)[^,。?!]{0,4}[金木水火土](?:字|旁)?[^?!]{0,10}(?:要紧|关系|影响|行|好|坏|改|怎么办|咋办|碍|不利|吗|么)|(?:缺|喜|要)[金木水火土][^?!]{0,8}名字(?:里)?(?:却|又|偏偏|也)?(?:没有?|不带|缺)[^?!]{0,12}(?:要紧|关系|影响|行|好|改|怎么办|吗|么|不)/;
const BONES =
  /(?:八字|命|骨头?|骨重)[^,。?!]{0,4}几(?:两|斤)|称骨|几两几钱|[一二三四五六七]两[一二三四五六七八九]钱?的?命/;

const BLOSSOMS =
  /(?<!烂)桃花(?:运|星)?(?:到底|算是?|,)*(?:多不多|多吗|多么|多还是少|旺不旺|旺吗|旺么|重不重|重吗)/;

/** 桃花在哪一柱 */
const BLOSSOM_PILLAR =
  /桃花(?:星|运)?[^?!]{0,6}(?:在|落|坐)[^,。?!]{0,3}(?:哪|什么|几)(?:一|个)*(?:柱|宫|支|里|位置|$|[,。?!])|桃花[^,。?!]{0,8}(?:哪一?个|什么)(?:位置|柱)|(?:命里|八字里?|盘里|命中|四柱)(?:有没有|带不带|带|有)桃花(?:星)?(?:吗|么|没有?|不)?(?:$|[,。?!])/;
const CHARACTER = '(?:性格|性情|脾气|个性|为人|(?:什么样|怎样|怎么样|哪种|啥样|什么类型)的?人)';
/** The meaning for a partner is another question. */
const OWN_DAY = new RegExp(
  `^(?!.*(?:老公|老婆|对象|配偶|夫妻|[他她])).*?(?:我的?|^)(?:日柱|日主|日元|日干)(?:是什么|是哪个)?[^?!]{0,8}${CHARACTER}|我是什么日(?:主|元|柱|干)`,
);
const HEAVIEST =
  /(?:哪一?[个种样]|什么)十神[^,。?!]{0,4}(?:多|旺|重|强)|十神[^,。?!]{0,6}(?:哪|什么)[^,。?!]{0,4}(?:多|旺|重|强)|(?:八字|命里|盘里|命盘|五行)(?:里|中)?(?:的)?(?:哪一?[个种样]|什么)(?:五行)?最(?:旺|多|强|重)/;
const SOUND_OF_YEAR =
  /纳音[^,。?!]{0,6}命|我(?:到底)?是(?:什么|哪种)[^,。?!]{0,2}命,?[^,。?!]{0,6}[金木水火土]命|我(?:到底)?(?:是|算)(?:不是)?[金木水火土]命(?:吗|么|还是)|我(?:到底)?是(?:海中金|炉中火|大林木|路旁土|剑锋金)/;
const BIRTHDAY_PILLAR =
  /(?:今年|明年|后年|20\d\d年?)[^,。?!]{0,4}生日[^,。?!]{0,6}(?:日柱|干支|四柱|什么日(?!子|期|历))|生日[^,。?!]{0,6}(?:今年|明年|后年|20\d\d年?)[^,。?!]{0,6}(?:日柱|干支)/;
const HOUR = '(?:时辰|出生时间|几点(?:钟)?(?:出)?生的?)';
const HOUR_DOUBT = new RegExp(
  `(?<!不知道|没有?|不清楚)(?:我的?|出生的?|这个?|填的?)?${HOUR}[^?!,。]{0,6}(?:对不对|准不准|对吗|准吗|对么|有没有(?:填|记)?错|错没错|会不会[填记]?错|记错|填错|靠不靠谱|准确吗)|(?:怎么|如何|怎样)(?:才能)?(?:知道|确定|确认|校准?|核对|验证|判断)[^,。?!]{0,8}${HOUR}|${HOUR}[^,。?!]{0,4}(?:怎么|如何)(?:确定|确认|校|核对|验证|定)|(?:时辰|出生时间)[^,。?!]{0,4}(?:差|错|早|晚|偏|不准)[^,。?!]{0,10}(?:影响|要紧|关系|差别|会变|一样吗|怎么办)|定盘|校时辰`,
);
/** What holds of a chart without the hour. */
const WITHOUT_HOUR = new RegExp(
  `(?:不知道|不记得|不清楚|记不清|记不得|忘了|忘记|没有?|缺|不确定|搞不清)[^,。?!]{0,8}${HOUR}[^?!]{0,16}(?:准|靠谱|能信|可信|作数|算数|信得过|有用吗|能看|能算|可以看|可以算|看得出)`,
);

const TESTS: readonly (readonly [Fact, (text: string, now: number) => boolean])[] = [
  ['day_boundary', (text) => DAY_BOUNDARY.test(text)],
  ['three_pillars', (text) => asksOfThreePillars(text)],
  ['month_edge', (text) => asksOfMonthEdge(text) && !YEAR_EDGE.test(text)],
  ['against_year', (text) => asksOfYearAgainst(text)],
  ['without_hour', (text) => WITHOUT_HOUR.test(text)],
  ['hour_doubt', (text) => HOUR_DOUBT.test(text)],
  ['hour_name', (text) => HOUR_OF_TWO.test(text)],
  ['hour_span', (text) => HOUR_SPAN.test(text) && !/换|运|哪一?天/.test(text)],
  ['same_day', (text, now) => asksOfTwoCalendars(text, now)],
  ['clock_corrected', (text) => asksOfClock(text)],
  ['year_edge', (text) => YEAR_EDGE.test(text)],
  ['animal_year_end', (text) => END.test(text) && !/运[^,。?!]{0,4}(?:怎么样|如何|好)/.test(text)],
  ['red_things', (text) => text.includes(OF_ANIMAL_YEAR) && asksOfRed(text)],
  ['bone_weight', (text) => BONES.test(text)],
  ['name_lacks', (text) => NAME_LACKS.test(text)],
  ['birthday_pillar', (text) => BIRTHDAY_PILLAR.test(text)],
  ['own_day', (text) => OWN_DAY.test(text)],
  ['heaviest', (text) => HEAVIEST.test(text)],
  ['sound_of_year', (text) => SOUND_OF_YEAR.test(text)],
  ['combination', (text) => combinationIn(text) !== null],
  ['blossom_pillar', (text) => BLOSSOM_PILLAR.test(text)],
  ['peach_blossoms', (text) => BLOSSOMS.test(text)],
  ['star', (text) => starIn(text) !== null],
  ['tai_sui', (text, now) => taiSuiIn(text, now) !== null],
  ['animal_pair', (text, now) => animalPairIn(text, now) !== null],
  ['animal_fact', (text, now) => animalFactIn(text, now) !== null],
];

/** Facts that `facts.ts` finds as well, in words that may lean on the turn before. */
const OF_BOTH: readonly Fact[] = ['day_boundary', 'hour_name'];
/** Whether a fact needs no turn before it to be read. */
export const isFirmFact = (fact: Fact | null): boolean =>
  TESTS.some(([one]) => one === fact && !OF_BOTH.includes(one));

/** Of these an illness that is told comes first. */
const YIELDING: readonly Fact[] = [
  'peach_blossoms',
  'star',
  'tai_sui',
  'animal_pair',
  'animal_fact',
  'red_things',
];

/** Facts of the year of one's animal, after which what is worn in it may be asked. */
export const OF_ANIMAL_YEARS: readonly (Fact | null)[] = ['animal_year_end', 'animal_year', 'red_things'];

/**
 * A fact that is read before talk and matters; null where none is named.
 * @param isIll whether an illness is told beside it
 * @param now this year
 */
export function findFirmFact(text: string, now: number, isIll: boolean): Fact | null {
  const found = TESTS.find(([fact, test]) => !(isIll && YIELDING.includes(fact)) && test(text, now));
  return found?.[0] ?? null;
}
