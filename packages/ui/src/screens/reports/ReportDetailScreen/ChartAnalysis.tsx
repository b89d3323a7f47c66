import type { Relation } from '@ziping/bazi/types';
import { CandidateCompare } from '@ziping/bazi-view/CandidateCompare';
import { FivePhasePlot } from '@ziping/bazi-view/FivePhasePlot';
import { LuckTiming } from '@ziping/bazi-view/LuckTiming';
import { PatternPanel } from '@ziping/bazi-view/PatternPanel';
import { PalaceLine } from '@ziping/bazi-view/PalaceLine';
import { PillarRelations } from '@ziping/bazi-view/PillarRelations';
import { StrengthScale } from '@ziping/bazi-view/StrengthScale';
import { lazy, memo, Suspense, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { readingThemesCopy as themesCopy } from './ReadingThemes.copy.ts';
import { ReadingThemes } from './ReadingThemes.tsx';
import { chartAnalysisCopy as copy } from './ChartAnalysis.copy.ts';
import { chartAnalysisStyles } from './ChartAnalysis.styles.ts';
import { useNear } from './useNear.ts';
import type { ChartAnalysisView, ChartTerm, RecordChart } from './analysis.ts';

// Few charts need it.
const UnknownHour = lazy(() => import('./UnknownHour.tsx'));

interface ChartAnalysisProps {
  chart: RecordChart;
  analysis: ChartAnalysisView;
  onTerm: (term: ChartTerm) => void;
  onRelation: (relation: Relation) => void;
}

/** Hour and minute of a `birth_time`, 'YYYY-MM-DD HH:MM:00'. */
const clockOf = (birth_time: string) => ({
  hour: Number(birth_time.slice(11, 13)),
  minute: Number(birth_time.slice(14, 16)),
});

/** The plots and lists, drawn. */
function Contents({
  chart,
  analysis: { natal, luck, timing, methods, reading, Schools },
  onTerm,
  onRelation,
}: ChartAnalysisProps) {
  const styles = stylesOf(chartAnalysisStyles);
  const [comparing, setComparing] = useState(false);
  return (
    <div css={styles.root}>
      <ReadingThemes
        css={styles.wide}
        // A service may leave the sentences out: above the table they would move what is already drawn.
        themes={
          chart.basic_analysis
            ? reading.themes
            : [{ title: themesCopy.basic, sentences: reading.basic.sentences }, ...reading.themes]
        }
        onTerm={onTerm}
      />
      {natal.hours && (
        <Suspense fallback={null}>
          <UnknownHour
            css={styles.hours}
            candidates={natal.hours}
            assumed={clockOf(chart.record.birth_time)}
          />
        </Suspense>
      )}
      {natal.candidates.map((set) => (
        <CandidateCompare css={styles.wide} key={set.kind} question={set} />
      ))}
      <LuckTiming css={styles.wide} {...timing} qi_yun_date={chart.bazi.qi_yun_date} onTerm={onTerm} />
      <PillarRelations pillars={luck.pillars} relations={luck.relations} onRelation={onRelation} />
      <div css={styles.column}>
        <FivePhasePlot phases={natal.five_phases} method={methods.five_phases} />
        <StrengthScale strength={natal.strength} day_master={chart.day_master} method={methods.strength} />
        <PatternPanel patterns={natal.patterns} methods={methods} onTerm={onTerm} />
        <PalaceLine palaces={natal.palaces} onTerm={onTerm} />
      </div>
      {Schools && (
        <div css={styles.schools} data-screen="">
          <Button onClick={() => setComparing(true)}>{copy.schools}</Button>
          <p css={styles.hint}>{copy.schoolsHint}</p>
          {comparing && (
            <Suspense fallback={null}>
              <Schools onClose={() => setComparing(false)} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * The plots and lists below the chart's table: drawn when they come near or are printed, because they are a third of
 * the work and of the memory of the page. Those of an unknown hour are drawn at once: printing does not wait for code.
 */
function ChartAnalysis(props: ChartAnalysisProps) {
  const styles = stylesOf(chartAnalysisStyles);
  const [place, near] = useNear();
  return near || props.analysis.natal.hours ? (
    <Contents {...props} />
  ) : (
    <div ref={place} css={styles.later} />
  );
}

// Memoised: a tap on the table or a strip must not redraw the plots.
export default memo(ChartAnalysis);
