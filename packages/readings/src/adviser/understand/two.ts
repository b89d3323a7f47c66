/** Two questions in one sentence, each of its own matter: 几岁结婚，找什么样的. */
import { findMatters, WEAK } from '../matters/table.ts';
import { clausesIn } from './clauses.ts';
import { findFacts } from './facts.ts';
import { findOwn } from './own.ts';
import { relationIn } from './kin.ts';
import { findOptions } from './options.ts';
import { findTerm } from './terms.ts';

const ASKS =
  /什么|怎么|哪|(?<![没好十])几(?!乎|百|千|万|十)|多少|多久|多大|吗(?:$|[?])|呢(?:$|[?])|(?:能|会|要|该|好|行|可|适合|是|有)不(?:能|会|要|该|好|行|可以|适合|是)|有没有|适合|还是|何时|为什么|如何/;
/** The same, also as 赚钱吗 or 干得成不. */
const ASKS_AT_ALL = new RegExp(`${ASKS.source}|[吗不么]$|[吗不么],`);
/** Where one ends and the next begins without a mark. */
const SEAM =
  /(?<=(?:什么|啥|哪年|哪里|几岁|多少|怎么样|什么时候[^,。?!]{1,4}|吗|呢))(?=要不要|该不该|用不用|能不能|会不会|适合|需不需要|怎么(?!样))/;
/** It leans on what stands before it, or tells more of it. */
const LEANS_ON =
  /^(?:那|所以|还|并|而|就|如果|要是|换的话|会不会(?:很|太)|好不好|行不行|可以吗|怎么办|怎么做|为什么|是不是(?:因为|我)|这|它|他|她)/;
const OF_OTHER = /[他她]|对方|老板|领导|同事|朋友|前任|别人/;
const LEAST = 4;

/** What a part is about: its matter, what is asked of the asker alone, or a term of the chart: 我八字里有文昌吗. */
function aboutOf(text: string): string | null {
  const own = findOwn(text);
  if (own) return own.of;
  const matter = findMatters(text).find(({ topic }) => !WEAK.includes(topic));
  return matter?.id ?? findTerm(text)?.term ?? null;
}

/** 会不会被裁?要是裁了先找还是先歇: whether, and which of two if it comes to that. */
const WHETHER = /会不会|能不能|会[^,。?!]{1,10}(?:吗|么|不)$|能[^,。?!]{1,10}(?:吗|么|不)$|是不是|有没有/;
export const IF_SO = /^(?:那|,)*(?:要是|如果|万一|假如|真(?:的|要)?(?=[^,]{1,6}了))/;
function thenWhich(text: string): readonly [string, string] | null {
  const [first, second, ...others] = text.split(/[?。!]+/).filter((part) => part !== '');
  const parts =
    second === undefined
      ? /^(.+?[不吗么])[,](?=那?(?:要是|如果|万一|真))(.+)$/.exec(text)?.slice(1)
      : [first!, second];
  const [one, other] = parts ?? [];
  if (others.length > 0 || one === undefined || other === undefined) return null;
  const isPair = WHETHER.test(one) && IF_SO.test(other) && findOptions(other) !== null;
  return isPair && aboutOf(one) !== null ? [one, other] : null;
}

/** 一个是能不能升主管，一个是我爸的病要不要紧: two that are counted out, whoever they are about. */
const COUNTED =
  /(?:(?:第一|一来|其一)(?:个)?(?:问题|事)?(?:是|,|、|:|问|想问)?|一个?(?:问题|事)?(?:是|,|、|:|问|想问)|1[.、,:)])(.{4,}?)[,。;?!]+(?:(?:第二|二来|其二)(?:个)?(?:问题|事)?(?:是|,|、|:|问|想问)?|(?:还有|另|再|二|一)(?:外)?(?:一)?(?:个)?(?:问题|事)?(?:是|,|、|:|问|想问|就是)|2[.、,:)])(.{4,})$/;
/** They are announced, or stand as 第一 and 第二. */
const ANNOUNCED = /[两2二](?:个|件|样|桩)(?:事|问题|东西)?|第一|一来|其一|1[.、,:)]|一个(?:是|,|问)/;

