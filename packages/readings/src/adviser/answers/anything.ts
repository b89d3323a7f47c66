/** What has no entry of its own: the asker's own words stand in the first sentence, which answers the form that was asked. */
import { actOf, isQuotable, isForetold, type Outcome, outcomeIn } from '../understand/acts.ts';
import { fatedIn } from '../understand/claims.ts';
import type { Writer } from '../writer.ts';
import type { Answer } from './answer.ts';
import type { Asked, Lead } from './asked.ts';
import { firstAhead, yearOfLuck } from './luck/signs.ts';
import { natureOf } from './nature.ts';
import { overallOf } from './period.ts';
import type { Sign } from '../matters/matter.ts';

/** Words that stand in no plain act. */
const NO_ACT = /[不是得怕]|回事|了(?!$)|有没有|啥|[又也]|最|这样|一个人|^[就先份]|顺$/;

/** A time is best for what is not an act: 房贷啥时候能轻松点. */
const unquoted = <T extends Asked>(asked: T): T =>
  asked.matter.id === 'anything'
    ? { ...asked, lead: (sentence: string) => asked.lead(sentence.replaceAll('最适合做这件事', '最松快')) }
    : asked;

/** The question with its own words before each first sentence, where it has some that are short. */
export function inOwnWords<T extends Asked>(asked: T): T {
  const { understood, matter, lead } = asked;
  const isPlain = understood.shape === null || understood.shape.kind === 'decide';
  const isFated =
    fatedIn(understood.text) !== null ||
    isForetold(understood.text) ||
    (understood.asks === 'whether' && outcomeIn(understood.text) !== null);
  const found = matter.id === 'anything' && isPlain && !isFated ? actOf(understood.text) : null;
  // 他适合扩店吗 is told of him already.
  const act = found?.replace(understood.person?.word ?? '', '').replace(/^(?:适合|能|会|该)/, '') ?? null;
  if (act === null || act.length < 2 || NO_ACT.test(act) || !isQuotable(act, understood.text))
    return unquoted(asked);
  return {
    ...asked,
    lead: (sentence: string) => lead(`“${act}”这件事，${sentence.replaceAll('最适合做这件事', '最合适')}`),
  };
}

/** Whether it is an act of the asker's, of which the chart has the time. */
export const isOwnAct = ({ matter, understood }: Asked): boolean =>
  matter.id === 'anything' && actOf(understood.text) !== null && !isForetold(understood.text);

/** When it comes, which is for others to say: no year is named. */
export const whenForetold = (lead: Lead): Answer => ({
  lead: lead('哪天有着落，盘里看不出来：定这件事的不是你'),
  reasons: ['能问的当面问一次：要做到什么、到哪天、谁说了算'],
  advice: ['对方要的先做到一样，再去提一次，比等着快', '给自己定一个日子，到那天没有准信，就照没有来打算'],
  limits: [],
});

/** What comes to pass without the asker: no chart shows it, and no year is for it. */
export function foretold(w: Writer, lead: Lead): Answer {
  const year = firstAhead(w);
  w.step('这件事由不得问的人，盘里没有。');
  return {
    lead: lead('这件事成不成，盘里看不出来'),
    reasons: [`看得出的是你这边：${year}年${overallOf(yearOfLuck(w, year))}`],
    advice: ['给自己定一个日子，到那天没有准信，就照没有来打算', '能问的当面问一次，一句话问一件事'],
    limits: [],
  };
}

const ABLE: Readonly<Record<Sign, string>> = {
  good: '偏向能成',
  even: '一半一半',
  bad: '偏难，别全指望它',
};

/** Whether one is able to, or whether it befalls one: the time is told, and that the rest is not the chart's. */
export function sayOutcome(
  w: Writer,
  { kind, asked }: Outcome,
  when: { sign: Sign; name: string; overall: string },
  lead: Lead,
): Answer {
  w.step(`这件事看时候：${when.name}${when.overall}。`);
  const time = `${when.name}${when.overall}`;
  return kind === 'able'
    ? {
        lead: lead(`${ABLE[when.sign]}：看时候，${time}；${asked ?? '成不成'}，多半还看事情本身`),
        reasons: [],
        advice: ['先做最小的一步，成了再加', '卡在哪一步，就去问一个做成过的人'],
        limits: [],
      }
    : {
        lead: lead(`${asked ?? '这件事是不是这样'}，盘里看不出来；看得出的是你这边，${time}`),
        reasons: [],
        advice: ['能问的当面问一次，一句话问一件事', '给自己定一个日子，到那天没有准信，就照没有来打算'],
        limits: [],
      };
}

/** What to do about it. */
export const howOfAnything = (lead: Lead): Answer => ({
  lead: lead('先做一小步：今天问一个做过的人，要多少钱、花多久、最容易卡在哪'),
  reasons: ['问清了再定做不做，做就先做一半，看看再往下'],
  advice: ['写一张三行的单子：要准备什么、谁能搭手、最坏会怎样'],
  limits: [],
});

/** Why: another's reasons are theirs, one's own lie in one's ways. */
export function whyOfAnything(w: Writer, text: string, lead: Lead): Answer {
  const ofOther = /(?<!其)[他她]|对方|对象|老公|老婆|男友|女友|男朋友|女朋友|别人|人家/.test(text);
  const nature = natureOf(w, { topic: 'personality' })!;
  w.step(ofOther ? '别人的缘由不在这张盘里。' : nature.step);
  return ofOther
    ? {
        lead: '对方为什么这样，从你的盘看不出来；挑一个安静的时候，直接问一件具体的事',
        reasons: [],
        advice: ['问的时候先说看到的事，再说你的感受，不猜原因'],
        limits: [],
      }
    : {
        lead: lead(`不是命里定的，多半和做法有关；你的性子里，${nature.lead.replace(/^你/, '')}`),
        reasons: nature.reasons.slice(1, 2),
        advice: ['把最近三次写下来，看每次是从哪一步起走偏的'],
        limits: [],
      };
}
