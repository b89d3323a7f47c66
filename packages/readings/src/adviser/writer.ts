import { isMinor, type ReadingFacts } from '@ziping/bazi/reading/facts';
import type { Chart } from '@ziping/bazi/types';

import { hash } from '../reports/draft.ts';
import { phaseName } from '../reports/parts.ts';
import type { Today } from './times.ts';

/** What an answer is written from. */
export interface Source {
  facts: ReadingFacts;
  chart: Chart;
  today: Today;
  now_ms: number;
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
  readonly minor: boolean;
  /** Over 65: affairs and courtship are no longer the matter. */
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
    this.minor = isMinor(source.facts);
    this.aged = source.facts.stage === 'aged';
    const pillars = source.facts.pillars.map(({ ganzhi }) => ganzhi).join('');
    this.#seed = `${pillars}${source.facts.gender}${source.facts.birth_year}${subject}`;
    this.#said = said;
  }

  pick(phrasings: readonly string[]): string {
    this.#count += 1;
    const start = hash(`${this.#seed}·${this.#count}`) % phrasings.length;
    const order = [...phrasings.slice(start), ...phrasings.slice(0, start)];
    const chosen =
      order.find((text) => !this.#used.has(text) && !this.#said.includes(this.#addressed(text))) ??
      order.find((text) => !this.#used.has(text)) ??
      order[0]!;
    this.#used.add(chosen);
    return chosen;
  }

  /** A line of the reasoning. */
  step(text: string): void {
    this.#steps.push({ block: this.blocks.length - 1, text });
  }

  /** The lines of the reasoning for a block. */
  stepsOf(wanted: number): string[] {
    return this.#steps.flatMap(({ block, text }) => (block === wanted ? text : []));
  }

  /** Joins blocks that are too short for an answer to those after them. */
  joinShort(least: number): void {
    this.end();
    const length = (at: number) => (this.blocks[at] ?? []).join('').length;
    for (let at = 0; at < this.blocks.length - 1;)
      if (length(at) >= least) at += 1;
      else {
        this.blocks.splice(at, 2, [...this.blocks[at]!, ...this.blocks[at + 1]!]);
        for (const step of this.#steps) if (step.block > at) step.block -= 1;
      }
    const last = this.blocks.length - 1;
    if (last > 0 && length(last) < least) this.blocks.pop();
  }

  /** Ends a block that is short of a length with the root of the chart. */
  ground(at: number, least: number): void {
    const { facts } = this;
    const block = this.blocks[at];
    if (!block || block.join('\n\n').length >= least) return;
    const pillars = facts.pillars.map(({ ganzhi }) => ganzhi).join('、');
    const useful = facts.favourable.useful.map(phaseName).join('、');
    block.push(
      this.#addressed(
        `放回整张盘里看：四柱${pillars}，日主${facts.day_master}，${facts.strength.verdict}，取用以${useful}为先，凡事往这一边靠便省力。`,
      ),
    );
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

  /**
   * Tells two subjects in one answer: the first paragraphs of each, then what else there is. The first subject has been
   * written.
   */
  joinWith(write: () => void): void {
    this.end();
    const first = this.blocks.splice(0);
    const steps = this.#steps.splice(0).filter(({ block }) => block === 0);
    this.blocks.push([]);
    write();
    this.end();
    const second = this.blocks.splice(0);
    this.#steps.unshift(...steps.slice(0, 2));
    const opening = (blocks: readonly string[][]) => blocks[0]!.slice(0, 2);
    const rest = (blocks: readonly string[][]) => [blocks[0]!.slice(2), ...blocks.slice(1)];
    this.blocks.push(
      [...opening(first), ...opening(second)],
      ...[...rest(first), ...rest(second)].filter((block) => block.length > 0),
    );
  }

  /** A minor is spoken of, not to: the reader is a parent. */
  #addressed(text: string): string {
    if (!this.minor) return text;
    const pronoun = this.facts.gender === 'female' ? '她' : '他';
    return text.replaceAll('你', pronoun).replaceAll(/(?<!其)他(?![们人])/g, pronoun);
  }
}
