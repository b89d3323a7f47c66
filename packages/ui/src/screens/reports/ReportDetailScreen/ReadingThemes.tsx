import type { ReadingTheme } from '@ziping/bazi/reading/themes';
import { useStyles } from '../../../tokens/useStyles.ts';
import { basicReadingCopy as copy } from './BasicReading.copy.ts';
import { BasicReading } from './BasicReading.tsx';
import { readingThemesStyles } from './ReadingThemes.styles.ts';
import type { ChartTerm } from './analysis.ts';

interface ReadingThemesProps {
  themes: readonly ReadingTheme[];
  onTerm: (term: ChartTerm) => void;
  className?: string;
}

/** Short readings of a chart by theme, folded. */
export function ReadingThemes({ themes, onTerm, className }: ReadingThemesProps) {
  const styles = useStyles(readingThemesStyles);
  return (
    <section css={styles.root} className={className} aria-labelledby="reading-themes">
      <h2 id="reading-themes">{copy.themes}</h2>
      {themes.map(({ title, sentences }) => (
        <details key={title}>
          <summary>{title}</summary>
          <BasicReading label={title} sentences={sentences} onTerm={onTerm} />
        </details>
      ))}
    </section>
  );
}
