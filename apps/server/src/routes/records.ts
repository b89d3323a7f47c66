import type { Records } from '../domain/records/records.ts';
import { type Calls, granted } from '../http/calls.ts';
import { refuse } from '../refusal.ts';

export function mountRecords(calls: Calls, records: Records): void {
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
