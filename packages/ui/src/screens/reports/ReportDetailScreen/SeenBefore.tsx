import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { reportDetailCopy as copy } from './ReportDetailScreen.copy.ts';

/** Says that a chart is shown as it was last seen, and offers to ask again. */
export default function SeenBefore({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="info" action={<Button onClick={onRetry}>{copy.retry}</Button>}>
      {copy.old}
    </Notice>
  );
}
