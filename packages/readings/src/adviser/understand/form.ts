/** How an answer is wanted, and what kind of question it answers. */

export type Form = 'short' | 'one_sentence' | 'plain' | 'again' | 'more' | 'blunt' | null;

/** When, whether, which of two, what to do, why; or how it is. */
export type Asks = 'when' | 'whether' | 'which' | 'how' | 'why' | 'what';

const FORMS: readonly (readonly [Exclude<Form, null>, RegExp])[] = [
  [
    'blunt',
    /痛快(?:话|点|些)|(?:行|能|成|中|可以)不(?:行|能|成|中|可以)[啊呀吧,]*一句话|(?:给|来)[^,。?!]{0,3}(?:准话|实话|句(?:痛快|明白|实在|准)?话)|直接点|直说(?:吧|行)|(?:别|不要|少)(?:绕|兜圈|打太极|磨叽|模棱|含糊|卖关子|来虚的)|干脆(?:点|些)(?!(?:就)?不)|一句话,?(?:到底)?(?:行|能|成|中|可以|好|要|该)(?:还是)?不|说了(?:跟|和|等于)?(?:没|白)说|到底(?:行|中|能|成|可以)不(?:行|中|能|成|可以)(?:$|[?])/,
  ],
  [
    'one_sentence',
    /一句话|一个字|就一句|能还是不能|^(?:那|所以|意思是|也就是)+(?:就是)?(?:不行|没戏|行|可以|不能|能)(?:咯|了吧|是吧|喽|吗|呗|了)$|直接(?:说|告诉我)?(?:结论|结果|答案)|是或不是/,
  ],
  [
    'short',
    /太长|简短|简洁|短一?[点些]|(?:别|不要|少)(?:写|说|打|发|弄)(?:得|的)?(?:这么|那么|太)?(?:长|多)|字(?:也|真|实在)?(?:太|这么|那么)多|密密麻麻|(?:说|写|列)(?:个)?(?:几|[两三3])(?:条|句)(?:就行|就好|就够)|一条一条|长话短说|简单(?:点|说|讲|一点)|说重点|讲重点|总结|概括|精简|少说|啰嗦|挑重点/,
  ],
  [
    'plain',
    /说人话|听不懂|看不懂|没看懂|没听懂|不明白|不懂|通俗|(?:说|讲)(?:得|的)?(?:再|更)?(?:直)?白(?:一)?(?:点|些)|直白|大白话|白话|(?:别|不要|少).{0,4}术语|什么意思啊|太(?:专业|深奥|难懂)|讲明白|说明白/,
  ],
  ['again', /再说一遍|再讲一遍|重复|没听清|重说|再来一遍|重新说|再说一次|刚才说(?:的)?(?:什么|啥)/],
  [
    'more',
    /详细|展开|具体(?!什么|哪)|多说|再说说?|继续|接着说|还有呢|还有吗|还有什么|还有没有|还有别的|别的呢|其他的?呢|然后呢|接下来呢|深入|细说|细讲|说清楚|(?:说得|讲得|还|这)不够|不够(?:详细|具体|清楚|细|$)|太短|多讲|补充|仔细/,
  ],
];

/** The form that is wanted; null where nothing is said of it. */
export const findForm = (text: string): Form => FORMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** That an answer is hard to read, which tells of no illness: 字太多眼睛花了. */
const HARD_TO_READ = /眼睛?|头晕|头疼|看(?:得|着|的)/;
/** Whether it is the answer that the eyes are tired of. */
export const isOfReading = (text: string): boolean =>
  HARD_TO_READ.test(text) &&
  /字[^,。?!]{0,4}(?:多|小|密)|密密麻麻|(?:写|打|发)(?:得|的)?(?:这么|那么|太)?(?:长|多)|太长|短一?[点些]|一条一条/.test(
    text,
  );

/** 一条一条说, with no number. */
export const wantsList = (text: string): boolean => /一条一?条|(?:说|列)(?:个)?几条|分条/.test(text);

/** 说三条就行, 给两个建议. */
const POINTS =
  /(?:说|列|给|讲|来|提|总结|写)(?:我|出|个)?([两二三四五六2-6])(?:条|点(?!钟|半|多|前|后|的|,)|个(?:建议|办法|要点|重点|方面|方法))|([两二三四五六2-6])(?:条|点|个(?:建议|办法|要点)?)(?:就行|就好|就够|即可|建议)/;
const NUMBERS = '零一二三四五六';

