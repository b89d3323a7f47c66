import type { Schema } from '@ziping/api-client/types';
import { Download, Upload } from 'lucide-react';
import { FilePicker } from '../../../patterns/FilePicker/FilePicker.tsx';
import { formatDateTime } from '../../../patterns/formatDateTime.ts';
import { recordCardCopy } from '../../../patterns/RecordCard/RecordCard.copy.ts';
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
  | { kind: 'reading'; file: string }
  /** How the file is understood; nothing is stored yet. `columns` is empty for JSON. */
  | {
      kind: 'preview';
      format: RecordFileFormat;
      columns: readonly Schema<'RecordColumn'>[];
      rows: readonly Schema<'RecordPreviewRow'>[];
      faults: readonly Schema<'RecordFault'>[];
    }
  | { kind: 'busy'; file: string }
  | { kind: 'done'; format: RecordFileFormat; imported: number; faults: readonly Schema<'RecordFault'>[] }
  /** The file was refused as a whole. */
  | { kind: 'refused'; message: string };

export interface RecordTransferDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** A file is being made. */
  exporting: ExportState;
  /** A file is being read or stored. */
  importing: ImportState;
  /** A file is asked for. */
  onExport: (event: { format: RecordFileFormat }) => void;
  /** A file was chosen, to be previewed. */
  onPick: (event: { file: File }) => void;
  /** The previewed rows are to be stored. */
  onImport: () => void;
  /** It is left without an action. */
  onClose: () => void;
}

const formats = Object.keys(copy.formats) as RecordFileFormat[];

