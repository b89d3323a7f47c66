/** A matter in a year, or in the best of several. */
import type { YearLuck } from '@ziping/bazi/reading/facts';

import { hasOwnDate } from '../understand/time/exams.ts';
import type { Matter, Sign, Timed } from '../matters/matter.ts';
import type { Understood } from '../understand/understood.ts';
import type { Writer } from '../writer.ts';
import { sayAhead } from './ages.ts';
import type { Answer } from './answer.ts';
import { type Asked, bestWord, limitsOf, PAST, withoutAdvice } from './asked.ts';
import { ASPECT_NAMES, aspectOf, OLDEST, toneName, yearOfLuck } from './luck/signs.ts';
import { tradeFit } from './nature.ts';
import {
  bestMonths,
  betterYear,
  eventsTold,
  leftOfYear,
  rankedYears,
  scoreOf,
  signOfYear,
  themeOfYear,
  withoutEndingYear,
  wordsOfYear,
  yearName,
} from './period.ts';

/** What a year brings to the fore, as a sentence. */
const themeText = (w: Writer, year: YearLuck, topic: Matter['topic']) => {
  const theme = themeOfYear(w, year, topic);
  return theme.includes('的一年') ? `这是${theme}` : `这一年${theme}`;
};

/** The sentence of `themeText` with the name of the year: 那一年是向内看的一年. */
export const inTime = (text: string, name: string) => text.replace(/^这一年|^这(?=是)/, name);

/** @param trade what the trade that is named is to the asker, in place of what the year brings */
export function reasonsOfYear(
  w: Writer,
  year: YearLuck,
  topic: Matter['topic'],
  trade?: string | null,
): string[] {
  w.step(
    `看流年：${year.year}年${year.ganzhi}，天干${year.stem_god}，地支本气${year.branch_god}，属${toneName(year)}。`,
  );
  const event = eventsTold(w, `${year.year}年${year.ganzhi}`, year, topic);
  return [trade ?? themeText(w, year, topic), event].filter((text) => text !== '');
}

/** Whether something came in a year that is over: 2019年我是不是破过财. */
const IF_SO = /是不是|有没有|会不会|(?:破|发|分|升|换|病|亏|赚)过/;
const UNLUCKY = /破|亏|倒霉|分手|离|病|伤|丢|赔|不顺|官司|小人|差|坏|糟/;

/** What a year that is over was like. */
function sayPast(w: Writer, year: YearLuck, matter: Timed, { asks, text }: Understood): Answer {
  const sign = signOfYear(w, year, matter);
  const isOfBad = UNLUCKY.test(text);
  const seen = sign === 'even' ? '看不大出来：' : (sign === 'bad') === isOfBad ? '像：' : '不大像：';
  return {
    lead: `${asks === 'whether' && IF_SO.test(text) ? seen : ''}${year.year}年${ASPECT_NAMES[aspectOf(matter.topic)]}${PAST[sign]}`,
    reasons: reasonsOfYear(w, year, matter.topic)
      .map((text) => withoutAdvice(inTime(text, '那一年')))
      .filter((text) => text !== ''),
    advice: [sayAhead(w, matter), ...(matter.advice ?? [])],
    limits: limitsOf(matter),
  };
}

/** What the next year is for a matter, where this one is nearly over. @param left how much is left of it @param sign how this one is */
function sayNext(w: Writer, left: string, sign: Sign, matter: Timed): string {
  const year = w.today.year + 1;
  const ahead = yearOfLuck(w, year);
  const next = signOfYear(w, ahead, matter);
  return `今年只剩${left}，${next === sign ? `${year}年也差不多` : `来不及的看${year}年：${wordsOfYear(ahead, matter, next)}`}`;
}

/** Of a tie a better year is for what mends it: a year alone reads as one for the end of it. */
const OF_TIES: readonly Matter['topic'][] = ['marriage', 'love', 'parents', 'people'];
const betterText = ({ topic, act }: Timed, year: number) =>
  OF_TIES.includes(topic) ? `更合适的是${year}年，那年更容易${act}` : `更合适的是${year}年`;

/** A year for a matter. */
export function sayYear(
  w: Writer,
  number: number,
  { matter, lead, understood }: Asked & { matter: Timed },
): Answer {
  const { facts } = w;
  if (number < facts.birth_year)
    return {
      lead: `${number}年还没有出生，看不出来，流年从${facts.birth_year}年看起`,
      reasons: [],
      advice: ['可以换一个出生以后的年份来问'],
      limits: [],
    };
  if (number > facts.birth_year + OLDEST - 1)
    return {
      lead: `${number}年离得太远，看不出来`,
      reasons: ['那时虚岁已过百一，大运早已走完'],
      advice: [`可以问${facts.year}年到${facts.year + 9}年里的任何一年`],
      limits: [],
    };
  const year = yearOfLuck(w, number);
  const over =
    number < w.today.year || (number === w.today.year && w.today.month === 12 && w.facts.year > number);
  if (over) return sayPast(w, year, matter, understood);
  const sign = signOfYear(w, year, matter);
  const isWhenAsked = understood.asks === 'when';
  const months = understood.time !== null || isWhenAsked ? bestMonths(w, number) : '';
  const left = number === w.today.year ? leftOfYear(w) : null;
  const better = hasOwnDate(understood.text) ? null : betterYear(w, matter, number);
  return {
    lead: lead(
      `${understood.day ? '单独哪一天我不断；' : ''}${yearName(w, number)}${wordsOfYear(year, matter, sign)}${isWhenAsked && months ? `；${months}` : ''}`,
    ),
    reasons: [
      ...(number === w.today.year && number > facts.year ? ['按命理立春才换年，这里说的是立春以后'] : []),
      ...(left ? [sayNext(w, left, sign, matter)] : []),
      ...reasonsOfYear(
        w,
        year,
        matter.topic,
        matter.topic === 'startup' ? tradeFit(w, understood.text) : null,
      ),
      ...(months && !isWhenAsked ? [months] : []),
    ],
    advice: [...(better ? [betterText(matter, better.year)] : []), ...(matter.advice ?? [])],
    limits: limitsOf(matter),
  };
}

