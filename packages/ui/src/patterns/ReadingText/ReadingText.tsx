import { memo, useMemo } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Drawing, finderOf, tapHandlers } from './Drawing.tsx';
import { parseReport, type Section } from '@ziping/api-client/markdown';
import { readingTextStyles } from './ReadingText.styles.ts';

export interface ReadingTextProps {
  /** Markdown: sections, paragraphs, lists, notes, tables. Anything else in it is shown as text. */
  content: string;
  /** Words that can be tapped for an explanation: the first of each in a section. */
  terms?: readonly string[];
  /** A term of the text was tapped. */
  onTerm?: (event: { term: string }) => void;
  /** Ids of the sections start with it. */
  id: string;
}

const NO_TERMS: readonly string[] = [];

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
  const styles = stylesOf(readingTextStyles);
  const sections = useMemo(() => parseReport(content), [content]);
  const finder = useMemo(() => finderOf(terms), [terms]);

  return (
    <article css={styles} {...tapHandlers(onTerm)}>
      {sections.map((section, at) => (
        <ReadingSection key={at} section={section} at={at} id={id} finder={finder} />
      ))}
    </article>
  );
}
