import {
  type ExportState,
  type ImportState,
  type RecordFileFormat,
  RecordTransferDialog,
} from '@ziping/ui/screens/reports/RecordTransferDialog';
import { recordTransferCopy as copy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import { useState } from 'react';

import { attempt } from '../../shared/attempt.ts';
import { fileDay, saveFile } from '../../shared/save-file.ts';
import { readRecordFile } from '../../features/records/files.ts';
import { takeIn, takeOut } from '../../data/records/record.ts';

/** The panel over the list: records out to a file, and in from one. */
export default function Transfer({ onClose }: { onClose: () => void }) {
  const [exporting, setExporting] = useState<ExportState>({ kind: 'idle' });
  const [importing, setImporting] = useState<ImportState>({ kind: 'choosing' });

  async function save(format: RecordFileFormat) {
    setExporting({ kind: 'busy', format });
    const outcome = await attempt(copy.exportFailed, () => takeOut(format));
    if ('fault' in outcome) {
      setExporting({ kind: 'failed', message: outcome.fault.message });
      return;
    }
    const file = `命盘记录-${fileDay(Date.now())}.${format}`;
    saveFile(outcome.data, file);
    setExporting({ kind: 'done', file });
  }

  async function take(file: File) {
    setImporting({ kind: 'busy', file: file.name });
    const read = await readRecordFile(file);
    if ('refused' in read) {
      setImporting({ kind: 'refused', message: read.refused });
      return;
    }
    const outcome = await attempt(copy.importFailed, () => takeIn(read));
    setImporting(
      'fault' in outcome
        ? { kind: 'refused', message: outcome.fault.message }
        : { kind: 'done', format: read.format, ...outcome.data },
    );
  }

  return (
    <RecordTransferDialog
      open
      exporting={exporting}
      importing={importing}
      onExport={({ format }) => void save(format)}
      onPick={({ file }) => void take(file)}
      onClose={onClose}
    />
  );
}
