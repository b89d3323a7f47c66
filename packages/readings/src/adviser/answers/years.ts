/** A year for a matter, or the best of several. */
import type { YearLuck } from '@ziping/bazi/reading/facts';

import { hasOwnDate } from '../understand/time/exams.ts';
import { isTimed, type Sign, type Timed } from '../matters/matter.ts';
import type { Writer } from '../writer.ts';
import { sayAhead } from './ages.ts';
import type { Answer } from './answer.ts';
import { type Asked, bestWord, limitsOf, PAST, withoutAdvice } from './asked.ts';
import { betterTold, eventsTold, reasonOfYear, themeOfYear } from './beside.ts';
import { ASPECT_NAMES, aspectOf, OLDEST, toneName, yearOfLuck } from './luck/signs.ts';
import { tradeFit } from './nature.ts';
import {
  bestMonths,
  leftOfYear,
  rankedYears,
  scoreOf,
  signOfYear,
  withoutEndingYear,
  wordsOfYear,
  yearName,
} from './period.ts';

/** A sentence of a year with its name: 那一年是向内看的一年. */
const inTime = (text: string, name: string) => text.replace(/^这一年|^这(?=是)/, name);

/** @param trade what the trade that is named is to the asker, in place of what the year brings */
function reasonsOfYear(w: Writer, year: YearLuck, matter: Timed, trade?: string | null): string[] {
  w.step(
    `看流年：${year.year}年${year.ganzhi}，天干${year.stem_god}，地支本气${year.branch_god}，属${toneName(year)}。`,
  );
  const event = eventsTold(w, `${year.year}年${year.ganzhi}`, year, matter);
  return [trade ?? reasonOfYear(w, year, matter), event].filter((text) => text !== '');
}

/** What a year brings and moves in a matter, with the name of the year; nothing where nothing of it is sure to fit. */
export function feltInYear(w: Writer, year: YearLuck, matter: Timed, name: string): string[] {
  const theme = themeOfYear(w, year, matter) === '' ? '' : reasonOfYear(w, year, matter);
  return [inTime(theme, name), eventsTold(w, `${year.year}年${year.ganzhi}`, year, matter)];
}

/** Something bad or good that a year that is over is asked to have brought. */
const BAD_ASKED = /破过?财|亏|赔|倒霉|不顺|难|累|分手|离婚|出事|背|差|坏|病|丢|输|糟|惨/;
const GOOD_ASKED = /升|发财|桃花|顺|好(?!像)|旺|赚|贵人|走运|考上|成/;
/** Whether what was asked of it is in the chart: by the sign of the year. */
const SEEN: Readonly<Record<Sign, readonly [ofBad: string, ofGood: string]>> = {
  good: ['盘上不像：', '盘上像：'],
  even: ['盘上看不明显：', '盘上看不明显：'],
  bad: ['盘上像：', '盘上不像：'],
};
const ASKED_WHETHER = /是不是|有没有|是否|吗|么$|对不对/;
function verdictOfPast(text: string, sign: Sign): string {
  if (!ASKED_WHETHER.test(text)) return '';
  return BAD_ASKED.test(text) ? SEEN[sign][0] : GOOD_ASKED.test(text) ? SEEN[sign][1] : '';
}

/** What a year that is over was like. */
function sayPast(w: Writer, year: YearLuck, matter: Timed, text: string): Answer {
  const sign = signOfYear(w, year, matter);
  return {
    lead: `${verdictOfPast(text, sign)}${year.year}年${ASPECT_NAMES[aspectOf(matter.topic)]}${PAST[sign]}`,
    reasons: feltInYear(w, year, matter, '那一年')
      .map(withoutAdvice)
      .filter((text) => text !== ''),
    advice: [sayAhead(w, matter), ...(matter.advice ?? [])],
    limits: limitsOf(matter),
  };
}

const FAILED =
  /没(?:有|能)?(?:转正|考[上过好]|过(?=$|[,了是今流])|成(?=$|[,了是今流])|升|选上|中(?:标|签|选)|录[上取]|评上|面[上过]|签成|谈成|谈拢)|(?:考|搞|办|弄|谈|吹|摔|挂)(?:砸|黄|崩|了)|(?:挂|黄|亏|赔|输|丢|裁|倒闭|散)了|被(?:裁|辞退?|刷|拒|退|甩|炒)|(?:分手|离婚)了|摔(?:了|断|伤)/;
