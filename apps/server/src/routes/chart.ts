import type { Records } from '../domain/records/records.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountChart(calls: Calls, records: Records): void {
  calls.authenticated('getChart', async ({ account, path }) =>
    success(await records.chart(account, path.id)),
  );

  calls.authenticated('listLiuNian', async ({ account, path }) =>
    success(await records.liuNian(account, path.id, path.da_yun_id)),
  );
}
