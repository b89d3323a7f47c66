import { ShareDialog } from '@ziping/ui/patterns/ShareDialog';

import { type SharedChart, useShare } from './useShare.ts';

/** The panel that shares a record's chart as a picture. Imported on use and mounted while it is open. */
export default function ShareChart({ chart, onClose }: { chart: SharedChart; onClose: () => void }) {
  return <ShareDialog open {...useShare(chart)} onClose={onClose} />;
}
