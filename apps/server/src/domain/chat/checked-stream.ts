/** Passes on a model's answer sentence by sentence, without the sentences that contradict the chart. */
import { PHASE_CHARACTERS } from '@ziping/bazi/five-phases';
import { SHEN_SHA_NAMES } from '@ziping/bazi/shen-sha';
import { ANIMALS, BRANCHES, STEMS } from '@ziping/bazi/sixty-cycle';
import type { Finding } from '@ziping/readings/fact-check/checked-text';
import { findModelFaults, givesContact } from '@ziping/readings/fact-check/model-text';
import { plainText } from '@ziping/readings/fact-check/plain-text';
import { yearsNamedIn } from '@ziping/readings/fact-check/words';
import type { ModelFacts } from '@ziping/readings/times';

import {
  countOf,
  findAnswerFault,
  HAN,
  isLoop,
  LETTERS,
  sentenceKey,
  withoutLinks,
} from '../model-text/answer-text.ts';
import { answersBesideRefusal, refusesMatter, tellsInstructions } from '../model-text/answer-words.ts';

export interface ModelDelta {
  content?: string;
  reasoning_content?: string;
}

/** The answer cannot be used. */
export class AnswerError extends Error {
  override name = 'AnswerError';
  readonly fault: 'empty' | 'refusal' | 'not_chinese' | 'contradicts' | 'repeats';

  constructor(fault: AnswerError['fault']) {
    super(`the answer of the model cannot be used: ${fault}`);
    this.fault = fault;
  }
}

/** Characters that are read of an answer, and of its reasoning; the rest is cut after a sentence. */
export const MOST_READ = 30_000;
/** Characters that are held back at most for a sentence to end. */
const MOST_HELD = 2000;
/** Characters before a sentence that its statements may depend on, such as the year they are about. */
const CONTEXT = 400;
/** Chinese characters after which an answer is known to be Chinese. */
const ENOUGH = 12;
/** An answer that begins as a refusal does and is longer declines one part of a question and answers another. */
const LONG_REFUSAL = 80;
/** How often a short sentence may be said again at once. */
const MOST_IN_A_ROW = 2;
/** Sentences that an answer says again before it is ended. */
const MOST_REPEATED = 5;
/** Of the sentences of an answer, the most that may be dropped. */
const MOST_DROPPED = 1 / 2;

const SENTENCE = /[^。！？；\n]*(?:[。！？；]+[」”）)*]*|\n)/y;
const ROW = /[^\n]*\n/y;
const MARKER = /^\s*(?:[-*+•]|\d{1,2}[.)、]|>|#{1,6})\s+/;
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What every statement that can be wrong has in it, in the characters of {@link plainText}. */
const STATES_A_FACT = new RegExp(
  `[${STEMS}${BRANCHES}${PHASE_CHARACTERS}${ANIMALS}岁年虚强弱格男女乾坤刑冲合害生\\d]|中和|五行|长生|[比劫食伤财杀官印枭]|先生|女士|小姐|同学|${SHEN_SHA_NAMES.join('|')}`,
);

const marksIn = (text: string) => countOf(text, /\*\*/g);

/** A sentence with its wrong ages and years made right; null when something else in it is wrong. */
function corrected(sentence: string, offset: number, findings: readonly Finding[]): string | null {
  let text = sentence;
  for (const { kind, start, end, said, right } of [...findings].reverse()) {
    const age = kind === 'age' ? /^\d{4}年虚岁(\d+)$/.exec(right)?.[1] : undefined;
    const numbers = said.match(/(?<!\d)\d{1,3}(?!\d)/g);
    if (age === undefined || numbers?.length !== 1 || start < offset) return null;
    const mended = said.replace(/(?<!\d)\d{1,3}(?!\d)/, age);
    text = text.slice(0, start - offset) + mended + text.slice(end - offset);
  }
  return text;
}

/** Holds text back until a sentence, a row of a table or an item of a list is whole, and lets it pass if it is right. */
class SentenceFilter {
  passed = 0;
  dropped = 0;
  repeated = 0;
  /** What has passed, by the keys of its sentences. */
  readonly #said = new Set<string>();
  #last = '';
  /** How often the last sentence was said again at once, be it short. */
  #inARow = 0;
  #held = '';
  /** Where in `#held` the search for an end goes on. */
  #from = 0;
  /** What has passed last. */
  #context = '';
  /** The marker of an item whose first sentence was dropped. */
  #marker = '';
  /** Whether all of the line so far was dropped. */
  #lineDropped = false;
  /** Strong text that is open in what has passed, and a mark to be left out since its partner was dropped. */
  #isStrong = false;
  #skipsMark = false;
  readonly #facts: ModelFacts | null;
  /** Years whose months may be spoken of: those of the question, and those named so far. */
  readonly #years = new Set<number>();

