import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { unreachableCopy as copy } from './UnreachableScreen.copy.ts';

export type UnreachableReason = 'offline' | 'unreachable';

export interface UnreachableScreenProps {
  /** `offline`: the device has no network. `unreachable`: the service does not answer. */
  reason: UnreachableReason;
  /** A new attempt is running. */
  busy?: boolean;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

/** The service cannot be reached. */
export function UnreachableScreen({ reason, busy = false, onRetry }: UnreachableScreenProps) {
  return (
    <StatePage
      role="alert"
      mark={copy.markTitle}
      title={copy[reason].title}
      body={copy[reason].body}
      actions={
        <Button variant="primary" busy={busy} busyLabel={copy.retryBusy} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  );
}
