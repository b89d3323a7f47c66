import { memo, useDeferredValue, useMemo, useState } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { answerTextStyles } from './AnswerText.styles.ts';
import { Drawing, finderOf, tapHandlers, type Years } from './Drawing.tsx';
import { type Answer, type AnswerPart, closeMarks, parseOnward } from '@ziping/api-client/markdown';

export interface AnswerTextProps {
  /** Markdown as in a report; it may grow. */
  content: string;
  /** The rest is not there: it is still being written, or never was. */
  unfinished?: boolean;
  /** Words that can be tapped for an explanation: the first of each. */
  terms?: readonly string[];
  /** A term of the answer was tapped. */
  onTerm?: (event: { term: string }) => void;
  /** The years that can be tapped, from and to. */
  years?: Years;
  /** A year of the text was tapped. */
  onYear?: (event: { year: number }) => void;
}

const NO_TERMS: readonly string[] = [];

interface PartProps {
  part: AnswerPart;
  finder: RegExp | undefined;
  years: Years;
  /** Terms shown before, with a space between them: a string, so that it compares equal. */
  seen: string;
}

const Part = memo(function Part({ part, finder, years, seen }: PartProps) {
  const drawing = new Drawing(finder, { seen: seen.split(' '), years, heading: 'h3' });
  return drawing.block(part.block, `${part.at}`);
});

/** Tells which terms the parts before each part show. Remembers those of a part, because most parts stay. */
function createTermIndex(finder: RegExp | undefined) {
  const all = finder && new RegExp(finder.source, 'g');
  const termsOf = new WeakMap<AnswerPart, readonly string[]>();
  const find = (part: AnswerPart, finder: RegExp): readonly string[] => {
    const known = termsOf.get(part);
    if (known) return known;
    const found = Array.from(part.source.matchAll(finder), ([word]) => word).filter(
      (word) => !/^\d/.test(word),
    );
    termsOf.set(part, found);
    return found;
  };
  let known: readonly AnswerPart[] = [];
  let seenBefore: readonly string[] = [];
  return (parts: readonly AnswerPart[]): readonly string[] => {
    const changed = parts.findIndex((part, at) => part !== known[at]);
    const same = changed < 0 ? parts.length : changed;
    const seen = new Set((seenBefore[same] ?? '').split(' '));
    seenBefore = [
      ...seenBefore.slice(0, same),
      ...parts.slice(same).map((part) => {
        const before = [...seen].join(' ');
        if (all) for (const word of find(part, all)) seen.add(word);
        return before;
      }),
    ];
    known = parts;
    return seenBefore;
  };
}

/** Reads a growing text; what was read of its beginning is kept. */
function createReader(): (text: string) => Answer {
  let read: Answer | null = null;
  return (text) => (read = read?.content === text ? read : parseOnward(read, text));
}

/** The text of an answer of the conversation. Only the blocks that change are drawn again. */
export const AnswerText = memo(function AnswerText({
  content,
  unfinished = false,
  terms = NO_TERMS,
  onTerm,
  years = null,
  onYear,
}: AnswerTextProps) {
  const styles = stylesOf(answerTextStyles);
  const shown = unfinished ? closeMarks(content) : content;
  const [read] = useState(createReader);
  const answer = read(shown);

  // The glossary arrives after the first answers are drawn; drawing them again with it may wait.
  const words = useDeferredValue(terms);
  const finder = useMemo(() => finderOf(words, years !== null), [words, years]);
  const seenBefore = useMemo(() => createTermIndex(finder), [finder]);
  const seen = seenBefore(answer.parts);
  return (
    <div css={styles} {...tapHandlers(onTerm, onYear)}>
      {answer.parts.map((part, at) => (
        <Part key={part.at} part={part} finder={finder} years={years} seen={seen[at]!} />
      ))}
    </div>
  );
});
