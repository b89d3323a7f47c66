import type { Client } from '../client.ts';
import { unwrap } from '../answer.ts';
import { envelope } from '../envelope.ts';
import { pageOf } from '../normalise.ts';
import { LiuNianSchema, RecordChartSchema } from '../schemas/chart.ts';
import type { CallOptions, Schema } from '../types.ts';
import { getRecord } from './records.ts';

/** The chart of a record, with the record: a service may send the chart alone. */
export async function getChart(
  client: Client,
  id: string,
  options: CallOptions = {},
): Promise<Schema<'Chart'> & { record: Schema<'Record'> }> {
  const { signal } = options;
  const chart = await unwrap(
    client.GET('/api/reports/{id}', { params: { path: { id } }, signal }),
    RecordChartSchema,
  );
  const record = chart.record ?? (await getRecord(client, id, options));
  return { ...chart, record };
}

/**
 * The years of one major cycle.
 *
 * @param da_yun_id index of the cycle in `da_yun_list`, from 0.
 */
export async function listLiuNian(
  client: Client,
  { id, da_yun_id }: { id: string; da_yun_id: number },
  { signal }: CallOptions = {},
): Promise<Schema<'LiuNian'>[]> {
  return pageOf(
    await envelope(
      client.GET('/api/report/{id}/da_yun/{da_yun_id}/liu_nian', {
        params: { path: { id, da_yun_id } },
        signal,
      }),
    ),
    LiuNianSchema,
  ).items;
}
