import { listReportTypes } from '@ziping/api-client/endpoints/reports';
import type { Client } from '@ziping/api-client/client';
import { isReadable } from '@ziping/ui/screens/reports/report-text';

/**
 * How many reports of a record have a text. The service is asked: the device may have an older list, and a query waits
 * for the network.
 * @throws ApiError where the service does not answer
 */
export async function countWritten(client: Client, record_id: string): Promise<number> {
  return (await listReportTypes(client, record_id)).filter(isReadable).length;
}
