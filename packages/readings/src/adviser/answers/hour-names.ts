/** The name of the hour of a time of the clock: 晚上十点半 is in 亥时. */
import { BRANCHES } from '@ziping/bazi/sixty-cycle';

import { CLOCK } from '../understand/facts.ts';
import { readNumber } from '../understand/time/numbers.ts';
import { type Answer, NONE } from './answer.ts';

/** The hours of a day that a time may mean: both halves of the day where it does not say which. */
function hoursMeant(part: string | undefined, hour: number, isOfDay: boolean): number[] {
  if (hour > 12 || hour === 0 || isOfDay) return [hour];
  if (part === undefined) return [hour % 12, (hour % 12) + 12];
  if (/凌晨|早|清晨|上午/.test(part)) return [hour % 12];
  if (/中午|正午/.test(part)) return [hour < 4 ? hour + 12 : hour];
  if (/下午|傍晚/.test(part)) return [(hour % 12) + 12];
  return [hour === 12 ? 0 : hour < 6 ? hour : hour + 12];
}

/** An hour by its name, with when it begins and ends. */
function doubleHour(hour: number): string {
  const at = Math.floor((hour + 1) / 2) % BRANCHES.length;
  return `${BRANCHES.charAt(at)}时（${(at * 2 + 23) % 24}点到${at * 2 + 1}点）`;
}

const FULL = /^(?:整|钟)?$/;
/** @param text with a time of the clock */
export function sayHourName(text: string): Answer {
  const { part, hour = '', rest = '' } = CLOCK.exec(text)?.groups ?? {};
  const written = readNumber(hour);
  if (written > 24) return { ...NONE, lead: '这个钟点我没认出来，写成“晚上十点半”这样再问我' };
  const number = written % 24;
  const meant = hoursMeant(part, number, /\d:\d/.test(text));
  const isAtEdge = FULL.test(rest) && number % 2 === 1;
  return {
    ...NONE,
    lead:
      meant.length > 1
        ? `上半天是${doubleHour(meant[0]!)}，下半天是${doubleHour(meant[1]!)}`
        : `是${doubleHour(meant[0]!)}`,
    reasons: [
      ...(meant.includes(23) ? ['23点以后，一派算第二天，一派仍算当天，叫晚子时'] : []),
      isAtEdge
        ? '正好在两个时辰的交界上，按出生地的太阳时校正以后可能退到前一个'
        : '排盘还要按出生地的太阳时校正，离交界近的会挪一个时辰',
    ],
  };
}
