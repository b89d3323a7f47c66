import { messageOf } from '@ziping/api-client/envelope';
import { SaveFileDialog } from '@ziping/ui/patterns/SaveFileDialog';
import {
  type ExportState,
  type ImportState,
  type RecordFileFormat,
  RecordTransferDialog,
} from '@ziping/ui/screens/reports/RecordTransferDialog';
import { recordTransferCopy as copy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import { useState } from 'react';

import { useExportRecords, useImportRecords } from '../../data/record-mutations.ts';
import { useSaveFile } from '../../features/files/useSaveFile.ts';
import { readRecordFile } from '../../features/records/files.ts';
import { saveFile as download, todayInChina } from '../../shared/save-file.ts';

/** The file that was previewed. */
interface Previewed {
  file: string;
  format: RecordFileFormat;
  content: string;
}

/** The panel over the list that exports records to a file and imports them from one. */
export default function Transfer({ onClose }: { onClose: () => void }) {
  const [exporting, setExporting] = useState<ExportState>({ kind: 'idle' });
  const [importing, setImporting] = useState<ImportState>({ kind: 'choosing' });
  const { saveFile, dialog } = useSaveFile();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);

  const { mutateAsync: exportRecords } = useExportRecords();
  const { mutateAsync: importRecords } = useImportRecords();

  async function saveRecords(format: RecordFileFormat) {
    setExporting({ kind: 'busy', format });
    try {
      const content = await exportRecords(format);
      const file = `命盘记录-${todayInChina()}.${format}`;
      download(content, file);
      setExporting({ kind: 'done', file });
    } catch (error) {
      setExporting({ kind: 'failed', message: messageOf(error, copy.exportFailed) });
    }
  }

  async function previewFile(file: File) {
    setImporting({ kind: 'reading', file: file.name });
    const read = await readRecordFile(file);
    if ('refused' in read) {
      setImporting({ kind: 'refused', message: read.refused });
      return;
    }
    try {
      const { columns = [], rows = [], faults } = await importRecords({ ...read, preview: true });
      setPreviewed({ ...read, file: file.name });
      setImporting({ kind: 'preview', format: read.format, columns, rows, faults });
    } catch (error) {
      setImporting({ kind: 'refused', message: messageOf(error, copy.importFailed) });
    }
  }

  async function storeFile() {
    if (!previewed) return;
    const { file, format, content } = previewed;
    setImporting({ kind: 'busy', file });
    try {
      const { imported, faults } = await importRecords({ format, content });
      setImporting({ kind: 'done', format, imported, faults });
    } catch (error) {
      setImporting({ kind: 'refused', message: messageOf(error, copy.importFailed) });
    }
  }

  return (
    <>
      <RecordTransferDialog
        open
        exporting={exporting}
        importing={importing}
        onExport={({ format }) =>
          saveFile({ action: copy.exportTitle, save: () => void saveRecords(format) })
        }
        onPick={({ file }) => void previewFile(file)}
        onImport={() => void storeFile()}
        onClose={onClose}
      />
      <SaveFileDialog {...dialog} />
    </>
  );
}