function Faults({
  faults,
  format,
  title,
}: {
  faults: readonly Schema<'RecordFault'>[];
  format: RecordFileFormat;
  title: string;
}) {
  const styles = stylesOf(recordTransferStyles);
  return (
    <>
      <p css={styles.hint}>{title}</p>
      <ul css={styles.faults} aria-label={copy.faultList} tabIndex={0}>
        {faults.map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`} css={styles.fault}>
            <span css={styles.faultRow}>{copy.faultRow(row)}</span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <p css={styles.hint}>{format === 'csv' ? copy.rows : copy.items}</p>
    </>
  );
}

/** The defaults that were taken, each with the number of its rows, the most frequent first. */
function countAssumed(rows: readonly Schema<'RecordPreviewRow'>[]): [message: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { assumed } of rows) {
    for (const { message } of assumed) counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Kinds of defaults that are listed above the rows; the rows have all of them. */
const MOST_ASSUMED = 6;

function PreviewRow({ item }: { item: Schema<'RecordPreviewRow'> }) {
  const styles = stylesOf(recordTransferStyles);
  const { row, name, gender, calendar_type, birth_time, leap_month, hour_unknown, birth_place_label } = item;
  const time = formatDateTime(birth_time);
  const date = hour_unknown ? `${time.split(' ')[0] ?? ''} ${copy.hourUnknown}` : time;
  const birth = copy.birth(copy.calendars[calendar_type], leap_month, date);
  return (
    <li css={styles.fault}>
      <span css={styles.faultRow}>{copy.faultRow(row)}</span>
      <span css={styles.person}>
        <span>
          <strong>{name}</strong> {copy.genders[gender]} · {recordCardCopy.groups[item.category]}
        </span>
        <span css={styles.pillars}>{item.pillars.join(' ')}</span>
        <span>{[birth, birth_place_label].filter(Boolean).join(' · ')}</span>
        {item.assumed.length > 0 && (
          <span css={styles.hint}>{item.assumed.map(({ message }) => message).join('；')}</span>
        )}
      </span>
    </li>
  );
}

function ImportPreview({
  state: { columns, rows, faults, format },
}: {
  state: Extract<ImportState, { kind: 'preview' }>;
}) {
  const styles = stylesOf(recordTransferStyles);
  const assumed = countAssumed(rows);
  return (
    <div css={styles.result}>
      <div role="status">
        <Notice tone={rows.length === 0 || faults.length > 0 ? 'warning' : 'info'}>
          {rows.length > 0 ? copy.preview(rows.length) : copy.previewNone}
        </Notice>
      </div>
      {columns.length > 0 && (
        <>
          <h4 css={styles.subtitle}>{copy.columns}</h4>
          <ul css={styles.columns}>
            {columns.map(({ title, field }, index) => (
              <li key={index} css={field === '' ? styles.leftOut : undefined}>
                {copy.columnAs(title, copy.fields[field] ?? copy.columnLeftOut)}
              </li>
            ))}
          </ul>
        </>
      )}
      {faults.length > 0 && (
        <Faults faults={faults} format={format} title={copy.previewFaults(faults.length)} />
      )}
      {assumed.length > 0 && (
        <>
          <h4 css={styles.subtitle}>{copy.assumed}</h4>
          <ul css={styles.columns}>
            {assumed.slice(0, MOST_ASSUMED).map(([message, count]) => (
              <li key={message}>{copy.assumedFor(message, count)}</li>
            ))}
            {assumed.length > MOST_ASSUMED && <li>{copy.more(assumed.length - MOST_ASSUMED)}</li>}
          </ul>
        </>
      )}
      {rows.length > 0 && (
        <>
          <h4 css={styles.subtitle}>{copy.rowList}</h4>
          <ul css={styles.previewRows} aria-label={copy.rowList} tabIndex={0}>
            {rows.map((item) => (
              <PreviewRow key={item.row} item={item} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

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
          <Faults faults={faults} format={format} title={copy.faults(faults.length)} />
          <p css={styles.hint}>{copy.faultsHint}</p>
        </>
      )}
    </div>
  );
}

function ExportSection({ exporting, onExport }: Pick<RecordTransferDialogProps, 'exporting' | 'onExport'>) {
  const styles = stylesOf(recordTransferStyles);
  return (
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
            disabled={exporting.kind === 'busy'}
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
  );
}

/** Exports all records to a file, and imports records from one after a preview. */
export function RecordTransferDialog({
  open,
  exporting,
  importing,
  onExport,
  onPick,
  onImport,
  onClose,
}: RecordTransferDialogProps) {
  const styles = stylesOf(recordTransferStyles);
  const busy = importing.kind === 'busy' || importing.kind === 'reading';
  // What was read of a file is checked without the rest of the dialog above it.
  const checking = busy || importing.kind === 'preview';
  const previewed = importing.kind === 'preview' ? importing.rows.length : 0;
  return (
    <Dialog
      open={open}
      size="medium"
      title={copy.title}
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {previewed > 0 ? copy.cancel : copy.close}
          </Button>
          {previewed > 0 && (
            <Button variant="primary" onClick={onImport}>
              {copy.confirm(previewed)}
            </Button>
          )}
        </>
      }
    >
      {!checking && <ExportSection exporting={exporting} onExport={onExport} />}
      <section css={styles.section}>
        <h3 css={styles.title}>{copy.importTitle}</h3>
        {!checking && <p css={styles.lead}>{copy.importLead}</p>}
        {(importing.kind === 'done' || importing.kind === 'refused') && <ImportResult state={importing} />}
        {importing.kind === 'preview' && <ImportPreview state={importing} />}
        {importing.kind === 'busy' || importing.kind === 'reading' ? (
          <p css={styles.status} role="status">
            <Spinner />
            {importing.kind === 'busy' ? copy.importing(importing.file) : copy.reading(importing.file)}
          </p>
        ) : (
          <FilePicker
            label={importing.kind === 'choosing' ? copy.pick : copy.pickAgain}
            icon={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
            accept=".xlsx,.csv,.tsv,.txt,.json,text/csv,application/json"
            onPick={({ files: [file] }) => file && onPick({ file })}
          />
        )}
      </section>
    </Dialog>
  );
}
