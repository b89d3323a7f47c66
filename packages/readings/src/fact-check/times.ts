/**
 * Times of luck as a model tells them: the word for a year, what it brings upon 夫妻宫, advice that goes the other way,
 * advice on what is over. Chart, reports and answers by rules take these from one function, so a text that differs from
 * it contradicts what its reader sees beside it.
 */
import { BRANCHES } from '@ziping/bazi/sixty-cycle';

import { AHEAD, BACK } from '../reports/consistency.ts';
import type { ModelFacts, ToldYear } from '../times.ts';
import type { CheckedText } from './checked-text.ts';
import type { Place } from './plain-text.ts';
import { areRelated } from './relations.ts';
import { sentencesOf, yearsNamedIn } from './words.ts';

const PALACE = '(?:夫妻宫|配偶宫|婚姻宫|日支|坐支|日柱)';
const OF_OWNER = '(?:您|你|命主|自己)?的?';
const WORD = '(较顺|略紧|顺|平|紧)';

/** The word itself, in brackets or as a predicate: 2027年（顺）, 2027年合起来看是较顺. */
const SAID_WORD = new RegExp(
  `年(?:（(?:[^（）]{0,12}，)?${WORD}）|(?:这一年|整体|总体|一年|全年|运势)?(?:合起来看?|来看|上)?，?(?:是|为|属|算)${WORD}(?=[，。；：、]|的?一?年|$))`,
);
const GOOD = new RegExp(
  `顺风顺水|顺遂|顺利的?(?:一年|年份)|大好的?(?:一年|年份)|好运年|大吉|吉年|最顺的?(?:一年|年份)|诸事(?:皆|都)?(?:顺|宜)|宜主动出击|放手一搏|全力扩张|${AHEAD.source}`,
);
const HARD = new RegExp(
  `诸事不[利宜顺]|大凶|凶年|多灾|坎坷的?(?:一年|年份)|最难的?(?:一年|年份)|处处受阻|不宜妄动|宜静不宜动|${BACK.source}`,
);

const touches = (verb: string) =>
  new RegExp(
    `(?:相|六|三|半)?${verb}(?:动|到|住|入|击|克)?了?${OF_OWNER}${PALACE}|${PALACE}[${BRANCHES}]?(?:[^，。；、（）]{0,3}[被逢遭受遇见与和])?[^，。；、（）]{0,4}(?:相|六)?${verb}|[与和同跟]${OF_OWNER}${PALACE}[${BRANCHES}]?(?:相|六|三|半)?${verb}`,
  );
type Event = ToldYear['events'][number];
/** What is said to touch the palace, and the events that are such a touch. */
const FORCES: readonly (readonly [words: RegExp, isOf: (event: Event) => boolean])[] = [
  [touches('冲'), ({ force }) => force === 'move'],
  [touches('合'), ({ force }) => force === 'join'],
  [touches('刑'), ({ force, name }) => force === 'rub' && name.includes('刑')],
  [touches('害'), ({ force, name }) => force === 'rub' && name.includes('害')],
];
const NOT = /(?:不|没有?|未(?!与|和)|无)[^，。；]{0,6}(?:[冲合刑害])/;
const QUIET = new RegExp(`${PALACE}(?:很|比较|也)?(?:安静|平静|无冲无合|没有(?:动静|牵动))`);

const RELATED = new RegExp(
  `([${BRANCHES}])[与和同跟]${OF_OWNER}(?:日支|月支|年支|时支|夫妻宫)([${BRANCHES}])(?:火|水|木|金|土)?(?:之间|又|正|也)?(相?冲|相?刑|相?害|六合|三合|半合|相?合)`,
);

const ADVISES = /宜(?!于)|建议|不妨|适合|最好|可以(?!说|看)|应当?(?!时)|要趁|抓紧/;
/** What is over is told, or it is said of another time. */
const LOOKS_BACK =
  /已经?过|过去|当时|那时|那年|回头看|曾|往后|之后|以后|今后|接下来|下一|来年|明年|如今|现在/;

