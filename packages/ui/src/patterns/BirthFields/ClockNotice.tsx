import { memo } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';

/**
 * The civil clock at the entered hour: `plain` standard time, `dst` summer time, `fold` an hour that occurs twice,
 * `gap` an hour that does not exist.
 */
export type ClockState = 'plain' | 'dst' | 'fold' | 'gap';

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
  if (clock === 'plain') return null;
  return (
    <Notice tone="warning">
      <SegmentedControl
        legend={texts.fold}
        layout="wrap"
        options={[
          { value: '0', label: texts.folds.first },
          { value: '1', label: texts.folds.second },
        ]}
        value={`${dst_fold}`}
        onChange={(fold) => onChange({ dst_fold: fold === '0' ? 0 : 1 })}
      />
    </Notice>
  );
});
