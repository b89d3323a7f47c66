import { exportUserData } from '@ziping/api-client/endpoints/user';

import { api } from '../../data/client.ts';

/** Everything the service keeps about the member. */
export const askOwnData = () => exportUserData(api);
