import type { ReadingFacts } from '@ziping/bazi/reading/facts';
import type { LiuYue } from '@ziping/bazi/types';

import { ideasIn, ideasOfOthers } from './ideas.ts';
import { termsIn } from './measures.ts';
import { sidesOf } from './opposites.ts';

/** What a sentence says about a subject, such as `['phase:fire', 'good']`: two sentences must not differ about one. */
export type Claim = readonly [subject: string, value: string | number];

export interface Sentence {
  text: string;
  claims: readonly Claim[];
}

export interface DraftSection {
  id: string;
  title: string;
  paragraphs: Sentence[][];
}

/** The sections of a report type. */
export type Outline = readonly {
  id: string;
  title: string;
  /** The title in the report of a minor, and of a person over 60, where it is another one. */
  young?: string;
  aged?: string;
}[];

/** The text of a paragraph: sentences follow each other, lines of a list or a table stand below each other. */
export const paragraphText = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join(/^(?:- |\|)/.test(sentences[0]?.text ?? '') ? '\n' : '');

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193) >>> 0;
  // The low bits of FNV follow the last characters too closely for a small remainder.
  return (value ^ (value >>> 15)) >>> 0;
}

export interface Traits {
  /** Whether a text goes against what is known of the person; of a time to come what suits the age now does not count. */
  isOpposed(text: string, ofTime?: boolean): boolean;
  /** How the person is of old where a text goes against it and that may be said; else empty. */
  usualBeside(text: string): string;
}

const NO_TRAITS: Traits = { isOpposed: () => false, usualBeside: () => '' };

/** Between what is usual for a person and ten years that go against it. */
const BRIDGE = '的你，这一段';

/** Characters from which a clause is remembered: a shorter one is a part of speech, not a thought. */
const CLAUSE = 7;

const clausesOf = (text: string): string[] =>
  text
    .split(/[，。；：、｜|！？\n（）]/)
    .map((clause) => clause.trim())
    .filter(({ length }) => length >= CLAUSE);

/** Characters in a row that two clauses share when one says the other again. */
const RUN = 7;

/** The runs of characters within the clauses of a text. */
const runsOf = (text: string): string[] =>
  clausesOf(text).flatMap((clause) =>
    Array.from({ length: clause.length - RUN + 1 }, (_, place) => clause.slice(place, place + RUN)),
  );

/**
 * Collects the sentences of a report. Of several phrasings it takes one by the content of the chart, so that the same
 * chart is written alike each time, and a phrasing that the report already has only when there is no other, the least
 * used first.
 */
export class Draft {
  readonly sections: DraftSection[] = [];
  readonly #uses = new Map<string, number>();
  readonly #clauses = new Set<string>();
  readonly #runs = new Set<string>();
  readonly #sides = new Set<string>();
  readonly #ideas: Set<number>;
  /** Whether ten years are told against what is usual already. */
  #isBridged = false;
  #count = 0;
  #paragraph: Sentence[] = [];
  readonly facts: ReadingFacts;
  /** The months to come, the one that runs now first. */
  readonly months: readonly LiuYue[];
  readonly #seed: string;
  readonly #traits: Traits;

  readonly #titles: ReadonlyMap<string, string>;

