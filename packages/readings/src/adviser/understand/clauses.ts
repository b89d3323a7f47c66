/** The clauses of a question: what is told first is circumstance, the one that asks decides. */

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
  const clauses = text.split(/[,。;!?]/).filter((clause) => clause !== '');
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2) return text;
  return (OWN_ACT.test(last) || ACT_OR_NOT.test(last)) &&
    !clauses.slice(0, -1).some((clause) => ASKS.test(clause))
    ? last
    : text;
}

/** A wish or a plan of the asker, which a bare question after it means: 想去老年大学，可以吗. */
const WISH =
  /^(?:我|就|也|又|还|现在)*(?:想|打算|准备|要不要|该不该|考虑|寻思)|(?:叫|喊|让|劝|拉|要)我(?!们家)/;
const MARKED =
  /吗|呢|什么|怎|哪|谁|是不是|有没有|能不能|会不会|要不要|该不该|好不好|行不行|值不值|为何|多久|多少|几[岁月年号点]|还是|[?]|不$|(\p{Script=Han})不\1/u;

/**
 * The clause that says what is asked, and where it begins: the last one with the mark of a question that names a matter,
 * else the last wish before it. The whole text where there is one clause, or where no clause names a matter.
 * @param names whether a clause names a matter of its own
 */
export function focusOf(text: string, names: (clause: string) => boolean): { clause: string; start: number } {
  const clauses: { clause: string; start: number }[] = [];
  let start = 0;
  for (const clause of text.split(/[,。;!?]/)) {
    if (clause !== '') clauses.push({ clause, start });
    start += clause.length + 1;
  }
  const whole = { clause: text, start: 0 };
  if (clauses.length < 2) return whole;
  const asking = clauses.filter(({ clause }) => MARKED.test(clause));
  const named = asking.findLast(({ clause }) => names(clause));
  if (named) return named;
  const last = asking.at(-1);
  const before = last ? clauses.filter((one) => one.start < last.start) : clauses;
  return before.findLast(({ clause }) => WISH.test(clause) && names(clause)) ?? whole;
}
