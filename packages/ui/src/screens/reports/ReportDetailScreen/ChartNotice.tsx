import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { chartNoticeCopy as copy } from './ChartNotice.copy.ts';

interface ChartNoticeProps {
  notice: 'old' | 'unsaved';
  onRetry: () => void;
}

/** Says that a chart is shown as it was last seen, or is not saved yet, and what to do about it. */
export default function ChartNotice({ notice, onRetry }: ChartNoticeProps) {
  return notice === 'old' ? (
    <Notice tone="info" action={<Button onClick={onRetry}>{copy.retry}</Button>}>
      {copy.old}
    </Notice>
  ) : (
    <Notice tone="info" action={<Button href="/fortune">{copy.save}</Button>}>
      {copy.unsaved}
    </Notice>
  );
}
