import type { HttpHandler } from 'msw';
import { manyRecords } from '../fixtures/records.ts';
import { recordHandlers } from '../handlers/records.ts';
import { mock, no, ok } from '../http.ts';

/** A practice's register: a thousand records, every group among them. */
export function aThousandRecords(): HttpHandler[] {
  return recordHandlers(manyRecords);
}

/** Of a file ten rows are taken in and two are at fault. */
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

/** The file has no table the service knows. */
export function importRefused(): HttpHandler[] {
  const message = '缺少这些列：姓名、出生时间';
  return [
    mock.post('/api/records/import', ({ answer }) =>
      answer(400, { code: 400, message, data: { errors: [{ field: 'content', message }] } }),
    ),
  ];
}

/** Records are not given out again so soon. */
export function exportTooOften(): HttpHandler[] {
  return [
    mock.get('/api/records/export', ({ answer }) => answer(429, no(429, '操作过于频繁，请60秒后再试'))),
  ];
}

/** What was deleted is gone for good. */
export function restoreTooLate(): HttpHandler[] {
  return [mock.post('/api/records/restore', ({ answer }) => answer(200, ok({ restored: 0 }, '已恢复')))];
}

/** Of the records that are moved the last one has been deleted elsewhere. */
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

/** The change of a birth is refused. */
export function updateRefused(): HttpHandler[] {
  const message = '出生时间不能晚于现在';
  return [
    mock.put('/api/records/{id}', ({ answer }) =>
      answer(400, { code: 400, message, data: { errors: [{ field: 'birth_time', message }] } }),
    ),
  ];
}
