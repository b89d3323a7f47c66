/** The clauses of a question: what is told first is circumstance, the one that asks decides. */

/** The clauses of a text in their order, none of them empty. */
export const clausesIn = (text: string): string[] => text.split(/[,。;!?]/).filter((clause) => clause !== '');

const ASKS =
  /吗|呢|什么|怎|哪|谁|是不是|有没有|能不能|会不会|要不要|该不该|好不好|行不行|为何|多久|多少|几[岁月年号点]|还是/;
/** What the asker is to do, or can bring about. */
const OWN_ACT =
  /^(?:那么?|所以|现在|今年|明年|后年|下半年|年后|我)*(?:还|到底|是不是|就|究竟)*(?:要不要|该不该|应不应该|应该|能不能|可不可以|能|可以|该|要|适合|会不会|有没有(?:机会|希望))[^,。?!]{2,}/;

/** 搬不搬, 换不换工作 */
export const ACT_OR_NOT = /^(?:那么?|我|到底|还)*((?![是有会能好对行可准])\p{Script=Han})不\1[^,。?!]{0,6}$/u;

/**
 * The clause that asks, where it is the last one, is of the asker's own doing, and nothing before it asks: 老板不喜欢我，我要不要换工作.
 * Else the whole text.
 */
export function askingClause(text: string): string {
  const clauses = clausesIn(text);
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2) return text;
  return (OWN_ACT.test(last) || ACT_OR_NOT.test(last)) &&
    !clauses.slice(0, -1).some((clause) => ASKS.test(clause))
    ? last
    : text;
}

/** The clauses of a text, and where each begins. */
function clausesOf(text: string): { clause: string; start: number }[] {
  const clauses: { clause: string; start: number }[] = [];
  let start = 0;
  for (const clause of text.split(/[,。;!?]/)) {
    if (clause !== '') clauses.push({ clause, start });
    start += clause.length + 1;
  }
  return clauses;
}

/** A wish or a plan of the asker, which a bare question after it means: 想去老年大学，可以吗. */
const WISH =
  /^(?:我|就|也|又|还|现在)*(?:想|打算|准备|要不要|该不该|考虑|寻思)|(?:叫|喊|让|劝|拉|要)我(?!们家)/;
const MARKED =
  /吗|呢|什么|怎|咋|哪|谁|是不是|有没有|能不能|会不会|要不要|该不该|好不好|行不行|值不值|为何|多久|多少|几[岁月年号点]|还是|[?]|不$|(\p{Script=Han})不\1/u;

/**
 * The clause that says what is asked, and where it begins: the last one with the mark of a question that names a matter,
 * else the last wish before it. The whole text where there is one clause, or where no clause names a matter.
 * @param names whether a clause names a matter of its own
 */
export function focusOf(text: string, names: (clause: string) => boolean): { clause: string; start: number } {
  const clauses = clausesOf(text);
  const whole = { clause: text, start: 0 };
  if (clauses.length < 2) return whole;
  const asking = clauses.filter(({ clause }) => MARKED.test(clause));
  const named = asking.findLast(({ clause }) => names(clause));
  if (named) return named;
  const last = asking.at(-1);
  const before = last ? clauses.filter((one) => one.start < last.start) : clauses;
  return before.findLast(({ clause }) => WISH.test(clause) && names(clause)) ?? whole;
}

