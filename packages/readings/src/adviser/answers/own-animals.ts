/** The animal of one's own year, and how it stands to the others. */
import { solarToLunar } from '@ziping/bazi/lunar-calendar';
import { yearPair } from '@ziping/bazi/pillars';
import { ANIMALS, BRANCHES } from '@ziping/bazi/sixty-cycle';

import { pillarOf } from '../../reports/parts.ts';
import type { Writer } from '../writer.ts';
import { tieOfAnimals } from './animals.ts';
import { type Answer, NONE } from './answer.ts';
import { civilDate } from './dates.ts';

/** The lunar date of a date that begins with `YYYY-MM-DD`. */
export const lunarOf = (date: string) => {
  const { year, month, day } = civilDate(date);
  return solarToLunar(year, month, day);
};

/** The animal of a lunar year. */
export const animalOf = (year: number) => ANIMALS.charAt(yearPair(year) % 12);

/** One's animal by the two beginnings of a year: 立春, as a chart has it, and the lunar new year, as people count. */
export const ownAnimals = (w: Writer): { byTerm: string; byLunar: string } => ({
  byTerm: ANIMALS.charAt(BRANCHES.indexOf(pillarOf(w.facts, 'year').charAt(1))),
  byLunar: animalOf(lunarOf(w.born).year),
});

/** Which animals one's own gets on with, by tradition. @param call how the one of that animal is called: 你, 属虎的 */
export function sayTiesOf(own: string, call: string): Answer {
  const named = (isMeant: (score: number) => boolean) =>
    [...ANIMALS].filter((one) => isMeant(tieOfAnimals(own, one).score)).join('、');
  return {
    ...NONE,
    lead: `${call}${call === '你' ? `属${own}：` : ''}按老说法，和属${named((score) => score > 1)}的合得来，和属${named((score) => score < 0)}的容易磕碰`,
    reasons: ['属相只是八个字里的一个字，不用为它躲着谁，人好不好看他做的事'],
    advice: ['要紧的来往，各排一份命盘对着看，比属相准'],
  };
}
