import { paths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { chartNoticeCopy as copy } from './ChartNotice.copy.ts';

interface ChartNoticeProps {
  notice: 'offline' | 'cached' | 'unsaved';
  onRetry: () => void;
}

/** Says that the chart comes from this device's cache, or is not saved yet, with the action to take. */
export default function ChartNotice({ notice, onRetry }: ChartNoticeProps) {
  const action =
    notice === 'unsaved' ? (
      <Button href={paths.fortune}>{copy.save}</Button>
    ) : (
      <Button onClick={onRetry}>{copy.retry}</Button>
    );
  return (
    <Notice tone="info" action={action}>
      {copy[notice]}
    </Notice>
  );
}
