import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import { writeCsv } from '../domain/records/record-file.ts';
import type { Records } from '../domain/records/records.ts';
import { type Calls, Download, granted } from '../http/calls.ts';
import type { Clock } from '../ports/clock.ts';
import { refuse } from '../refusal.ts';

const FILE_BYTES = 1024 * 1024;
// Within JSON a character of the file takes up to three times its bytes, and the envelope a little more.
const BODY_BYTES = 3 * FILE_BYTES + 1024;

const fileTooLarge = () => refuse(413, '文件不能超过1MB');

interface Dependencies {
  records: Records;
  limiter: RateLimiter;
  clock: Clock;
}

export function mountRecords(calls: Calls, { records, limiter, clock }: Dependencies): void {
  // Before the record whose id would be `export`.
  calls.signedIn('exportRecords', async ({ account, query }) => {
    const rows = await records.exportRows(account);
    const exported_at = clock.now().toISOString();
    if (query.format !== 'csv') return granted({ exported_at, records: rows });
    const name = `命盘记录-${exported_at.slice(0, 10)}.csv`;
    return new Download(writeCsv(rows), 'text/csv; charset=utf-8', name);
  });

  calls.signedIn(
    'importRecords',
    async ({ account, body }) => {
      if (Buffer.byteLength(body.content) > FILE_BYTES) throw fileTooLarge();
      const outcome = await records.importFile(account, body.format, body.content);
      return granted(outcome, outcome.imported > 0 ? '已导入' : '没有可以导入的记录');
    },
    {
      limit: BODY_BYTES,
      tooLarge: fileTooLarge,
      before: async ({ account }) => {
        if (account) await limiter.take('importPerUser', account.userId);
      },
    },
  );

  calls.signedIn('restoreRecords', async ({ account, body }) =>
    granted({ restored: await records.restore(account, body.record_ids) }, '已恢复'),
  );

  calls.signedIn('moveRecords', async ({ account, body }) =>
    granted(await records.move(account, body.record_ids, body.category), '已移动'),
  );

  calls.signedIn('updateRecord', async ({ account, path, body }) =>
    granted(await records.update(account, path.id, body), '已保存'),
  );

  calls.signedIn('pinRecord', async ({ account, path, body }) =>
    granted(await records.pin(account, path.id, body.pinned)),
  );

  calls.signedIn('noteRecord', async ({ account, path, body }) =>
    granted(await records.note(account, path.id, body.note), '已保存'),
  );

  calls.signedIn('createRecord', async ({ account, body }) =>
    granted({ record_id: await records.create(account.userId, body) }, '排盘成功'),
  );

  calls.signedIn('listRecords', async ({ account, query }) => granted(await records.list(account, query)));

  calls.signedIn('deleteRecords', async ({ account, body }) =>
    granted({ deleted: await records.remove(account, body.record_ids) }, '已删除'),
  );

  calls.signedIn('getRecord', async ({ account, path }) => granted(await records.get(account, path.id)));

  calls.signedIn('deleteRecord', async ({ account, path }) => {
    if ((await records.remove(account, [path.id])) === 0) throw refuse(404, '记录不存在或已删除');
    return granted(null, '已删除');
  });
}
