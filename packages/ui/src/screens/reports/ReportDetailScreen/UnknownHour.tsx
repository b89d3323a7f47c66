import type { HourCandidates } from '@ziping/bazi/types';
import { HourCandidateTable } from '@ziping/bazi-view/HourCandidateTable';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { unknownHourCopy as copy } from './UnknownHour.copy.ts';

interface UnknownHourProps {
  candidates: HourCandidates;
  /** The clock of the chart, of which the hour is assumed. */
  assumed: { hour: number; minute: number };
  className?: string;
}

/** What of a chart depends on the hour of birth that is not known, and the chart of every other hour. */
export default function UnknownHour({ candidates, assumed, className }: UnknownHourProps) {
  return (
    <div className={className}>
      <Notice tone="warning" title={copy.title}>
        {copy.notice}
      </Notice>
      <HourCandidateTable candidates={candidates} chosen={assumed} />
    </div>
  );
}
