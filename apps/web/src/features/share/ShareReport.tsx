import { ShareDialog } from '@ziping/ui/patterns/ShareDialog';
import { useMemo } from 'react';

import { reportSource, type SharedReport } from './sources.ts';
import { useShare } from './useShare.ts';

interface ShareReportProps {
  report: SharedReport;
  /** Whose report it is. */
  person: string;
  /** Shares or copies the whole text. */
  onSendText: () => void;
  onClose: () => void;
}

/** The panel that shares the opening of a report as a picture. Imported on use and mounted while it is open. */
export default function ShareReport({ report, person, onSendText, onClose }: ShareReportProps) {
  const source = useMemo(() => reportSource(report, person), [report, person]);
  const { capabilities, ...panel } = useShare(source);
  // The reader prints the whole text.
  const offered = { ...capabilities, print: false };
  return (
    <ShareDialog
      open
      subject="report"
      {...panel}
      capabilities={offered}
      onSendText={onSendText}
      onClose={onClose}
    />
  );
}
