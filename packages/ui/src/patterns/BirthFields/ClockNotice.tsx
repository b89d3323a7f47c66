import { memo } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';

/**
 * What the civil clock did at the hour entered: nothing, it ran an hour ahead,
 * it showed this hour twice, or it skipped this hour.
 */
export type ClockState = 'plain' | 'dst' | 'fold' | 'gap';

/** What every page says of it in its own words. */
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

/** What the clock did at the hour of birth, and which of two hours was meant. */
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
