import { paths } from '../../../paths.ts';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { errorCopy as copy } from './ErrorScreen.copy.ts';

export interface ErrorScreenProps {
  /** An error id or short message to quote when asking for help. */
  reference?: string;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

/** A page that failed to render. */
export function ErrorScreen({ reference, onRetry }: ErrorScreenProps) {
  return (
    <StatePage
      role="alert"
      mark={copy.markTitle}
      title={copy.title}
      body={copy.body}
      footnote={reference ? `${copy.detail} ${reference}` : undefined}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {copy.retry}
          </Button>
          <Button href={paths.home}>{copy.home}</Button>
        </>
      }
    />
  );
}
