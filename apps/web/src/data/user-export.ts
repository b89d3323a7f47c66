import { exportUserData } from '@ziping/api-client/endpoints/user-export';

import { mutationAtom } from './mutation.ts';

/** Fetches everything the service holds of the member; on demand, so a mutation. */
export const exportUserDataMutationAtom = mutationAtom((_: void, { client }) => exportUserData(client));
