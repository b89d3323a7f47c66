import type { HttpHandler } from 'msw';
import { manyRecords } from '../fixtures/records.ts';
import { recordHandlers } from '../handlers/records.ts';
import { mock, no, ok } from '../http.ts';

/** A thousand records, with every group among them. */
export function aThousandRecords(): HttpHandler[] {
  return recordHandlers(manyRecords);
}

/** An import saves ten rows and reports two faults. */
export function importWithFaults(): HttpHandler[] {
  return [
    mock.post('/api/records/import', ({ answer }) =>
      answer(
        200,
        ok(
          {
            imported: 10,
            faults: [
              { row: 3, field: 'birth_time', message: '没有这一天，请检查出生日期' },
              { row: 7, field: 'gender', message: '性别须写男或女' },
            ],
          },
          '已导入',
        ),
      ),
    ),
  ];
}

/** The import file lacks required columns. */
export function importRefused(): HttpHandler[] {
  const message = '缺少这些列：姓名、出生时间';
  return [
    mock.post('/api/records/import', ({ answer }) =>
      answer(400, { code: 400, message, data: { errors: [{ field: 'content', message }] } }),
    ),
  ];
}

/** The export is rate-limited. */
export function exportTooOften(): HttpHandler[] {
  return [
    mock.get('/api/records/export', ({ answer }) => answer(429, no(429, '操作过于频繁，请60秒后再试'))),
  ];
}

/** The deleted records can no longer be restored. */
export function restoreTooLate(): HttpHandler[] {
  return [mock.post('/api/records/restore', ({ answer }) => answer(200, ok({ restored: 0 }, '已恢复')))];
}

/** The last of the moved records no longer exists. */
export function moveInPart(): HttpHandler[] {
  return [
    mock.post('/api/records/move', async ({ answer, body }) => {
      const { record_ids } = await body();
      const [missing = '', ...moved] = [...record_ids].reverse();
      const former = [{ category: 'self' as const, record_ids: moved }];
      return answer(200, ok({ moved: moved.length, missing: [missing], former }, '已移动'));
    }),
  ];
}

/** The change of the birth data is rejected. */
export function updateRefused(): HttpHandler[] {
  const message = '出生时间不能晚于现在';
  return [
    mock.put('/api/records/{id}', ({ answer }) =>
      answer(400, { code: 400, message, data: { errors: [{ field: 'birth_time', message }] } }),
    ),
  ];
}