  /**
   * @param outline the sections that the report may have
   * @param traits what is known of the person
   */
  constructor(
    facts: ReadingFacts,
    months: readonly LiuYue[],
    report_code: string,
    outline: Outline,
    traits = NO_TRAITS,
  ) {
    this.#traits = traits;
    this.#ideas = new Set(ideasOfOthers(report_code));
    const minor = facts.stage === 'child' || facts.stage === 'teen';
    this.#titles = new Map(
      outline.map(({ id, title, young, aged }) => [
        id,
        (minor && young) || (facts.stage === 'aged' && aged) || title,
      ]),
    );
    this.facts = facts;
    this.months = months;
    const chart = facts.pillars.map(({ ganzhi }) => ganzhi).join('');
    this.#seed = `${chart}${facts.gender}${facts.cycles[0]!.start_year}${report_code}`;
  }

  /** Begins a section of the outline. @throws RangeError for another one */
  section(id: string): void {
    this.end();
    const title = this.#titles.get(id);
    if (title === undefined) throw new RangeError(`no section ${id} in the outline`);
    this.sections.push({ id, title: this.#addressed(title), paragraphs: [] });
  }

  /** One of several phrasings: of those that the report has least often, those with no clause of it first. */
  pick(phrasings: readonly string[]): string {
    this.#count += 1;
    const start = hash(`${this.#seed}·${this.#count}`) % phrasings.length;
    const order = [...phrasings.slice(start), ...phrasings.slice(0, start)];
    const uses = order.map(
      (text) => (this.#uses.get(text) ?? 0) + (this.#isFresh(text) ? 0 : 1) + (this.#isApart(text) ? 2 : 0),
    );
    const chosen = order[uses.indexOf(Math.min(...uses))]!;
    this.#uses.set(chosen, (this.#uses.get(chosen) ?? 0) + 1);
    this.#remember(chosen);
    return chosen;
  }

  /** The phrasings that the report does not have yet, nor a clause or a thought of them, nor one that excludes them. */
  unused(phrasings: readonly string[]): string[] {
    return phrasings.filter((text) => !this.#uses.has(text) && this.#isFresh(text) && !this.#isApart(text));
  }

  /** Makes known what the report is sure to say further on, so that nothing before it says the contrary. */
  expect(texts: readonly string[]): void {
    for (const text of texts) this.#takeSides(text);
  }

  #takeSides(text: string): void {
    for (const [place, side] of sidesOf(text)) this.#sides.add(`${place} ${side}`);
  }

  #isApart(text: string): boolean {
    return sidesOf(text).some(([place, side]) => this.#sides.has(`${place} ${1 - side}`));
  }

  #isFresh(text: string): boolean {
    return (
      clausesOf(text).every((clause) => !this.#clauses.has(clause)) &&
      ideasIn(text).every((idea) => !this.#ideas.has(idea))
    );
  }

  #remember(text: string): void {
    for (const clause of clausesOf(text)) this.#clauses.add(clause);
    for (const run of runsOf(text)) this.#runs.add(run);
    for (const idea of ideasIn(text)) this.#ideas.add(idea);
    if (text.includes(BRIDGE)) this.#isBridged = true;
    this.#takeSides(text);
  }

  /** Whether the report says a part of a text already, in other words around it. */
  echoes(text: string): boolean {
    return runsOf(text).some((run) => this.#runs.has(run));
  }

  /** Adds a sentence to the paragraph, with its full stop if it has none. */
  say(text: string | readonly string[], ...claims: readonly Claim[]): void {
    const chosen = typeof text === 'string' ? text : this.pick(text);
    if (chosen === '') return;
    this.#remember(chosen);
    const sentence = /[。！？」]$/.test(chosen) ? chosen : `${chosen}。`;
    this.#paragraph.push({ text: this.#addressed(sentence), claims });
  }

  /** Adds a line of a list or a table as it is. */
  row(text: string, ...claims: readonly Claim[]): void {
    this.#remember(text);
    this.#paragraph.push({ text: this.#addressed(text), claims });
  }

  /** The phrasings that a lay person understands without a term and that go against no weightier trait. */
  fittingTraits(phrasings: readonly string[]): readonly string[] {
    return phrasings.filter((text) => termsIn(text).length === 0 && !this.#traits.isOpposed(text));
  }

  /** The phrasings of ten years that go against no trait of the person, or else those that may, after what is usual. */
  fittingDecade(phrasings: readonly string[]): string[] {
    const fitting = phrasings.filter((text) => !this.#traits.isOpposed(text, true));
    // A second one would read as a habit of the text.
    if (fitting.length > 0 || this.#isBridged) return fitting;
    return phrasings.flatMap((text) => {
      const usual = this.#traits.usualBeside(text);
      return usual ? [`${usual}${BRIDGE}${text}`] : [];
    });
  }

  /** Like `say`, of the phrasings about the person that fit and that the report does not have yet, if there are any. */
  sayTrait(phrasings: readonly string[], ...claims: readonly Claim[]): void {
    const fitting = this.unused(this.fittingTraits(phrasings));
    if (fitting.length > 0) this.say(fitting, ...claims);
  }

  /**
   * A paragraph of a trait and what goes with it, where all of it fits and none of it stands in the report yet.
   * @returns whether it was said
   */
  sayPoint(sentences: readonly string[]): boolean {
    if (this.unused(this.fittingTraits(sentences)).length < sentences.length) return false;
    for (const sentence of sentences) this.say(sentence);
    this.end();
    return true;
  }

  /** The points that fit, each a paragraph; where none does, of their sentences those that fit. */
  sayPoints(points: readonly (readonly string[])[]): void {
    const told = points.filter((point) => this.sayPoint(point));
    if (told.length > 0) return;
    for (const sentence of points.flat()) this.sayTrait([sentence]);
    this.end();
  }

  /** A minor is spoken of, not to: the reader is a parent. */
  #addressed(text: string): string {
    const { stage, gender } = this.facts;
    if (stage !== 'child' && stage !== 'teen') return text;
    const pronoun = gender === 'female' ? '她' : '他';
    return text.replaceAll('你', pronoun).replaceAll(/(?<!其)他(?![们人])/g, pronoun);
  }

  /** Ends the paragraph. */
  end(): void {
    if (this.#paragraph.length > 0) this.sections.at(-1)?.paragraphs.push(this.#paragraph);
    this.#paragraph = [];
  }
}