interface Sentence extends Place {
  sentence: string;
}

/** The word of the year, and advice that goes the other way. */
function checkWord({ add, isDenied }: CheckedText, { sentence, start, end }: Sentence, year: ToldYear): void {
  const right = `${year.year}年是“${year.word}”`;
  const whole = { start, end };
  const [, bracketed, said] = SAID_WORD.exec(sentence) ?? [];
  const word = bracketed ?? said;
  if (word !== undefined && word !== year.word) return add('time', whole, right);
  const isSaid = (pattern: RegExp) => {
    const match = pattern.exec(sentence);
    return match !== null && !isDenied(start + match.index, start + match.index + 1);
  };
  if (year.stance === 'hold' && isSaid(GOOD)) add('time', whole, `${right}，宜收着，不劝人往前`);
  if (year.stance === 'push' && isSaid(HARD)) add('time', whole, `${right}，宜往前，不劝人收着`);
}

/** What the year brings upon 夫妻宫. */
function checkPalace({ add }: CheckedText, { sentence, ...place }: Sentence, year: ToldYear): void {
  const onDay = year.events.filter(({ on_day }) => on_day);
  const names = onDay.map(({ name }) => name).join('、');
  const right = `${year.year}年${year.ganzhi}${names ? `与日柱有${names}` : '与日支没有冲合刑害'}`;
  if (QUIET.test(sentence) && onDay.some(({ rank }) => rank === 1)) return add('time', place, right);
  for (const [words, isOf] of FORCES) {
    const match = words.exec(sentence);
    if (!match) continue;
    const isThere = onDay.some(isOf);
    const clause = sentence.slice(
      Math.max(0, sentence.lastIndexOf('，', match.index) + 1),
      match.index + match[0].length,
    );
    const denies = NOT.test(clause);
    const isFirst = onDay.some((event) => isOf(event) && event.rank === 1);
    if (denies ? isFirst : !isThere) return add('time', place, right);
  }
}

/** Advice on what is over. */
function checkPast(
  { add, facts }: CheckedText,
  { sentence, ...place }: Sentence,
  named: readonly number[],
): void {
  const { today, this_year } = facts;
  if (!ADVISES.test(sentence) || LOOKS_BACK.test(sentence)) return;
  const months = [...sentence.matchAll(/(\d{4})年(\d{1,2})月(?!\d*日?(?:到|至|起|开始|以来|出生|生))/g)];
  const isOver = ([, year, month]: RegExpMatchArray) =>
    Number(year) * 12 + Number(month) < today.year * 12 + today.month;
  const allOver = named.length > 0 && named.every((year) => year < this_year);
  const monthsOver = months.length > 0 && months.every(isOver) && named.every((year) => year <= this_year);
  if (allOver || monthsOver) add('time', place, `现在是${today.year}年${today.month}月，已经过去的不作建议`);
}

/** A relation of a branch that is named with that of a place. */
function checkRelated({ add }: CheckedText, { sentence, ...place }: Sentence): void {
  const [, one = '', other = '', relation = ''] = RELATED.exec(sentence) ?? [];
  if (one && !areRelated(one + other, relation)) add('time', place, `${one}与${other}没有${relation}的关系`);
}

/** What is said of single years. */
export function checkTimes(checked: CheckedText, { years }: ModelFacts['times']): void {
  const { facts, isSupposed, text } = checked;
  for (const place of sentencesOf(text)) {
    const { start, end } = place;
    const sentence = text.slice(start, end);
    const said = { ...place, sentence };
    const named = [...new Set(yearsNamedIn(sentence, facts.this_year))];
    checkPast(checked, said, named);
    const year = named.length === 1 ? years.find((one) => one.year === named[0]) : undefined;
    // A month has its own word.
    if (!year || isSupposed(start, end) || /年\d{1,2}月/.test(sentence)) continue;
    checkWord(checked, said, year);
    // A cycle may be what is said to clash.
    if (!/运/.test(sentence.replaceAll('运势', ''))) checkPalace(checked, said, year);
    checkRelated(checked, said);
  }
}
