/** To do a thing now, or to hold it until a time that is named. */
import type { LuckMonth } from '../../understand/time/time.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { monthsFromNow, monthsLuck } from '../luck/months.ts';
import type { Options } from './verdict.ts';

/** Whether an option is to do it now: 现在出. */
export const isNow = (option: string): boolean => /^(?:现在|赶紧|马上|趁早|趁现在)/.test(option);

/** The answer to 现在出还是捂到腊月, by the months. Prices are not in the chart. */
export function nowOrLater(w: Writer, [now, later]: Options, months: readonly LuckMonth[]): Answer {
  const tones = (of: readonly LuckMonth[]) => monthsLuck(w, of).map(({ tone }) => tone);
  const [near, then] = [Math.max(...tones(monthsFromNow(w, 2))), Math.max(...tones(months))];
  w.step('比较眼下两个月与后面那几个月的松紧。');
  return {
    lead:
      then > near
        ? `更合适的是${later}：你那时比眼下松快`
        : `更合适的是${now}：后面你不比眼下松快，早了早安心`,
    reasons: ['价钱的涨跌盘里看不出来，先问三家，别只听一家的'],
    advice: ['拿不准就分两回：先动一半，另一半定一个最晚的日子'],
    limits: [],
  };
}
