/** The answer to a question about a matter in one month or in several. */
import type { Sign, Timed } from '../matters/matter.ts';
import type { LuckMonth } from '../understand/time/time.ts';
import type { Writer } from '../writer.ts';
import { sayAhead } from './ages.ts';
import type { Answer } from './answer.ts';
import { type Asked, bestWord, limitsOf, PAST, withoutAdvice } from './asked.ts';
import { comingMonths, type MonthLuck, monthsFromNow, monthsLuck } from './luck/months.ts';
import { ASPECT_NAMES, aspectOf, toneName } from './luck/signs.ts';
import { eventsTold } from './beside.ts';
import { weekendsIn } from './dates.ts';
import { inTime, monthName, namesOfMonths, signOfMonth } from './period.ts';

interface ComparedMonths extends Asked {
  matter: Timed;
  /** The best first. */
  order: readonly MonthLuck[];
  /** The year spoken of. */
  year: number;
  day: string;
  limits: string[];
}

/** The months to be careful in, where those are asked for. */
function hardMonths(w: Writer, { matter, lead, order, year, limits }: ComparedMonths): Answer {
  const [best, worst] = [order[0]!, order.at(-1)!];
  const hard = inTime(order.filter(({ tone }) => tone === worst.tone).slice(0, 2));
  const name = namesOfMonths([...hard, best], year);
  return {
    lead: lead(`${hard.map(name).join('和')}要放慢一点，${name(best)}最松快`),
    reasons: [
      eventsTold(w, `${worst.ganzhi}月`, worst, matter),
      `${name(hard[0]!)}${matter.year[signOfMonth(worst)]}`,
    ],
    advice: matter.advice ?? [],
    limits,
  };
}

/** How several months are together. */
export function signOfMonths(months: readonly MonthLuck[]): Sign {
  const mean = months.reduce((sum, { tone }) => sum + tone, 0) / months.length;
  return mean >= 0.5 ? 'good' : mean <= -0.5 ? 'bad' : 'even';
}

/** Several months that are ahead: the best, or how they are together. */
function compareMonths(w: Writer, asked: ComparedMonths): Answer {
  const { matter, lead, understood, order, year, day, limits } = asked;
  const [best, worst] = [order[0]!, order.at(-1)!];
  const isEven = best.tone === worst.tone;
  const told = inTime(order);
  const [first, last] = [told[0]!, told.at(-1)!];
  const event = eventsTold(w, `${best.ganzhi}月`, best, matter);
  if (understood.shape?.kind === 'avoid' && !isEven) return hardMonths(w, asked);
  const good = inTime(order.filter(({ tone }) => tone === best.tone).slice(0, 2));
  const isWhether = understood.asks === 'whether' && !/哪|几月/.test(understood.text);
  const name = namesOfMonths([...good, ...(isWhether || isEven ? [first, last] : [worst])], year);
  const goodNames = good.map(name).join('和');
  const span = `${name(first)}到${name(last)}`;
  return {
    lead: lead(
      isEven
        ? `${day}${span}差不多，${matter.year[signOfMonth(best)]}`
        : isWhether
          ? `${day}${span}，${matter.year[signOfMonths(told)]}；其中${goodNames}松快些`
          : signOfMonth(best) === 'bad'
            ? `${day}${goodNames}相对好些，但这几个月都不算顺`
            : signOfMonth(best) === 'even'
              ? `${day}${goodNames}相对好些，${name(worst)}放慢一点`
              : `${day}${goodNames}${bestWord(matter)}，${name(worst)}放慢一点`,
    ),
    reasons: [
      isEven || (isWhether && signOfMonth(good[0]!) === signOfMonths(told))
        ? ''
        : `${name(good[0]!)}${matter.year[signOfMonth(good[0]!)]}`,
      event,
    ],
    advice: matter.advice ?? [],
    limits,
  };
}

/** Months that are near. */
const NEAR = 3;

/** How the months that are near are together, and what sets them apart. */
export function nearMonths(w: Writer): { sign: Sign; told: string } {
  const months = monthsLuck(w, comingMonths(w, NEAR));
  const order = [...months].sort((a, b) => b.tone - a.tone);
  const [best, worst] = [order[0]!, order.at(-1)!];
  const name = namesOfMonths([best, worst], w.today.year);
  w.step(`看眼下几个月：${months.map((month) => `${month.ganzhi}月${toneName(month)}`).join('，')}。`);
  return {
    sign: signOfMonths(months),
    told:
      best.tone === worst.tone
        ? `这两三个月整体${toneName(best)}`
        : `${name(best)}前后松快些，${name(worst)}前后放慢一点`,
  };
}

/** What is of now, by the months that are near. */
export function sayNow(w: Writer, { matter, lead }: Asked & { matter: Timed }): Answer {
  const { sign, told } = nearMonths(w);
  return {
    lead: lead(`这两三个月${matter.year[sign].replace(/^眼下/, '')}`),
    reasons: [told],
    advice: matter.advice ?? [],
    limits: limitsOf(matter),
  };
}

/** Whether a month is the one that runs. */
const isThisMonth = (w: Writer, { year, month }: MonthLuck) =>
  monthsFromNow(w, 1).some((one) => one.year === year && one.month === month.month);

/** The days off of the month that is meant, where those are wanted. */
function weekendsTold(w: Writer, text: string): string {
  const named = /(\d{1,2})月/.exec(text)?.[1];
  const ahead = named ? (Number(named) - w.today.month + 12) % 12 : /下个?月/.test(text) ? 1 : 0;
  const place = w.today.year * 12 + w.today.month - 1 + ahead;
  const [year, month] = [Math.floor(place / 12), (place % 12) + 1];
  const first = ahead === 0 ? (w.today.day ?? 1) : 1;
  const days = weekendsIn(year, month).filter((day) => day >= first);
  return days.length === 0 ? '' : `${month}月的周末是${days.join('、')}日，挑人手齐、天气好的那一天`;
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
  // What has a day of its own needs none to be chosen.
  const isChosen = understood.day && !(matter.now || matter.topic === 'exam');
  const day = isChosen ? `${one ? `${one}这一天` : '单独一天'}我不断；` : '';
  const span = one ? (isChosen ? '那前后一个月，' : `${one}前后，`) : '';
  const weekends =
    isChosen && /周末|周六|周日|星期[六天日]|礼拜[六天]/.test(understood.text)
      ? weekendsTold(w, understood.text)
      : '';
  const limits = [
    ...(isChosen ? [weekends, '要挑日子得看黄历，这里还没有'] : []),
    ...limitsOf(matter),
  ].filter((text) => text !== '');
  const event = eventsTold(w, `${best.ganzhi}月`, best, matter);
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
      reasons: [event || `${isThisMonth(w, best) ? '这个月' : '那个月'}整体${toneName(best)}`],
      advice: matter.advice ?? [],
      limits,
    };
  return compareMonths(w, { ...asked, order, year: spoken, day, limits });
}
