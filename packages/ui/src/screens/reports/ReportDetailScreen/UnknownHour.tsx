import type { HourCandidates } from '@ziping/bazi/types';
import { HourCandidateTable } from '@ziping/bazi-view/HourCandidateTable';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { unknownHourCopy as copy } from './UnknownHour.copy.ts';

interface UnknownHourProps {
  candidates: HourCandidates;
  /** The four pillars of the chart, of which the hour is assumed. */
  time_pillar: { heavenly_stem: string; earthly_branch: string };
  className?: string;
}

/** What of a chart depends on the hour of birth that is not known, and the chart of every other hour. */
export default function UnknownHour({ candidates, time_pillar, className }: UnknownHourProps) {
  const assumed = candidates.hours.find(({ chart: { bazi } }) => {
    const { heavenly_stem, earthly_branch } = bazi.time_pillar;
    return heavenly_stem === time_pillar.heavenly_stem && earthly_branch === time_pillar.earthly_branch;
  });
  return (
    <div className={className}>
      <Notice tone="warning" title={copy.title}>
        {copy.notice}
      </Notice>
      <HourCandidateTable candidates={candidates} chosen={assumed?.name ?? null} />
    </div>
  );
}
