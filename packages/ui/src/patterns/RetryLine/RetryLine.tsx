import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useStyles } from '../../tokens/useStyles.ts';
import { retryLineStyles } from './RetryLine.styles.ts';

interface RetryLineProps {
  children: ReactNode;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
}

/** In place of a section that could not be loaded: a line with a small button to try again. */
export function RetryLine({ children, retry, onRetry }: RetryLineProps) {
  const styles = useStyles(retryLineStyles);
  return (
    <div css={styles.root} role="alert">
      <span>{children}</span>
      <Button size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