/** How many points an answer is wanted in; null where no number is told. */
export function pointsIn(text: string): number | null {
  const [, one, other] = POINTS.exec(text) ?? [];
  const digit = one ?? other;
  if (digit === undefined) return null;
  return digit === '两' ? 2 : /\d/.test(digit) ? Number(digit) : NUMBERS.indexOf(digit);
}

const WHEN =
  /^(?:那|大概|一共|总共|还|得|要|需要|大约)*(?:几|多少)个?(?:年|月)(?:[?。呢啊]|$)|什么时候|何时|哪一?年|哪几年|哪些年|几岁|多大(?=.{0,4}(?:结|嫁|娶|有|能))|多久(?![^,。?!]{0,6}一[次趟回])|什么年份|哪个?月|哪几个?月|几月|多少岁|还要等|等到|(?:还有|还要|还得|再有|再过|得)(?:等)?(?:几|多少)个?(?:月|年|天|周)/;
const HOW =
  /怎么(?!样|回事|会|还|不|没|这|那|都|又|老|总|就|说|看|算|想|来|去|了|啦|得|能|可)[^,。?!]{1,10}(?:$|[?])|怎么办|怎么做|该怎么|怎样才能|怎么才能|(?<!能)缓和|(?<!能)化开|开口|怎么(?:把|给|弄|搞|修|装|洗|养|种|处|相处|管|教|带|要|跟|和|让|劝|改善|提升|调|哄|追|道歉|安慰|拒绝|放下|忘|走出|存|攒|赚|挣|还(?!会|能|不)|学|考|复习|准备|开始|做|找|熬|撑|养|补|戒|治|催|谈|分(?!手|析|辨)|应|对付|沟通|应付|应对|面对|避免|化解|选|过|办|回(?!事))|如何(?:相处|应对|面对|改善|提升|选|处理)|要注意|注意什么|要准备|准备(?:些|点)?什么|有什么要|需要什么(?!五行)|建议|有什么办法|咋办|(?:干|做)点?什么好|(?:干|做)点什么/;
/** A complaint asks for help, though it is no question. */
const COMPLAINT =
  /(?:气|急|烦|愁|累|吵|闹|冤)死|受不了|好(?:烦|气|难受|压抑|委屈)|不还$|不理我$|抢我|怪我|坑我|老是|总是|哭|难过|不同意|不乐意|反对|不让我|被.{0,4}(?:骂|骗|说)|嫌|坏话|天天(?!开心)|怎么都(?:不|没)/;
const WHY =
  /(?:怎么|咋)(?:就|都)?没(?!事|完|有(?:钱|人)$)|哪里(?:出)?(?:了|有)?(?:问题|错|毛病|不对|不好|不足|差)|问题(?:到底|究竟)?(?:出)?在哪|(?:出了|有)什么(?:问题|毛病)|差在哪|为什么|为何|怎么回事|什么原因|原因|怎么(?:老|总)|凭什么|(?:老(?![公婆板师家爸妈人头伴大二三天])|总)是?.{0,10}(?:怎么|为(?!了|钱|孩子|他|她|我))/;
const WHICH = /还是|哪个(?!月|地|城)|哪一个|哪条|更(?:好|适合|顺)|比较(?:好|适合)|二选一/;
/** Good or bad is no choice. */
const JUDGED = /好还是(?:坏|不好|差)|是好是坏|顺还是不顺/;
const WHETHER =
  /吗|么$|嘛|能不能|会不会|要不要|该不该|可不可以|行不行|好不好|适不适合|是不是|有没有|值不值|来得及|晚不晚|太晚|划得来|(\p{Script=Han})不\1(?:$|[?。,啊呀])|合不合适|靠不靠谱|成不成|能否|是否|可否|(?:行|成|对|好|合适|靠谱|可以|顺利)(?:不|没)?(?:$|[?。])|(?:好|难|容易)\p{Script=Han}(?:不|吗)(?:$|[?。])|^(?:我?(?:能|会|该|可以|适合|应该))|[^,。?!]{3,}(?<![都也又从就])不(?:$|[?])|有戏|希望大|适合.{0,12}$|能.{0,10}$/u;

/** What kind of question it is. */
export function findAsks(text: string): Asks {
  if (WHEN.test(text)) return 'when';
  if (HOW.test(text)) return 'how';
  if (WHY.test(text)) return 'why';
  if (WHICH.test(text) && !JUDGED.test(text)) return 'which';
  if (WHETHER.test(text)) return 'whether';
  if (JUDGED.test(text)) return 'whether';
  return COMPLAINT.test(text) ? 'how' : 'what';
}
