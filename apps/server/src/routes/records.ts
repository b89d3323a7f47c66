import type { Schema } from '@ziping/api-client/types';

import type { Exports } from '../domain/limits/exports.ts';
import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { recordMissing } from '../domain/records/own-records.ts';
import { writeCsv } from '../domain/records/record-file.ts';
import type { Records } from '../domain/records/records.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';
import { jsonParts, type Streamed } from '../http/json-text.ts';
import { LongAnswer } from '../http/long-answer.ts';
import type { Clock } from '../ports/clock.ts';
import { apiError } from '../shared/errors.ts';

const FILE_BYTES = 1024 * 1024;
// JSON escapes take up to three times the bytes of the file, plus the other fields.
const BODY_BYTES = 3 * FILE_BYTES + 1024;

const fileTooLarge = () => apiError(413, '文件不能超过1MB');

interface Dependencies {
  records: Records;
  exports: Exports;
  limiter: RateLimiter;
  clock: Clock;
}

/** Files of records. */
function mountFiles(calls: Calls, { records, exports, limiter, clock }: Dependencies): void {
  calls.authenticated('exportRecords', async ({ account, query }) => {
    await limiter.consume('exportPerUser', account.userId);
    const rows = records.listFileRows(account);
    const exported_at = clock.now().toISOString();
    if (query.format !== 'csv') {
      const file: Streamed<Schema<'RecordFile'>> = { exported_at, records: rows };
      return new LongAnswer(exports.send(account.userId, jsonParts(success(file))));
    }
    const name = `命盘记录-${exported_at.slice(0, 10)}.csv`;
    return new LongAnswer(exports.send(account.userId, writeCsv(rows)), {
      type: 'text/csv; charset=utf-8',
      name,
    });
  });

  calls.authenticated(
    'importRecords',
    async ({ account, body }) => {
      if (Buffer.byteLength(body.content) > FILE_BYTES) throw fileTooLarge();
      const result = await records.importFile(account, body);
      if (body.preview) return success(result);
      return success(result, result.imported > 0 ? '已导入' : '没有可以导入的命盘');
    },
    {
      limit: BODY_BYTES,
      tooLarge: fileTooLarge,
      beforeRead: async ({ account }) => {
        if (account) await limiter.consume('importPerUser', account.userId);
      },
    },
  );
}

export function mountRecords(calls: Calls, dependencies: Dependencies): void {
  const { records } = dependencies;
  // Before the routes of single records, which would take `export` for an id.
  mountFiles(calls, dependencies);

  calls.authenticated('restoreRecords', async ({ account, body }) =>
    success({ restored: await records.restore(account, body.record_ids) }, '已恢复'),
  );

  calls.authenticated('moveRecords', async ({ account, body }) =>
    success(await records.move(account, body.record_ids, body.category), '已移动'),
  );

  calls.authenticated('updateRecord', async ({ account, path, body }) =>
    success(await records.update(account, path.id, body), '已保存'),
  );

  calls.authenticated('pinRecord', async ({ account, path, body }) =>
    success(await records.pin(account, path.id, body.pinned)),
  );

  calls.authenticated('noteRecord', async ({ account, path, body }) =>
    success(await records.note(account, path.id, body.note), '已保存'),
  );

  calls.authenticated('createRecord', async ({ account, body }) =>
    success({ record_id: await records.create(account.userId, body) }, '排盘成功'),
  );

  calls.authenticated('listRecords', async ({ account, query }) =>
    success(await records.list(account, query)),
  );

  calls.authenticated('deleteRecords', async ({ account, body }) =>
    success({ deleted: await records.remove(account, body.record_ids) }, '已删除'),
  );

  calls.authenticated('getRecord', async ({ account, path }) => success(await records.get(account, path.id)));

  calls.authenticated('deleteRecord', async ({ account, path }) => {
    if ((await records.remove(account, [path.id])) === 0) throw recordMissing();
    return success(null, '已删除');
  });
}
