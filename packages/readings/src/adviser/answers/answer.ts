/** An answer in its parts, before the form that is wanted is given to it. */
import type { Form } from '../understand/form.ts';
import type { Writer } from '../writer.ts';
import { withoutOpening } from './comfort.ts';

export interface Answer {
  /** The first sentence: a year, a month, a yes, a no, or that it cannot be seen. */
  lead: string;
  /** Why, in plain words. */
  reasons: readonly string[];
  /** What to do, the first before the others. */
  advice: readonly string[];
  /** What is not said, or whom to ask. */
  limits: readonly string[];
}

/** The rest of an answer that has no more than its first sentence. */
export const NONE = { reasons: [], advice: [], limits: [] } satisfies Omit<Answer, 'lead'>;

const DOUBT = '强还是弱，这张盘有两种看法，上面说的是两边都认的';

/** What was chosen of two, and the clause that says no. */
const CHOSEN = /^(?:略偏|更合适的是|偏向)([^，：]+)：/;
const NO = /先别|先不|不急|别|不适合|不容易|先缓|先放|不值|费力|放慢|紧/;
const PLAIN = /^(?:先别|别|不(?!过)|可以|能|去|行)/;
/** Of one's own business the chart speaks in its own words. */
const OF_OWN_BUSINESS: readonly (readonly [RegExp, string])[] = [
  [/独当一面|力气够/, '行：你撑得起自己的一摊'],
  [/借平台|跟平台|不宜重担/, '先别自己扛：先跟着平台做'],
];
/** It says whether to do something. */
const OF_ACT = /别|可以|适合|能|不急|不值|先[不缓放]/;
/** Neither yes nor no. */
const OPEN = /可\p{Script=Han}可|都可以|差不多|看你|看不准/u;
const YES = /可以|能|适合|有(?:希望|机会|望)|顺|值/;

/** The verdict of an answer: the option, or yes or no with its clause. */
export function verdictOf(told: string): string {
  const lead = withoutOpening(told);
  const chosen = CHOSEN.exec(lead)?.[1];
  if (chosen !== undefined) return `选${chosen}`;
  // 先不生：不急 says it already.
  const [, word, rest] = /^(先?不?\p{Script=Han}{1,2})：(.*)$/u.exec(lead) ?? [null, null, lead];
  const [clause = rest!, ...others] = rest!.split(/[，；。]/);
  if (word) return `${word}：${clause}`;
  if (/看不出/.test(clause)) return `说不准：${clause}`;
  if (OPEN.test(clause)) return `先别：${others[0] ?? '条件没有明显更好，就不动'}`;
  // 2027年生意淡一些，账期收紧 says how it is; a piece of it would say less.
  const isOfTime = /^(?:20\d\d年|今年|明年|这两三个月)/.test(clause);
  if (isOfTime && !OF_ACT.test(clause)) return rest!.split('；')[0]!;
  const plain = [clause, ...others].find((one) => PLAIN.test(one));
  if (plain) return plain;
  const known = OF_OWN_BUSINESS.find(([words]) => words.test(rest!));
  if (known) return known[1];
  return NO.test(clause) ? `先别：${clause}` : YES.test(clause) ? `行：${clause}` : rest!.split('。')[0]!;
}

/** How many sentences a form has; null where it has no number. */
const countOf = (form: Form): number | null =>
  form === 'one_sentence' ? 1 : form !== null && /^\d_/.test(form) ? Number(form.charAt(0)) : null;

/** What was written, in as many sentences as are wanted: tables of the chart and of cycles know no form. */
export function shortened(block: readonly string[], form: Form): readonly string[] {
  const count = countOf(form);
  if (count === null) return block;
  const sentences = block
    .filter((paragraph) => !/^[|-]/.test(paragraph))
    .flatMap((paragraph) => paragraph.match(/[^。]+(?:。(?:\*\*)?|$)/g) ?? []);
  const hasTable = block.some((paragraph) => /^[|-]/.test(paragraph));
  return sentences.length > count || (hasTable && sentences.length > 0)
    ? [sentences.slice(0, count).join('')]
    : block;
}

/** Exactly as many sentences, where the answer has as many: its first, what to do, then why. */
function sentencesOf({ lead, reasons, advice, limits }: Answer, count: number): string[] {
  const said = lead.replace(/。$/, '');
  const rest = [...advice, ...reasons, ...limits].filter((one) => one !== '' && !said.includes(one));
  const all = [...new Set(rest.map((one) => one.replaceAll(/。(?=.)/g, '；').replace(/[。；]$/, '')))];
  return [`**${said.replaceAll('。', '；')}**`, ...all].slice(0, count);
}

/** Writes an answer in the form that is wanted, in two paragraphs at most. */
export function writeAnswer(
  w: Writer,
  { lead, reasons, advice, limits }: Answer,
  form: Form,
  doubtful = false,
): void {
  if (form === 'blunt') {
    w.say(`**${verdictOf(lead)}**`);
    const first = [...advice, ...reasons].find(
      (text) => text !== '' && !w.wasSaid(text) && !/^更/.test(text),
    );
    w.say(first ?? '就这么定，这周先动第一步，一个月后回头看一次');
    w.end();
    return;
  }
  const count = countOf(form);
  if (count !== null && count > 1) {
    for (const sentence of sentencesOf({ lead, reasons, advice, limits }, count)) w.say(sentence);
    w.end();
    return;
  }
  w.say(`**${lead.replace(/。$/, '')}**`);
  if (form === 'one_sentence') {
    w.end();
    return;
  }
  if (form === 'short') {
    w.say(advice[0] ?? reasons[0] ?? '');
    w.end();
    return;
  }
  for (const reason of reasons) w.say(reason);
  w.end();
  const fresh = advice.filter((one) => one === '' || !lead.includes(one));
  const told = form === 'plain' ? [...fresh].reverse() : fresh;
  for (const one of told.slice(0, 2)) w.say(one);
  for (const limit of limits) w.say(limit);
  if (doubtful && !w.minor && !w.facts.advice.sure && !w.wasSaid(DOUBT)) w.say(DOUBT);
  w.end();
}
