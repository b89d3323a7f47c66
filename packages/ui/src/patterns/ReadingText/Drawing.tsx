import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Block, Inline } from '@ziping/api-client/markdown';

/** The first and the last year that can be tapped; null for none. */
export type Years = readonly [number, number] | null;

const isWithin = (years: Years, year: number) => years !== null && year >= years[0] && year <= years[1];

/** Finds terms in a text, the longest at each place, and with `years` four digits and 年; undefined for none. */
export function finderOf(terms: readonly string[], years = false): RegExp | undefined {
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  // Words of the glossary: none has a character that an expression would read otherwise.
  const words = years ? [...longestFirst, String.raw`(?<!\d)\d{4}年`] : longestFirst;
  return words.length === 0 ? undefined : new RegExp(`(${words.join('|')})`);
}

/** The year that a word such as 2027年 names. */
export const yearOf = (word: string): number | null =>
  /^\d{4}年$/.test(word) ? Number.parseInt(word, 10) : null;

/** A date, or the first and the last day of a span: 2027年2月4日到3月5日. */
const DAYS = /^\d{4}年\d+月\d+日(?:到(?:\d{4}年)?\d+月\d+日)?$/;
/** The first and the last year of a span: 2031到2033年. */
const SPAN_OF_YEARS = /^\d{4}到\d{4}年$/;

/** Characters of a cell that stay on one line: a mark and two characters. */
const LONGEST_WHOLE = 4;

interface DrawingOptions {
  /** Terms that were shown before the section. */
  seen?: Iterable<string>;
  years?: Years;
  heading?: 'h3' | 'h4';
}

/** Draws the parts of a section; remembers which terms the section has shown. */
export class Drawing {
  readonly #finder: RegExp | undefined;
  readonly #seen: Set<string>;
  readonly #years: Years;
  readonly #heading: 'h3' | 'h4';

  constructor(finder: RegExp | undefined, { seen = [], years = null, heading = 'h4' }: DrawingOptions = {}) {
    this.#finder = finder;
    this.#seen = new Set(seen);
    this.#years = years;
    this.#heading = heading;
  }

  text(text: string): ReactNode {
    // A run that is one term, such as a stressed word, has no line around it that would make it easy to touch.
    if (!this.#finder || this.#finder.exec(text)?.[0] === text) return text;
    // A split by a group puts the terms at the odd places.
    return text.split(this.#finder).map((part, at) => {
      if (at % 2 === 0 || this.#seen.has(part)) return part;
      const year = yearOf(part);
      if (year !== null && !isWithin(this.#years, year)) return part;
      this.#seen.add(part);
      return (
        // A button element is never broken between two lines.
        <span role="button" tabIndex={0} key={at}>
          {part}
        </span>
      );
    });
  }

  inlines(children: readonly Inline[]): ReactNode {
    return children.map((part, at) => {
      if (part.kind === 'text') return <Fragment key={at}>{this.text(part.text)}</Fragment>;
      const Tag = part.kind === 'strong' ? 'strong' : 'em';
      return <Tag key={at}>{this.inlines(part.children)}</Tag>;
    });
  }

  /** A cell of a table: a date or a span is divided after a year and after 到, and what is short not at all. */
  cell(cell: readonly Inline[]): ReactNode {
    const text = cellText(cell);
    if (text.length <= LONGEST_WHOLE) return <span data-whole="">{this.inlines(cell)}</span>;
    if (SPAN_OF_YEARS.test(text))
      return text.split(/(?<=到)/).map((part) => (
        <span data-whole="" key={part}>
          {this.text(part)}
        </span>
      ));
    if (!DAYS.test(text)) return this.inlines(cell);
    return text.split(/(?<=[年到])/).map((part, at) =>
      part.endsWith('年') ? (
        part
      ) : (
        <span data-whole="" key={at}>
          {part}
        </span>
      ),
    );
  }

  block(block: Block, key: string): ReactNode {
    switch (block.kind) {
      case 'heading': {
        const Heading = this.#heading;
        return (
          <Heading key={key} data-block={key}>
            {this.inlines(block.children)}
          </Heading>
        );
      }
      case 'paragraph':
        return (
          <p key={key} data-block={key}>
            {this.inlines(block.children)}
          </p>
        );
      case 'quote':
        return (
          <blockquote key={key} data-block={key}>
            {this.blocks(block.blocks, key)}
          </blockquote>
        );
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key} data-block={key} {...(block.start > 1 && { start: block.start })}>
            {block.items.map((item, at) => (
              <li key={at}>{this.blocks(item, `${key}.${at}`)}</li>
            ))}
          </List>
        );
      }
      case 'table':
        return (
          <div key={key} data-block={key} role="group" aria-label={cellText(block.head[0])} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {block.head.map((cell, at) => (
                    <th key={at} scope="col">
                      {this.inlines(cell)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row, at) => (
                  <tr key={at}>
                    {row.map((cell, column) => (
                      <td key={column}>{this.cell(cell)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
    }
  }

  blocks(blocks: readonly Block[], key: string): ReactNode {
    return blocks.map((block, at) => this.block(block, `${key}.${at}`));
  }
}

const cellText = (cell: readonly Inline[] = []): string =>
  cell.map((part) => (part.kind === 'text' ? part.text : cellText(part.children))).join('');

interface TapHandlers {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Handlers of a container whose words can be tapped. */
export function tapHandlers(
  onTerm?: (event: { term: string }) => void,
  onYear?: (event: { year: number }) => void,
): TapHandlers {
  function open({ target }: MouseEvent | KeyboardEvent): boolean {
    const word = target instanceof Element ? target.closest('[role=button]')?.textContent : undefined;
    if (word === undefined) return false;
    const year = yearOf(word);
    if (year === null) onTerm?.({ term: word });
    else onYear?.({ year });
    return true;
  }
  return {
    onClick: open,
    onKeyDown: (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && open(event)) event.preventDefault();
    },
  };
}
