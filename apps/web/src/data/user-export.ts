import { exportUserData } from '@ziping/api-client/endpoints/user-export';

import { mutationHook } from './mutation.ts';

/** Fetches everything the service holds of the member; on demand, so a mutation. */
export const useExportUserData = mutationHook((_: void, { client }) => exportUserData(client));