  constructor(facts: ModelFacts | null, question: string) {
    this.#facts = facts;
    this.#addYears(question);
  }

  push(text: string): string {
    this.#held += text.replaceAll('\r\n', '\n').replaceAll(UNSEEN, '');
    return this.#pass(false);
  }

  end(): string {
    return this.#pass(true);
  }

  #pass(isEnd: boolean): string {
    let out = '';
    let begin = 0;
    for (;;) {
      const end = this.#endOf(begin, isEnd);
      if (end === null) break;
      out += this.#check(this.#held.slice(begin, end));
      begin = end;
      this.#from = end;
    }
    this.#held = this.#held.slice(begin);
    this.#from -= begin;
    return out;
  }

  /** Where the sentence ends that begins at a place; null when its end is not there yet. */
  #endOf(begin: number, isEnd: boolean): number | null {
    const held = this.#held;
    if (begin >= held.length) return null;
    const isRow = this.#isLineStart(begin) && /^\s*\|/.test(held.slice(begin, begin + 8));
    const pattern = isRow ? ROW : SENTENCE;
    let from = Math.max(begin, this.#from);
    for (;;) {
      pattern.lastIndex = from;
      const match = pattern.exec(held);
      if (!match) break;
      const end = pattern.lastIndex;
      // Closing marks may follow, and a quotation may go on.
      if (end === held.length && !isEnd && !match[0].endsWith('\n')) break;
      const text = held.slice(begin, end);
      const isQuoting = countOf(text, /[「“]/g) > countOf(text, /[」”]/g);
      if (!isQuoting || match[0].endsWith('\n') || text.length > MOST_HELD / 4) return end;
      from = end;
    }
    this.#from = from;
    if (isEnd) return held.length;
    return held.length - begin > MOST_HELD ? held.length : null;
  }

  #isLineStart(begin: number): boolean {
    return begin > 0 ? this.#held[begin - 1] === '\n' : this.#context === '' || this.#context.endsWith('\n');
  }

  /** What passes of a sentence. */
  #check(unit: string): string {
    const [, whole = '', tail = ''] = /^([^]*?)(\n*)$/.exec(unit) ?? [];
    if (whole.trim() === '') {
      // A line that was dropped leaves no blank line.
      const isLeft = this.#lineDropped && this.#atLineStart();
      this.#marker = '';
      this.#lineDropped = false;
      return this.#remember(isLeft || /(?:^|\n\n)$/.test(this.#context) ? '' : unit);
    }
    const text = withoutLinks(whole);
    const right = this.#isRepeated(text) ? null : this.#right(text);
    if (right === null) {
      this.dropped += 1;
      this.#marker ||= this.#atLineStart() ? (MARKER.exec(text)?.[0] ?? '') : '';
      const mark = this.#dropMarks(marksIn(text));
      const lineIsEmpty = this.#atLineStart();
      this.#lineDropped = lineIsEmpty && tail === '';
      if (tail !== '') this.#marker = '';
      return this.#remember(mark + (lineIsEmpty ? '' : tail));
    }
    this.passed += 1;
    let passed = this.#marker + right;
    this.#marker = '';
    if (this.#skipsMark && passed.includes('**')) {
      passed = passed.replace('**', '');
      this.#skipsMark = false;
    }
    if (marksIn(passed) % 2 === 1) this.#isStrong = !this.#isStrong;
    return this.#remember(passed + tail);
  }

  /** Whether a sentence was said before, or says the same words again and again. */
  #isRepeated(sentence: string): boolean {
    const key = sentenceKey(sentence);
    this.#inARow = sentence.trim() === this.#last ? this.#inARow + 1 : 0;
    this.#last = sentence.trim();
    const isRepeated =
      isLoop(sentence) || this.#inARow >= MOST_IN_A_ROW || (key !== null && this.#said.has(key));
    if (isRepeated) this.repeated += 1;
    else if (key !== null) this.#said.add(key);
    return isRepeated;
  }

  #addYears(text: string): void {
    if (!this.#facts) return;
    for (const year of yearsNamedIn(text, this.#facts.this_year)) this.#years.add(year);
  }

  #atLineStart(): boolean {
    return this.#context === '' || this.#context.endsWith('\n');
  }

  /** Keeps strong text paired when one of its marks is dropped. */
  #dropMarks(marks: number): string {
    if (marks % 2 === 0) return '';
    if (this.#isStrong) {
      this.#isStrong = false;
      return '**';
    }
    this.#skipsMark = !this.#skipsMark;
    return '';
  }

  #remember(passed: string): string {
    this.#context = (this.#context + passed).slice(-CONTEXT);
    return passed;
  }

  /** The sentence, mended where that is enough; null when it is wrong, of the instructions, or in another language. */
  #right(sentence: string): string | null {
    const letters = countOf(sentence, LETTERS);
    if (letters >= 20 && countOf(sentence, HAN) < letters / 2) return null;
    if (tellsInstructions(sentence) || givesContact(sentence)) return null;
    const facts = this.#facts;
    // A year stays the subject although its own sentence is dropped.
    this.#addYears(sentence.replaceAll('**', ''));
    if (!facts || !STATES_A_FACT.test(plainText(sentence).text)) return sentence;
    const years = [...this.#years];
    // Marks of strong text stand between words that belong together.
    const before = this.#context.replaceAll('**', '');
    const wrongIn = (text: string) => {
      const plain = text.replaceAll('**', '');
      return findModelFaults(before + plain, facts, { years }).filter(({ end }) => end > before.length);
    };
    const findings = wrongIn(sentence);
    if (findings.length === 0) return sentence;
    const mended = sentence.includes('**') ? null : corrected(sentence, before.length, findings);
    return mended !== null && wrongIn(mended).length === 0 ? mended : null;
  }
}

