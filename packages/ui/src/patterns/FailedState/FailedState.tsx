import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

interface FailedStateProps {
  title: string;
  children?: ReactNode;
  /** Level of the heading, where it is not that of a section of the page. */
  level?: 2 | 3;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
  /** Buttons beside the one that tries again. */
  more?: ReactNode;
}

/** In place of a list that could not be loaded: what failed, and a button to try again. */
export function FailedState({ title, children, level = 2, retry, onRetry, more }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        title={title}
        action={
          <>
            <Button onClick={onRetry}>{retry}</Button>
            {more}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
