import { isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';
import type { Chart } from '@ziping/bazi/types';

import { hash } from '../reports/draft.ts';
import type { Today } from './understand/time/time.ts';

/** What an answer is written from. */
export interface Source {
  facts: ReadingFacts;
  chart: Chart;
  today: Today;
  now_ms: number;
  /** The clock of the birth, `YYYY-MM-DD HH:mm:ss`. */
  born: string;
  /** Whether the person of the chart is spoken of, not to: someone else, or a minor of whom another person asks. */
  spoken_of: boolean;
}

const OF_HIM = /(?<![其吉])他(?![们人])/g;
/** Someone else whom 他 may stand for. */
const OTHERS = /[爸妈父母哥姐弟妹]|老师|同学|朋友|对方|排一份/;

/** Advice for those who raise a child, which no child can follow. */
const FOR_GUARDIANS = /夸|批评|催|多听|多问|给一张|陪|讲给他|让他|替他|和他|跟他|对他|管他|带他|带就好|孩子/;
const byGuardian = (one: string, other: string) =>
  Number(FOR_GUARDIANS.test(one)) - Number(FOR_GUARDIANS.test(other));

/** What is left of a sentence that is shorter says nothing alone: 成绩以外. */
const LEAST_LEFT = 6;

/** A text without the clauses that only those who raise the child can follow; strong text stays whole. */
function withoutGuardian(text: string): string {
  if (text.includes('**') || !FOR_GUARDIANS.test(text)) return text;
  const sentences = text.split('。').map((sentence) => {
    const left = sentence
      .split(/(?<=[，；])/)
      .filter((clause) => !FOR_GUARDIANS.test(clause))
      .join('')
      .replace(/[，；]$/, '');
    return left === sentence || left.length >= LEAST_LEFT ? left : '';
  });
  return sentences.filter(Boolean).join('。');
}

/**
 * Collects an answer: paragraphs in blocks, of which one is told at a time. The first answers the question, the others
 * follow when more is asked for. Of several phrasings the chart and the question choose, and one that stands in an
 * answer before only when there is no other.
 */
export class Writer implements Source {
  readonly facts: ReadingFacts;
  readonly chart: Chart;
  readonly today: Today;
  readonly now_ms: number;
  readonly born: string;
  readonly spoken_of: boolean;
  readonly minor: boolean;
  /** Over 60: affairs and courtship are no longer the matter. */
  readonly aged: boolean;
  readonly #steps: { block: number; text: string }[] = [];
  readonly blocks: string[][] = [[]];
  #paragraph = '';
  #count = 0;
  readonly #seed: string;
  readonly #said: string;
  readonly #used = new Set<string>();

  constructor(source: Source, subject: string, said: string) {
    this.facts = source.facts;
    this.chart = source.chart;
    this.today = source.today;
    this.now_ms = source.now_ms;
    this.born = source.born;
    this.spoken_of = source.spoken_of;
    this.minor = isMinor(source.facts);
    this.aged = source.facts.stage === 'aged';
    const pillars = source.facts.pillars.map(({ ganzhi }) => ganzhi).join('');
    this.#seed = `${pillars}${source.facts.gender}${source.facts.birth_year}${subject}`;
    this.#said = said;
  }

  pick(phrasings: readonly string[]): string {
    this.#count += 1;
    const start = hash(`${this.#seed}·${this.#count}`) % phrasings.length;
    const turned = [...phrasings.slice(start), ...phrasings.slice(0, start)];
    const order = this.minor && !this.spoken_of ? [...turned].sort(byGuardian) : turned;
    const chosen =
      order.find((text) => !this.#used.has(text) && !this.wasSaid(text)) ??
      order.find((text) => !this.#used.has(text)) ??
      order[0]!;
    this.#used.add(chosen);
    return chosen;
  }

  /** Whether an answer before has a text. */
  wasSaid(text: string): boolean {
    return this.#said.includes(this.#addressed(text));
  }

  /** A line of the reasoning. */
  step(text: string): void {
    this.#steps.push({ block: this.blocks.length - 1, text });
  }

  /** The lines of the reasoning for a block. */
  stepsOf(wanted: number): string[] {
    return this.#steps.flatMap(({ block, text }) => (block === wanted ? text : []));
  }

  /** Joins blocks after the first that are too short for an answer to those after them. */
  joinShort(least: number): void {
    this.end();
    const length = (at: number) => (this.blocks[at] ?? []).join('').length;
    for (let at = 1; at < this.blocks.length - 1;)
      if (length(at) >= least) at += 1;
      else {
        this.blocks.splice(at, 2, [...this.blocks[at]!, ...this.blocks[at + 1]!]);
        for (const step of this.#steps) if (step.block > at) step.block -= 1;
      }
    const last = this.blocks.length - 1;
    if (last > 0 && length(last) < least / 2) this.blocks.pop();
  }

  /** Adds a sentence about the person of the chart, with its full stop if it has none. */
  say(text: string | readonly string[]): void {
    this.tell(this.#addressed(typeof text === 'string' ? text : this.pick(text)));
  }

  /** Adds a sentence to the reader. */
  tell(text: string | readonly string[]): void {
    const chosen = typeof text === 'string' ? text : this.pick(text);
    if (chosen !== '') this.#paragraph += /[。！？」：]$/.test(chosen) ? chosen : `${chosen}。`;
  }

  /** Adds a paragraph that is a list or a table. */
  lines(lines: readonly string[]): void {
    this.end();
    this.blocks.at(-1)!.push(lines.join('\n'));
  }

  /** Ends the paragraph. */
  end(): void {
    if (this.#paragraph !== '') this.blocks.at(-1)!.push(this.#paragraph);
    this.#paragraph = '';
  }

  /** What follows is told when more is asked for. */
  more(): void {
    this.end();
    if (this.blocks.at(-1)!.length > 0) this.blocks.push([]);
  }

  /** The words for minors speak of 他. */
  #addressed(text: string): string {
    if (!this.minor && !this.spoken_of) return text;
    if (!this.spoken_of) {
      const left = withoutGuardian(text);
      return OTHERS.test(left) ? left : left.replaceAll(OF_HIM, '你');
    }
    const pronoun = this.facts.gender === 'female' ? '她' : '他';
    return text.replaceAll(/你们?/g, pronoun).replaceAll(OF_HIM, pronoun);
  }
}