/** What a clause has beside words of its own: who, when, how it is asked, and how it is borne. */
const LEANS = new RegExp(
  [
    '是不是|会不会|能不能|要不要|该不该|有没有|好不好|行不行|可不可以|(\\p{Script=Han})不\\1|不',
    '怎么(?:办|样|弄|回事)?|什么|为什么|哪[个种天年月]|多[久少长大]|几(?:月|时|点|年)|时候|真的|可以|应该|注意|合适|适合|选',
    '[今明后去前]年|现在|到底|一直|以后|(?:上|下|这)个?(?:月|周|半年)|最近|[一二三四五六七八九十两百千万\\d]+(?:年|个|岁|天|月|块|次)?',
    '(?:影响|害得?|弄得?|搞得?)我[^,。?!]*|还?能(?:不能)?[吃喝抽洗碰用][^,。?!]{0,2}|运[气势]|[转走]运|翻|问题|原因|毛病|出在|哪里|哪儿|[为是干]啥',
    '[回翻]本|[要追拿赚讨](?:得|不)?(?:回来?|到)|提现|靠谱|划算|合算|值得|吃亏|风险|顺利|结果|成功|有戏|希望|指望|机会',
    '这样(?:下去)?|算(?:是|不算)?(?:走|过)?到(?:了)?头|走到头|(?:是)?要散|(?:有|没)救|缘(?:分)?尽|算(?:是)?(?:完|散)了?',
    '找[个点]?[活事][干做]?|[做干]点什么|(?:撑|熬|忍|扛|坚持)(?:得|不)?(?:住|下去|过去|到)?|[年月]底|年初|心里|难受|难过|急死|憋屈|委屈|心疼|内疚|后悔|害怕|担心|发愁|睡不着|睡不好|受不了|没办法|崩溃|烦|愁|慌|怕|急|死|快',
    '老[公婆]|儿子|女儿|闺女|孩子|爸妈|[爸妈]|[我你他她它们咱这那的了吗呢吧啊着过没就也还都很太再又是有会能要该得去来说讲问想让叫给把被跟和人里]|么|嘛|赢|输|上(?![班学岗市任])|下(?![班岗])|家(?![务教长具])|好(?!友)|行(?![业李])|对(?![象方])',
  ].join('|'),
  'gu',
);

/** How much a clause says beside who, when and how it is asked, and what is told before it: 怎么办 leans on that. */
const weightOf = (clause: string, before: string): number =>
  [...clause.replace(LEANS, '')].filter((character) => !before.includes(character)).length;

/** Characters of its own from which a clause stands by itself. */
const LEAST_OF_OWN = 2;

/** Characters of its own from which a question is of something else than those it names. */
const LEAST_OF_ACT = 4;

/**
 * The last clause that says something of its own, where it ends the question or is a wish that a bare question ends:
 * 退休金不多，想去老年大学，可以吗. Null where nothing stands before it, or it leans on what does.
 * @returns where it begins, how many characters it says of its own, and whether it asks or wishes
 */
export function ownClause(text: string): { start: number; weight: number; asks: boolean } | null {
  const clauses = clausesOf(text).map((one) => ({
    ...one,
    weight: weightOf(one.clause, text.slice(0, one.start)),
  }));
  const at = clauses.findLastIndex(({ weight }) => weight >= LEAST_OF_OWN);
  const own = clauses[at];
  if (at < 1 || !own) return null;
  const asks = MARKED.test(own.clause) || WISH.test(own.clause);
  return at === clauses.length - 1 || WISH.test(own.clause) ? { ...own, asks } : null;
}

/** Whether the clause of a place asks or wishes. */
export function asksAt(text: string, place: number): boolean {
  const at = clausesOf(text).findLast(({ start }) => start <= place);
  return at !== undefined && (MARKED.test(at.clause) || WISH.test(at.clause));
}

/** Whether it or when it comes about, or is to be done, and not how. */
const WHETHER_OR_WHEN =
  /要不要|该不该|应不应该|应该|值不值|能不能|会不会|行不行|好不好|可不可以|什么时候|哪[一几]?年|几[月年]|[吗呢?]$|不$|(\p{Script=Han})不\1/u;
const HOW_TO = /怎么(?!样)|咋|如何|为什么|为何/;

/** Whether it asks of something of its own whether or when, not how. */
export const asksOfAct = (text: string): boolean =>
  WHETHER_OR_WHEN.test(text) && !HOW_TO.test(text) && weightOf(text, '') >= LEAST_OF_ACT;
