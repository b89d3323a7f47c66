import { paths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { chartNoticeCopy as copy } from './ChartNotice.copy.ts';

interface ChartNoticeProps {
  notice: 'cached' | 'unsaved';
  onRetry: () => void;
}

/** Says that the chart comes from this device's cache, or is not saved yet, with the action to take. */
export default function ChartNotice({ notice, onRetry }: ChartNoticeProps) {
  return notice === 'cached' ? (
    <Notice tone="info" action={<Button onClick={onRetry}>{copy.retry}</Button>}>
      {copy.cached}
    </Notice>
  ) : (
    <Notice tone="info" action={<Button href={paths.fortune}>{copy.save}</Button>}>
      {copy.unsaved}
    </Notice>
  );
}
