/** A choice between numbers, or between two names: by the phases that numbers belong to, by the tones of a name. */
import type { Phase } from '@ziping/bazi/types';
import { pinyin } from 'pinyin-pro';

import type { Writer } from '../../writer.ts';
import type { Answer } from '../answer.ts';
import { LUCKY } from '../words.ts';

const OF_NUMBERS = /楼|层|车牌|尾号|号码|手机号|门牌|房号|工位|座位?|桌|栋|幢|幸运/;
const LAST_DIGIT = /(\d)(?=\D*$)|([零一二三四五六七八九十])(?=[楼层号栋幢桌]?$)/;
const DIGITS = '零一二三四五六七八九';

function digitOf(option: string): number | null {
  const found = LAST_DIGIT.exec(option);
  if (!found) return null;
  return found[1] === undefined ? Math.max(0, DIGITS.indexOf(found[2]!)) : Number(found[1]);
}

const phaseOfDigit = (digit: number) =>
  (Object.keys(LUCKY) as Phase[]).find((phase) => LUCKY[phase].numbers.split('、').includes(String(digit)))!;

/** Which of two numbers; null where they are none. @param liking how much the chart wants a phase */
export function answerNumbers(
  options: readonly [string, string],
  text: string,
  liking: (phase: Phase) => number,
): Answer | null {
  const digits = options.map(digitOf);
  if (!OF_NUMBERS.test(text) || digits[0] === null || digits[1] === null) return null;
  const [one, other] = digits.map((digit) => liking(phaseOfDigit(digit!))) as [number, number];
  const advice = /楼|层/.test(text)
    ? ['光线、噪音、电梯和价钱，比楼层的数字要紧', '白天晚上各去看一次再定']
    : ['数字是添个心意，不必为它多花钱'];
  return one === other
    ? { lead: `${options.join('和')}都行，选你看着顺眼的那个`, reasons: [], advice, limits: [] }
    : {
        lead: `选${options[one > other ? 0 : 1].replace(/^(?:选|买|租|要)/, '')}更合适`,
        reasons: ['这个数合你盘里要补的那一样，只是个心意'],
        advice,
        limits: [],
      };
}

const NAMED = /(?:名字?|叫|取|起)/;
const nameOf = (option: string) => /(\p{Script=Han}{1,2})$/u.exec(option.replace(/好听?$/, ''))?.[1] ?? null;
const tonesOf = (name: string) =>
  pinyin(name, { pattern: 'num', toneType: 'num', type: 'array' }).map(Number);

/** Which of two names: the one whose tones change more, or that ends in a level tone. @param surname empty where none is told */
export function answerNames(w: Writer, options: readonly [string, string], text: string): Answer | null {
  const names = options.map(nameOf);
  if (!NAMED.test(text) || !/宝宝|孩子|儿子|女儿|娃|名/.test(text) || !names[0] || !names[1]) return null;
  const surname = /姓(\p{Script=Han})/u.exec(text)?.[1] ?? '';
  w.step('看名字的声调：起伏多的叫得响。');
  const scored = names.map((name) => {
    const tones = tonesOf(`${surname}${name!}`);
    const isLevel = tones.at(-1)! <= 2;
    return {
      full: `${surname}${name!}`,
      score: new Set(tones).size * 2 + (isLevel ? 1 : 0) + (tones.at(-1) === 1 ? 0.5 : 0),
    };
  });
  const [best, other] = [...scored].sort((a, b) => b.score - a.score);
  return {
    lead: `略偏“${best!.full}”，念起来${best!.score - other!.score >= 1.5 ? '声调有起伏' : '收得平稳'}、叫得响；“${other!.full}”也可以`,
    reasons: ['笔画吉凶我不评，顺口、好写、意思端正就好'],
    advice: [
      ...(surname ? [] : ['连着姓念三遍再定，告诉我姓什么，我再看一遍']),
      '想看五行合不合，先给宝宝排一份命盘',
    ],
    limits: [],
  };
}
