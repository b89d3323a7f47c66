/** An answer of a model as the text of a section: Markdown paragraphs, lists, notes and tables, and nothing else. */
import { termsIn } from '@ziping/readings/reports/measures';
import { sentencesOf } from '@ziping/readings/fact-check/words';

import {
  namesChart,
  plansAnswer,
  dismissesMatter,
  refuses,
  refusesMatter,
  speaksAsModel,
  tellsInstructions,
  withoutFraming,
} from './answer-words.ts';

const GREETING = /^\s*(?:(?:您好|你好|亲爱的(?:用户|朋友)|感谢您的(?:提问|咨询|信任))[，,。！!～~\s]+)+/;
/** Words that a refusal begins with. */
const REFUSAL_BEGINS =
  /^\s*(?:很?抱歉|对不起|非常抱歉|作为(?:一个|一名|一款)?(?:AI|人工智能|语言模型|大模型)|我(?:无法|不能|是一个?(?:AI|人工智能|语言模型))|I['’]?m sorry|I am sorry|Sorry|As an AI|I can(?:no|['’])t)/i;
export const HAN = /\p{Script=Han}/gu;
export const LETTERS = /\p{L}/gu;

/** How often a pattern, with the flag g, is found. */
export const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How a section of a report is written: the opening and the advice are understood without a term. */
export type SectionForm = 'answer' | 'advice' | 'prose';

export interface Bounds {
  /** Chinese characters. */
  least: number;
  most: number;
}

type AnswerFault = 'empty' | 'refusal' | 'not_chinese' | 'too_short' | 'too_long';
export type SectionFault =
  AnswerFault | 'about_task' | 'no_chart' | 'repeats' | 'too_technical' | 'no_time' | 'wall';

/** Why an answer cannot be used; null when it can. */
export function findAnswerFault(text: string, { least, most }: Bounds): AnswerFault | null {
  if (text.trim() === '') return 'empty';
  if (REFUSAL_BEGINS.test(text.replace(GREETING, '')) || refusesMatter(text)) return 'refusal';
  const han = countOf(text, HAN);
  if (han < countOf(text, LETTERS) * 0.8) return 'not_chinese';
  if (han < least) return 'too_short';
  return han > most ? 'too_long' : null;
}

/** Chinese characters of a sentence that a text does not say twice. */
const LEAST_REPEATED = 8;
/** The same words again and again, without a full stop between them. */
const LOOP = /([\p{Script=Han}，、；！？]{2,30}?)\1{4,}/u;
/** Of the sentences of a text, the most that may be repeated. */
const MOST_REPEATED = 1 / 4;
/** Terms in the first 100 characters of an opening. */
const MOST_TERMS = 3;

/** Characters without a list, a table or a note between them that fill the screen of a phone. */
const WALL = 450;

/** Whether a text has so much in a row that a screen shows nothing else. */
function isWall(text: string): boolean {
  let row = 0;
  return text.split('\n').some((line) => {
    row = /^(?:- |\||>)/.test(line) ? 0 : row + line.length;
    return row > WALL;
  });
}

/** A sentence by what it says, for comparison; null for one that is too short. */
export function sentenceKey(sentence: string): string | null {
  const key = sentence.replaceAll(/[^\p{Script=Han}\d]/gu, '');
  return key.length < LEAST_REPEATED ? null : key;
}

/** Whether a text says the same words again and again. */
export const isLoop = (text: string): boolean => LOOP.test(text);

/** Sentences that a text says again, or that were said before it. */
function repeatedIn(text: string, said: ReadonlySet<string>) {
  const seen = new Set(said);
  return sentencesOf(text).filter(({ start, end }) => {
    const key = sentenceKey(text.slice(start, end));
    if (key === null) return false;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/**
 * Leaves out the sentences that a text says again, or that were said before it.
 *
 * @returns null where that is too much of it
 */
export function withoutRepeats(text: string, said: ReadonlySet<string>): string | null {
  if (isLoop(text)) return null;
  const repeated = repeatedIn(text, said);
  if (repeated.length > sentencesOf(text).length * MOST_REPEATED) return null;
  return repeated
    .reverse()
    .reduce((left, { start, end }) => withoutSentence(left, start, end), text)
    .trim();
}

/** A text without one sentence, and without the line, bullet or blank line that would be left of it. */
export function withoutSentence(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next < 0 ? text.length : next;
  const rest = text.slice(lineStart, start) + text.slice(end, lineEnd);
  const isEmpty = /^[ \t]*(?:[->][ \t]*)?$/.test(rest);
  if (!isEmpty) return text.slice(0, lineStart) + rest + text.slice(lineEnd);
  const after = text.slice(lineEnd + 1);
  const isParagraph = lineStart === 0 || text.slice(lineStart - 2, lineStart) === '\n\n';
  return text.slice(0, lineStart) + (isParagraph ? after.replace(/^\n/, '') : after);
}

/** Why an answer cannot be used as a section of a report; null when it can. */
export function findSectionFault(
  text: string,
  bounds: Bounds,
  form: SectionForm = 'prose',
): SectionFault | null {
  const fault = findAnswerFault(text, bounds);
  if (fault) return fault;
  if (refuses(text) || dismissesMatter(text)) return 'refusal';
  if (tellsInstructions(text) || plansAnswer(text) || speaksAsModel(text)) return 'about_task';
  if (isWall(text)) return 'wall';
  if (form === 'prose') return namesChart(text) ? null : 'no_chart';
  if (termsIn(text.slice(0, 100)).length > MOST_TERMS) return 'too_technical';
  return /\d{4}年/.test(text) ? null : 'no_time';
}

/** One line without links, images and tags: their text stays. */
export function withoutLinks(line: string): string {
  return (
    line
      // Bounded, so that a line of opening brackets is not read once for each of them.
      .replaceAll(/!?\[([^[\]\n]{0,500})\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)/g, '$1')
      .replaceAll(/<\/?[a-z!][^<>\n]*>/gi, '')
      .replaceAll(/\b(?:https?|ftp|javascript|data|file):[!-~]+/gi, '')
      .replaceAll(/\bwww\.[!-~]+/gi, '')
      .replaceAll('<', '＜')
      .replaceAll(/(?!^)>/g, '＞')
  );
}

/** One line without links, images, emphasis, code and tags: their text stays. */
const plainLine = (line: string) =>
  // 8*8=64 is a product.
  withoutLinks(line).replaceAll(/(?<!\d)\*{1,3}|\*{2,3}|\*(?!\d)|_{2,3}|~~|`{1,3}/g, '');

/**
 * Reduces an answer to the Markdown that a report may have. Headings become plain lines, numbered points and other
 * bullets become `- `, fences and rules are dropped, and so is what the model says of its own writing. A text that has
 * nothing else in it stays as it is.
 */
export function toReportText(answer: string): string {
  const lines = answer
    .replaceAll('\r\n', '\n')
    .replaceAll(
      /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g,
      '',
    )
    .replaceAll(/<(script|style|iframe|think|thinking|reasoning)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .split('\n')
    .filter((line) => !/^\s*(?:```|~~~|-{3,}\s*$|\*{3,}\s*$|={3,}\s*$)/.test(line))
    .map((line) =>
      plainLine(
        line
          .replace(/^\s*#{1,6}\s+/, '')
          .replace(/^\s*(?:[*+•]|\d{1,2}[.)]|\d{1,2}、)\s+/, '- ')
          .replace(/^\s+(?=[-|>])/, ''),
      ).trimEnd(),
    );
  return withoutFraming(lines.join('\n').trim()).replaceAll(/\n{3,}/g, '\n\n');
}