/** It asks for the hardest of them. */
const WORST = /[最更](?:差|坏|难|背|不顺|紧|低|累|糟|惨|倒霉|费力|不好)|最要小心/;

/** 明年财运比今年好吗 asks of the one year against the other. */
const AGAINST = /比(?:今年|明年|去年|前年|后年|\d{4}年?)[^,。?!]{0,6}(?:好|强|顺|旺|差|累|难)/;

/** The year that is asked about against another. */
function sayAgainst(
  w: Writer,
  [number, other]: readonly [number, number],
  asked: Asked & { matter: Timed },
): Answer {
  const { matter } = asked;
  const [year, before] = [yearOfLuck(w, number), yearOfLuck(w, other)];
  const gain = scoreOf(w, year, matter) - scoreOf(w, before, matter);
  const better = signOfYear(w, year, matter) === 'bad' ? '会好一点，但还是偏紧：' : '会好一些：';
  const how = gain >= 0.5 ? better : gain <= -0.5 ? `不如${other}年：` : `和${other}年差不多：`;
  return sayYear(w, number, { ...asked, lead: (text) => asked.lead(`${how}${text}`) });
}

const CHANCES: Readonly<Record<Sign, string>> = { good: '有机会，', even: '有一点机会，', bad: '不容易，' };

/** The best years ahead, or of those that are named. */
export function sayBestYears(
  w: Writer,
  { matter, lead, understood }: Asked & { matter: Timed },
  named?: readonly number[],
): Answer {
  if (named?.length === 2 && AGAINST.test(understood.text))
    return sayAgainst(w, [named[0]!, named[1]!], { matter, lead, understood });
  const asksWorst = WORST.test(understood.text) || understood.shape?.kind === 'avoid';
  const years = named && (asksWorst ? named : withoutEndingYear(w, named));
  const order = rankedYears(w, matter, years);
  const [best, second] = [order[0]!, order[1]];
  const worst = order.at(-1)!;
  const sign = signOfYear(w, best, matter);
  const past = years !== undefined && years.every((year) => year < w.today.year);
  const name = best.year;
  w.step(
    `比较${Math.min(...order.map(({ year }) => year))}年到${Math.max(...order.map(({ year }) => year))}年：最合的是${best.year}年${best.ganzhi}（${toneName(best)}），最紧的是${worst.year}年${worst.ganzhi}（${toneName(worst)}）。`,
  );
  if (past)
    return {
      lead: `这几年里，${name}年最顺，${worst.year}年最费力`,
      reasons: [`${worst.year}年${PAST[signOfYear(w, worst, matter)]}`],
      advice: ['对照着看就好：那年怎么过来的，下次遇到同类的年份便有数', sayAhead(w, matter)],
      limits: [],
    };
  if (asksWorst)
    return {
      lead: lead(`${worst.year}年最费力${best === worst ? '' : `，最松快的是${best.year}年`}`),
      reasons: reasonsOfYear(w, worst, matter.topic).map((text) => inTime(text, '那一年')),
      advice: [
        `${worst.year}年${wordsOfYear(worst, matter, signOfYear(w, worst, matter))}`,
        ...(matter.advice ?? []),
      ],
      limits: limitsOf(matter),
    };
  const close = second && named?.length === 2 && signOfYear(w, second, matter) === sign;
  const first =
    sign === 'bad'
      ? `这几年都不算顺，相对好的是${name}年`
      : `${name}年${bestWord(matter)}${second && named?.length !== 2 ? `，其次是${second.year}年` : ''}`;
  const of = signOfYear(w, worst, matter);
  // 三年内能翻身吗 asks whether, before which.
  const isWhether = named !== undefined && understood.asks === 'whether' && !/哪/.test(understood.text);
  return {
    lead: lead(close ? `两年差不多，${name}年略好一点` : `${isWhether ? CHANCES[sign] : ''}${first}`),
    reasons: [
      ...(named && years && years.length < named.length ? [`今年只剩${leftOfYear(w)!}，不算在内`] : []),
      ...reasonsOfYear(w, best, matter.topic).map((text) => inTime(text, `${name}年`)),
      ...(bestMonths(w, name) ? [`${bestMonths(w, name)}`] : []),
    ],
    advice: [
      ...(worst !== best && of !== sign ? [`${worst.year}年${wordsOfYear(worst, matter, of)}`] : []),
      ...(matter.advice ?? []),
    ],
    limits: limitsOf(matter),
  };
}