const BLAMES =
  /(?:流年|运气|运势|今年)(?:的)?[^,。?!]{0,4}(?:不好|不利|不行|不顺|差|背|有?问题|作怪|闹的|走背)|走背(?:字|运)|背运|流年的(?:事|问题|关系)/;
const OTHER_YEARS = /去年|前年|明年|后年|(?:19|20)\d\d|什么时候|哪一?年|怎么办|还能/;
/** 实习仨月没转正，流年不好: whether what has happened this year is the year's doing. */
export const blamesYear = (text: string): boolean =>
  FAILED.test(text) && BLAMES.test(text) && !OTHER_YEARS.test(text);

const BLAMED: Readonly<Record<Sign, string>> = {
  good: '不怪流年',
  even: '不全怪流年',
  bad: '有一点关系',
};

/** How far this year is to blame for what has happened: no word of it is told as still to come. */
export function sayBlamed(w: Writer, { matter, lead }: Asked): Answer {
  const year = yearOfLuck(w, w.facts.year);
  const sign = signOfYear(w, year, { topic: 'luck' });
  w.step(`看流年：${year.year}年${year.ganzhi}，属${toneName(year)}。`);
  return {
    lead: lead(
      `${BLAMED[sign]}：${yearName(w, year.year)}整体${toneName(year)}，这件事${sign === 'bad' ? '办起来本来就费力，不全怪你' : '没成，多半卡在别的环节'}`,
    ),
    reasons: ['流年只说松紧，成没成还看名额、对手和当时怎么做的'],
    advice: [
      '这周找知情的人问一句：卡在哪一环、还差什么，下一回只改那一处',
      ...(isTimed(matter) && !matter.now && !w.minor ? [sayAhead(w, matter)] : []),
    ],
    limits: [],
  };
}

/** What the next year is for a matter, where this one is nearly over. @param left how much is left of it @param sign how this one is */
function sayNext(w: Writer, left: string, sign: Sign, matter: Timed): string {
  const year = w.today.year + 1;
  const ahead = yearOfLuck(w, year);
  const next = signOfYear(w, ahead, matter);
  return `今年只剩${left}，${next === sign ? `${year}年也差不多` : `来不及的看${year}年：${wordsOfYear(ahead, matter, next)}`}`;
}

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
  if (over) return sayPast(w, year, matter, understood.text);
  const sign = signOfYear(w, year, matter);
  const isWhenAsked = understood.asks === 'when';
  const months = isWhenAsked || (understood.time !== null && !matter.now) ? bestMonths(w, number) : '';
  const left = number === w.today.year ? leftOfYear(w) : null;
  const better = hasOwnDate(understood.text) ? null : betterTold(w, matter, number);
  return {
    lead: lead(
      `${understood.day ? '单独哪一天我不断；' : ''}${yearName(w, number)}${wordsOfYear(year, matter, sign)}${isWhenAsked && months ? `；${months}` : ''}`,
    ),
    reasons: [
      ...(number === w.today.year && number > facts.year ? ['按命理立春才换年，这里说的是立春以后'] : []),
      ...(left ? [sayNext(w, left, sign, matter)] : []),
      ...reasonsOfYear(w, year, matter, matter.topic === 'startup' ? tradeFit(w, understood.text) : null),
      ...(months && !isWhenAsked ? [months] : []),
    ],
    advice: [...(better ? [better] : []), ...(matter.advice ?? [])],
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
      reasons: reasonsOfYear(w, worst, matter).map((text) => inTime(text, '那一年')),
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
      inTime(reasonOfYear(w, best, matter), `${name}年`),
      ...(bestMonths(w, name) ? [`${bestMonths(w, name)}`] : []),
    ],
    advice: [
      ...(worst !== best && of !== sign ? [`${worst.year}年${wordsOfYear(worst, matter, of)}`] : []),
      ...(matter.advice ?? []),
    ],
    limits: limitsOf(matter),
  };
}
