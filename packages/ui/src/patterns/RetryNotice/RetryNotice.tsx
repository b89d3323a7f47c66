import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

interface RetryNoticeProps {
  message: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
}

/** What failed inside a field, with a small button to try it again. */
export function RetryNotice({ message, retry, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
