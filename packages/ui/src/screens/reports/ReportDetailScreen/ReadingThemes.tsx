import type { ReadingTheme } from '@ziping/bazi/reading/themes';
import { ChevronDown } from 'lucide-react';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { ReadingBasis } from './ReadingBasis.tsx';
import { readingThemesCopy as copy } from './ReadingThemes.copy.ts';
import { readingThemesStyles } from './ReadingThemes.styles.ts';
import type { ChartTerm } from './analysis.ts';

interface ReadingThemesProps {
  themes: readonly ReadingTheme[];
  onTerm: (term: ChartTerm) => void;
  className?: string;
}

/** Short readings of a chart by theme, folded; each sentence opens to the terms that it rests on. */
export function ReadingThemes({ themes, onTerm, className }: ReadingThemesProps) {
  const styles = stylesOf(readingThemesStyles);
  return (
    <section css={styles.root} className={className} aria-labelledby="reading-themes">
      <h2 id="reading-themes">{copy.title}</h2>
      {themes.map(({ title, sentences }) => (
        <details key={title}>
          <summary>
            {title}
            <ChevronDown css={styles.arrow} aria-hidden="true" />
          </summary>
          {sentences.map(({ text, basis }) => (
            <details css={styles.sentence} key={text}>
              <summary>{text}</summary>
              <ReadingBasis basis={basis} onTerm={onTerm} />
            </details>
          ))}
        </details>
      ))}
    </section>
  );
}
