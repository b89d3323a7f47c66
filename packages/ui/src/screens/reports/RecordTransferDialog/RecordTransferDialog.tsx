import type { Schema } from '@ziping/api-client/types';
import { Download, Upload } from 'lucide-react';
import { FilePicker } from '../../../patterns/FilePicker/FilePicker.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { recordTransferCopy as copy } from './RecordTransferDialog.copy.ts';
import { recordTransferStyles } from './RecordTransferDialog.styles.ts';

export type RecordFileFormat = keyof typeof copy.formats;

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'busy'; format: RecordFileFormat }
  /** `file`: name of the saved file. */
  | { kind: 'done'; file: string }
  | { kind: 'failed'; message: string };

export type ImportState =
  | { kind: 'choosing' }
  | { kind: 'busy'; file: string }
  | { kind: 'done'; format: RecordFileFormat; imported: number; faults: readonly Schema<'RecordFault'>[] }
  /** The file was refused as a whole. */
  | { kind: 'refused'; message: string };

export interface RecordTransferDialogProps {
  open: boolean;
  exporting: ExportState;
  importing: ImportState;
  onExport: (event: { format: RecordFileFormat }) => void;
  onPick: (event: { file: File }) => void;
  onClose: () => void;
}

const formats = Object.keys(copy.formats) as RecordFileFormat[];

function ImportResult({ state }: { state: Extract<ImportState, { kind: 'done' | 'refused' }> }) {
  const styles = stylesOf(recordTransferStyles);
  if (state.kind === 'refused') {
    return (
      <div css={styles.result} role="alert">
        <Notice tone="danger" title={copy.refused}>
          {state.message}
        </Notice>
      </div>
    );
  }
  const { imported, faults, format } = state;
  return (
    <div css={styles.result}>
      <div role="status">
        <Notice tone={faults.length > 0 ? 'warning' : 'success'}>
          {imported > 0 ? copy.done(imported) : copy.doneNone}
        </Notice>
      </div>
      {faults.length > 0 && (
        <>
          <p css={styles.hint}>{copy.faults(faults.length)}</p>
          <ul css={styles.faults} aria-label={copy.faultList} tabIndex={0}>
            {faults.map(({ row, field, message }) => (
              <li key={`${row} ${field}`} css={styles.fault}>
                <span css={styles.faultRow}>{copy.faultRow(row)}</span>
                <span>{message}</span>
              </li>
            ))}
          </ul>
          <p css={styles.hint}>
            {format === 'csv' ? copy.rows : copy.items}
            {copy.faultsHint}
          </p>
        </>
      )}
    </div>
  );
}

/** Exports all records to a file, and imports records from one. */
export function RecordTransferDialog({
  open,
  exporting,
  importing,
  onExport,
  onPick,
  onClose,
}: RecordTransferDialogProps) {
  const styles = stylesOf(recordTransferStyles);
  const busy = importing.kind === 'busy';
  return (
    <Dialog
      open={open}
      size="medium"
      title={copy.title}
      onClose={onClose}
      dismissible={!busy}
      footer={
        <Button disabled={busy} onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <section css={styles.section}>
        <h3 css={styles.title}>{copy.exportTitle}</h3>
        <p css={styles.lead}>{copy.exportLead}</p>
        <div css={styles.row}>
          {formats.map((format) => (
            <Button
              key={format}
              icon={<Download size={18} strokeWidth={1.5} aria-hidden="true" />}
              busy={exporting.kind === 'busy' && exporting.format === format}
              busyLabel={copy.exporting}
              disabled={exporting.kind === 'busy' || busy}
              onClick={() => onExport({ format })}
            >
              {copy.formats[format]}
            </Button>
          ))}
        </div>
        {exporting.kind === 'done' && (
          <p css={styles.status} role="status">
            {copy.exported(exporting.file)}
          </p>
        )}
        {exporting.kind === 'failed' && (
          <p css={styles.status} role="alert">
            {exporting.message}
          </p>
        )}
      </section>
      <section css={styles.section}>
        <h3 css={styles.title}>{copy.importTitle}</h3>
        <p css={styles.lead}>{copy.importLead}</p>
        {(importing.kind === 'done' || importing.kind === 'refused') && <ImportResult state={importing} />}
        {importing.kind === 'busy' ? (
          <p css={styles.status} role="status">
            <Spinner />
            {copy.importing(importing.file)}
          </p>
        ) : (
          <FilePicker
            label={importing.kind === 'choosing' ? copy.pick : copy.pickAgain}
            icon={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            onPick={({ files: [file] }) => file && onPick({ file })}
          />
        )}
      </section>
    </Dialog>
  );
}
