import type { Schema } from '@ziping/api-client/types';
import { ShareDialog } from '@ziping/ui/patterns/ShareDialog';

import { useShare } from './useShare.ts';

/** The panel that shares a record's chart as a picture. Imported on use and mounted while it is open. */
export default function ShareChart({
  chart,
  onClose,
}: {
  chart: Schema<'RecordChart'>;
  onClose: () => void;
}) {
  return <ShareDialog open {...useShare(chart)} onClose={onClose} />;
}
