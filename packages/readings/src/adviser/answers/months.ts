/** The answer to a question about a matter in one month or in several. */
import type { Sign, Timed } from '../matters/matter.ts';
import type { LuckMonth } from '../understand/time/time.ts';
import type { Writer } from '../writer.ts';
import { sayAhead } from './ages.ts';
import type { Answer } from './answer.ts';
import { type Asked, bestWord, limitsOf, PAST, withoutAdvice } from './asked.ts';
import { type MonthLuck, monthsLuck } from './luck/months.ts';
import { ASPECT_NAMES, aspectOf, toneName, yearOfLuck } from './luck/signs.ts';
import { eventsTold, monthName, namesOfMonths, signOfMonth } from './period.ts';

/** Several months that are ahead: the best, the hardest, or how they are together. */
function compareMonths(
  w: Writer,
  {
    matter,
    lead,
    understood,
    order,
    year,
    day,
    limits,
  }: Asked & {
    matter: Timed;
    /** The best first. */
    order: readonly MonthLuck[];
    /** The year spoken of. */
    year: number;
    day: string;
    limits: string[];
  },
): Answer {
  const inTime = (months: readonly MonthLuck[]) =>
    [...months].sort((a, b) => a.month.start_date.localeCompare(b.month.start_date));
  const [best, worst] = [order[0]!, order.at(-1)!];
  const told = inTime(order);
  const event = eventsTold(w, `${best.ganzhi}月`, best);
  if (understood.shape?.kind === 'avoid' && best.tone !== worst.tone) {
    const hard = inTime(order.filter(({ tone }) => tone === worst.tone).slice(0, 2));
    const name = namesOfMonths([...hard, best], year);
    return {
      lead: lead(`${hard.map(name).join('和')}要放慢一点，${name(best)}最松快`),
      reasons: [
        eventsTold(w, `${worst.ganzhi}月`, worst),
        `${name(hard[0]!)}${matter.year[signOfMonth(worst)]}`,
      ],
      advice: matter.advice ?? [],
      limits,
    };
  }
  const good = inTime(order.filter(({ tone }) => tone === best.tone).slice(0, 2));
  const whether = understood.asks === 'whether' && !/哪|几月/.test(understood.text);
  const spans = whether || best.tone === worst.tone;
  const name = namesOfMonths([...good, ...(spans ? [told[0]!, told.at(-1)!] : [worst])], year);
  const mean = told.reduce((sum, { tone }) => sum + tone, 0) / told.length;
  const middle: Sign = mean >= 0.5 ? 'good' : mean <= -0.5 ? 'bad' : 'even';
  return {
    lead: lead(
      whether && best.tone !== worst.tone
        ? `${day}${name(told[0]!)}到${name(told.at(-1)!)}，${matter.year[middle]}；其中${good.map(name).join('和')}松快些`
        : best.tone === worst.tone
          ? `${day}${name(told[0]!)}到${name(told.at(-1)!)}差不多，${matter.year[signOfMonth(best)]}`
          : signOfMonth(best) === 'bad'
            ? `${day}${good.map(name).join('和')}相对好些，但这几个月都不算顺`
            : `${day}${good.map(name).join('和')}${bestWord(matter)}，${name(worst)}放慢一点`,
    ),
    reasons: [
      best.tone === worst.tone ? '' : `${name(good[0]!)}${matter.year[signOfMonth(good[0]!)]}`,
      event,
    ],
    advice: matter.advice ?? [],
    limits,
  };
}

/** One month, or several to choose from; those that are over are left out, unless all are. */
export function sayMonths(w: Writer, months: readonly LuckMonth[], asked: Asked & { matter: Timed }): Answer {
  const { matter, lead, understood } = asked;
  const all = monthsLuck(w, months);
  const ends = (month: MonthLuck) => {
    const [year, civil] = month.month.start_date.split('-').map(Number);
    return `${civil === 12 ? year! + 1 : year}-${String((civil! % 12) + 1).padStart(2, '0')}-04`;
  };
  const ahead = all.filter((month) => ends(month) > w.facts.today);
  const told = ahead.length > 0 ? ahead : all;
  const order = [...told].sort((a, b) => b.tone - a.tone);
  const [best, worst] = [order[0]!, order.at(-1)!];
  const spoken = ahead.length > 0 ? w.today.year : 0;
  const name = (month: MonthLuck) => monthName(month, spoken);
  w.step(
    `看流月：最合的是${best.ganzhi}月（${toneName(best)}），最紧的是${worst.ganzhi}月（${toneName(worst)}）。`,
  );
  const { date } = understood;
  const one = date && `${date.name}（${date.date.year}年${date.date.month}月${date.date.day}日）`;
  const day = understood.day ? `${one ? `${one}这一天` : '单独一天'}我不断；` : '';
  const span = one ? '那前后一个月，' : '';
  const limits = [...(understood.day ? ['要挑日子得看黄历，这里还没有'] : []), ...limitsOf(matter)];
  const event = eventsTold(w, `${best.ganzhi}月`, best);
  if (ahead.length === 0) {
    const sign = signOfMonth(best);
    return {
      lead: `${name(best)}${ASPECT_NAMES[aspectOf(matter.topic)]}${PAST[sign]}`,
      reasons: [withoutAdvice(event)].filter((text) => text !== ''),
      advice: [sayAhead(w, matter), ...(matter.advice ?? [])],
      limits,
    };
  }
  if (told.length === 1)
    return {
      lead: lead(
        `${day}${span || (day ? `${name(best)}整月看，` : name(best))}${matter.year[signOfMonth(best)]}`,
      ),
      reasons: [event, `${best.year}年整体${toneName(yearOfLuck(w, best.year))}，一个月的起伏大不过这一年`],
      advice: matter.advice ?? [],
      limits,
    };
  return compareMonths(w, { ...asked, order, year: spoken, day, limits });
}