/**
 * What a model writes, in whole sentences, checked against the chart; without a chart only the language is checked.
 *
 * @param question what the model was given to answer
 * @throws AnswerError when there is no answer in Chinese, it refuses, or too much of it contradicts the chart
 */
export async function* checkedStream(
  deltas: AsyncIterable<ModelDelta>,
  facts: ModelFacts | null,
  question: string,
): AsyncGenerator<ModelDelta> {
  const content = new SentenceFilter(facts, question);
  const reasoning = new SentenceFilter(facts, question);
  let read = 0;
  let readReasoning = 0;
  /** What waits until the answer is known to be one. */
  let opening = '';
  let isOpen = false;
  /** The beginning as the model wrote it. */
  let begun = '';
  const release = (text: string, isEnd: boolean): string => {
    if (isOpen) return text;
    opening += text;
    const fault = findAnswerFault(opening, { least: isEnd ? 1 : ENOUGH, most: Infinity });
    const han = countOf(opening, HAN);
    const declinesAll = refusesMatter(opening) ? !answersBesideRefusal(opening) : han < LONG_REFUSAL;
    if (fault === 'refusal' && declinesAll) {
      if (isEnd) throw new AnswerError('refusal');
      return '';
    }
    if (!isEnd && (fault === 'empty' || fault === 'too_short')) return '';
    if (fault === 'not_chinese' || fault === 'too_short') throw new AnswerError('not_chinese');
    isOpen = true;
    return opening;
  };

  for await (const delta of deltas) {
    if (delta.reasoning_content && readReasoning < MOST_READ) {
      const piece = delta.reasoning_content.slice(0, MOST_READ - readReasoning);
      readReasoning += piece.length;
      const text = reasoning.push(piece);
      if (text) yield { reasoning_content: text };
    }
    if (!delta.content) continue;
    const piece = delta.content.slice(0, MOST_READ - read);
    read += piece.length;
    if (begun.length < CONTEXT) begun += piece;
    const text = release(content.push(piece), false);
    if (text) yield { content: text };
    if (read >= MOST_READ) break;
    // A model that has begun to repeat itself does not stop by itself.
    if (content.repeated >= MOST_REPEATED) break;
  }
  const thought = readReasoning < MOST_READ ? reasoning.end() : '';
  if (thought) yield { reasoning_content: thought };
  // A sentence that the bound has cut is left out.
  const rest = read < MOST_READ && content.repeated < MOST_REPEATED ? content.end() : '';
  const { passed, dropped, repeated } = content;
  if (passed === 0) throw new AnswerError(faultWithout(begun));
  const last = release(rest, true);
  if (last) yield { content: last };
  if (repeated >= MOST_REPEATED && repeated > passed) throw new AnswerError('repeats');
  if (dropped >= 3 && dropped > (passed + dropped) * MOST_DROPPED) throw new AnswerError('contradicts');
}

/** Why an answer is none of which no sentence passed. */
function faultWithout(begun: string): AnswerError['fault'] {
  const fault = findAnswerFault(begun, { least: 0, most: Infinity });
  return fault === 'empty' || fault === 'refusal' || fault === 'not_chinese' ? fault : 'contradicts';
}
