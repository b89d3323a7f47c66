import type { Schema } from '@ziping/api-client/types';
import { SharePanel } from '@ziping/ui/patterns/SharePanel';

import { useShare } from './useShare.ts';

/** The panel with a record's chart as a picture; there while it is open. Imported on use: no page needs it at first. */
export default function ShareChart({
  chart,
  onClose,
}: {
  chart: Schema<'RecordChart'>;
  onClose: () => void;
}) {
  return <SharePanel open {...useShare(chart)} onClose={onClose} />;
}
