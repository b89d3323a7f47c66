/** Questions in one form: simplified characters of full width, no spaces, Chinese for English and pinyin words. */
import { Converter } from 'opencc-js/t2cn';

import { birthsInDigits } from './births.ts';
import { fromCantonese } from './cantonese.ts';
import { DIALECTS } from './dialects.ts';
import { ENGLISH } from './english.ts';
import { fromPinyin } from './sounds.ts';

const simplify = Converter({ from: 't', to: 'cn' });

/** Ways of writing that are not traditional but local or old, and short forms of speech. */
const COLLOQUIAL: readonly (readonly [RegExp, string])[] = [
  [/[妳您祢]/g, '你'],
  [/甚么|神马|啥子?(?!时)|什麽/g, '什么'],
  [/啥时(?!辰)候?|几时|多会儿/g, '什么时候'],
  [/咋样|咋么样|肿么样|怎样啊|如何啊|怎麽样/g, '怎么样'],
  [/为啥|为嘛|为毛|干嘛(?=总|老|不)/g, '为什么'],
  [/咋办|[咋怎]么?[整弄搞破](?!坏|错|成|的|到|得|解|丢)|肿么[办破]|咋个[整办](?:嘛)?/g, '怎么办'],
  [/(?:连?根?毛|屁|鬼影)(?:线)?都(?:没|无)(?:有|见)?|啥也没/g, '什么都没有'],
  [/(?<=我|人|心态|直接|真的|要|当场)裂开(?:了|啦)?/g, '崩溃了'],
  [/emo(?![a-z])(?:了|啦)?/g, '难受'],
  [
    /(?<=我(?:想|能|要|能不能|可以|该不该|要不要)|(?:^|[,。!?])(?:就|只|真)?(?:想|能不能|要不要|该不该|可以))躺平/g,
    '歇一阵',
  ],
  [/(?:太|很|好|真|这么)?内?卷(?:死了|得很|不动了?)/g, '竞争太累'],
  [/内卷|太卷/g, '竞争太累'],
  [/(?<=想|要|能|适合|打算|准备|直接|去|该不该|好)润(?=去|到|出|不|了|吗|[,。?!]|$)(?!色|滑)/g, '移民'],
  [/翻得[到了]身/g, '能翻身'],
  [/(?:你说)?我(?:容易|好过|轻松)(?:吗|么|嘛)(?=$|[,。!?])/g, '我真不容易'],
  // 1987-04-02 and 1992.3.5 as a date is spoken.
  [/(?<!\d)((?:19|20)\d\d)[-./]0?([1-9]|1[0-2])[-./]0?([1-9]|[12]\d|3[01])(?![\d.])/g, '$1年$2月$3号'],
  [/婚烟|婚因|昏姻/g, '婚姻'],
  [/财孕|财韵/g, '财运'],
  [/单了(?=[一两二三四五六七八九十几\d]+(?:多)?(?:年|个月))/g, '单身'],
  [
    /(?<!邮|快递|包裹|东西|信)(?:我?(?:感觉|觉得|怕是|估计|是不是)?(?:自己)?(?:要|快)寄了?)(?!给|到|去|快递|东西|回)/g,
    '能不能过',
  ],
  [/(?<=能[^,。?!]{0,6})好多(?=$|[?])/g, '多少'],
  [/咋|怎麽|肿么/g, '怎么'],
  [/着(?=急|凉|迷)|著/g, '着'],
  [/米(?=有钱)|(?<!缺)木有/g, '没'],
  [/嫁[不唔]嫁得出(?:去)?/g, '能不能结婚'],
  // 找不找得到伴 asks whether it comes about, and is no choice of an act.
  [/(\p{Script=Han})不\1得(?=[到上着出起成下回])/gu, '能不能$1'],
  [/老公公/g, '公公'],
  [/(?<=[^哈嘿呵嘻])[哈嘿呵嘻]{2,}(?=$|[,。!?])/g, ''],
  [/哪一?天(?=我?(?:才|能|会|可以))/g, '什么时候'],
];

/** Dates of a birth as they are typed: 1986.5.20, 07年6月20上午生的. */
const DATES: readonly (readonly [RegExp, string])[] = [
  [/(?<=生日(?:是|为)?|生于)(\d\d)[./-](\d{1,2})[./-](\d{1,2})(?![\d./-])[日号]?/g, '$1年$2月$3日'],
  [/(?<![\d.])((?:19|20)\d\d)[./-](\d{1,2})[./-](\d{1,2})(?![\d./-])[日号]?/g, '$1年$2月$3日'],
  [
    /(?<=\d年(?:的|农历|阴历|阳历|公历)?\d{1,2}月)(\d{1,2})(?=的?(?:清?早|上午|中午|下午|晚|凌晨|傍晚|半?夜|出?生|出世|[,。?!]|$)|的(?!\d))/g,
    '$1日',
  ],
];

/** 南京 苏州 无锡去哪个好: names of two characters between spaces are a list. */
const listed = (question: string) =>
  /哪(?:个|里|儿|座|一个)|还是/.test(question)
    ? question.replaceAll(
        /(?<=(?:^[学去选买读]?|\s)\p{Script=Han}{2})\s+(?=\p{Script=Han}{2}(?:\s|[去选报到]|还是))/gu,
        '、',
      )
    : question;

/** A question with a comma where a space parts its clauses: 换了领导 啥时候是个头. */
export const withClauses = (question: string) =>
  listed(question).replaceAll(
    /(?<=\p{Script=Han}{3}|\p{Script=Han}[\da-z]{1,8})\s+(?=\p{Script=Han}{3})/gu,
    ',',
  );

/** The longest question that is read; what stands behind is not. */
const READ = 600;

export function cleanQuestion(question: string): string {
  let text = birthsInDigits(simplify(question.slice(0, READ).normalize('NFKC').toLowerCase()));
  for (const [pattern, words] of ENGLISH) text = text.replaceAll(pattern, words);
  text = fromCantonese(fromPinyin(text).replaceAll(/\s+/g, ''));
  for (const [pattern, words] of [...DIALECTS, ...COLLOQUIAL, ...DATES])
    text = text.replaceAll(pattern, words);
  return text;
}
