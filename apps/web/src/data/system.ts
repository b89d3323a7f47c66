import { getConfig } from '@ziping/api-client/endpoints/system';
import { atomWithQuery } from 'jotai-tanstack-query';

import { clientAtom } from './client.ts';

/** The service's public settings, fetched on demand by `refetch`. */
export const configQueryAtom = atomWithQuery((get) => ({
  queryKey: ['config'],
  queryFn: () => getConfig(get(clientAtom)),
  enabled: false,
  retry: false,
  networkMode: 'always' as const,
}));
