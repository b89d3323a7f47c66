import type { Term } from './term.ts';

/** The word of a term: a button when `onTerm` is given, else plain text. */
export function TermWord({
  onTerm,
  group = 'concept',
  term,
  of = '',
}: Pick<Term, 'term'> & Partial<Term> & { onTerm: ((term: Term) => void) | undefined }) {
  if (!onTerm) return term;
  return (
    <button type="button" data-word="" onClick={() => onTerm({ group, term, column: null, of })}>
      {term}
    </button>
  );
}
