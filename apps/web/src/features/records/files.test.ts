import { recordTransferCopy as copy } from '@ziping/ui/screens/reports/RecordTransferDialog.copy';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';

import { readRecordFile } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

const read = (name: string, ...parts: BlobPart[]) => readRecordFile(new File(parts, name));
const bytes = (...values: number[]) => new Uint8Array(values);

it('takes the format from the extension', async () => {
  expect(await read('命盘.CSV', '姓名')).toEqual({ format: 'csv', content: '姓名' });
  expect(await read('a.b.json', '[]')).toEqual({ format: 'json', content: '[]' });
  expect(await read('命盘.txt', '姓名\t性别')).toEqual({ format: 'csv', content: '姓名\t性别' });
  for (const name of ['命盘.xls', '命盘', '命盘.'])
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

type Cell = string | number | { value: number; style: 1 | 2 | 3 };

/** A workbook of one sheet as Excel saves it; a number with `style` 1 is a day, 2 a moment, 3 a time of the day. */
function workbook(...rows: Cell[][]): BlobPart {
  const cell = (content: Cell, at: string) => {
    if (typeof content === 'string') return `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`;
    const { value, style } = typeof content === 'number' ? { value: content, style: 0 } : content;
    return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  };
  const lines = rows.map((row, index) => {
    const cells = row.map((content, column) =>
      cell(content, `${String.fromCharCode(65 + column)}${index + 1}`),
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="客户" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

it('reads a workbook: days, moments and times as they are shown', async () => {
  const day = { value: 33_039, style: 1 } as const;
  const book = workbook(
    ['姓名', '性别', '生日', '时间', '建档', '备注'],
    ['林清和', 1, day, { value: 0.4375, style: 3 }, { value: 33_039.4375, style: 2 }, '一, &quot;二&quot;'],
    ['周慕白', 0, day, '辰时', { value: 33_039, style: 2 }, 19900615],
  );
  expect(await read('命盘.xlsx', book)).toEqual({
    format: 'csv',
    content: [
      '姓名,性别,生日,时间,建档,备注',
      '林清和,1,1990-06-15,10:30,1990-06-15 10:30,"一, ""二"""',
      '周慕白,0,1990-06-15,辰时,1990-06-15 00:00,19900615',
    ].join('\r\n'),
  });
});

it('reads a workbook of a thousand rows without a worker, and refuses what is none', async () => {
  vi.stubGlobal('Worker', undefined);
  const row = ['林清和', '男', '1990-06-15', '巳时', '浙江省杭州市', '无'.repeat(50)];
  const rows = Array.from({ length: 1000 }, () => row);
  const large = await read(
    '命盘.xlsx',
    workbook(['姓名', '性别', '生日', '时辰', '出生地', '备注'], ...rows),
  );
  expect('content' in large && large.content.split('\r\n')).toHaveLength(1001);
  expect(await read('命盘.xlsx', '姓名,性别')).toEqual({ refused: copy.unreadable });
});
