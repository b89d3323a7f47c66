import { Button } from '../../primitives/Button/Button.tsx';
import { Notice, type NoticeTone } from '../../primitives/Notice/Notice.tsx';

interface RetryNoticeProps {
  message: string;
  tone?: NoticeTone;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
}

/** What failed beside what is still there, with a small button to try it again. */
export function RetryNotice({ message, tone = 'danger', retry, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
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
