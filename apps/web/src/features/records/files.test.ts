import { recordTransferCopy as copy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import { expect, it } from 'vitest';

import { readRecordFile } from './files.ts';

const read = (name: string, ...parts: BlobPart[]) => readRecordFile(new File(parts, name));
const bytes = (...values: number[]) => new Uint8Array(values);

it('takes the format from the extension', async () => {
  expect(await read('命盘.CSV', '姓名')).toEqual({ format: 'csv', content: '姓名' });
  expect(await read('a.b.json', '[]')).toEqual({ format: 'json', content: '[]' });
  expect(await read('命盘.txt', '姓名\t性别')).toEqual({ format: 'csv', content: '姓名\t性别' });
  for (const name of ['命盘.xlsx', '命盘', '命盘.'])
    expect(await read(name, '姓名')).toEqual({ refused: copy.wrongKind });
});

it('decodes GB 18030 and UTF-16', async () => {
  expect(await read('a.csv', bytes(0xd0, 0xd5, 0xc3, 0xfb))).toEqual({ format: 'csv', content: '姓名' });
  const wide = bytes(0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54);
  expect(await read('a.csv', wide)).toEqual({ format: 'csv', content: '姓名' });
});

it('refuses a file that is too large or not text', async () => {
  expect(await read('a.csv', new Uint8Array(1024 * 1024 + 1))).toEqual({ refused: copy.tooLarge });
  expect(await read('a.csv', bytes(0xff, 0xff, 0xff))).toEqual({ refused: copy.unreadable });
  expect(await read('a.csv', 'PK\u0003\u0004\u0000\u0000')).toEqual({ refused: copy.unreadable });
});
