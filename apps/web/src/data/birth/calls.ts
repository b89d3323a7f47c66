import { listLocations } from '@ziping/api-client/endpoints/locations';
import { createRecord } from '@ziping/api-client/endpoints/records';
import type { Schema } from '@ziping/api-client/types';

import { api } from '../client.ts';

/** Casts a chart and keeps it. */
export const castRecord = (body: Schema<'CreateRecordBody'>) => createRecord(api, body);

/** The regions of China with their longitudes. */
export const askRegions = () => listLocations(api);
