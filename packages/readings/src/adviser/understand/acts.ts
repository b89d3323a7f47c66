/** The thing that a question is about, in the asker's own words, where no matter knows it: 种一棵石榴树. */
import { clausesIn } from './clauses.ts';

const OPENING =
  /^(?:请问|请教|大师|老师|师傅|帮我看看|想问一?下?|那么?|就是|还有|(?:我们?|俺们?|咱们?)(?:家)?(?:的)?|自己(?:的)?|到底|究竟|现在|最近|以后|将来|今年|明年|后年|今天|明天|年底|年初|年前|年后|春天|夏天|秋天|冬天|上半年|下半年|这个月|下个月|\d+年|\d+月|哪个?月|哪年|什么时候|何时|几月|为什么|为何|怎么样?|怎样|如何|咋|(?:该|要|用|能|可|应|会|适)不(?:该|要|用|能|可以|应该|会|适合)|可以|应该|适合|打算|准备|考虑|需要|值得|能|会|该|要|想|去|,)+/;
const ENDING =
  /(?:,|好不好|行不行|可不可以|合不合适|合适不合适|划不划算|值不值得?|有没有用|会怎么?样|怎么样|如何|可以吗|行吗|好吗|合适吗|划算|值得吗|有用吗|成吗|好么|才好|才行|合适|(?:哪个?月|哪年|什么时候|几月|何时)(?:去|做|办|弄)?(?:最|比较|更)?(?:好|合适|顺|行)?|怎么办|怎么做|得成|吗|么|呢|啊|呀|吧|嘛|哦|噢|喔|咯|喽|好|不|[?。!])+$/;
const INSIDE =
  /(?<=(\p{Script=Han}))还是不\1|我?(?:要不要|该不该|能不能|可不可以|应不应该|用不用|需不需要|会不会|有没有必要|还|到底)/gu;
/** Words that are no thing of their own. */
const EMPTY =
  /^(?:(?:很|太|真)?(?:靠谱|有用|值得?|可行|划算|难|动手|开始|动工|去|做|弄|办)|这件?事?|那件?事?|它|他|她|这样|那样|这个|那个|运气?|运势|命|结果|情况|办法|时间|日子|怎么|什么|谁|哪.*|几.*|多少.*|整体|总体|生活|人生|未来|做什么?|做点什么|干什么|不.{0,2}|是|有|好|说|问|看|算|[一两二三四五六七八九十几半\d]+个?(?:月|年|天|万|千|块).*)$/;
/** A circumstance, a debt, or what is itself asked: 两家隔这么远, 欠供货商六万, 算哪个时辰. */
const NOT_DONE =
  /^(?:[一二两三四五六七八九十几]家|说|听|欠|该|属|算|剩|缺|差|嫌|怕|老是|总是|一直|已经|都|又|被|像|像是|叫什么|因为|越来越)|隔(?:得|着|这|那)|[这那]么[远近大小多少]|什么|哪|谁|多少|几[个点月年岁天号]|时辰|五行/;
/** A thing before what becomes of it, which is no act of the asker: 北京银行的股能留. */
const THING_FIRST =
  /^[^学做去买开卖养种修搬换给跟把帮带办请写画练]{2,8}(?:的|会|能|值|涨|跌|够)(?!.{0,2}[学做去买开卖])/;
/** Whether to do it is asked, with what is done behind: 家里的旧钢琴要不要捐了. */
const WHETHER_TO = /[要该用]不[要该用]|应不应该|需不需要|有没有必要|(\p{Script=Han})还是不\1/u;
const MOST = 14;

/** The act or thing in the asker's words; null where it is not short and plain. */
export function actOf(text: string): string | null {
  const clauses = clausesIn(text);
  // 我想给猫做绝育，哪个月合适: a clause that only asks leans on the one before it.
  const found = clauses.slice(-2).map(actIn);
  return found.at(-1) ?? found[0] ?? null;
}

function actIn(clause: string): string | null {
  const bare = clause
    .replace(OPENING, '')
    .replace(ENDING, '')
    .replace(INSIDE, '')
    .replace(/(?<=^.{1,6})我(?:们)?(?=的|家)/, '自己');
  const size = [...bare].length;
  if (size < 2 || size > MOST || EMPTY.test(bare) || /什$/.test(bare)) return null;
  if (NOT_DONE.test(bare) || (THING_FIRST.test(bare) && !WHETHER_TO.test(clause))) return null;
  return /^[\p{Script=Han}a-z\d]+$/u.test(bare) && !/[我你]/.test(bare) ? bare : null;
}

