import { Fragment, type KeyboardEvent, memo, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useStyles } from '../../tokens/useStyles.ts';
import { type Block, type Inline, parseReport, type Section } from './parse.ts';
import { readingTextStyles } from './ReadingText.styles.ts';

export interface ReadingTextProps {
  /** Markdown: sections, paragraphs, lists, notes, tables. Anything else in it is shown as text. */
  content: string;
  /** Words that can be tapped for an explanation: the first of each in a section. */
  terms?: readonly string[];
  onTerm?: (event: { term: string }) => void;
  /** Ids of the sections start with it. */
  id: string;
}

const NO_TERMS: readonly string[] = [];

/** Finds terms in a text, the longest at each place; undefined for none. */
function finderOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  // Words of the glossary: none has a character that an expression would read otherwise.
  return new RegExp(`(${longestFirst.join('|')})`);
}

/** Draws the parts of a section; remembers which terms the section has shown. */
class Drawing {
  readonly #seen = new Set<string>();
  readonly #finder: RegExp | undefined;

  constructor(finder: RegExp | undefined) {
    this.#finder = finder;
  }

  text(text: string): ReactNode {
    // A run that is one term, such as a stressed word, has no line around it that would make it easy to touch.
    if (!this.#finder || this.#finder.exec(text)?.[0] === text) return text;
    // A split by a group puts the terms at the odd places.
    return text.split(this.#finder).map((part, at) => {
      if (at % 2 === 0 || this.#seen.has(part)) return part;
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

  block(block: Block, key: string): ReactNode {
    switch (block.kind) {
      case 'heading':
        return (
          <h4 key={key} data-block={key}>
            {this.inlines(block.children)}
          </h4>
        );
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
          <List key={key} data-block={key}>
            {block.items.map((item, at) => (
              <li key={at}>{this.blocks(item, `${key}.${at}`)}</li>
            ))}
          </List>
        );
      }
      case 'table':
        return (
          <div key={key} data-block={key} role="region" aria-label={cellText(block.head[0])} tabIndex={0}>
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
                      <td key={column}>{this.inlines(cell)}</td>
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

interface SectionProps {
  section: Section;
  at: number;
  id: string;
  finder: RegExp | undefined;
}

const ReadingSection = memo(function ReadingSection({ section, at, id, finder }: SectionProps) {
  const titleId = `${id}-${at}`;
  return (
    <section aria-labelledby={section.title ? titleId : undefined}>
      {section.title && (
        <h3 id={titleId} tabIndex={-1} data-block={`${at}`}>
          {section.title}
        </h3>
      )}
      {new Drawing(finder).blocks(section.blocks, `${at}`)}
    </section>
  );
});

/** The text of a report, set like a book. Every part of it has its place in `data-block`. */
export function ReadingText({ content, terms = NO_TERMS, onTerm, id }: ReadingTextProps) {
  const styles = useStyles(readingTextStyles);
  const sections = useMemo(() => parseReport(content), [content]);
  const finder = useMemo(() => finderOf(terms), [terms]);

  function openTerm({ target }: MouseEvent | KeyboardEvent): boolean {
    const term = target instanceof Element ? target.closest('[role=button]') : null;
    if (term) onTerm?.({ term: term.textContent });
    return term !== null;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if ((event.key === 'Enter' || event.key === ' ') && openTerm(event)) event.preventDefault();
  }

  return (
    <article css={styles} onClick={openTerm} onKeyDown={handleKeyDown}>
      {sections.map((section, at) => (
        <ReadingSection key={at} section={section} at={at} id={id} finder={finder} />
      ))}
    </article>
  );
}
