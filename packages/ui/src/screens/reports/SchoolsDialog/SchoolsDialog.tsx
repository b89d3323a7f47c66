import type { SchoolRow } from '@ziping/bazi/types';
import { SchoolComparison } from '@ziping/bazi-view/SchoolComparison';
import { paths } from '../../../paths.ts';
import { LoadedPart, type Part } from '../../../patterns/LoadedPart/LoadedPart.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { schoolsDialogCopy as copy } from './SchoolsDialog.copy.ts';

/** The comparison; null without a professional plan. */
export type Schools = { rows: readonly SchoolRow[]; hour_unknown: boolean } | null;

export interface SchoolsDialogProps {
  /** What each school says of the chart. */
  schools: Part<Schools>;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
  /** It is left without an action. */
  onClose: () => void;
}

/** What each school makes of a chart, for members with a professional plan. */
export function SchoolsDialog({ schools, onRetry, onClose }: SchoolsDialogProps) {
  return (
    <Dialog open size="large" title={copy.title} onClose={onClose}>
      <LoadedPart part={schools} copy={copy} onRetry={onRetry}>
        {(comparison) =>
          comparison ? (
            <SchoolComparison {...comparison} />
          ) : (
            <EmptyState
              level={3}
              title={copy.noPlan}
              action={
                <Button variant="primary" href={paths.membership}>
                  {copy.plans}
                </Button>
              }
            >
              {copy.noPlanText}
            </EmptyState>
          )
        }
      </LoadedPart>
    </Dialog>
  );
}
