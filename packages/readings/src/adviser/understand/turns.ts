/** Turns that are read by the answer before them: the option that is meant, the next step, one clear word. */
import type { Topic } from '../matters/matter.ts';
import { findMatters, WEAK } from '../matters/table.ts';
import { askedAgain, NOTHING, type Understood } from './understood.ts';

const FIRST = '第一个|头一个|前者|前面(?:那|这)?个|前一个';
const SECOND = '第二个|后者|后面(?:那|这)?个|后一个';
const NAMED = new RegExp(
  `(?<![\\p{Script=Han}]{3})(?:(${FIRST})|(${SECOND}))(?:呢|的话)?(?!月|孩|胎|娃|老公|老婆|对象)`,
  'u',
);

/** A text with the option in place of 第二个 and the like, and the option; null for a text that names none so. */
export function withOption(text: string, { shape }: Understood): { text: string; option: string } | null {
  if (shape?.kind !== 'choice') return null;
  const match = NAMED.exec(text);
  if (!match) return null;
  const option = shape.options[match[1] === undefined ? 1 : 0];
  return { text: text.replace(match[0], `${option},`).replace(/,$/, '怎么样'), option };
}

/** 下一步好还是不好, of the cycle that was told. */
const NEXT_CYCLE =
  /^(?:那么?|然后|所以)?(?:下|后|再下)(?:面)?(?:的|那)?(?:一|个)?(?:步|个|段|十年|轮)(?:大?运|十年)?[^,。?!]{0,8}[?]?$/;

/** Asks what comes after or for more of the same, and nothing besides. */
const AND_THEN =
  /^(?:那|嗯|好|哦|行|你|请|再|,)*(?:(?:然后|再然后|接下来|之后|往后|后面|下一步)(?:呢|怎么办|怎么做|怎么走|该怎么办|我?该?(?:干|做)什么)|还有(?:呢|吗|没有?|什么|别的)?(?:办法|路|招|要注意的)?(?:吗|呢|没有?)?|(?:其他|别的)(?:的|办法)?呢|继续(?:说|讲|吧)?|(?:接着|往下|继续)(?:说|讲)(?:吧|下去)?|就这些|没了吗?)[?。!]*$/;
const CONCRETE =
  /(?:具体|细|实在|清楚)(?:一?点|些)?[^?!]{0,6}(?:怎么|如何|步骤|做法|方法)|具体(?:的)?(?:步骤|做法|方法|计划)|(?:怎么|如何)具体(?:做|操作)|一步步(?:说|来|教)|给个(?:计划|步骤|时间表)/;

/** Of the chart itself more is told of the chart. */
const OF_CHART: readonly Topic[] = [
  'favourable',
  'strength',
  'pattern',
  'pillars',
  'stars',
  'phases',
  'personality',
];

/** What is told after what, when more is asked for. */
const AFTER_STEPS = { next: 'detail', detail: 'close', close: 'close' } as const;

/** A turn that the one before it completes in one of these ways; null where it is another. */
export function turnOn(text: string, own: Understood, last: Understood): Understood | null {
  const wasOfCycle = last.time?.kind === 'cycle' || last.fact === 'next_cycle';
  if (wasOfCycle && NEXT_CYCLE.test(text))
    return {
      ...NOTHING,
      text,
      matters: last.matters.length > 0 ? last.matters : findMatters('运势'),
      time: { kind: 'cycle', which: 'next' },
    };
  const [matter] = last.matters;
  const ofOwn =
    matter !== undefined &&
    last.person === null &&
    last.time?.kind !== 'cycle' &&
    !OF_CHART.includes(matter.topic);
  const again = { ...askedAgain(last), text, added: null, verdict: null };
  const isNew = own.matters.some(({ topic }) => !WEAK.includes(topic) && topic !== matter?.topic);
  if (!ofOwn || isNew) return null;
  if (AND_THEN.test(text)) {
    const of = last.shape?.kind === 'steps' ? AFTER_STEPS[last.shape.of] : 'next';
    return { ...again, talk: null, shape: { kind: 'steps', of } };
  }
  return CONCRETE.test(text) ? { ...again, shape: { kind: 'steps', of: 'detail' } } : null;
}
