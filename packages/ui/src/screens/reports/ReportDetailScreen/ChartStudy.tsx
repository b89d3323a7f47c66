import type { Schema } from '@ziping/api-client/types';
import type { Relation } from '@ziping/bazi/types';
import { CandidateCompare } from '@ziping/bazi-view/CandidateCompare';
import { FivePhasePlot } from '@ziping/bazi-view/FivePhasePlot';
import { LuckTimeline } from '@ziping/bazi-view/LuckTimeline';
import { PalaceLine, type PalaceLineProps } from '@ziping/bazi-view/PalaceLine';
import { PillarRelations } from '@ziping/bazi-view/PillarRelations';
import { StrengthScale } from '@ziping/bazi-view/StrengthScale';
import { memo } from 'react';
import { useStyles } from '../../../tokens/useStyles.ts';
import { chartStudyStyles } from './ChartStudy.styles.ts';
import type { ChartStudyView } from './study.ts';

interface ChartStudyProps {
  chart: Schema<'RecordChart'>;
  study: ChartStudyView;
  /** Index in `da_yun_list`. */
  cycle: number | null;
  onSelectCycle: (event: { index: number | null }) => void;
  onTerm: NonNullable<PalaceLineProps['onTerm']>;
  onRelation: (relation: Relation) => void;
}

/** What is read from a chart beyond its table. Apart from it, because the table can be read without. */
function ChartStudy({
  chart,
  study: { natal, luck, this_year, methods },
  cycle,
  onSelectCycle,
  onTerm,
  onRelation,
}: ChartStudyProps) {
  const styles = useStyles(chartStudyStyles);
  return (
    <div css={styles.root}>
      {natal.candidates.map((set) => (
        <CandidateCompare css={styles.wide} key={set.kind} question={set} />
      ))}
      <PillarRelations pillars={luck.pillars} relations={luck.relations} onRelation={onRelation} />
      <div css={styles.column}>
        <FivePhasePlot phases={natal.five_phases} method={methods.five_phases} />
        <StrengthScale strength={natal.strength} day_master={chart.day_master} method={methods.strength} />
        <PalaceLine palaces={natal.palaces} onTerm={onTerm} />
      </div>
      <LuckTimeline
        css={styles.wide}
        da_yun_list={chart.da_yun_list}
        birth_year={Number(chart.truth.clock.slice(0, 4))}
        year={this_year}
        selected={cycle}
        onSelect={onSelectCycle}
      />
    </div>
  );
}

/** Drawn anew only when what it shows is another: a tap on the chart waits for none of it. */
export default memo(ChartStudy);
