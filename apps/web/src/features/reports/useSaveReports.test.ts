import { expect, it } from 'vitest';

import { fileNames } from './useSaveReports.ts';

it('names each report after its record, and sets equal names apart', () => {
  const report = { record_name: '林清和', name: '财运分析' };
  expect(
    fileNames([
      report,
      { ...report, name: '命局总论' },
      report,
      { record_name: '甲/乙:"?\u202e', name: 'A' },
      { record_name: '甲乙', name: 'a' },
    ]),
  ).toEqual([
    '林清和_财运分析_报告.docx',
    '林清和_命局总论_报告.docx',
    '林清和_财运分析_报告_2.docx',
    '甲乙_A_报告.docx',
    '甲乙_a_报告_2.docx',
  ]);
});
