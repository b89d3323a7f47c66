import { recordTransferCopy as copy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import type { RecordFileFormat } from '@ziping/ui/screens/reports/RecordTransferDialog';

/** The largest file that can be imported, in bytes. */
const MAX_BYTES = 1024 * 1024;

const formats: Partial<Record<string, RecordFileFormat>> = {
  json: 'json',
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'csv',
};

/** The text of a file, or why it is refused. */
type ReadFile = { format: RecordFileFormat; content: string } | { refused: string };

/** Decodes text as Chinese spreadsheets save it: UTF-8, UTF-16 with a byte order mark, else GB 18030. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  }
}

/** Reads a file of records that is to be imported. */
export async function readRecordFile(file: File): Promise<ReadFile> {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const format = formats[extension];
  if (!format) return { refused: copy.wrongKind };
  if (file.size > MAX_BYTES) return { refused: copy.tooLarge };
  try {
    const bytes = await file.arrayBuffer();
    if (extension === 'xlsx') {
      const { readWorkbook } = await import('./spreadsheet.ts');
      const content = await readWorkbook(bytes);
      if (new Blob([content]).size > MAX_BYTES) return { refused: copy.tooLarge };
      return { format: 'csv', content };
    }
    const content = decode(bytes);
    // A renamed workbook has them.
    return content.includes('\u0000') ? { refused: copy.unreadable } : { format, content };
  } catch {
    return { refused: copy.unreadable };
  }
}
