import type { Schema } from '@ziping/api-client/types';
import { SharePanel } from '@ziping/ui/patterns/SharePanel';

import { useShare } from './useShare.ts';

/** The panel that shares a record's chart as a picture. Imported on use and mounted while it is open. */
export default function ShareChart({
  chart,
  onClose,
}: {
  chart: Schema<'RecordChart'>;
  onClose: () => void;
}) {
  return <SharePanel open {...useShare(chart)} onClose={onClose} />;
}
