/** An answer whose first sentence was told before is told otherwise: no paragraph stands twice in a talk. */
import type { Matter } from '../matters/matter.ts';
import type { Asks, Form } from '../understand/form.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import { answerNext } from './next.ts';

/** Characters of a question that no matter is known by. */
const COMMON = new Set(
  '我你他她它的了吗呢么不是那这要该能会可以有没就还也都去来到在和跟怎什多少好大小个下上再先看点说人事做',
);

const contentOf = (text: string) =>
  [...text].filter((one) => /\p{Script=Han}/u.test(one) && !COMMON.has(one));

/** What is to be done or not: 换 of 要不要换宿舍. */
const ACT = /(?:要不要|该不该|能不能|可不可以|用不用|需不需要|可以|该|能|要)(\p{Script=Han})/u;

/** How much of a question stands in a sentence: its act, or two of its characters. */
function overlap(sentence: string, question: string): number {
  const known = new Set(contentOf(sentence));
  const act = ACT.exec(question)?.[1];
  const shared = new Set(contentOf(question).filter((one) => known.has(one))).size;
  return act !== undefined && known.has(act) ? shared + 1 : shared;
}
const ENOUGH = 2;

/** A sentence, of a long one its first two clauses. */
const LONG = 32;
const openingOf = (text: string) =>
  text.length <= LONG
    ? text.replace(/[，；：。]$/, '')
    : text
        .split(/(?<=[，；：])/)
        .slice(0, 2)
        .join('')
        .replace(/[，；：。]$/, '');

const NOTHING_NEW = '这一点前面说过，没有变；想换一头看，直接问哪一年、哪件事';

/** Whether an answer was told, or what is told beside the one word of its matter. */
const wasTold = (w: Writer, { lead }: Answer, { firm, advice = [] }: Matter, asks: Asks): boolean =>
  w.wasSaid(asks === 'how' ? lead : `**${lead.replace(/。$/, '')}**`) ||
  (firm !== undefined && lead === firm && advice.some((one) => w.wasSaid(one)));
/** 那我俩还有可能吗 asks again whether it can still be. */
const STILL = /还有?(?:没有)?(?:可能|机会|戏|希望|救)/;

/** @param asksAgain whether the question only says again what was asked before */
export function saidOtherwise(
  w: Writer,
  answer: Answer,
  { matter, understood, ...asked }: { matter: Matter; understood: Understood; asksAgain: boolean },
): Answer {
  const { form, text, asks } = understood;
  const asksAgain = asked.asksAgain || STILL.test(text);
  if (!wasTold(w, answer, matter, asks)) return answer;
  if (form === 'plain')
    return {
      lead: `说白了，${openingOf(answer.lead)}`,
      reasons: [],
      advice: answer.advice.slice(0, 1),
      limits: [],
    };
  if (form !== null) return answer;
  const parts = [...answer.reasons, ...answer.advice, ...answer.limits].filter((part) => part !== '');
  const [fit] = (asks === 'when' || asks === 'whether' ? [] : parts)
    .map((part) => ({ part, shared: overlap(part, text) }))
    .filter(({ part, shared }) => shared >= ENOUGH && !w.wasSaid(part))
    .sort((a, b) => b.shared - a.shared);
  const next = fit || asksAgain ? null : answerNext(w, answer, matter, understood);
  if (next) return next;
  const fresh = parts.filter((part) => part !== fit?.part && !w.wasSaid(part));
  return {
    lead: fit ? fit.part : `${asksAgain ? '还是那句' : '这一样也是'}：${openingOf(answer.lead)}`,
    reasons: fresh.slice(0, 2),
    advice: fit || fresh.length > 0 ? [] : [NOTHING_NEW],
    limits: [],
  };
}

const LEAST_SHARED = 2;
/** Whether a question only says again what was asked before. */
export function isRepeated(question: string, asked: readonly string[]): boolean {
  const own = new Set(contentOf(question));
  // One character that two questions share does not make them one, unless it is the act of both.
  const act = ACT.exec(question)?.[1];
  if (act !== undefined && asked.some((one) => ACT.exec(one)?.[1] === act)) return true;
  if (own.size < LEAST_SHARED) return asked.includes(question);
  return asked.some((one) => {
    const before = new Set(contentOf(one));
    return [...own].filter((each) => before.has(each)).length * 2 > own.size;
  });
}

/** It says itself that it was said. */
const SAYS_SO = /^\*\*(?:还是那句|这一样也是)：/;

const plain = (paragraph: string) => paragraph.replaceAll('**', '').trim();

/** Paragraphs of which none stands in an answer before. @param before the answers before, without their note */
export function withoutSaid(paragraphs: readonly string[], before: readonly string[], form: Form): string[] {
  if (form === 'again') return [...paragraphs];
  const said = new Set(before.flatMap((answer) => answer.split('\n\n').map(plain)));
  const fresh = paragraphs.filter((paragraph) => !said.has(plain(paragraph)));
  const [first] = paragraphs;
  if (first === undefined || fresh[0] === first) return fresh;
  if (SAYS_SO.test(first)) return [first, ...fresh];
  const opening = /^[^。\n|]*[。？！]?/.exec(first)![0];
  return [`${form === 'one_sentence' ? '一句话' : '和前面说的一样'}：${opening || plain(first)}`, ...fresh];
}
