import { ShareDialog } from '@ziping/ui/patterns/ShareDialog';
import { useMemo } from 'react';

import { chartSource, type SharedChart } from './sources.ts';
import { useShare } from './useShare.ts';

/** The panel that shares a record's chart as a picture. Imported on use and mounted while it is open. */
export default function ShareChart({ chart, onClose }: { chart: SharedChart; onClose: () => void }) {
  const source = useMemo(() => chartSource(chart), [chart]);
  return <ShareDialog open {...useShare(source)} onClose={onClose} />;
}
