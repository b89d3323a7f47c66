import type { Records } from '../domain/records/records.ts';
import { type Calls, granted } from '../http/calls.ts';

export function mountChart(calls: Calls, records: Records): void {
  calls.signedIn('getChart', async ({ account, path }) => granted(await records.chart(account, path.id)));

  calls.signedIn('listLiuNian', async ({ account, path }) =>
    granted(await records.liuNian(account, path.id, path.da_yun_id)),
  );
}
