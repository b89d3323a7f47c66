/** A whole life, asked of one side of it: 这辈子还有第二段婚不. The answer is of that side, not the table of all cycles. */
import { findMatters } from '../../matters/table.ts';
import { isTimed, type Matter, type Sign, type Topic } from '../../matters/matter.ts';
import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { type Asked, bestWord, limitsOf } from '../asked.ts';
import { natureOf } from '../nature.ts';
import { rankedYears, signOfYear } from '../period.ts';
import { aspectOf, pointsOf, spanText, toneName } from './signs.ts';

/** Sides of a life that a question of all of it names, and the question that the matter of each is found by. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/第二(?:段|次|个|任)?婚|再婚|二婚|再[嫁娶结]|再(?:找|有)(?:个|到)?(?:老婆|老公|老伴|伴)|后老伴/, '再婚'],
  [/姻缘|婚姻|成家|(?:有|成)(?:个|一个)?家(?=$|[吗么不?,])|嫁人|结婚|娶(?:得|到|上)/, '什么时候结婚'],
  [/儿女|子女|孩子缘|儿孙/, '孩子怎么样'],
  [/财运|有钱|缺钱|穷|发财|富|进项|收入|钱财/, '财运'],
  [/感情|桃花|恋爱/, '感情怎么样'],
  [/事业|工作|出息|成就/, '事业怎么样'],
];

/** The matter of the side of a life that a text names; null where it is asked for as a whole. */
export function matterOfLife(text: string): Matter | null {
  const words = SIDES.find(([side]) => side.test(text))?.[1];
  return (words !== undefined && findMatters(words)[0]) || null;
}

const OF_TWO: readonly Topic[] = ['marriage_time', 'marriage', 'love', 'romance', 'partner'];
const TOLD: readonly Topic[] = [
  ...OF_TWO,
  'wealth',
  'children',
  'career',
  'health',
  'study',
  'parents',
  'people',
];
export const isOfSide = ({ topic }: Matter): boolean => TOLD.includes(topic);

/** Years that are looked over for the first chance. */
const AHEAD = 8;
/** 虚岁 from which a cycle is no longer told of a side of life. */
const OLD = 82;
const OLD_FOR: Partial<Readonly<Record<Topic, number>>> = { career: 58, study: 40, wealth: 76 };

const CHANCE: Readonly<Record<Sign, string>> = {
  good: '有，机会不少',
  even: '有机会，不算多，要自己往外走',
  bad: '机会有，来得慢',
};

/** The best of the cycles that are to come, for a side of life. */
function laterCycle(w: Writer, topic: Topic): string {
  const ahead = w.facts.cycles.filter(
    (one) => !one.past && !one.current && one.start_age < (w.aged ? OLD : (OLD_FOR[topic] ?? OLD)),
  );
  const [best] = [...ahead].sort((a, b) => b.tone - a.tone || a.start_year - b.start_year);
  return best && best.tone >= 0
    ? `往后几步大运里，${spanText(best)}那一步${topic === 'wealth' ? '钱上' : ''}最松，整体${toneName(best)}`
    : '';
}

const POOR = /缺钱|穷|没钱|受穷/;
const INCOME = /进项|收入|来钱|养老钱/;
const RICH = /发财|有钱|富/;

/** What is asked of money for a whole life, before what the chart says of it. */
const ofMoney = (text: string): string =>
  POOR.test(text)
    ? '不会一直缺；'
    : INCOME.test(text)
      ? '老来还会有一点进项，不大，多半从旧本事、旧人情里来；'
      : RICH.test(text)
        ? '大富看不出来，过得去不难；'
        : '';

/** It is feared to stay as it is: 会不会一直这么不顺. */
const STUCK =
  /(?:会不会|会|难道|是不是(?:要|就)?)(?:一直|永远|一辈子|总)(?:都|就)?(?:是)?(?:这么|这样|那么)?(?:不顺|不好|倒霉|穷|难|单身|苦|差|没钱|下去)/;
export const isStuck = (text: string): boolean => STUCK.test(text);

/** The answer for one side of a whole life. */
export function sayLife(w: Writer, { matter, understood, lead }: Asked): Answer {
  const years = Array.from({ length: AHEAD }, (_, at) => w.today.year + 1 + at);
  const [best, second] = rankedYears(w, matter, years);
  const nature = natureOf(w, matter);
  if (nature) w.step(nature.step);
  w.step(`看往后几年与几步大运：最合的是${best!.year}年${best!.ganzhi}。`);
  const cycle = laterCycle(w, matter.topic);
  const isOfTwo = OF_TWO.includes(matter.topic) && isTimed(matter);
  const isOfChance =
    isOfTwo && understood.asks !== 'what' ? true : isOfTwo && /还|能|有没有|不$/.test(understood.text);
  if (STUCK.test(understood.text))
    return {
      lead: lead(`不会一直这样：往后几年里，${best!.year}年${isTimed(matter) ? bestWord(matter) : '最松快'}`),
      reasons: [cycle, nature?.lead ?? ''].filter((one) => one !== ''),
      advice: matter.advice ?? [],
      limits: limitsOf(matter),
    };
  if (isOfChance && isTimed(matter)) {
    const sign = signOfYear(w, best!, matter);
    const also = pointsOf(w, second!, aspectOf(matter.topic)) > 0 ? `，其次是${second!.year}年` : '';
    return {
      lead: lead(`${CHANCE[sign]}：往后几年里，${best!.year}年${bestWord(matter)}${also}`),
      reasons: [natureOf(w, { topic: 'marriage' })!.lead, '成不成要看遇到的人，盘里说不死'],
      advice: matter.advice ?? [],
      limits: limitsOf(matter),
    };
  }
  const own = nature?.lead ?? `往后几年里，${best!.year}年最松快`;
  return {
    lead: lead(`${matter.topic === 'wealth' ? ofMoney(understood.text) : ''}${own}`),
    reasons: [cycle, `近处看，${best!.year}年${matter.topic === 'wealth' ? '钱上最宽' : '最松快'}`].filter(
      (one) => one !== '',
    ),
    advice: matter.advice ?? nature?.reasons ?? [],
    limits: limitsOf(matter),
  };
}
