/** What to settle for those whom a step leaves behind. */
import type { Sign } from '../../matters/matter.ts';
import type { Left } from '../../understand/left.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { firstAhead, yearOfLuck } from '../luck/signs.ts';
import { signOfYear } from '../period.ts';

const WORDS: Readonly<
  Record<Left['of'], Readonly<Record<Left['by'], { lead: string; advice: readonly string[] }>>>
> = {
  elders: {
    distance: {
      lead: '这头先说好三样：谁就近照应、你多久回来一次、病了谁签字；说好了你就走得开',
      advice: ['先接他们过去住半个月，看住不住得惯', '每月寄多少、急用的钱放哪张卡，走之前写下来'],
    },
    money: {
      lead: '这头先把看病养老的钱留出来，单放一张卡，再谈这件事',
      advice: ['这笔钱再难也不往里填', '跟他们说清最坏会怎样，别让他们从别人嘴里听到'],
    },
  },
  family: {
    distance: {
      lead: '这头先定一个期限：一年以内可以分开，超过一年就一起过去',
      advice: ['住处、收入、孩子上学，三样落定再接', '分开的日子每天一段固定的通话，回家的日子先订好票'],
    },
    money: {
      lead: '这头先留出一年的家用，再谈这件事',
      advice: ['两个人都点头再动，数目写在纸上', '亏到哪一步就停，一开始就说定'],
    },
  },
};
const HOME: Readonly<Record<Sign, string>> = {
  good: '家里这头稳，放得下心',
  even: '家里这头平常，电话勤一点就好',
  bad: '家里这头事多一些，回家的路别断',
};

/** The answer to what becomes of those who are left behind. */
export function answerLeft(w: Writer, { who, of, by }: Left): Answer {
  const year = firstAhead(w);
  const topic = of === 'elders' ? 'parents' : 'marriage';
  const sign = signOfYear(w, yearOfLuck(w, year), { topic });
  w.step(`还是前面那件事，这里先说${who}这一头。`);
  const { lead, advice } = WORDS[of][by];
  return { lead: `${who}${lead}`, reasons: [`${year}年${HOME[sign]}`], advice, limits: [] };
}
