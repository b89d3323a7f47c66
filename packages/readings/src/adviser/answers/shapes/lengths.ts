/** Two choices of a bargain that neither work nor place tells apart: for how long to sign, to press or to wait. */
import type { Matter } from '../../matters/matter.ts';
import { readNumber } from '../../understand/time/numbers.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { signOfYear } from '../period.ts';

type Options = readonly [string, string];

const YEARS =
  /(?:^|签|续|租|约|订|合同)(?:再|先|个)*([一两二三四五六七八九十]|\d{1,2})年(?:的|期|约|合同|租)*$/;
const BINDING = /签|续|租|合同|约/;
/** It has lost money so far. */
const LOSING = /亏|赔|淡|撑不|没生意|不挣|不赚/;

/** For how many years to sign; null where that is not chosen. */
export function answerLengths(w: Writer, options: Options, text: string, matter: Matter): Answer | null {
  const [one, other] = options.map((option) => YEARS.exec(option)?.[1]);
  if (!one || !other || !BINDING.test(text)) return null;
  const [shorter, longer] = [one, other].sort((a, b) => readNumber(a) - readNumber(b)) as [string, string];
  const [short, long] = [readNumber(shorter), readNumber(longer)];
  const first = firstAhead(w);
  const years = Array.from({ length: Math.min(long, 10) }, (_, at) => first + at);
  const tight = years.filter((year) => signOfYear(w, yearOfLuck(w, year), { topic: 'wealth' }) === 'bad');
  const isLosing = LOSING.test(text) || matter.id === 'keeping_shop';
  const isShort = isLosing || tight.length > 0;
  w.step(
    `看合同管到的${years.length}年：${tight.length > 0 ? `${tight.join('、')}年钱上紧` : '没有一年钱上紧'}。`,
  );
  // What only the longer one would bind.
  const beyond = tight.filter((year) => year >= first + short);
  const told =
    beyond.length > 0
      ? `${beyond.slice(0, 2).join('年、')}年钱上紧，别被合同绑住`
      : isShort
        ? `${isLosing ? '账还没转正' : '头一段钱上紧'}，别一下压${longer}年`
        : `${first}年到${years.at(-1)!}年没有一年钱上紧，签长一点换一个不涨的价`;
  return {
    lead: `签${isShort ? shorter : longer}年：${told}`,
    reasons: [],
    advice: [
      '合同里写明三样：提前退租赔多少、能不能转租、到期优先续和涨价的上限',
      isShort ? '到期前三个月看账：连着三个月有盈余，再谈长的' : '押金和装修怎么退、怎么折，也写进去',
    ],
    limits: [],
  };
}

const PRESSING = /^(?:再|先|主动|去|直接)*(?:催|追问|逼|盯)(?!.*(?:婚|生|孩子|作业|学))/;
const WAITING = /^(?:再|先|继续|接着|就|干)*等|^(?:先)?(?:不催|放(?:一放|着))/;

/** Whether it is chosen between to press someone and to wait, which is the asker's to do, whoever's chart is read. */
export const isPressing = (options: Options): boolean =>
  [0, 1].some((at) => PRESSING.test(options[at]!) && WAITING.test(options[1 - at]!));

/** Whether to press someone for an answer or to wait; null where that is not chosen. */
export function answerPressing(w: Writer, options: Options): Answer | null {
  if (!isPressing(options)) return null;
  w.step('这一问是催还是等，先看对方给没给日子。');
  return {
    lead: '先催一次，同时给一个截止日：到那天没有答复，就按没有来安排',
    reasons: ['拖着不说的事，等下去多半还是拖'],
    advice: ['一次问清三样：卡在哪、要你补什么、哪天给准话', '手上同时找下一家，别只押这一头'],
    limits: [],
  };
}
