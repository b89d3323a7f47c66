import { memo } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { birthFieldsCopy as copy } from './BirthFields.copy.ts';

/**
 * The civil clock at the entered hour: `plain` standard time, `dst` summer time, `fold` an hour that occurs twice,
 * `gap` an hour that does not exist; both by summer time, or with `_zone` because the place changed its time zone.
 */
export type ClockState = 'plain' | 'dst' | 'fold' | 'gap' | 'fold_zone' | 'gap_zone';

/** Texts that differ from page to page. */
interface ClockTexts {
  dstApplied: string;
  gap: string;
  fold: string;
  folds: { first: string; second: string };
}

interface ClockNoticeProps {
  texts: ClockTexts;
  clock: ClockState;
  apply_dst: boolean;
  dst_fold: 0 | 1;
  onChange: (change: { dst_fold: 0 | 1 }) => void;
}

/** Warns about a clock change at the hour of birth; for an hour that occurs twice it asks which one is meant. */
export const ClockNotice = memo(function ClockNotice({
  texts,
  clock,
  apply_dst,
  dst_fold,
  onChange,
}: ClockNoticeProps) {
  if (clock === 'dst') return apply_dst && <Notice>{texts.dstApplied}</Notice>;
  if (clock === 'gap') return <Notice tone="warning">{texts.gap}</Notice>;
  if (clock === 'gap_zone') return <Notice tone="warning">{copy.gapZone}</Notice>;
  if (clock === 'plain') return null;
  const { fold, folds } = clock === 'fold_zone' ? copy.zone : texts;
  return (
    <Notice tone="warning">
      <SegmentedControl
        legend={fold}
        layout="wrap"
        options={[
          { value: '0', label: folds.first },
          { value: '1', label: folds.second },
        ]}
        value={`${dst_fold}`}
        onChange={(chosen) => onChange({ dst_fold: chosen === '0' ? 0 : 1 })}
      />
    </Notice>
  );
});
