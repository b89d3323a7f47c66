import { recordTransferCopy as copy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import type { RecordFileFormat } from '@ziping/ui/screens/reports/RecordTransferDialog';

/** The most a file of records may hold, in bytes. */
const MOST_BYTES = 1024 * 1024;

const formats: Partial<Record<string, RecordFileFormat>> = {
  json: 'json',
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
};

/** What a file came to before it was sent. */
type ReadFile = { format: RecordFileFormat; content: string } | { refused: string };

/** Text as spreadsheets in China write it: UTF-8, with a byte order mark UTF-16, else GB 18030. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  }
}

/** The text of a file someone chose, or why it cannot be one with records. */
export async function readRecordFile(file: File): Promise<ReadFile> {
  const format = formats[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!format) return { refused: copy.wrongKind };
  if (file.size > MOST_BYTES) return { refused: copy.tooLarge };
  try {
    const content = decode(await file.arrayBuffer());
    // A workbook that was only renamed is full of them.
    return content.includes('\u0000') ? { refused: copy.unreadable } : { format, content };
  } catch {
    return { refused: copy.unreadable };
  }
}
