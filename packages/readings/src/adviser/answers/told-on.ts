/** An answer given again: with a fact that was told of its question, or in one word. */
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import { isOfBody, type Matter } from '../matters/matter.ts';
import type { Answer } from './answer.ts';
import { decidePlainly } from './shapes/shape.ts';

/** What a fact of one kind does to the answer before. */
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:能|会)(?:讲|说|吹|道)|嘴(?:巴)?(?:甜|能|会|快)|口才|吹牛/,
    '嘴上能说不等于账上清楚：先看他的流水和欠款，再问两个跟他共过事的人',
  ],
  [
    /舍不得|不舍|放不下|离不开|走不开/,
    '舍不得的人先顾着：先去短住一两个月，这边的家留着，一年回来住一阵，住得惯再定',
  ],
  [
    /脸红|紧张|内向|不敢|胆小|怯|社恐|结巴|口吃|怕生/,
    '开口紧张练得出来：先对三个熟人讲，再对十个人讲；还是怕，就挑对着少数人的那一种',
  ],
  [/没(?:有)?(?:本?钱|积蓄|存款)|钱不够|还欠/, '钱不够，就先做不花本钱的那一步'],
  [/没(?:有)?(?:时间|空)|太忙|要带(?:孩子|娃)/, '时间少，就一周定两个固定的钟点，先做最要紧的一样'],
  [/没(?:有)?(?:学历|文化|经验|基础)|不会|学不(?:会|进)/, '缺的先补最要紧的一样，边做边学'],
  [/身体|生病|住院|怀孕|刚生|吃不消/, '身体要紧，两样差不多时挑省力的那一样'],
  [
    /(?:让|要|叫|想|希望|盼|逼|劝)(?:我|我们)|不(?:同意|愿意|让|肯|支持)|反对|支持|同意/,
    '身边人的意思算一票，改不了盘上的偏向，主意还是你自己拿',
  ],
  [/属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|\d{2,4}年/, '属相只是八个字里的一个字，多一票，不改大方向'],
  [/(?:十[一二三四五六七八九]?|\d{2})(?:多)?岁?了?$/, '年纪只说早晚，不改盘上的偏向'],
];

const AGREES =
  /运好|机会(?!不|小|少)|松快|最宽|稳得住|可以|能(?!.{0,3}不)|适合|更?合|有(?:希望|机会|望)|顺(?!其)|值/;
const REFUSES = /先别|先不|不急|别|不适合|可.可不|不容易|先缓|先放|不值|费力|看不出来|难/;
/** Words for what can be, beside what is done. */
const OF_CAN = /^(?:能|行|会|成|好|对|可以|值|值得|是|有|该|适合)$/;

/** Whether an answer is for the act. */
function agrees(lead: string, verdict: string): boolean {
  const chosen = /^(?:略偏|更合适的是|偏向)([^，：]+)/.exec(lead)?.[1];
  if (chosen !== undefined)
    return chosen.includes(verdict) || (verdict === '去' && !/回|留|老家|不/.test(chosen));
  const first = lead.replace(/^“[^”]*”这件事，/, '').split(/[，；。]/)[0]!;
  // 先当面说一次 is for saying it.
  const isAdvised = new RegExp(`(?<![不别])${verdict}`).test(first);
  return (isAdvised || AGREES.test(first)) && !REFUSES.test(first);
}

const speaksOf = ({ words, act = '', decide }: Matter, { lead }: Answer, verdict: string): boolean =>
  OF_CAN.test(verdict) ||
  decide !== undefined ||
  lead.includes(verdict) ||
  act.includes(verdict) ||
  words.test(verdict);

/** The answer to what was asked before, with what was told since, or in one word. */
export function givenAgain(
  w: Writer,
  answer: Answer,
  { added, verdict, shape }: Pick<Understood, 'added' | 'verdict' | 'shape'>,
  matter: Matter,
): Answer {
  if (verdict !== null) {
    // Of the body a doctor says yes or no.
    if (matter.firm !== undefined && isOfBody(matter)) return answer;
    const isOfDoctor = OF_CAN.test(verdict) && /^先(?:去)?(?:看|问|听)[^，。]{0,4}医生/.test(answer.lead);
    if (isOfDoctor || /^[^；]{0,14}盘里看不出/.test(answer.lead))
      return { ...answer, lead: `说不准：${answer.lead}` };
    const isChoice = shape?.kind === 'choice';
    // 出不出 of a meeting that is told of: the answer before has no word on the act.
    const plain =
      isChoice || speaksOf(matter, answer, verdict)
        ? null
        : decidePlainly(w, matter, `${verdict}不${verdict}`);
    if (plain) return plain;
    const no =
      verdict === '有' ? '没有' : OF_CAN.test(verdict) || isChoice ? `不${verdict}` : `先不${verdict}`;
    const rest = answer.lead.replace(new RegExp(`^(?:可以|先?[不别])${verdict}[：，]`), '');
    // 别答应，推得掉 is a no already; so is 先别急着答应, which needs no second one.
    if (/^(?:先)?别/.test(rest)) return answer;
    return { ...answer, lead: `${agrees(answer.lead, verdict) ? verdict : no}：${rest}` };
  }
  if (added === null) return answer;
  const effect = EFFECTS.find(([words]) => words.test(added))?.[1];
  const isUsed = shape?.kind === 'choice' && /“|^偏向|看不出高下/.test(answer.lead);
  return {
    ...answer,
    lead: isUsed ? answer.lead : `算上这一条，${answer.lead}`,
    ...(effect &&
      !isUsed && {
        // What stands in the answer before is not told again.
        reasons: [effect, ...answer.reasons.filter((text) => !w.wasSaid(text))],
        advice: answer.advice.filter((text) => !w.wasSaid(text)),
      }),
  };
}
