/** An answer in its parts, before the form that is wanted is given to it. */
import type { Form } from '../understand/form.ts';
import type { Writer } from '../writer.ts';

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

const DOUBT = '强还是弱，这张盘有两种看法，上面说的是两边都认的';

/** Writes an answer in the form that is wanted, in two paragraphs at most. */
export function writeAnswer(
  w: Writer,
  { lead, reasons, advice, limits }: Answer,
  form: Form,
  doubtful = false,
): void {
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
  const told = form === 'plain' ? [...advice].reverse() : advice;
  for (const one of told.slice(0, 2)) w.say(one);
  for (const limit of limits) w.say(limit);
  if (doubtful && !w.facts.advice.sure && !w.wasSaid(DOUBT)) w.say(DOUBT);
  w.end();
}