/** Verbs of what one does, and what stands before one: 给猫做绝育, 在阳台种菜. */
const DOES =
  /^(?:[给把帮替在][^,。?!]{2,}|[跟和同用坐靠][^,。?!]{1,6}[学做去开种养买送办请写画练修搬换打拍装]|(?:自己|一个人|重新|继续|坚持|开始|提前|专心|亲自|偷偷|主动)?[学做去买开卖养种修搭搬换带办请写画练打拍装盖租报考参加染剪烫洗送接找约见住吃喝戒减拔补看读听唱跳跑骑坐飞退辞签投借还存取转提交定订改起申竞翻动拆挖砍埋供拜烧收放戴穿挂摆贴录组准备完发联表道告起诉投拒答认留停关推出进上下搞弄干当玩拉捐织缝纹植割贷炒囤攒捡喂放遛钓]|回(?!来)|旅|露营|徒步|健身|创业|冻卵)/;
/** Whether an act may stand in an answer in the words of the question: something that the asker does. */
export const isQuotable = (act: string, text: string): boolean => DOES.test(act) || WHETHER_TO.test(text);

/** What comes to pass without the asker, so that no act is meant. */
const FORETOLD =
  /没收|(?:什么时候|哪天|多久)[^,。?!]{0,3}能?[要拿]回来|(?:还|退|赔|发|返)(?:给|回)?我(?:们)?(?:$|[,。?]|吗|的|钱|手机)|(?:价|菜|肉|油|米|金|银|房|股|汇率|利率|房租)[^,。?!]{0,6}(?:涨|跌|降|[变回]落)|(?:遇|碰)(?:得|不)?(?:到|见|上)(?!困难|问题|麻烦)|会不会|(?:^|[,。])(?:他|她|它|对方|人家|公司|单位|房东|老师|学校)[^,。?!]{0,8}(?:会|能)|能不能成|能成|[拿分要领等讨](?:得|不)到|有没有(?:戏|希望|可能)|是不是/;
export const isForetold = (text: string): boolean => FORETOLD.test(text);

/** What one is able to do, or what comes of it: 能重来吗, 扛得住吗. */
const ABLE =
  /(?<![不可])(?:能不能|还能|能)(?!不)[^,。?!]{0,10}(?:[到成上好过赢中掉住出]|回来?|下来|起来|重来|习惯|轻点?|顺|平安|适应|回本|如愿|出息|出头)[^,。?!]{0,3}(?:吗|么|不|嘛|$|[?])|(?<![不值觉记晓懂舍])(?:\p{Script=Han}得|(?<verb>\p{Script=Han})不\k<verb>得)(?:住|了|下|上|过|动|起|成|到|开|来|掉|好|出|惯|赢)(?:来|去)?(?:吗|么|不|嘛|$|[?])/u;
/** What may befall one, or is so. */
const BEFALLS =
  /会不会|(?<![不机社才])会[^,。?!]{1,12}(?:吗|么|不|嘛)(?:$|[?])|有没有(?!必要|用|时间|空)|是不是|能不能(?:被|遭)/;

/** What may come about as a question of whether, without its particles: 能换到吗 → 能不能换到. */
export const asWhether = (asked: string): string =>
  asked
    .replace(/(?:吗|么|不|嘛|呀|啊|呢|了)+$/, '')
    .replace(/^还?能(?!不能)/, '能不能')
    .replace(/^会(?!不会)/, '会不会');

/** A question of what comes about: whether one is able to, or whether it befalls one. */
export interface Outcome {
  kind: 'able' | 'befalls';
  /** As it is asked, 能不能重来; null where its words are not short. */
  asked: string | null;
}

const MOST_OF_OUTCOME = 14;

/** What is asked to come about in the last clause that asks; null where it is an act to choose. */
export function outcomeIn(text: string): Outcome | null {
  const clauses = clausesIn(text);
  const clause = clauses.findLast((part) => ABLE.test(part) || BEFALLS.test(part));
  if (clause === undefined) return null;
  const kind = BEFALLS.test(clause) ? 'befalls' : 'able';
  const match = (kind === 'able' ? ABLE : BEFALLS).exec(clause)!;
  const asked = asWhether(clause.slice(match.index)).replace(/^(\p{Script=Han})得/u, '$1不$1得');
  const isPlain = [...asked].length >= 3 && [...asked].length <= MOST_OF_OUTCOME && !/[我你]/.test(asked);
  return { kind, asked: isPlain ? asked : null };
}