export function countedQuestions(text: string): readonly [string, string] | null {
  if (!ANNOUNCED.test(text) || /选|还是|哪(?:一?个|边|样)(?!月|年)/.test(text)) return null;
  const [, one, other] = COUNTED.exec(text) ?? [];
  return one !== undefined && other !== undefined && [one, other].every((part) => ASKS.test(part))
    ? [one, other]
    : null;
}

/** 第二个你没说: the part of a question before that was left out. */
const LEFT_OUT =
  /^(?:那|可是?|但|还有|你|,)*(?:(第一|前面?那?|头)一?个?|第二个?|后面?那?一?个|另(?:外)?一个)(?:问题|事情?)?(?:呢|(?:你|,)*(?:还|都|怎么|又|好像)*(?:没|漏|忘)(?:有)?(?:说|答|讲|回|看|提|了|掉)*(?:啊|呢|吧)?)[?。!]*$|^(?:你|,)*(?:还有|漏了|少了|另)一个(?:问题|事)?(?:你)?(?:还)?(?:没(?:有)?(?:说|答|回|讲)|呢)?[?。!]*$/;

export const isLeftOut = (text: string) => LEFT_OUT.test(text) && /没|漏|忘|少/.test(text);

/** The part that is meant; null where none is, or the questions before had one part. @param asked in their clean form, the oldest first */
export function leftOut(text: string, asked: readonly string[]): string | null {
  const match = LEFT_OUT.exec(text);
  const last = asked.at(-1);
  const parts = match && last !== undefined ? (countedQuestions(last) ?? twoQuestions(last)) : null;
  return parts && parts[match![1] === undefined ? 1 : 0];
}

/** 属什么五行 after a trade is asked of the trade. */
const PHASE_OF_IT =
  /^(?:这|它|那)?(?:个|一)?(?:行|生意)?五行(?:属|算|是)(?:什么|啥|哪个?)$|^属(?:于)?(?:什么|啥|哪个?)五行$/;
/** How a clause asks of a trade, which is left of it to name the trade. */
const HOW_OF_TRADE =
  /(?:明年|今年|现在)?(?:能不能|会不会|要不要|该不该)?(?:行不行|好不好|合适吗?|可以吗|(?:赚|挣)(?:不赚|不挣)?钱吗?|(?:能|干|做|开)得?[成好]?(?:吗|不)|行吗|成吗|好吗)+$/;

const DOING = /^(?:我|想|打算|准备|要|今年|明年|现在|以后|转行?|改行?|去|做|开|干|搞|个|一?家|能|会|,)+/;
const tradeIn = (clause: string): string => clause.replace(HOW_OF_TRADE, '').replace(DOING, '');

/** A question, and a fact of the chart or the calendar that is asked for in the last clause: 转做电商行不行，属什么五行. */
function thenFact(text: string): readonly [string, string] | null {
  const clauses = clausesIn(text);
  const last = clauses.at(-1);
  const before = clauses.slice(0, -1);
  if (last === undefined || before.length === 0 || relationIn(text) !== null) return null;
  const one = before.join(',');
  const trade = before.map(tradeIn).findLast((name) => [...name].length > 1);
  const other = PHASE_OF_IT.test(last) && trade !== undefined ? `做${trade}属什么五行` : last;
  const isAsked = ASKS_AT_ALL.test(one) && findFacts(one).length === 0 && aboutOf(one) !== null;
  return isAsked && findFacts(other).length > 0 ? [one, other] : null;
}

/** The two, in their order; null where it is one question, or the second leans on the first. @param text in its clean form */
export function twoQuestions(text: string): readonly [string, string] | null {
  const after = thenWhich(text);
  if (after) return after;
  const fact = thenFact(text);
  if (fact) return fact;
  const parts = text
    .split(/[,。?!;、]+/)
    .filter((part) => part !== '')
    .flatMap((part) => part.split(SEAM));
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return null;
  if ([first, second].some((part) => [...part].length < LEAST || !ASKS.test(part) || OF_OTHER.test(part)))
    return null;
  if (LEANS_ON.test(second) || relationIn(text) !== null) return null;
  const [one, other] = [aboutOf(first), aboutOf(second)];
  return one !== null && other !== null && one !== other ? [first, second] : null;
}
