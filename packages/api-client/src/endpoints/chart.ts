import type { Client } from '../client.ts';
import { unwrap } from '../envelope.ts';
import type { CallOptions, Schema } from '../types.ts';

/** The chart of a record, with the record. */
export function getChart(
  client: Client,
  id: string,
  { signal }: CallOptions = {},
): Promise<Schema<'RecordChart'>> {
  return unwrap(client.GET('/api/reports/{id}', { params: { path: { id } }, signal }));
}

/**
 * The years of one major cycle.
 *
 * @param da_yun_id index of the cycle in `da_yun_list`, from 0.
 */
export function listLiuNian(
  client: Client,
  { id, da_yun_id }: { id: string; da_yun_id: number },
  { signal }: CallOptions = {},
): Promise<Schema<'LiuNian'>[]> {
  return unwrap(
    client.GET('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', {
      params: { path: { id, da_yun_id } },
      signal,
    }),
  );
}
