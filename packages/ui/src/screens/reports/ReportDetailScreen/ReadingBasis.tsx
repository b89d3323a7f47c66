import type { ReadingBasis as Basis } from '@ziping/bazi/reading/basic';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { readingBasisCopy as copy } from './ReadingBasis.copy.ts';
import { readingBasisStyles } from './ReadingBasis.styles.ts';
import { useOpened } from './useOpened.ts';
import type { ChartTerm } from './analysis.ts';

interface ReadingBasisProps {
  basis: readonly Basis[];
  onTerm: (term: ChartTerm) => void;
}

/** The terms that a sentence rests on; each opens its explanation. */
export function ReadingBasis({ basis, onTerm }: ReadingBasisProps) {
  const styles = stylesOf(readingBasisStyles);
  return (
    <div css={styles.root}>
      <span>{copy.restsOn}</span>
      {basis.map((term) => (
        <Button key={`${term.column} ${term.term} ${term.of}`} onClick={() => onTerm(term)}>
          {term.column && `${copy.columns[term.column]} `}
          {term.of !== '' && term.of !== term.term && term.of}
          {term.term}
        </Button>
      ))}
    </div>
  );
}

/** Drawn once its sentence is opened: most sentences above the table never are. */
export default function FoldedBasis(props: ReadingBasisProps) {
  const [place, opened] = useOpened();
  return opened ? <ReadingBasis {...props} /> : <div ref={place} />;
}
