import { MessagesSquare } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { adviserPanelCopy as copy } from './AdviserPanel.copy.ts';
import { adviserPanelStyles } from './AdviserPanel.styles.ts';

export interface AdviserPanelProps {
  /** The question that waits for the conversation; null for none. */
  question?: string | null;
  onReports: () => void;
}

/** The tab AI命理师 until the conversation opens. */
export function AdviserPanel({ question = null, onReports }: AdviserPanelProps) {
  const styles = useStyles(adviserPanelStyles);
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={copy.title}
      action={<Button onClick={onReports}>{copy.reports}</Button>}
    >
      <p>{copy.body}</p>
      {question && (
        <p css={styles.kept}>
          {copy.kept}
          <q>{question}</q>
        </p>
      )}
    </EmptyState>
  );
}
